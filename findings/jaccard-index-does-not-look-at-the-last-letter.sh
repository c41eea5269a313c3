#!/usr/bin/env bash
# jaccard_index(one, other, n_gram) of the package jaccard-index compares the pieces of n letters of two texts. A good guess for
# single letters, "cat" and "car": 0.5, two of four. It is 1: for n_gram=1 the last letter is left out, for all other sizes it
# is there.
# Seen: jaccard-index 0.0.3 of PyPI.
# Why it matters here: numbers of volumes and plurals, which differ in the last letter, are copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" jaccard-index==0.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from jaccard_index.jaccard import jaccard_index

print("jaccard-index", version("jaccard-index"))
seen = []
for one, other, size in [("cat", "car", 1), ("volume 1", "volume 2", 1), ("cat", "car", 2)]:
    seen.append(jaccard_index(one, other, size))
    print(f"{one!r} and {other!r}, n_gram={size}: {seen[-1]:.2f}")
if seen[:2] != [1.0, 1.0] or seen[2] == 1.0:
    sys.exit("changed: the last letter counts")
END
