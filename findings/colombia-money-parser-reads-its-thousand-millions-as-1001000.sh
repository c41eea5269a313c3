#!/usr/bin/env bash
# colombia-money-parser writes sums of pesos in Spanish words and reads them again. A good guess: what it has written it reads
# as the same sum. 1,000,000,000 is "MIL MILLONES DE PESOS", which it reads as 1,001,000, a thousand and a million; "dos mil
# millones" is 1,002,000. With a number between, as in "cien mil millones", the sum is wrong as well. Up to 999 millions both
# agree.
# Seen: colombia-money-parser 0.1.0 of PyPI.
# Why it matters here: a sum in words is a thousandth of what it says, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" colombia-money-parser==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from colombia_money_parser import letters_to_number, number_to_letters

print("colombia-money-parser", version("colombia-money-parser"))
found = {}
for number in (1200000, 999000000, 1000000000, 2000000000):
    words = number_to_letters(number).lower().replace(" de pesos", "").replace(" pesos", "")
    found[number] = letters_to_number(words)
    print(number, words, found[number])
if list(found.values()) != [1200000, 999000000, 1001000, 1002000]:
    sys.exit("changed: a thousand millions are read")
END
