#!/usr/bin/env bash
# pyMIH finds the hashes of 256 bits within a distance, by words of 16 bits; train() takes the distance. A good guess for a
# distance of 64 and a hash that differs in 48 bits, 3 in each word: it is found, and each time. query() returns nothing: words
# are compared within 2 bits, whatever distance was asked for, which is enough up to 47 only. After a query for another hash the
# same query finds it: the words that were looked up stay in a set that all queries and all indexes share, so that an answer
# depends on what was asked before, and each query is slower.
# Seen: pyMIH 0.7.1 and bitarray 3.6.0 of PyPI.
# Why it matters here: near copies are missed by a program that has just started, and found by one that has run for a day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pymih==0.7.1 bitarray==3.6.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pyMIH import MIHIndex

print("pyMIH", version("pymih"))
ZERO, NEAR, FAR = "0000" * 16, "0003" * 16, "0007" * 16
index = MIHIndex(256)
index.update([NEAR, FAR], "known")
index.train(wordLength=16, threshold=64)


def distances(wanted):
    return sorted(distance for _, _, distance in index.query(wanted))


first = distances(ZERO)
again = distances(ZERO)
other = distances(FAR)
last = distances(ZERO)
print("threshold 64, hashes at distances of 32 and 48")
print(f"found: {first}, the same query again: {again}, after a query for another hash ({other}): {last}")
if (first, again, last) != ([32], [32], [32, 48]):
    sys.exit("changed: all within the distance are found at once")
END
