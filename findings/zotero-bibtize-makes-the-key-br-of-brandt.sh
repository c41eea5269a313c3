#!/usr/bin/env bash
# zotero-bibtize tidies the BibTeX file that Zotero exports; with --key-format "[author][year]" it makes the keys. A good guess
# for works of Brandt, Sandström and Lind: Brandt2020, Sandström2020, Lind2020. The first two are Br2020 and S2020: the authors
# are split at "and", also within a name, and the first piece is taken. Key formats with two authors, [author:2], give "Br" and
# "t".
# Seen: zotero-bibtize 0.1.0 of PyPI.
# Why it matters here: the citations of a text name keys that are not there, or, with a name as Brander, those of another author.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps zotero-bibtize==0.1.0 click==8.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from zotero_bibtize.cli import zotero_bibtize

print("zotero-bibtize", version("zotero-bibtize"))
AUTHORS = ["Brandt, Willy", "Sandström, Eva and Lind, Bo", "Lind, Bo"]


def keys(form):
    with open("works.bib", "w") as file:
        for number, author in enumerate(AUTHORS):
            file.write(f"\n@book{{key{number},\n\ttitle = {{The boats}},\n\tauthor = {{{author}}},\n\tyear = {{2020}}\n}}\n")
    zotero_bibtize(["works.bib", "new.bib", "--key-format", form], standalone_mode=False)
    return [line.split("{")[1].strip(",\n") for line in open("new.bib") if line.startswith("@")]


one, two = keys("[author][year]"), keys("[author:2][year]")
print("authors:", AUTHORS)
print("[author][year]:", one)
print("[author:2][year]:", two)
if one != ["Br2020", "S2020", "Lind2020"]:
    sys.exit("changed: the keys have whole names")
END
