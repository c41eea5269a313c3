#!/usr/bin/env bash
# simsoword says how alike two words are, from 0 to 100, and calls itself a comparison by sound. A good guess for Moscow and
# Vienna in Russian, with boundary="hard": a low number. It is 100, and is_similar() is true, as for any two words of another
# script than the Latin one: all but the letters a to z is removed before words are compared, and two empty strings are equal.
# With the other boundary the same pair is 0, and so is a word and itself. Digits are removed too, and nothing is compared by
# sound.
# Seen: simsoword 0.1.0 of PyPI.
# Why it matters here: a list of Russian, Greek or Chinese names is one name, and "model1" is "model2".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" simsoword==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from simsoword import get_score, is_similar

print("simsoword", version("simsoword"))
pairs = [("night", "knight"), ("Москва", "Вена"), ("北京", "東京"), ("model1", "model2")]
hard = [get_score(a, b, boundary="hard") for a, b in pairs]
for (a, b), score in zip(pairs, hard):
    print(f"{a} and {b}: hard {score}, easy {get_score(a, b)}, similar {is_similar(a, b, boundary='hard')}")
print("Москва and itself, easy:", get_score("Москва", "Москва"))
if hard[1:] != [100.0, 100.0, 100.0] or get_score("Москва", "Москва") != 0:
    sys.exit("changed: letters of other scripts count")
END
