#!/usr/bin/env bash
# nano-numwords reads English number words. "a hundred" is 100, but "a thousand" and "million" are 0, as the word multiplies
# what stands before it and nothing stands there. Words it does not know count as 0, so "a dozen" and "hello" are 0 and
# "twenty-first" is 20; numbers side by side are added: "nineteen eighty-four" is 103 and "one two three" 6. Good guess:
# "thousand" without a number is 1000, years and rows of digits are read as such, and a text without a number is an error or
# None.
# Seen: nano-numwords 0.1.2 of PyPI, Python 3.11.
# Why it matters here: 0 as the answer for "not understood" cannot be told from the number 0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nano-numwords==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from app_min import n

print("nano-numwords", version("nano-numwords"))
WORDS = ["two thousand five hundred", "a hundred", "a thousand", "million", "a dozen", "twenty-first",
         "nineteen eighty-four", "one two three"]
found = [n(word) for word in WORDS]
print(*zip(WORDS, found), sep="\n")
if found != [2500, 100, 0, 0, 0, 20, 103, 6]:
    sys.exit("changed: a thousand is 1000, or words that are not known are told")
END
