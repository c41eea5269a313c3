#!/usr/bin/env bash
# cuckoofilter takes any item that can be serialized. A good guess for the pair ("tide", "tide"), which is inserted from a list
# in the program and looked up as read from a line: it is found, since the two pairs are equal, with equal hashes. It is not, 0
# of 200 such pairs are, while pairs of two different words all are found: the item is what pickle makes of it, and pickle
# writes a string that stands twice in memory once, and one that only looks the same twice.
# Seen: cuckoofilter 0.0.0.2 of PyPI with mmh3 5.2.0, fingerprints of four bytes.
# Why it matters here: word pairs such as "had had" and names such as ("Rosa", "Rosa") count as new each time they come from
# another place.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cuckoofilter==0.0.0.2 mmh3==5.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cuckoofilter import CuckooFilter

print("cuckoofilter", version("cuckoofilter"))
words = [f"word{number}" for number in range(200)]
seen = {}
for name, pairs in [
    ("the same word twice", [(word, word) for word in words]),
    ("two words", list(zip(words, words[1:] + words[:1]))),
]:
    known = CuckooFilter(capacity=4096, fingerprint_size=4)
    for pair in pairs:
        known.insert(pair)
    read = [tuple(f"{one} {other}".split()) for one, other in pairs]
    seen[name] = (sum(known.contains(pair) for pair in pairs), sum(known.contains(pair) for pair in read))
    print(f"{name}: equal {read == pairs}, found as inserted {seen[name][0]} of 200, as read from a line {seen[name][1]}")
if seen != {"the same word twice": (200, 0), "two words": (200, 200)}:
    sys.exit("changed: equal items are found")
END
