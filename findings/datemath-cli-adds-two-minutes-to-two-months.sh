#!/usr/bin/env bash
# datemath adds times to dates: its help has 'datemath sub "2 months"'. A good guess: two months. Each unit is looked for by the
# first letter of its name, and the "2 m" of two months is two minutes as well, so that two months before noon is two minutes
# before noon of a day two months ago. Four weeks and three days are as they should be; "1 month 15 minutes" has sixteen
# minutes.
# Seen: datemath-cli 0.1.0 of PyPI.
# Why it matters here: an event at midnight is moved to the day before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" datemath-cli==0.1.0 click==8.5.1 python-dateutil==2.9.0.post0 pytz==2025.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import datetime

from datemath.cli import parse_duration

base = datetime(2024, 7, 15, 0, 0)
shown = {text: base - parse_duration(text) for text in ("3 days", "4 weeks", "15 minutes", "2 months", "1 month 15 minutes")}
print("datemath-cli 0.1.0, before July 15, 2024 at midnight")
for text, date in shown.items():
    print(text, date)
if shown["3 days"] != datetime(2024, 7, 12) or shown["4 weeks"] != datetime(2024, 6, 17):
    sys.exit("changed: days or weeks are counted in another way")
if shown["15 minutes"] != datetime(2024, 7, 14, 23, 45):
    sys.exit("changed: fifteen minutes are counted in another way")
if shown["2 months"] != datetime(2024, 5, 14, 23, 58) or shown["1 month 15 minutes"] != datetime(2024, 6, 14, 23, 44):
    sys.exit("changed: two months are two months")
END
