#!/usr/bin/env bash
# weightreservoir draws a sample from a stream in one pass, by weight. A good guess for 100,000 words that all have the same
# weight, their share of the whole, 0.00001: each is drawn as often as any other, as for the weight 1. Of a sample of 1,000
# some 300 are among the first 1,000 words, not ten. The key of a word is a random number to the power of 1/weight, and is 0
# for more than 99 of 100 words with such a weight; what has the key 0 never takes the place of what came first.
# Seen: weightreservoir 1.0 of PyPI.
# Why it matters here: shares and probabilities are the usual weights, and the sample is then the beginning of the file for a
# good part.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" weightreservoir==1.0 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import numpy
from weightreservoir.reservoir import WeightSampling

print("weightreservoir", version("weightreservoir"))
numpy.random.seed(1)
early = []
for weight in (1, 1 / 100000):
    sample = WeightSampling(1000)
    sample.addAll(range(100000), [weight] * 100000)
    early.append(sum(number < 1000 for number in sample.get()))
    print("weight", weight, "- of the sample of 1,000 are among the first 1,000 of 100,000:", early[-1])
if early[0] > 40 or early[1] < 200:
    raise SystemExit("changed: a sample does not depend on the scale of the weights")
END
