#!/usr/bin/env bash
# km-num2text writes all numbers of a Khmer text as words. A good guess: "12 and 12,500" has two numbers, both in words. It has
# the first, and "twelve,500": the numbers are replaced one after the other in the whole text, and 12 is found in front of the
# comma of 12,500, which is not found afterwards. So with "5 and 3.5". And 0.5 is "zero zero point five": a number that begins
# with 0 has its first digit said on its own.
# Seen: km-num2text 1.0.1 of PyPI.
# Why it matters here: whether a number is said depends on the numbers in front of it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" km-num2text==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from km_num2text import num_normalize

print("km-num2text", version("km-num2text"))
found = {}
for text in ("12,500", "12 និង 12,500", "3.5", "5 និង 3.5", "2.5", "0.5"):
    found[text] = num_normalize(text)
    print(text, "->", found[text])
if (found["12 និង 12,500"] != "ដប់ពីរ និង ដប់ពីរ,500" or "5" in found["3.5"] or found["5 និង 3.5"] != "ប្រាំ និង 3.ប្រាំ"
        or found["2.5"] != "ពីរចុចប្រាំ" or found["0.5"] != "សូន្យសូន្យចុចប្រាំ"):
    sys.exit("changed: all numbers are written as words")
END
