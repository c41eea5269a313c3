#!/usr/bin/env bash
# chronoparse reads dates of all kinds and tells if one is ambiguous, or raises an error, if asked to. A good guess for
# 13/10/2023 and 25.12.2023: one meaning, as there is no 13th month and no 25th. Each date of that order is called ambiguous,
# also if it can be read in one way only, and so is 05/05/2023, which is the same day in both; so that with raise_on_ambiguous
# no European date is read.
# Seen: chronoparse 0.1.0 of PyPI.
# Why it matters here: who sets aside the ambiguous dates to look at them sets aside all of a country's.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" chronoparse==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from chronoparse import AmbiguousDateError, parse


def raises(text):
    try:
        parse(text, raise_on_ambiguous=True)
    except AmbiguousDateError:
        return True
    return False


plain, two, one = ["2023-10-05", "5 October 2023"], ["05/10/2023"], ["13/10/2023", "25.12.2023", "05/05/2023"]
print("chronoparse 0.1.0")
for text in plain + two + one:
    print(text, "is", parse(text).date, "ambiguous", parse(text).ambiguous, "raises", raises(text))
if any(parse(text).ambiguous for text in plain) or not all(parse(text).ambiguous for text in two):
    sys.exit("changed: 5 October is ambiguous, or 05/10 is not")
if not all(parse(text).ambiguous and raises(text) for text in one):
    sys.exit("changed: a date with one meaning is not ambiguous")
END
