#!/usr/bin/env bash
# qbf-index keeps a filter of words; save() writes it to a file and QBFIndex.load() reads it back. A good guess for 1,000 words
# that are added, saved and loaded: all 1,000 are known. None is: the state that is written is all but the bits, and reading
# makes new ones, all 0. Nothing is said, and the settings come back as they were; the file has less than 200 bytes for 9,592
# places.
# Seen: qbf-index 0.1.0 of PyPI with numpy 1.26.4.
# Why it matters here: after a restart all documents seen so far are new again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" qbf-index==0.1.0 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import sys
from importlib.metadata import version

from qbf_index.indexer import QBFIndex

print("qbf-index", version("qbf-index"))
words = [f"word-{number}" for number in range(1000)]
index = QBFIndex(1000, 0.01, 1.0)
for word in words:
    index.add(word)
index.save("words.bin")
loaded = QBFIndex.load("words.bin")
before, after = (sum(bool(each.contains(word)) for word in words) for each in (index, loaded))
print(f"before save(): {before} of 1,000 words known, {index.num_bits} places")
print(f"after load(): {after} of 1,000 words known, {loaded.num_bits} places, a file of {os.path.getsize('words.bin')} bytes")
if (before, after) != (1000, 0):
    sys.exit("changed: the words are there after load()")
END
