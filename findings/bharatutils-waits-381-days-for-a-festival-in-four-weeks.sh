#!/usr/bin/env bash
# bharatutils tells how many days there are until an Indian festival ("days_until"), out of a table for 2023 to 2027 in which
# some festivals are missing: Raksha Bandhan of 2026 is not in it, so on August 1, 2026, four weeks before the day, it is said
# to be 381 days away (the day of 2027). "is_festival" says no to all movable days of 2028. In the same package
# "indian_commas" cuts the paise off (1234567.89 is 12,34,567), 9999999 rupees are "100.0 L", and an address at "Delhi Road,
# Meerut" is in the city of Delhi. Good guess: a year without an entry gives None or an error, not the day of the year after.
# Seen: bharatutils 0.1.2 of PyPI, Python 3.11.
# Why it matters here: a table of days has an end and gaps, and a search that goes on to the next year hides them; each name
# should be counted once a year.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bharatutils==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import date
from importlib.metadata import version

from bharatutils import days_until, format_inr, indian_commas, is_festival, parse_address

print("bharatutils", version("bharatutils"))
found = [days_until("Raksha Bandhan", date(2026, 8, 1)), days_until("Raksha Bandhan", date(2025, 8, 1)),
         is_festival(date(2028, 4, 14)), indian_commas(1234567.89), format_inr(9999999),
         parse_address("12 Delhi Road, Meerut 250001")["city"]]
print(found)
if found != [381, 8, None, "12,34,567", "\u20b9100.0 L", "Delhi"]:
    sys.exit("changed: the gap in the table is filled or told, or the paise are kept")
END
