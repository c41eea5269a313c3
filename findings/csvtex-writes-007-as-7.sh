#!/usr/bin/env bash
# One would guess that csvtex sets the cells of a CSV file in a LaTeX table as they are. They go through pandas: 007 becomes 7,
# 1.50 becomes 1.5, an empty cell and the country NA become the word "nan", a column of whole numbers with a gap gets ".0"; the
# option float_format has no effect at all.
# Seen: csvtex 1.0.4, create_latex_table of three rows, with and without float_format=".2f".
# Why it matters here: the table of a paper differs from its data in numbers of postcodes, prices and gaps.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvtex==1.0.4 pandas==2.2.3 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
from importlib.metadata import version
import sys
from csvtex import create_latex_table
print('csvtex', version('csvtex'))
open('a.csv', 'w').write('id,country,price,count\n007,DE,1.50,1\n008,NA,2.00,\n')
text = create_latex_table('a.csv', fragment=True)
print(text)
open('b.csv', 'w').write('x,y\n1.23456,2.5\n')
fixed = create_latex_table('b.csv', fragment=True, float_format='.2f')
print(fixed)
if '7 & DE & 1.5 & 1.0' not in text or '8 & nan & 2.0 & nan' not in text or '1.23456' not in fixed:
    print('changed: csvtex keeps the cells')
    sys.exit(1)
END
