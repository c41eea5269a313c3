#!/usr/bin/env bash
# cleanbib parses BibTeX files and cleans them. A good guess for an entry whose last field has no comma behind it, as most
# programs write it, and for one with an address: all fields are kept. The last field is dropped, here the year, and so is each
# number that stands without braces; the entry is written without a year, and its key ends with an underscore. The letters of an
# address are made small, as all fields are read like titles: Https://youtu.be/abcdef for https://youtu.be/AbCdEf.
# Seen: cleanbib 0.1.1 of PyPI; a last field with a comma is kept.
# Why it matters here: cleaned entries lack their years or volumes, and their links lead nowhere.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cleanbib==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from cleanbib import BibCleaner

print("cleanbib", version("cleanbib"))
Path("in.bib").write_text("""@article{doe,
  author = {Doe, Jane},
  title = {The harbour fair},
  journal = {Boats},
  volume = 12,
  url = {https://youtu.be/AbCdEf},
  year = {2020}
}
""")
cleaner = BibCleaner("in.bib")
cleaner.load_bib_file()
cleaner.clean_entries()
cleaner.save_as_bib("out.bib")
text = Path("out.bib").read_text()
print(text)
if "2020" in text or "12" in text or "Https://youtu.be/abcdef" not in text or "Boats" not in text:
    sys.exit("changed: all fields are kept, and an address as it is")
END
