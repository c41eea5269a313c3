#!/usr/bin/env bash
# num2word-uz has two functions for Uzbek numbers as words, num2word for whole ones and float_num2word for those with a part
# behind the point. A good guess: both give the same for 1500. float_num2word("1500") is "o'n besh", fifteen, and "100" is
# "bir", one: zeros at the end are taken off before it is looked whether there is a point. "20.50" is right, and "1500.0" too.
# Seen: num2word-uz 0.1.1 of PyPI.
# Why it matters here: who sends all prices through the function for prices loses the zeros of the round ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" num2word-uz==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from num2word_uz import float_num2word, num2word

print("num2word-uz", version("num2word-uz"))
found = {text: (num2word(text), float_num2word(text)) for text in ("1500", "100", "1500.0", "20.50")}
for text, words in found.items():
    print(text, *words, sep=" | ")
if found["1500"] != ("bir ming besh yuz", "o'n besh") or found["100"][1] != "bir" or found["1500.0"][1] != "bir ming besh yuz":
    sys.exit("changed: the zeros of a whole number are read")
END
