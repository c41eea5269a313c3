#!/usr/bin/env bash
# One would guess that a new csv2json object of convcsv2json holds the rows of its own file. With numbered=True, the setting of
# the README, all objects share one dict: after a file of three rows a file of one row gives its row as 1 and the rows 2 and 3 of
# the file before.
# Seen: convcsv2json 1.6, csv2json('1.csv', numbered=True).json() and then csv2json('2.csv', numbered=True).json().
# Why it matters here: whoever converts a folder in one run mixes people of one file into the next.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" convcsv2json==1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import json
import sys
from convcsv2json import csv2json
print('convcsv2json', version('convcsv2json'))
open('1.csv', 'w').write('name\nAnna\nBen\nCora\n')
open('2.csv', 'w').write('name\nDora\n')
one = json.loads(csv2json('1.csv', numbered=True).json())
two = json.loads(csv2json('2.csv', numbered=True).json())
print(one)
print(two)
if [two[k]['name'] for k in sorted(two)] != ['Dora', 'Ben', 'Cora']:
    print('changed: convcsv2json holds the rows of its own file')
    sys.exit(1)
END
