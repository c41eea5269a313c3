#!/usr/bin/env bash
# sparselsh finds near vectors; index(points, labels) keeps a label with each, query(point, dist_threshold=...) leaves out those
# that are too far. A good guess for three points, "far", "near" and "nearer", and a threshold that keeps two: these two with
# their labels. The points and distances are right, their labels are those of "far" and "near": the points are cut down, the
# list of labels is not, and is read from its beginning. If one point is left, its label is the first letter of a label.
# Seen: sparselsh 2.2.0 of PyPI; without a threshold the labels are right.
# Why it matters here: the text that is called a near-copy is another one than the one that was measured.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sparselsh==2.2.0 numpy==1.26.4 scipy==1.13.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import numpy as np
from scipy.sparse import csr_matrix
from sparselsh import LSH

print("sparselsh", version("sparselsh"))
index = LSH(8, 2)
labels = ["far", "near", "nearer"]
for point, label in zip([[50.0, 50.0], [2.0, 2.0], [1.5, 1.5]], labels):
    index.index(csr_matrix(np.array([point])), extra_data=label)
seen = {}
for threshold in (None, 10.0, 1.0):
    found = index.query(csr_matrix(np.array([[1.0, 1.0]])), dist_threshold=threshold)
    seen[threshold] = [(point.toarray()[0, 0].item(), label) for (point, label), _ in found]
    print(f"threshold {threshold}:", *(f"({x}, {x}) is {label!r}" for x, label in seen[threshold]))
if seen != {None: [(1.5, "nearer"), (2.0, "near"), (50.0, "far")], 10.0: [(1.5, "near"), (2.0, "far")], 1.0: [(1.5, "f")]}:
    sys.exit("changed: each point has its own label")
END
