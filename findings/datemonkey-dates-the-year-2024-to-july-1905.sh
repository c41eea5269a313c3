#!/usr/bin/env bash
# datemonkey finds the format of a column of dates, with a confidence, "instead of guessing". A good guess for a column of
# years, 2023 and 2024: years, or no date. They are taken for days counted by Excel since 1900, July 15 and 16, 1905, with high
# confidence and no warning; so are house numbers, as 59 to 61, which are dates of February and March of 1900. A column of
# 03/04/2024 is called ambiguous, as it should be.
# Seen: datemonkey 0.2.0 of PyPI.
# Why it matters here: the plainest dates of a catalogue are moved by a century, and the number that should warn says HIGH.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" datemonkey==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from datemonkey import Confidence, detect_format, parse_dates

columns = {"days": ["15/03/2024", "20/04/2024"], "ambiguous": ["03/04/2024", "05/06/2024"], "years": ["2023", "2024"],
           "houses": ["59", "61"]}
found = {}
print("datemonkey 0.2.0")
for name, values in columns.items():
    batch, result = parse_dates(values), detect_format(values)
    found[name] = batch.iso_strings, result.confidence, result.is_ambiguous
    print(name, *values, "are", *batch.iso_strings, result.confidence, *result.warnings)
if found["days"][1:] != (Confidence.HIGH, False) or not found["ambiguous"][2]:
    sys.exit("changed: plain dates are sure no longer, or 03/04/2024 is not ambiguous")
if found["years"] != (["1905-07-15T00:00:00", "1905-07-16T00:00:00"], Confidence.HIGH, False):
    sys.exit("changed: years are no days of 1905")
if found["houses"][0] != ["1900-02-28T00:00:00", "1900-03-01T00:00:00"] or found["houses"][1] != Confidence.HIGH:
    sys.exit("changed: house numbers are no days of 1900")
END
