#!/usr/bin/env bash
# json2csv-lite turns JSON into CSV: a list of records, or an object of columns that are lists. A good guess for an object that
# is one record, {"boat": "Anna", "port": "Kiel"}: one row, or an error that a list is needed. A text is a sequence to it, so
# the columns are its letters: four rows, A and K, n and i, n and e, a and l. If the texts are of different lengths it says that
# the lists are, and if all values are numbers there is an empty line and no column.
# Seen: json2csv-lite 0.1.0 of PyPI.
# Why it matters here: a service that answers with one record instead of a list of them fills a table with letters.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" json2csv-lite==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from json2csv_lite import json_to_csv

rows = json_to_csv([{"boat": "Anna", "port": "Kiel"}])
one = json_to_csv({"boat": "Anna", "port": "Kiel"})
numbers = json_to_csv({"boats": 4, "ports": 2})
try:
    other = json_to_csv({"boat": "Anna", "port": "Husum"})
except ValueError as error:
    other = str(error)
print("json2csv-lite 0.1.0")
print("a list of one record", repr(rows))
print("the record", repr(one), "of numbers", repr(numbers), "of other lengths:", other)
if rows != "boat,port\nAnna,Kiel\n":
    sys.exit("changed: a list of one record is written in another way")
if one != "boat,port\nA,K\nn,i\nn,e\na,l\n" or numbers.strip() or "lists" not in other:
    sys.exit("changed: a record is one row, or an error")
END
