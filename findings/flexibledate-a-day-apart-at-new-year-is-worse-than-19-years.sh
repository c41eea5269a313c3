#!/usr/bin/env bash
# flexibledate reads dates of old records and compares two of them, from 0 to 100. A good guess for 31 December 1900 and 1
# January 1901: nearly 100. It is 31.7, as year, month and day are compared each for itself: December and January are eleven
# months apart, which is nothing in common. 31 December 1881 has 68.3 with the same date. A text that begins with the letters
# by, such as Bytom 1900, is a date before 1900, and "Posted 12 May 1900" is after that day.
# Seen: flexibledate 1.0.33 of PyPI; two days in the middle of a month compare as one thinks. A date that is not known has 100
# with any date.
# Why it matters here: a birth and a baptism over New Year are told apart, and two people 19 years apart are taken for one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" flexibledate==1.0.33 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from FlexibleDate.FlexibleDate import FlexibleDate

print("flexibledate", version("flexibledate"))
make = FlexibleDate.create_flexible_date
day = make("31 December 1900")
scores = [day.compare_dates(make(text)) for text in ("1 January 1901", "31 December 1881", "30 December 1900", "")]
print(scores)
places = [repr(make(text)) for text in ("Bytom 1900", "Posted 12 May 1900", "Lublin 1900")]
print(places)
if not scores[0] < 40 < 60 < scores[1] or scores[3] != 100 or places[:2] != ["/+1900", "+1900-05-12/"]:
    sys.exit("changed: dates are compared by their distance")
END
