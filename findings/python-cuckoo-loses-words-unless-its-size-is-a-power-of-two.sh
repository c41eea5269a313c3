#!/usr/bin/env bash
# python-cuckoo is a cuckoo filter: each word that it took is found, and can be taken out again. Its capacity is the number of
# buckets of four places. A good guess for 3,000 words in 1,000 buckets, taken without an error: all are found. Eight to 20 are
# not; of 3,500 in 1,024 buckets all are. A fingerprint that is moved goes from one of its two buckets to the other by an
# exclusive or and then the remainder of the number of buckets; that leads back only where this number is a power of two, and
# nothing asks for that.
# Seen: python-cuckoo 1.1.1 of PyPI, fingerprints of two bytes, four seeds.
# Why it matters here: no test on a round binary size shows it, and real sizes are others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" python-cuckoo==1.1.1 mmh3==5.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from cuckoofilter import CuckooFilter

print("python-cuckoo", version("python-cuckoo"))
lost = {1000: 0, 1024: 0}
for seed in range(4):
    for buckets, count in ((1000, 3000), (1024, 3500)):
        random.seed(seed)
        known = CuckooFilter(capacity=buckets, fingerprint_size=2)
        words = ["word-%d-%d" % (seed, number) for number in range(count)]
        for word in words:
            known.insert(word)
        missing = sum(word not in known for word in words)
        lost[buckets] += missing
        print(f"{buckets} buckets of 4: {known.size} words taken, {missing} of them not found")
if lost[1000] < 10 or lost[1024]:
    sys.exit("changed: words are found, or lost, at any number of buckets")
END
