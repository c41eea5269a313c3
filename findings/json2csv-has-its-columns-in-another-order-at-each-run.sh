#!/usr/bin/env bash
# json2csv writes a list of JSON objects as a table. A good guess for two objects with name, town, price and date: the columns
# in the order of the objects, or in that of the alphabet. They are in an order by chance, another one in most runs of the
# program over the same data: the names are held in a set, and Python hashes words anew in each run.
# Seen: json2csv 1.0.1 of PyPI.
# Why it matters here: two exports of the same data are different files, so that none is found to be a copy; what reads a
# column by its number reads another one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" json2csv==1.0.1 || exit 2
cd "$work"
cat > run.py <<'END'
import json

from json2csv.json2csv import Json2Csv

BOATS = [{"name": "Anna", "town": "Kiel", "price": 100, "date": "2026-01-12"},
         {"name": "Ina", "town": "Bergen", "price": 70, "date": "2026-01-13"}]
Json2Csv().convert(json.dumps(BOATS), "boats.csv")
END
for seed in 1 2 3 4 5 6; do
  PYTHONHASHSEED=$seed PYTHONPATH="$work/lib" python3 run.py
  head -n 1 boats.csv | tee -a headers
done
echo "json2csv 1.0.1: $(sort -u headers | wc -l) orders of the columns in six runs"
if [ "$(sort -u headers | wc -l)" -lt 2 ]; then
  echo "changed: the columns have one order" >&2
  exit 1
fi
