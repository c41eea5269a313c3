#!/usr/bin/env bash
# One would guess that docx2csv keeps the columns of a Word table. A cell that spans two columns is written once, and the cells
# behind it move to the left; the row is shorter than the others, and no empty cell says so.
# Seen: docx2csv 0.1.4, the row "total (two columns), 12" of a table of three columns has 12 in the second column.
# Why it matters here: sums and headings span columns in most tables; their numbers land under another heading.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2csv==0.1.4 python-docx==1.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import docx
import docx2csv
print('docx2csv', version('docx2csv'))
d = docx.Document()
table = d.add_table(3, 3)
for i, row in enumerate([['Name', 'Count', 'Price'], ['total', '', '12'], ['boat', '3', '4']]):
    for j, word in enumerate(row):
        table.cell(i, j).text = word
table.cell(1, 0).merge(table.cell(1, 1))
d.save('d.docx')
seen = docx2csv.extract_tables('d.docx')[0]['data']
print(seen)
if [len(r) for r in seen] != [3, 2, 3] or seen[1][1] != '12':
    print('changed: docx2csv keeps the columns')
    sys.exit(1)
END
