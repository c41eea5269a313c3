#!/usr/bin/env bash
# csvql asks a CSV file questions in SQL; MAX(price) and ORDER BY 2 DESC are examples of its help. A good guess for prices of 9,
# 25 and 100: the highest is 100. All columns are loaded as text, so that the highest is 9, and the list sorted by price begins
# with it. A condition "price > 50" finds the 9 and not the 100. SUM and AVG are right, as SQLite makes numbers for them.
# Seen: csv-query-cli 0.1.0 of PyPI.
# Why it matters here: no message says so, and with prices of as many digits all is right.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csv-query-cli==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from csvql.main import _query

with open("boats.csv", "w") as out:
    out.write("boat,price\nAnna,9\nIna,25\nOlga,100\nUte,7\n")


def ask(sql):
    lines = _query(["boats.csv"], sql).splitlines()
    return [line.strip() for line in lines[2:] if line.strip() and not line.startswith("(")]


total, highest = ask("SELECT SUM(price) FROM boats"), ask("SELECT MAX(price) FROM boats")
order = ask("SELECT boat FROM boats ORDER BY price DESC")
over = ask("SELECT boat FROM boats WHERE price > 50")
print("csv-query-cli 0.1.0, prices 9, 25, 100 and 7")
print("sum", *total, "highest", *highest, "order", *order, "more than 50:", *over)
if [float(value) for value in total] != [141.0]:
    sys.exit("changed: the sum is another")
if highest != ["9"] or order[0] != "Anna" or over != ["Anna", "Ute"]:
    sys.exit("changed: numbers are compared as numbers")
END
