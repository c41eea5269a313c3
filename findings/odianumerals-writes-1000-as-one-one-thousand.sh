#!/usr/bin/env bash
# odianumerals writes numbers in words, in Odia and in English with lakh and crore. A good guess: 1000 is "one thousand", and
# 12,345,678 begins with "one crore twenty-three lakh". It is "one one thousand" and "one one crore twenty-three one lakh
# forty-five one thousand": the name of each unit has a one of its own, at whatever place it stands. And 100 tankas, which have
# no small money, end on the word for paisa with no number before it.
# Seen: odianumerals 1.0.4 of PyPI.
# Why it matters here: a sum that is read aloud or stands on a cheque is another one, and words made to train a model are no
# English.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" odianumerals==1.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from odianumerals import to_english_words, to_odia_currency

print("odianumerals", version("odianumerals"))
found = [to_english_words(number) for number in (21, 500, 1000, 2500, 125000, 12345678)]
money = to_odia_currency(100)
print(*found, repr(money), sep="\n")
if found != [
    "twenty-one",
    "five hundred",
    "one one thousand",
    "two one thousand five hundred",
    "one one lakh twenty-five one thousand",
    "one one crore twenty-three one lakh forty-five one thousand six hundred seventy-eight",
] or not money.endswith("\u0b1f\u0b19\u0b4d\u0b15\u0b3e  \u0b2a\u0b07\u0b38\u0b3e"):
    sys.exit("changed: one thousand has a single one, or 100 tankas have no word for paisa")
END
