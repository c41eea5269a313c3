#!/usr/bin/env bash
# pyLSHash indexes vectors by hash; each LSHash draws planes of its own. A good guess for an index of 100 texts and another one
# of 100 pictures: each finds its own. The second one has no storage of its own unless it is given one: the storage is made
# once, where the function is defined, so that both write into the same lists, with different planes. Vectors of the second come
# as hits of the first, and clear_storage() of the second leaves the first without any.
# Seen: pyLSHash 0.2.3 of PyPI with numpy 1.26.4, 6 bits.
# Why it matters here: two collections that are searched side by side show each other's documents, and one that is emptied
# empties both.
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
from pyLSHash import LSHash

print("pyLSHash", version("pyLSHash"))
numpy.random.seed(11)
texts, pictures = LSHash(6, 8), LSHash(6, 8)
for number, vector in enumerate(numpy.random.randn(100, 8).tolist()):
    texts.index(vector, extra_data=f"text {number}")
queries = numpy.random.randn(50, 8).tolist()


def hits():
    return [hit[0][1] for query in queries for hit in texts.query(query)]


before = hits()
for number, vector in enumerate(numpy.random.randn(100, 8).tolist()):
    pictures.index(vector, extra_data=f"picture {number}")
after = hits()
strange = sum(hit.startswith("picture") for hit in after)
print(f"50 queries of the texts: {len(before)} hits; with an index of pictures made: {len(after)} hits, {strange} pictures")
pictures.clear_storage()
cleared = hits()
print(f"the index of pictures cleared: {len(cleared)} hits in the texts")
if not before or not strange or cleared:
    sys.exit("changed: each index has a storage of its own")
END
