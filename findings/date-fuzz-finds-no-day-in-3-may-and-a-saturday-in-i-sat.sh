#!/usr/bin/env bash
# One would guess that date-fuzz ("fuzzy extract dates from a corpus of text") finds "3 May 2021", the common form outside of
# America. It finds 2021-05-00, as only "3rd" or "May 3rd" is a day; "I sat there" is a Saturday, "You may march in the second
# row" is a date in May, and every number of four digits from 1900 on is a year ("Room 2020").
# Seen: date-fuzz 0.0.8, find_dates of five sentences.
# Why it matters here: a time line of letters puts all days of a month on one, and takes verbs for dates.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" date-fuzz==0.0.8 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from date_fuzz import find_dates
print('date-fuzz', version('date-fuzz'))
texts = ['The fair of 3 May 2021', 'You may march in the second row.', 'I sat there', 'Room 2020', 'The fair of May 3rd 2021']
seen = [[x[0] for x in find_dates(t)] for t in texts]
for a, b in zip(texts, seen):
    print(a, '->', b)
if seen != [['2021-05-00'], ['05-00'], ['sat 00-00'], ['2020-00-00'], ['2021-05-03']]:
    print('changed: date-fuzz finds the day of 3 May')
    sys.exit(1)
END
