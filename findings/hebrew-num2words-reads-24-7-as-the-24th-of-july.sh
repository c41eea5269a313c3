#!/usr/bin/env bash
# hebrew-num2words turns the digits of Hebrew texts into words: clock times, percents, dates, codes and counts; its rules were
# mined from real sentences. A good guess for "open 24/7", for -5 degrees and for 2.05: twenty-four seven, minus five, and two
# point zero five. They are "the twenty-fourth of July", "five" and "two five": a slash between two numbers makes a date, the
# minus of a number is dropped, also of a percentage, and the zero behind a point is not read, so that 0.05 is "zero five".
# Seen: hebrew-num2words 0.1.0 of PyPI.
# Why it matters here: frost becomes warmth, a loss a gain, and a shop that never closes is open on one day of the year.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hebrew-num2words==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from hebrew_num2words import normalize_numbers

print("hebrew-num2words", version("hebrew-num2words"))
words = {}
for text in ("24/7", "-5 מעלות", "5 מעלות", "-3%", "3%", "2.05", "0.05", "24.7.2026"):
    words[text] = normalize_numbers(text)
    print(text, "->", words[text])
if "יולי" not in words["24/7"] or words["-5 מעלות"] != words["5 מעלות"] or words["-3%"] != words["3%"] or "אפס" in words["2.05"]:
    raise SystemExit("changed: a minus is read, and 24/7 is no date")
END
