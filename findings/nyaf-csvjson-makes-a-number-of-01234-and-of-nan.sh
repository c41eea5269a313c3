#!/usr/bin/env bash
# One would guess that csvjson (nyaf-csvjson) keeps a postcode 01234 as a text, since it makes a whole number only of a value that
# is written the same way again. What fails that test is tried as a decimal number: 01234 becomes 1234.0, +49301234 (a telephone)
# 49301234.0, 1_000 becomes 1000.0, and the names Nan and Infinity become NaN and Infinity, which are not JSON at all.
# Seen: nyaf-csvjson 1.0.0, csv_to_json of one row.
# Why it matters here: postcodes and numbers lose their zeros and signs for good; a JSON reader refuses the file for one name.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nyaf-csvjson==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import json
import sys
from csvjson.core import csv_to_json
print('nyaf-csvjson', version('nyaf-csvjson'))
row = csv_to_json('name,zip,phone,code\nNan,01234,+49301234,1_000\n')[0]
text = json.dumps(row)
print(text)
if text != '{"name": NaN, "zip": 1234.0, "phone": 49301234.0, "code": 1000.0}':
    print('changed: csvjson keeps texts of digits')
    sys.exit(1)
END
