#!/usr/bin/env bash
# One would guess that clean_currency of kelvtidy, which turns "$1,200.50" and "(45.10)" into numbers, keeps the sign of an
# amount. Only a minus before the symbol or brackets count: "$-45.10" and the "45.10-" of many banks become +45.10, "10-20"
# becomes 1020, "$1.2M" becomes 1.2, and of two dates in one column "13/02/2026" is in February, "03/02/2026" in March.
# Seen: kelvtidy 0.1.0, clean_currency gives 45.1 for "$-45.10" and for "45.10-".
# Why it matters here: it is a cleaner to run before rows are compared or summed; a refund becomes a sale without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" kelvtidy==0.1.0 pandas==2.2.3 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
from importlib.metadata import version
import sys
import pandas as pd
import kelvtidy
print('kelvtidy', version('kelvtidy'))
raw = ['$1,200.50', '(45.10)', '-$45.10', '$-45.10', '45.10-', '10-20', '$1.2M']
seen = kelvtidy.clean_currency(pd.DataFrame({'amount': raw}), ['amount'])['amount'].tolist()
for a, b in zip(raw, seen):
    print(a, '->', b)
dates = kelvtidy.parse_dates(pd.DataFrame({'day': ['13/02/2026', '03/02/2026']}), ['day'])['day'].dt.strftime('%Y-%m-%d').tolist()
print('13/02/2026, 03/02/2026 ->', dates)
if seen[:3] != [1200.5, -45.1, -45.1] or seen[3:] != [45.1, 45.1, 1020.0, 1.2] or dates != ['2026-02-13', '2026-03-02']:
    print('changed: kelvtidy keeps the sign of an amount')
    sys.exit(1)
END
