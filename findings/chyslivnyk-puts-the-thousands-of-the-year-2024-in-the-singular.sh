#!/usr/bin/env bash
# chyslivnyk writes Ukrainian numbers as words, in all cases. A good guess: the year 2024 is "дві тисячі двадцять четвертий", as
# get_cardinal(2024) begins with "дві тисячі". get_ordinal writes "дві тисяча двадцять четвертий", two thousand with thousand in
# the singular, and the 2000th is "дві тисячний" in two words where Ukrainian has one, двотисячний; the 21,000th is "двадцять
# одна тисячний".
# Seen: chyslivnyk 0.1.0 of PyPI.
# Why it matters here: the years of this century are the ordinals that texts have most, and none of them is found by its words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" chyslivnyk==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from chyslivnyk import Chyslivnyk

print("chyslivnyk", version("chyslivnyk"))
found = {number: (Chyslivnyk.get_cardinal(number), Chyslivnyk.get_ordinal(number)) for number in (1990, 2000, 2024, 21000)}
for number, words in found.items():
    print(number, *words, sep=" | ")
if (found[2024] != ("дві тисячі двадцять чотири", "дві тисяча двадцять четвертий") or found[2000][1] != "дві тисячний"
        or found[21000][1] != "двадцять одна тисячний"):
    sys.exit("changed: the thousands of an ordinal are in the plural")
END
