#!/usr/bin/env bash
# pyLSHash finds near vectors by the bits of their hash; query() has an option, key_hamming, that looks into the keys that
# differ by one bit as well. A good guess: with it all comes that comes without it, and some neighbours more. With it nothing
# comes, not even the vector itself: keys are stored as "number of the table|bits", they are split to be compared, and the list
# is asked for by the bits alone, which no list has. No error is raised.
# Seen: pyLSHash 0.2.3 of PyPI with numpy 1.26.4, 1,000 vectors of 8 numbers, 8 bits, two tables.
# Why it matters here: the setting that should find more near-copies finds none, exact copies included.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" pyLSHash==0.2.3 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import numpy
from pyLSHash import LSHash, storage

print("pyLSHash", version("pyLSHash"))
numpy.random.seed(7)
vectors = numpy.random.randn(1000, 8).round(3).tolist()
lsh = LSHash(hash_size=8, input_dim=8, num_hashtables=2, storage_instance=storage.InMemoryStorage(""))
for number, vector in enumerate(vectors):
    lsh.index(vector, extra_data=number)
seen = {}
for option in (False, True):
    hits = [lsh.query(vector, key_hamming=option) for vector in vectors]
    itself = sum(any(hit[0][1] == number for hit in found) for number, found in enumerate(hits))
    seen[option] = (itself, sum(map(len, hits)))
    print(f"key_hamming {option}: {itself} of 1,000 vectors find themselves, {seen[option][1]} hits in all")
if seen[False][0] != 1000 or seen[True] != (0, 0):
    sys.exit("changed: with the option at least as much is found")
END
