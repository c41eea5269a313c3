#!/usr/bin/env bash
# akin makes MinHash signatures of texts from shingles of n_gram letters or words. A good guess for n_gram=1 of words: the words
# are the shingles, and texts with the same words in another order are equal. It raises that n_gram must not exceed the length
# of the text, for a text of any length: the shingles cut off at the end of the text are n_gram - 1, and a slice that leaves off
# 0 at the end leaves nothing. With n_gram=2 the same texts go through.
# Seen: akin 1.0.1 of PyPI.
# Why it matters here: the smallest size of a shingle is the one to try.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" akin==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from akin import KMinHash

print("akin", version("akin"))
texts = ["the tide was high in the harbour", "in the harbour the tide was high"]
seen = []
for size in (2, 1):
    try:
        one, other = KMinHash(n_gram=size, n_gram_type="term", permutations=100, seed=3).transform(texts)
        seen.append(f"{sum(a == b for a, b in zip(one, other))} of 100 values are equal")
    except ValueError as error:
        seen.append(str(error))
    print(f"n_gram={size}: {seen[-1]}")
if "must not exceed" not in seen[1] or "of 100" not in seen[0]:
    sys.exit("changed: shingles can be single words")
END
