#!/usr/bin/env bash
# dateparse extracts dates from English text, "natural language time expressions"; its README has "february 9" and "a week from
# friday". A good guess for "5 June 2027": this day, or None. It is the 20th of May of this year: the date is read as month,
# day and the beginning of the next number, "5 June 20", in which June is skipped. So "1 Jan 1999" is the 19th of January, and
# "3 March 2028" the 20th of March. "two days before June 5" is right.
# Seen: dateparse 1.4.0 of PyPI.
# Why it matters here: dates as most of the world writes them become others, in another year, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dateparse==1.4.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import date
from importlib.metadata import version

import dateparse

print("dateparse", version("dateparse"))
TODAY = date(2026, 1, 12)
seen = {}
for text in ("two days before June 5", "5 June 2027", "1 Jan 1999", "3 March 2028"):
    result = dateparse.basic_parse(TODAY, text)
    seen[text] = str(result.date)
    print(text, "->", seen[text], "from", repr(result.content))
if list(seen.values()) != ["2026-06-03", "2026-05-20", "2026-01-19", "2026-03-20"]:
    sys.exit("changed: a day in front of its month is read")
END
