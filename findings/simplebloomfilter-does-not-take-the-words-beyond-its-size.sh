#!/usr/bin/env bash
# simplebloomfilter makes a Bloom filter for so many words. A good guess for 150 words in one that was made for 100: all 150 are
# known, since a Bloom filter never forgets, and more strangers than asked for are known with them. The last 50 are unknown:
# add() looks whether the filter is full, and does nothing if so, without an error or a result. The scalable filter of the
# package, which is made of such filters, knows all 150.
# Seen: simplebloomfilter 1.0.0 of PyPI with bitarray 3.6.0 and mmh3 5.2.0.
# Why it matters here: from one document on all copies pass the filter, and nothing tells from which.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" simplebloomfilter==1.0.0 bitarray==3.6.0 mmh3==5.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bloomfilter import BloomFilter, ScalableBloomFilter

print("simplebloomfilter", version("simplebloomfilter"))
words = [f"word-{number}" for number in range(150)]
seen = {}
for name, bloom in [
    ("made for 150", BloomFilter(size=150, fp_prob=0.0001)),
    ("made for 100", BloomFilter(size=100, fp_prob=0.0001)),
    ("scalable from 100 on", ScalableBloomFilter(initial_size=100, initial_fp_prob=0.0001)),
]:
    results = {bloom.add(word) for word in words}
    seen[name] = sum(word in bloom for word in words)
    print(f"{name}: {seen[name]} of 150 words known, len() {len(bloom)}, add() returned {results}")
if list(seen.values()) != [150, 100, 150]:
    sys.exit("changed: a full filter takes words, or says that it does not")
END
