#!/usr/bin/env bash
# One would guess that the Table of toRST puts all records of a list of dicts into a table. The first one gives the headings and
# is then left out. From a JSON file the first is kept, but values stand in the order of each record: one with its keys in another
# order has its name under "n" and its number under "name".
# Seen: toRST 0.1.51, Table([{...Anna}, {...Ben}]) shows Ben alone.
# Why it matters here: tables in the documentation lack their first row or have cells in wrong columns, without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" toRST==0.1.51 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
sys.argv = ['torst', 'x']
from toRST.toRST import Table
print('toRST', version('toRST'))
one = ''.join(Table([{'name': 'Anna', 'n': 1}, {'name': 'Ben', 'n': 2}]).build_table())
open('j.json', 'w').write('[{"name": "Anna", "n": 1}, {"n": 2, "name": "Ben"}]')
two = ''.join(Table('j.json').build_table())
print(one)
print(two)
if 'Anna' in one or 'Ben' not in one or '|2   |Ben|' not in two:
    print('changed: toRST shows all records')
    sys.exit(1)
END
