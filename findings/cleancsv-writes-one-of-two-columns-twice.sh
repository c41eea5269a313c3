#!/usr/bin/env bash
# One would guess that clean() of cleancsv ("Clean and standardize CSV files automatically"), which writes column names in small
# letters, keeps every column. Two names that become one (Price and "price ") give two columns of one name, both with the values
# of the second: the first column is lost. A file with semicolons loses all after the first comma of a line.
# Seen: cleancsv 0.1.0, "Price,price ,Name / 10,12,Anna" becomes "price,price,name / 12,12,Anna".
# Why it matters here: an export with both a net and a gross price, or a decimal comma, is changed without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cleancsv==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from cleancsv import clean
print('cleancsv', version('cleancsv'))
open('a.csv', 'w').write('Price,price ,Name\n10,12,Anna\n20,21,Ben\n')
open('b.csv', 'w').write('Name;Price\nAnna;1,5\nBen;2,5\n')
seen = []
for name in 'ab':
    clean(f'{name}.csv', verbose=False)
    seen.append(open(f'{name}_clean.csv').read().split())
    print(open(f'{name}.csv').read().split('\n'), '->', seen[-1])
if seen != [['price,price,name', '12,12,Anna', '21,21,Ben'], ['name;price', 'Anna;1', 'Ben;2']]:
    print('changed: cleancsv keeps both columns')
    sys.exit(1)
END
