#!/usr/bin/env bash
# kr-number writes a number in Korean letters, as on a cheque: convert(10000, "원") is ten thousand won. A good guess: 100
# million is 일억원, as any reader of Korean writes it. It is 일억만원, 100 million and ten thousand, and a million million is 일조억만원:
# the word for ten thousand and its powers is put down for each group of four digits, also if the group is empty.
# Seen: kr-number 0.1.1 of PyPI.
# Why it matters here: the number in words is another one than the number in digits, and two spellings of one amount do not
# match.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" kr-number==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from knum import convert

print("kr-number", version("kr-number"))
words = {number: convert(number, "원") for number in (5000, 10000, 123456789, 100000000, 300000005, 10**12)}
for number, written in words.items():
    print(f"{number:,}", written)
if words[123456789] != "일억이천삼백사십오만육천칠백팔십구원" or words[100000000] != "일억만원" or words[10**12] != "일조억만원":
    sys.exit("changed: an empty group of digits has no word")
END
