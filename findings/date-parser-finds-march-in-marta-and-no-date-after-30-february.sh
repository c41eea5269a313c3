#!/usr/bin/env bash
# date-parser finds the date in a line of text. A good guess for "Marta came on 3 June 2022": that day. It is 3 March, as the
# first word with the three letters of a month in it is the month: so "Maybe" is May and "decided" December. A good guess for
# lines after one with 30 February, which is refused: their dates. Each is refused too, "day is out of range for month": what was
# found in the wrong line is kept and the next line's year, month and day are put behind it.
# Seen: date-parser 0.3 of PyPI.
# Why it matters here: a run over many texts has wrong dates for some names, and none at all behind the first impossible one, if
# errors are caught line by line.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" date-parser==0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from date_parser.parser import DateParser

print("date-parser", version("date-parser"))
parser = DateParser()
found = []
for text in (
    "Anna came on 3 June 2022",
    "Marta came on 3 June 2022",
    "Anna decided to come on 3 June 2022",
    "Lost on 30 February 2021, a boat",
    "Anna came on 3 June 2022",
    "Anna came on 4 June 2022",
):
    try:
        found.append(f"{parser.parse_date(text):%Y-%m-%d}")
    except ValueError as error:
        found.append(str(error))
    print(text, "->", found[-1])
refused = "day is out of range for month"
if found != ["2022-06-03", "2022-03-03", "2022-12-03", refused, refused, refused]:
    sys.exit("changed: each line has its own date")
END
