#!/usr/bin/env bash
# html-table-parse reads a table of HTML into rows, and the columns of a dictionary, "with colspan and rowspan". A good guess
# for a price that stands for two boats (rowspan of 2), and a third boat with its own price: the third has its own. So it is if
# the prices are the first column (the second row has an empty cell there). If they are the last, the reader leaves the second
# row before it comes to the place that is taken, and takes it in the third: its cell is empty, the price moves to a column
# without a name, and is cut off.
# Seen: html-table-parse 0.2.2 of PyPI.
# Why it matters here: a value in the page is in no record.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-table-parse==0.2.2 lxml==6.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from html_table_parse import to_dicts, to_list

last = "<table><tr><th>Boat<th>Price<tr><td>Anna<td rowspan=2>100<tr><td>Ina<tr><td>Olga<td>70</table>"
first = "<table><tr><th>Price<th>Boat<tr><td rowspan=2>100<td>Anna<tr><td>Ina<tr><td>70<td>Olga</table>"
print("html-table-parse 0.2.2")
print("prices first:", to_dicts(first))
print("prices last: ", to_dicts(last))
print("as rows:     ", to_list(last))
if to_dicts(first)[2] != {"Price": "70", "Boat": "Olga"}:
    sys.exit("changed: the third row is read in another way if the prices are first")
if to_dicts(last)[2] != {"Boat": "Olga", "Price": ""} or to_list(last)[3] != ["Olga", "", "70"]:
    sys.exit("changed: the third boat has its price")
END
