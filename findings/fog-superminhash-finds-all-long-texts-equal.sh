#!/usr/bin/env bash
# SuperMinHash estimates the Jaccard similarity of two sets with less variance than MinHash. A good guess for fog: two texts of
# 2,000 words each that have no word in common have a similarity near 0, at any length. It is 0.04 for 20 words, about 0.8 for
# 500, and 1 for 2,000: the signature is cut down to whole numbers, and what tells two long texts apart is behind the point. Then
# all values of both are 0.
# Seen: fog 0.12.0 of PyPI, SuperMinHash(h=256) and minhash_similarity(); its MinHash is right.
# Why it matters here: the longer the texts, the more unrelated ones are found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fog==0.12.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fog.lsh import MinHash, SuperMinHash, minhash_similarity

print("fog", version("fog"))
measured = {}
for words in (20, 100, 500, 2000):
    one = [f"one{number}" for number in range(words)]
    other = [f"other{number}" for number in range(words)]
    measured[words] = []
    for method in (SuperMinHash(h=256), MinHash(h=256, seed=1)):
        measured[words].append(minhash_similarity(method.create_signature(one), method.create_signature(other)))
    print(words, "words, none in common: SuperMinHash %.2f, MinHash %.2f" % tuple(measured[words]))
if measured[2000][0] < 0.99 or measured[500][0] < 0.5 or max(plain for _, plain in measured.values()) > 0.05:
    sys.exit("changed: SuperMinHash tells two long texts apart")
END
