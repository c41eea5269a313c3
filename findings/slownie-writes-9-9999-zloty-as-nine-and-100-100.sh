#!/usr/bin/env bash
# slownie writes amounts in Polish words, as on an invoice. A good guess: 9.9999, a price with tax as it comes out of a
# multiplication, is ten zloty. slownie_zl says nine zloty and a hundred grosze, slownie_zl100gr "dziewięć złotych 100/100": the
# zloty are cut off and the grosze are rounded, each on its own. 9.99 is right, as is 10.
# Seen: slownie 2.5.1 of PyPI.
# Why it matters here: there is no hundredth grosz; the words and the rounded number of one amount differ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" slownie==2.5.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from slownie import slownie_zl, slownie_zl100gr

print("slownie", version("slownie"))
found = {amount: (slownie_zl(amount), slownie_zl100gr(amount)) for amount in (9.99, 8.13 * 1.23, 10.0)}
for amount, words in found.items():
    print(amount, *words, sep=" | ")
if found[8.13 * 1.23] != ("dziewięć złotych sto groszy", "dziewięć złotych 100/100"):
    sys.exit("changed: a hundred grosze are a zloty")
END
