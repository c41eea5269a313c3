#!/usr/bin/env bash
# fastbloomfilter is a Bloom filter with a given size in bytes. A good guess for 125000 bytes, a million bits, with 5000 words:
# of other words next to none is taken for one of them. All are: the place of a word is its hash AND the number of bits less
# one, which is the remainder for powers of two alone. 999999 has twelve bits that are set, so that 4096 of the million places
# are in use, and they are full after some hundreds of words.
# Seen: fastbloomfilter 0.0.13 of PyPI; with 131072 bytes, a power of two, none of the others is taken for a word of the filter.
# Why it matters here: a filter of a round size says of each word that it is there; its default size is a power of two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fastbloomfilter==0.0.13 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import contextlib
import io
import sys
from importlib.metadata import version

from fastbloomfilter import BloomFilter

print("fastbloomfilter", version("fastbloomfilter"))
found = []
for size in (125000, 131072):
    with contextlib.redirect_stderr(io.StringIO()):
        words = BloomFilter(array_size=size)
        for number in range(5000):
            words.add(f"word {number}")
    wrong = sum(words.query(f"other {number}") for number in range(1000))
    print(size, "bytes:", wrong, "of 1000 strangers are taken for words;", words.bfilter.count(), "bits are set")
    found.append(wrong)
if found[0] < 900 or found[1] > 10:
    sys.exit("changed: all bits of the filter are used")
END
