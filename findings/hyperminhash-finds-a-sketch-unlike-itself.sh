#!/usr/bin/env bash
# HyperMinHash counts the members of a set, and tells how similar two sets are. A good guess for hyperminhash on two sets of
# 10,000 words that share 9,000: counts of about 10,000, a similarity of 0.82 and an intersection of about 9,000; and 1 for a
# sketch and itself. The counts are right, the similarity is 0, always, that of a sketch and itself, too: the largest set that it
# is made for, 2 to the power of 74, is worked out in 64 bits, where it is 0, so every set is too large and all agreement counts
# as chance. intersection() also changes the first sketch to the union.
# Seen: hyperminhash 0.0.5 of PyPI with numpy 1.23.5, four sizes of sets, default sizes of the sketch.
# Why it matters here: the count of distinct texts looks right, and so does "nothing in common".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" numpy==1.23.5 metrohash-python==1.1.3.3 \
    cached-property==2.0.1 hyperminhash==0.0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version

warnings.simplefilter("ignore")
from hyperminhash import HyperMinHash

print("hyperminhash", version("hyperminhash"), "with numpy", version("numpy"))
similar = []
for size in (100, 1000, 10000, 50000):
    one, other = HyperMinHash(), HyperMinHash()
    one.extend("word-%d" % number for number in range(size))
    other.extend("word-%d" % number for number in range(size // 10, size * 11 // 10))
    counts = len(one), len(other)
    similar += [float(one.similarity(other)), float(one.similarity(one))]
    shared = int(one.intersection(other))
    print(f"{size} words each, {size - size // 10} shared: counts {counts}, similarity {similar[-2]}, "
          f"with itself {similar[-1]}, intersection {shared}; the first count afterwards: {len(one)}")
if any(similar) or len(one) < counts[0] * 1.05:
    sys.exit("changed: sets that share most of their words are similar, or intersection() leaves the sketch as it is")
END
