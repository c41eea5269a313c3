#!/usr/bin/env bash
# document-chunker cuts Word files and slides into chunks for a search with a language model. In a row of a table a cell with
# the same text as the cell before is left out (meant for merged cells, which python-docx gives twice): "Fram | 5 | 5 | 7"
# becomes "Fram | 5 | 7", so the 7 is in the column of April instead of May, and two empty cells become one. In Markdown a
# line "# install" within a block of code begins a new chunk. Good guess: a cell is left out if it is the same cell, not if it
# has the same text; a block of code is one.
# Seen: document-chunker 0.1.0 of PyPI with python-docx 1.2.0, Python 3.11.
# Why it matters here: each row of a table should have as many fields as its header; a test with equal numbers side by side
# shows it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --no-deps --target "$work/lib" document-chunker==0.1.0 python-docx==1.2.0 lxml==6.1.3 typing-extensions==4.16.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import docx
from doc_chunker import chunk

print("document-chunker", version("document-chunker"))
document = docx.Document()
table = document.add_table(3, 4)
for r, row in enumerate([("Boat", "March", "April", "May"), ("Fram", "5", "5", "7"), ("Maud", "", "", "8")]):
    for c, text in enumerate(row):
        table.cell(r, c).text = text
document.save("a.docx")
found = chunk("a.docx")[0].text.split("\n")
print(*found, sep="\n")
with open("a.md", "w", encoding="utf-8") as file:
    file.write("# Boats\n\n```sh\n# install\nmake\n# clean\nmake clean\n```\n")
parts = [part.text for part in chunk("a.md")]
print(parts)
if found[1:] != ["Fram | 5 | 7", "Maud |  | 8"] or len(parts) != 3:
    sys.exit("changed: all cells of a row are kept, or a block of code is not cut")
END
