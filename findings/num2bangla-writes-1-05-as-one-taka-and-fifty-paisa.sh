#!/usr/bin/env bash
# num2bangla writes sums of taka in words. A good guess: 1.05 is one taka and five paisa. It is "One Taka And Fifty Paisa Only",
# the words of 1.5: the digits behind the point are read without their zero. 99.999 has "None Paisa", 1,000,000,000, a hundred
# crore, is "None Crore Taka Only", and -5 is " Taka Only": what a table does not have is None, which is written as a word.
# Seen: num2bangla 1.0.0 of PyPI.
# Why it matters here: the words on a cheque are ten times the paisa, or none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" num2bangla==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from num2bangla import taka

print("num2bangla", version("num2bangla"))
found = {amount: taka(amount) for amount in (1.5, 1.05, 99.999, 10**9, 123456789)}
for amount, words in found.items():
    print(amount, words, sep=" | ")
if found[1.05] != found[1.5] or "None Paisa" not in found[99.999] or found[10**9] != "None Crore Taka Only":
    sys.exit("changed: five paisa are five paisa")
END
