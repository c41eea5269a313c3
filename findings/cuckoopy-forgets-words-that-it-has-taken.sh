#!/usr/bin/env bash
# cuckoopy is a cuckoo filter: it may know a stranger, but has to know each word that it took. A good guess for 1,024 buckets of
# four and 3,500 words, of which each insert() gave True: all are found, and len() is 3,500. len() is, but 200 to 350 of the words
# are not found; of 3,000 in 1,000 buckets some dozens. When a full bucket gives one of its fingerprints up, that one is tried in
# its other bucket; if this is full as well, the fingerprint that came first is put there once more, and the other one is lost.
# Seen: cuckoopy 0.1.1 of PyPI, fingerprints of two bytes; a power of two and another number of buckets, four seeds.
# Why it matters here: a crawl fetches again what it has, and an index keeps copies of lines that it has seen.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cuckoopy==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from cuckoopy import CuckooFilter

print("cuckoopy", version("cuckoopy"))
least = 4096
for seed in range(4):
    for buckets, count in ((1000, 3000), (1024, 3500)):
        random.seed(seed)
        known = CuckooFilter(capacity=buckets, bucket_size=4, fingerprint_size=2)
        words = ["word-%d-%d" % (seed, number) for number in range(count)]
        taken = sum(known.insert(word) for word in words)
        lost = sum(word not in known for word in words)
        print(f"{buckets} buckets of 4: {taken} words taken, len() {len(known)}, {lost} of them not found")
        if count == 3500:
            least = min(least, lost)
if least < 50:
    sys.exit("changed: the words that were taken are found")
END
