#!/usr/bin/env bash
# csvsmith tidies CSV files; clean_numeric() makes a number of a cell and raises an error for what is none, "12 %" or "$5". A
# good guess for cells with a decimal comma, "1,5" and "5 000,5": 1.5 and 5000.5, or the error, since a comma with one digit
# behind it parts no thousands. They are 15.0 and 50005.0, and "1.234,56" is 1.23456: all commas and blanks are taken out,
# wherever they stand.
# Seen: csvsmith 0.13.0 of PyPI.
# Why it matters here: each price of a French or German file is ten or a hundred times as high, and nothing says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvsmith==0.13.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from csvsmith import clean_numeric

print("csvsmith", version("csvsmith"))
cells = ["1,234.56", "1,5", "5 000,5", "1.234,56"]
values = [clean_numeric(cell) for cell in cells]
for cell, value in zip(cells, values):
    print(repr(cell), value)
if values != [1234.56, 15.0, 50005.0, 1.23456]:
    sys.exit("changed: a comma that parts no thousands is an error or a decimal one")
END
