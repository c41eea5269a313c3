#!/usr/bin/env bash
# ce-dates-parser extracts the dates of a text, for instance of a letter or a CV. A good guess for "We met on 12.01.2020." and
# "12.01.2020 we met": a date each. There is none: a date needs a blank or a line end in front of it and behind it, so that
# none is found at the beginning of a text, before a full stop, a comma or a bracket. "We met on 12.01.2020 in Bergen" has one.
# Seen: ce-dates-parser 0.0.7 of PyPI.
# Why it matters here: the date that ends a sentence is the usual one; the section that belongs to it is given to the date
# before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ce-dates-parser==0.0.7 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from ce_dates_parser.dates_parser import DatesParser

print("ce-dates-parser", version("ce-dates-parser"))
TEXTS = ["We met on 12.01.2020 in Bergen", "We met on 12.01.2020.", "12.01.2020 we met", "On 12.01.2020, we met",
         "(5 June 2020) we met"]
found = [DatesParser().extract_all_dates(text) for text in TEXTS]
for text, dates in zip(TEXTS, found):
    print(text, "->", dates)
if [len(dates) for dates in found] != [1, 0, 0, 0, 0]:
    sys.exit("changed: a date may stand before a full stop")
END
