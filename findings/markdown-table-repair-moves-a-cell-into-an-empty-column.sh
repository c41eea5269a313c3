#!/usr/bin/env bash
# markdown-table-repair mends tables in Markdown, for instance rows that have too few cells. A good guess for a row "||70|"
# below "|name|price|", a boat without a name: the same row. It is "| 70 |  |": the price stands in the column of the names,
# because all bars in front of the first word are taken off as if they were one. With a blank in the empty cell, "| |70|", the
# row is right. A row of hyphens, "|-|-|", is taken for a second line below the heading and is gone.
# Seen: markdown-table-repair 0.1.0 of PyPI.
# Why it matters here: a table that was right is wrong after it, in the data frame that it gives too.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-table-repair==0.1.0 pandas==2.2.3 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from markdown_table_repair.repair import repair

print("markdown-table-repair", version("markdown-table-repair"))
lines = str(repair("|name|price|\n|---|---|\n|Anna|100|\n||70|\n|-|-|\n")).splitlines()
print("\n".join(lines))
rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]
if rows != [["Anna", "100"], ["70", ""]]:
    sys.exit("changed: an empty cell keeps its place, and a row of hyphens is a row")
END
