#!/usr/bin/env bash
# daterangeparser parses ranges of dates as people write them, "30 May to 9th Aug", "3rd Jan 1980 -- 2nd Jan 2013"; what is not
# said is taken from the other end. A good guess for "3 May 2019 - 7 May": both days are in 2019, as they are for "3 May - 7
# May 2019". Both are in the year of today: if the second date has no year, this year is set for it and for the first one too,
# over the year that was said. "30 Dec 2019 to 2 Jan" ends in the January of this year.
# Seen: daterangeparser 1.3.2 of PyPI.
# Why it matters here: a fair of years ago is announced anew, or a letter is filed in the wrong year, with no sign of a guess.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" daterangeparser==1.3.2 pyparsing==3.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import datetime
from importlib.metadata import version

from daterangeparser import parse

print("daterangeparser", version("daterangeparser"))
this_year = datetime.date.today().year
years = []
for text in ("3 May 2019 - 7 May", "30 Dec 2019 to 2 Jan", "Jan 2011 - Mar", "3 May - 7 May 2019"):
    start, end = parse(text)
    years.append((start.year, end.year))
    print(text, "->", start.date(), end.date())
if years != [(this_year, this_year), (this_year - 1, this_year), (this_year, this_year), (2019, 2019)]:
    raise SystemExit("changed: the year that is said holds for both dates")
END
