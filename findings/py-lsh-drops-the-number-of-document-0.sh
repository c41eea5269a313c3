#!/usr/bin/env bash
# py-lsh stores a value with each vector, "extra_data", for instance the number of its document, and gives it back with each
# hit. A good guess for documents that are numbered from 0: each hit is the vector and its number. Those of document 0 are the
# vector alone, as if none had been given: the value is kept only if it is true, and 0 is not; "" and [] are not either.
# hit[0][1], which is the number of all other documents, is the second coordinate here.
# Seen: py_lsh 0.0.2 of PyPI with numpy 1.26.4.
# Why it matters here: a near-copy of the first document is reported as a copy of whichever document has the number of its
# coordinate.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" py_lsh==0.0.2 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import numpy
from py_lsh.lshash import LSHash

print("py_lsh", version("py_lsh"))
numpy.random.seed(3)
lsh = LSHash(6, 4)
vectors = [[7, 2, 5, 1], [1, 9, 2, 8], [3, 3, 9, 4]]
for number, vector in enumerate(vectors):
    lsh.index(vector, extra_data=number)
seen = []
for number, vector in enumerate(vectors):
    hit = lsh.query(vector, num_results=1)[0]
    seen.append(hit[0][1])
    print(f"document {number}, {vector}: the best hit is {hit[0]}, its number is {hit[0][1]}")
if seen != [2, 1, 2]:
    sys.exit("changed: document 0 has its number")
END
