#!/usr/bin/env bash
# One would guess that doctablex ("Auto-detects currency, numeric, and date columns") sees a column of small whole numbers as
# numeric. Every value that a date parser accepts is a date, and it accepts "3" (the third of this month) and "1001" (a year): the
# column "3, 12, 20" of a Word table becomes a column of dates, all of them empty (NaT), or of the first of January of a year.
# Seen: doctablex 1.0.0, extract_tables of a table of four rows: the column Count holds nothing.
# Why it matters here: the numbers of the table, the very thing it is read for, are lost without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" doctablex==1.0.0 pandas==2.2.3 numpy==1.26.4 python-docx==1.1.2 python-dateutil==2.9.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
from importlib.metadata import version
import contextlib
import io
import sys
import docx
from doctablex.extractor import extract_tables
print('doctablex', version('doctablex'))
d = docx.Document()
table = d.add_table(4, 3)
for i, row in enumerate([['Item', 'Count', 'Price'], ['boat', '3', '$1,200'], ['car', '12', '$5'], ['bus', '20', '$12.50']]):
    for j, word in enumerate(row):
        table.cell(i, j).text = word
d.save('x.docx')
with contextlib.redirect_stdout(io.StringIO()):
    seen = extract_tables('x.docx')[0]
print(seen.to_string())
if not str(seen['Count'].dtype).startswith('datetime') or seen['Count'].notna().sum() or list(seen['Price']) != [1200, 5, 12.5]:
    print('changed: doctablex reads whole numbers')
    sys.exit(1)
END
