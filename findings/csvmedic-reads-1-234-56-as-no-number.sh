#!/usr/bin/env bash
# csvmedic reads CSV files and finds out by itself how numbers and dates are written; prices with a decimal comma are one of its
# aims. A good guess for the column "1.234,56", "99,00", "5,10" of a German file: 1234.56, 99.0 and 5.1. The first is NaN, the
# others are right: if only one cell in three has a point for the thousands, no such sign is noted, the comma becomes a point
# and the value with two points is dropped. The report calls the column converted with a confidence of 100 percent.
# Seen: csvmedic 0.1.3 of PyPI with pandas 2.2.3.
# Why it matters here: of a list of prices the highest ones are empty, and sums and copies are counted without them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvmedic==0.1.3 pandas==2.2.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import csvmedic

print("csvmedic", version("csvmedic"), "with pandas", version("pandas"))
with open("prices.csv", "w") as file:
    file.write('code,price,sold\n007,"1.234,56",2\n008,"99,00",5\n009,"5,10",3\n')
table = csvmedic.read("prices.csv")
print(table.to_string())
print(table.diagnosis)
prices = table["price"]
if not prices.isna()[0] or list(prices[1:]) != [99.0, 5.1]:
    sys.exit("changed: 1.234,56 is read as a number or left as it is")
END
