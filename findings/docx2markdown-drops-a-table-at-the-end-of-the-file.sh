#!/usr/bin/env bash
# docx2markdown also writes Word files out of Markdown. The rows of a table are gathered until an empty line comes: a table at
# the end of the file is not written, and the text that follows a table without an empty line comes before it. Each line with
# "|" is a row, so "Use a | b | c for all." is a table with the one cell "b"; a row with "---" in a cell is dropped as the
# line below the header, and the text of a point loses its last hyphens and stars. Good guess: a table has a line of hyphens
# below its header and is written at the end of the file too.
# Seen: docx2markdown 0.1.1 of PyPI with python-docx 1.2.0, Python 3.11.
# Why it matters here: what is gathered in a loop has to be written behind the loop as well; a file whose last line is the
# thing in question belongs to the tests.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2markdown==0.1.1 python-docx==1.2.0 lxml==6.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import docx
from docx2markdown._markdown_to_docx import markdown_to_docx

print("docx2markdown", version("docx2markdown"))


def convert(text):
    with open("a.md", "w", encoding="utf-8") as file:
        file.write(text)
    markdown_to_docx("a.md", "a.docx")
    document = docx.Document("a.docx")
    return ([paragraph.text for paragraph in document.paragraphs],
            [[cell.text for cell in row.cells] for table in document.tables for row in table.rows])


TABLE = "| Boat | Price |\n| --- | --- |\n| Fram | 5 |\n| Maud | --- |\n"
found = [convert("Prices:\n\n" + TABLE), convert("Prices:\n\n" + TABLE + "\n"),
         convert("Use a | b | c for all.\n\n- made in 1990-\n")]
print(*found, sep="\n")
if found != [(["Prices:"], []), (["Prices:"], [["Boat", "Price"], ["Fram", "5"]]), (["made in 1990"], [["b"]])]:
    sys.exit("changed: the table at the end, the row with hyphens or the sentence is kept")
END
