#!/usr/bin/env bash
# A counting Bloom filter counts, so that what it took can be taken out again: a word added twice is there until it is deleted
# twice. A good guess for bloompy's CountingBloomFilter, "tide" added twice and deleted once: it is still there. It is not: a
# word that is there already is not counted once more. So is one that only looks as if it were there: to delete it takes away
# what belongs to others, and among 3,000 words in a filter for as many some of those that nobody deleted are gone.
# Seen: bloompy 0.1.1 of PyPI with bitarray 3.8.0 and mmh3 5.3.1.
# Why it matters here: of two pages with a line one is deleted, and the line counts as new.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bloompy==0.1.1 bitarray==3.8.0 mmh3==5.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bloompy import CountingBloomFilter

print("bloompy", version("bloompy"))
known = CountingBloomFilter(error_rate=0.001, element_num=1000)
known.add("tide")
known.add("tide")
known.delete("tide")
twice = "tide" in known
print("added twice, deleted once: there", twice)

known = CountingBloomFilter(error_rate=0.05, element_num=3000)
words = ["word-%d" % number for number in range(3000)]
for word in words:
    known.add(word)
for word in words[1500:]:
    known.delete(word)
missing = sum(word not in known for word in words[:1500])
print(f"3000 added, 1500 deleted: {missing} of the other 1500 are not found")
if twice or not missing:
    sys.exit("changed: each addition is counted")
END
