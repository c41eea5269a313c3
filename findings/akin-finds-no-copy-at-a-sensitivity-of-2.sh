#!/usr/bin/env bash
# The sensitivity of akin's LSH is the number of buckets that two texts must share to count as near-duplicates. Equal texts share
# all of their 50 buckets. A good guess: query(text, sensitivity=2) finds the equal text, and loses only weak pairs. It finds
# nothing, from 2 on: the count of shared buckets is never more than 1. min_jaccard is another measure than its name says: the set
# of values of one signature against that of the other, which for a Jaccard similarity J is near J / (2 - J).
# Seen: akin 1.0.1 of PyPI, MinHash of 100 and 200 permutations.
# Why it matters here: whoever asks for more certainty gets an empty list, and a threshold of 0.8 asks for 0.89.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" akin==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from akin import LSH, KMinHash

random.seed(3)
WORDS = [f"word{number}" for number in range(5000)]


def index(texts, permutations, seed):
    signatures = KMinHash(n_gram=2, n_gram_type="term", permutations=permutations, seed=seed).transform(texts)
    lsh = LSH(permutations=permutations, no_of_bands=50)
    lsh.update(signatures, list(range(len(texts))))
    return lsh


text = " ".join(random.sample(WORDS, 80))
lsh = index([text, text], 100, 7)
found = {sensitivity: lsh.query(0, sensitivity=sensitivity) for sensitivity in (1, 2, 3)}
print("akin", version("akin"), "an equal text, by sensitivity:", found)

estimates = []
for seed in range(1, 21):
    words = random.sample(WORDS, 101)
    lsh = index([" ".join(words), " ".join(words[:81])], 200, seed)
    estimates += [estimate for estimate, _ in lsh.query(0, include_similarity=True)]
mean = sum(estimates) / len(estimates)
print("twenty pairs whose Jaccard similarity is 0.80: found with a mean similarity of %.2f" % mean)
if found != {1: [1], 2: [], 3: []} or not 0.6 < mean < 0.73:
    sys.exit("changed: an equal text is found at a sensitivity of 2, or the similarity is the Jaccard similarity")
END
