#!/usr/bin/env bash
# larzfuzzy compares texts like fuzzywuzzy does; ratio() gives 0 to 100. A good guess for a number of 300 digits and the same
# number with one digit in front: 99 or 100. It is 0, and 50 with a digit in the middle; with 150 digits it is 100 as it should
# be. In a text of 200 signs or more each sign that makes up more than a hundredth of it is left out of the search for common
# parts (the "autojunk" of Python's difflib), and of digits, letters of DNA or hexadecimal numbers nothing else is there.
# Seen: larzfuzzy 0.1.0 of PyPI; sentences, which have some rare letters, are compared well.
# Why it matters here: of two lists of numbers or two keys that differ by one sign it says that they have nothing in common.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzfuzzy==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from larzfuzzy import ratio

print("larzfuzzy", version("larzfuzzy"))
random.seed(2)
found = []
for length in (150, 300):
    digits = "".join(random.choice("0123456789") for _ in range(length))
    middle = digits[:length // 2] + "5" + digits[length // 2:]
    found.append((ratio(digits, digits), ratio(digits, "7" + digits), ratio(digits, middle)))
    print(length, "digits: equal, one more in front, one more in the middle:", found[-1])
if found != [(100, 100, 100), (100, 0, 50)]:
    sys.exit("changed: one more digit is one more digit")
END
