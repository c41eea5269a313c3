#!/usr/bin/env bash
# blmfilter is a Bloom filter with four places for each word, the CRC-32 of the word with "@", "#", "*" or "&" behind it. A good
# guess for 10,000 words in 1,048,576 bits, the size in its example: a stranger is taken for a member once in half a million
# times, as (40,000 / 1,048,576) to the power of four. It is once in about a hundred: the CRC-32 of two words that differ at
# their end only differ by the same bits for every word, so that the first of the four places decides the other three, and four
# places are worth one. In 1,000,003 bits, no power of two, it is once in 100,000 times.
# Seen: blmfilter 0.0.1 of PyPI, 200,000 strangers.
# Why it matters here: a crawl leaves out each hundredth page as seen, where a plan says none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" blmfilter==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import hashlib
import sys
from importlib.metadata import version

from blmfilter import BloomFilter

print("blmfilter", version("blmfilter"))


def word(number):
    return hashlib.sha256(b"%d" % number).hexdigest()[:12]


taken = {}
for bits in (1048576, 1000003):
    known = BloomFilter(bits)
    for number in range(10000):
        known.add(word(number))
    taken[bits] = sum(known.check(word(number)) for number in range(10000, 210000))
    print(f"{bits} bits, 10000 words, 200000 strangers: {taken[bits]} taken for members, "
          f"expected {200000 * (40000 / bits) ** 4:.1f}")
if taken[1048576] < 1000:
    sys.exit("changed: four places tell more than one")
END
