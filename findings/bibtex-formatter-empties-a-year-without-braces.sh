#!/usr/bin/env bash
# bibtex-formatter puts the entries of a BibTeX file into one form. A good guess for "year = 2020" as the last field of an
# entry, a number without braces, as BibTeX allows it: year = {2020}. The field is empty, year = {}. As many signs as there are
# braces and commas at the end of a value are cut off, and if there are none, all are: the Python slice [0:-0] is empty. So is
# any name of a month or a string at the end of an entry. Of entries with an equal title, such as two editorials, the first is
# kept alone.
# Seen: bibtex-formatter 1.4.0 of PyPI; a number with a comma behind it is kept.
# Why it matters here: the years of a bibliography are gone, and the log names them among what the file did not have.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibtex-formatter==1.4.0 seatable_api || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("bibtex-formatter", version("bibtex-formatter"))
ENTRY = """@article{%s,
  author = {%s},
  title = {%s},
  journal = {Boats},
  volume = 12,
  pages = {1--9},
  year = 2020
}
"""
Path("in.bib").write_text(ENTRY % ("doe", "Doe, Jane", "The harbour fair") + ENTRY % ("roe", "Roe, Sam", "Editorial")
                          + ENTRY % ("poe", "Poe, Ann", "Editorial"))
subprocess.run([sys.executable, "-c", "import sys; from bfm import main; sys.argv = ['bfm', 'in.bib', '-o', 'out.bib']; main()"],
               check=True, stdout=subprocess.DEVNULL)
text = Path("out.bib").read_text()
print(text)
if text.count("year = {}") != 2 or text.count("volume = {12}") != 2 or "Ann" in text:
    sys.exit("changed: a number without braces is kept, and so are two editorials")
END
