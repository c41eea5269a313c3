#!/usr/bin/env bash
# dateperiodparser reads periods as people write them, and gives the first and last day: "1-5 May 2024" is five days, "December
# 2024 - February 2025" three months. A good guess for "30 April - 2 May 2024": three days; for "Q4 2024 - Q1 2025": six months.
# The first is May 2 alone, the second the last quarter of 2024 alone, and "last week" is one day.
# Seen: dateperiodparser 0.1.3 of PyPI.
# Why it matters here: a fair that begins in April is not found in April; nothing tells that a part of the text was not read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dateperiodparser==0.1.3 dateparser==1.5.0 python-dateutil==2.9.0.post0 \
    pytz==2025.2 tzlocal==5.4.5 regex==2024.11.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from dateperiodparser import DatePeriodParser

parser = DatePeriodParser()


def period(text):
    return [(str(result.start.date()), str(result.end.date())) for result in parser.parse(text)]


right = {"1-5 May 2024": [("2024-05-01", "2024-05-05")], "December 2024 - February 2025": [("2024-12-01", "2025-02-28")]}
wrong = {"30 April - 2 May 2024": [("2024-05-02", "2024-05-02")], "Q4 2024 - Q1 2025": [("2024-10-01", "2024-12-31")]}
week = period("last week")
print("dateperiodparser 0.1.3")
for text in [*right, *wrong]:
    print(text, period(text))
if any(period(text) != days for text, days in right.items()):
    sys.exit("changed: a period within a month, or of months, is read in another way")
if any(period(text) != days for text, days in wrong.items()) or len(week) != 1 or week[0][0] != week[0][1]:
    sys.exit("changed: a period over two months, two quarters or a week is whole")
END
