#!/usr/bin/env bash
# find_duplicates() of fuzzyrust gives groups of similar texts; its documentation has the example hello, Hello, HELLO and world:
# one group of three. A good guess: so it is. The group has nine members, each word three times; two copies are a group of four.
# Texts that are equal in lower case are put together first, and then each of them brings all of its equals in.
# batch.deduplicate(), of which the documentation says the same, does not see HELLO at all.
# Seen: fuzzyrust 0.3.1 of PyPI; texts that are similar, but not equal in lower case, are in their group once.
# Why it matters here: whoever keeps one and removes the rest of a group removes texts several times, or counts n copies as n
# times n.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzyrust==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import fuzzyrust
from fuzzyrust import batch

print("fuzzyrust", version("fuzzyrust"))
sizes = []
for texts in (["hello", "Hello", "HELLO", "world"], ["fair", "fair", "quay"], ["The harbour fair", "the harbour fare", "quay"]):
    groups = fuzzyrust.find_duplicates(texts).groups
    print(texts, "->", groups)
    sizes.append([len(group) for group in groups])
by_batch = batch.deduplicate(["hello", "Hello", "HELLO", "world"])
print("batch.deduplicate:", by_batch.groups, "and alone", sorted(by_batch.unique))
if sizes != [[9], [4], [2]] or "HELLO" not in by_batch.unique:
    sys.exit("changed: each text is in its group once")
END
