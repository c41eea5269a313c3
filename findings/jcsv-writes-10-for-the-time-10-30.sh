#!/usr/bin/env bash
# jcsv converts tables to JSON and back. A good guess for {"name": "Anna", "time": "10:30", "page": "http://example.org",
# "town": "Kiel"} as a row of a table: these values. The row has Anna, 10, http and Kiel: JSON is not read as JSON, but cut at
# commas and colons, and of each piece the part between the first colon and the second is the value. A comma in a value ends
# it, too. On the way from a table to JSON the last column of each row is written twice.
# Seen: jcsv 0.2.19 of PyPI.
# Why it matters here: times and addresses are cut without a word, in a table that looks complete.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps jcsv==0.2.19 click==8.1.7 || exit 2
cd "$work"
mkdir in
printf '[\n{"name": "Anna", "time": "10:30", "page": "http://example.org", "town": "Kiel"}\n]\n' > in/boats.json
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from jcsv.converter_json2csv import json2csv, json_reader, save_csv

print("jcsv", version("jcsv"))
headers, lines = json2csv(json_reader(Path("in/boats.json")))
save_csv(headers, lines, Path("boats.csv"))
table = Path("boats.csv").read_text()
print(table)
cells = [cell.strip() for cell in table.splitlines()[1].split(",")]
if cells != ["Anna", "10", "http", "Kiel"]:
    sys.exit("changed: a value with a colon is whole")
END
