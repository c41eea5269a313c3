#!/usr/bin/env bash
# hun-date-parser reads dates and durations of Hungarian, in minutes. A good guess for két és fél óra, two and a half hours:
# 150, as másfél óra, one and a half, is 90. The half is found in it, so it is 30. Of egy óra húsz perc, an hour and twenty
# minutes, the hour is read alone: 60. And of dates, márc. 15., as it is written on each letter, is the whole of March, and
# tavaly nyáron, last summer, the whole of last year.
# Seen: hun-date-parser 0.3.4 of PyPI.
# Why it matters here: nothing tells that a part of the words was not read, and the longest durations are the shortest.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hun-date-parser==0.3.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import datetime

from hun_date_parser import parse_duration, text2datetime

durations = {text: parse_duration(text) for text in ("másfél óra", "90 perc", "két és fél óra", "egy óra húsz perc")}


def days(text):
    found = text2datetime(text, now=datetime(2024, 5, 15, 10, 0))
    return [(str(item["start_date"])[:10], str(item["end_date"])[:10]) for item in found]


print("hun-date-parser 0.3.4", durations)
for text in ("március 15", "márc. 15.", "tavaly nyáron"):
    print(text, days(text))
if durations["másfél óra"] != 90 or durations["90 perc"] != 90 or days("március 15") != [("2024-03-15", "2024-03-15")]:
    sys.exit("changed: one and a half hours, ninety minutes or March 15 is read in another way")
if durations["két és fél óra"] != 30 or durations["egy óra húsz perc"] != 60:
    sys.exit("changed: two and a half hours, or an hour and twenty minutes, are whole")
if days("márc. 15.") != [("2024-03-01", "2024-03-31")] or days("tavaly nyáron") != [("2023-01-01", "2023-12-31")]:
    sys.exit("changed: a short name of March, or last summer, is read in another way")
END
