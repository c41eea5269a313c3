#!/usr/bin/env bash
# boolean-query-parser finds lines by words and by the numbers, dates and durations in them; for a range its documentation has
# "num:>=5 AND num:<=10", and the same for dates. A good guess for "3 boats and 20 nets": not found, as no number of it is from
# 5 to 10. It is found, since 20 is one and 3 is the other; and so is a line with dates of 2020 and 2030 for the year 2024. A
# duration is read part by part: "took 1h 30m" is not above 80 minutes; and "1,234 boats" are not more than a thousand.
# Seen: boolean-query-parser 1.1.0 of PyPI.
# Why it matters here: a range is the usual question to a log, and lines with two numbers are the usual ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" boolean-query-parser==1.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from boolean_query_parser import apply_query, parse_query


def found(query, text):
    return apply_query(parse_query(query), text)


between, year = "num:>=5 AND num:<=10", "date:>=2024-01-01 AND date:<=2024-12-31"
right = [(between, "7 boats", True), (between, "3 boats", False), ("dur:>80m", "took 90m", True),
         ("num:>1000", "1234 boats", True)]
wrong = [(between, "3 boats and 20 nets", True), (year, "from 2020-01-01 to 2030-01-01", True),
         ("dur:>80m", "took 1h 30m", False), ("num:>1000", "1,234 boats", False)]
print("boolean-query-parser 1.1.0")
for query, text, _ in right + wrong:
    print(query, "|", text, "|", found(query, text))
if any(found(query, text) != value for query, text, value in right):
    sys.exit("changed: a single number or duration is compared in another way")
if any(found(query, text) != value for query, text, value in wrong):
    sys.exit("changed: a range is of one number, a duration of two parts is one, or a comma belongs to the number")
END
