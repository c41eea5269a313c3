#!/usr/bin/env bash
# qbf-index counts how often a word came, up to its number of levels; "The maximum value for each bit is equal to the number of
# levels", which is 4 unless told otherwise. A good guess for 256 levels and a word that comes again and again: it is known from
# the first time on, for ever. It is known 255 times and unknown after the 256th, then known again until the 512th: a count has
# one byte, 255 and 1 make 0, and the lesser one of 0 and 255 is taken. With 255 levels it is always known, until two indexes
# that have it 128 times each are merged: the sum is 0 again.
# Seen: qbf-index 0.1.0 of PyPI with numpy 1.26.4.
# Why it matters here: the most frequent words are the ones that are forgotten, each for one round in 256.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" qbf-index==0.1.0 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from qbf_index.indexer import QBFIndex

print("qbf-index", version("qbf-index"))


def unknown(levels):
    index = QBFIndex(1000, 0.01, 1.0, levels=levels)
    times = []
    for time in range(1, 1001):
        index.add("harbour")
        if not index.contains("harbour"):
            times.append(time)
    return times


def merged(levels):
    one, other = (QBFIndex(1000, 0.01, 1.0, levels=levels) for _ in range(2))
    for _ in range(128):
        one.add("harbour")
        other.add("harbour")
    return bool(one.merge(other).contains("harbour"))


seen = {levels: (unknown(levels), merged(levels)) for levels in (4, 255, 256)}
for levels, (times, known) in seen.items():
    print(f"{levels} levels: unknown after time {times or 'none'}; known after a merge of 128 and 128 times: {known}")
if seen[4] != ([], True) or seen[255] != ([], False) or seen[256] != ([256, 512, 768], False):
    sys.exit("changed: a word that was added is known")
END
