#!/usr/bin/env bash
# clipable makes a Markdown table of cells that were copied from a spreadsheet. A good guess for a cell "a | b": one cell, with
# the bar escaped, as Markdown needs it. The bar stands as it is: the row has a cell more than the heading, its cells behind
# the bar are moved to the right, and the last one is not shown at all, as Markdown drops what a row has too many.
# Seen: clipable 0.5.0 of PyPI.
# Why it matters here: values stand below the heading of others, and the last column of such a row is lost where the table is
# shown.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" clipable==0.5.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from clipable.converter import convert_to_markdown

print("clipable", version("clipable"))
table = convert_to_markdown("name\tuse\tprice\nAnna\tsea | lake\t100\nIna\tlake\t70\n")
print(table)
heading, line, anna, ina = table.splitlines()
if anna.replace("\\|", "").count("|") != heading.count("|") + 1:
    sys.exit("changed: a bar within a cell is escaped")
END
