#!/usr/bin/env bash
# winnowing of Python gives the fingerprints of a text, as the method of Schleimer, Wilkerson and Aiken does that finds copied
# passages. A good guess for two texts of 40,000 random letters: hardly a fingerprint in common. It is a third of them: a
# fingerprint has 16 bits, and a text of this length has some 13,000. Of equal smallest values in a window it takes the first,
# although the definition that stands above it in the source, and its docstring, say the last.
# Seen: winnowing 0.2.1 of PyPI.
# Why it matters here: from some pages of text on, each text has passages in common with each other one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" winnowing==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import string
import sys
from importlib.metadata import version

from winnowing import select_min, winnow

print("winnowing", version("winnowing"))
shares = {}
for letters in (400, 4000, 40000):
    random.seed(letters)
    prints = [{value for _, value in winnow("".join(random.choices(string.ascii_lowercase, k=letters)))} for _ in range(2)]
    shares[letters] = len(prints[0] & prints[1]) / min(map(len, prints))
    print(f"{letters} random letters: {len(prints[0])} fingerprints, {shares[letters]:.1%} of them in the other text, too")
first = select_min([(0, 7), (1, 3), (2, 3), (3, 9)])
print("the smallest of 7, 3, 3, 9 is the one at place", first[0])
if shares[40000] < 0.1 or shares[400] > 0.02 or first != (1, 3):
    sys.exit("changed: unrelated texts share no fingerprints")
END
