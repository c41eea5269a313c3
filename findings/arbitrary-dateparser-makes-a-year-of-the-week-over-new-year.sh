#!/usr/bin/env bash
# arbitrary-dateparser gives dates or periods, "jul 1 to jul 7" or "last week to next friday". A good guess for "dec 28 to jan
# 3": the week over New Year. It is the time from the 3rd of January to the 28th of December of one year, 359 days: both days
# are set to this year, and since the second is then before the first, they are changed round. "next year" is a period of one
# day, the 1st of January, while "last month" and "this week" have all their days.
# Seen: arbitrary-dateparser 0.0.4 of PyPI.
# Why it matters here: a search for the mails of these days finds all but them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" arbitrary-dateparser==0.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from arbitrary_dateparser import DateParser

print("arbitrary-dateparser", version("arbitrary-dateparser"))
parse = DateParser()
days = []
for text in ("jul 1 to jul 7", "dec 28 to jan 3", "last month", "this week", "next year"):
    period = parse(text)
    days.append((period.end - period.start).days)
    print(text, "->", period, days[-1], "days and a part")
if days[0] != 6 or days[1] < 350 or days[4] != 0:
    raise SystemExit("changed: the week over New Year has six days and a part")
END
