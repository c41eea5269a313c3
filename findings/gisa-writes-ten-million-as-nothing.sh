#!/usr/bin/env bash
# gisa writes numbers in words of Malagasy; number_to_word(586) is "enina ambiny valopolo sy dimanjato". A good guess for ten
# million, a common price in ariary: "folo tapitrisa". It is the empty text, as 20 and 100 million are, and 20,500,000 is
# 500,000: the millions are written where the seventh digit from the end is, if it is not 0, and the digits in front of it are
# looked at nowhere else. One and twelve million are right. A number with a point is written as its whole part, 3.9 as 3.
# Seen: gisa 1.0.2 of PyPI.
# Why it matters here: the largest part of an amount is missing from a text that is read as whole.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gisa==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from gisa.manisa import number_to_word

print("gisa", version("gisa"))
words = {}
for number in (586, 500000, 1000000, 10000000, 12000000, 20500000, 100000000, 3, 3.9):
    words[number] = number_to_word(number)
    print(number, "->", repr(words[number]))
if words[10000000] or words[100000000] or words[20500000] != words[500000] or not words[12000000] or words[3.9] != words[3]:
    raise SystemExit("changed: ten million has a word")
END
