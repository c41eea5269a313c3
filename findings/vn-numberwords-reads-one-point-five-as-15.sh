#!/usr/bin/env bash
# vn-numberwords writes Vietnamese numbers as words and reads them again. A good guess: what it has written it reads as the same
# number. "một phẩy năm", its own words for 1.5, is 15, and "âm năm", minus five, is 5: the words for point and minus are known
# to one direction only, the other one passes over words that it does not know.
# Seen: vn-numberwords 0.2.0 of PyPI.
# Why it matters here: a price of 1.5 is ten times as high after a round trip, a debt is a credit.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vn-numberwords==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from vn_numberwords import number_to_words, words_to_number

print("vn-numberwords", version("vn-numberwords"))
found = {}
for number in (15, 2024, 1000005, 1.5, -5, 2.25):
    words = number_to_words(number)
    found[number] = words_to_number(words)
    print(number, words, found[number])
if [found[15], found[2024], found[1000005], found[1.5], found[-5]] != [15, 2024, 1000005, 15, 5]:
    sys.exit("changed: the point and the minus are read")
END
