#!/usr/bin/env bash
# docx2md-cli ("high-fidelity", "preserves tables, vertical merges") writes Markdown out of Word files. A table with one row
# is taken for the header of the next table of the file, wherever that is: a box with "Wet paint" in chapter one becomes the
# header of the prices of chapter two, which then stand in chapter one. In a table with cells merged downwards the rows of a
# group become one, and each column lists its values once: mast 5, sail 5, oar 7 is written as "mast, sail, oar | 5, 7". A tab
# leaves no blank: "Name:Anna". Good guess: a table stays where it is, each row is a row, and a tab parts words.
# Seen: docx2md-cli 0.2.0 of PyPI with python-docx 1.2.0, Python 3.11.
# Why it matters here: a converter that repairs tables has to count rows and look at what stands between two tables; the same
# number twice in a column is the usual case, not a duplicate.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2md-cli==0.2.0 python-docx==1.2.0 lxml==6.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import docx
from docx2md_cli import convert

print("docx2md-cli", version("docx2md-cli"))
ROWS = [("Boat", "Part", "Price"), ("Fram", "mast", "5"), ("", "sail", "5"), ("", "oar", "7")]
document = docx.Document()


def add(rows):
    table = document.add_table(len(rows), len(rows[0]))
    for r, row in enumerate(rows):
        for c, text in enumerate(row):
            table.cell(r, c).text = text
    return table


document.add_paragraph("Name:\tAnna")
add([("Wet paint",)])
document.add_paragraph("Chapter two: prices.")
add(ROWS)
document.add_paragraph("Chapter three: prices again.")
merged = add(ROWS)
merged.cell(1, 0).merge(merged.cell(3, 0))
document.save("a.docx")
lines = [line for line in "\n".join(convert("a.docx", None, print_stats=False, no_frontmatter=True)).split("\n") if line]
print(*lines, sep="\n")
if "Name:Anna" not in lines or "| Fram | mast, sail, oar | 5, 7 |" not in lines \
        or lines.index("Chapter two: prices.") < lines.index("| | oar | 7 |"):
    sys.exit("changed: the tables keep their places and rows, or a tab leaves a blank")
END
