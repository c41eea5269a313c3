#!/usr/bin/env bash
# cleanvc cleans CSV files: its column names become plain ones ("First Name (%)" is first_name_pct), and "completely blank rows"
# go. A good guess for the columns "Price (€)" and "Price ($)": two columns, or an error. There is one, price, with the price in
# dollar: signs other than % are dropped from names, and of columns with one name the last is kept, without a word. C, C++ and C#
# are one column as well, and so are Change and Change?.
# Seen: cleanvc 0.1.0 of PyPI.
# Why it matters here: whole columns are lost from a file that is reported as "successfully cleaned".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cleanvc==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cleanvc import CSVCleaner

print("cleanvc", version("cleanvc"))
TABLE = "Boat,Price (€),Price ($),C,C++,C#\nSwallow,10,11,a,b,c\n"
with open("boats.csv", "w", encoding="utf-8") as file:
    file.write(TABLE)
with open(CSVCleaner().process_file("boats.csv"), encoding="utf-8") as file:
    cleaned = file.read()
print(TABLE)
print(cleaned)
if cleaned != "boat,price,c\nSwallow,11,c\n":
    sys.exit("changed: columns whose names differ by a sign are kept")
END
