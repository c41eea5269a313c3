#!/usr/bin/env bash
# OkBloomer is a Bloom filter that grows, "while maintaining an upper bound on the false positive rate"; each layer has as many
# slices as there are hash functions. A good guess for max_false_positive_rate=0.01: of 10,000 words that were never put in,
# some 100 or fewer are found. Some 1,300 are, before a second layer is begun, and the filter says of itself that its rate is
# below 0.001.
# The place of the third hash function in its slice is multiplied by three, not moved behind the second slice: the functions
# share the low places, and the fourth can set no place but every fourth one.
# Seen: okbloomer 0.0.4 of PyPI.
# Why it matters here: whoever leaves out what the filter has seen loses thirteen times as many new texts as was asked for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" okbloomer==0.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from okbloomer import BloomFilter

print("okbloomer", version("okbloomer"))
seen = BloomFilter(max_false_positive_rate=0.01, num_hashes=4, layer_size=40000)
words = 0
while seen.num_layers == 1:
    seen.insert(f"word {words}")
    words += 1
said = seen.false_positive_rate
found = sum(seen.exists(f"stranger {number}") for number in range(10000))
print(words, "words fill a layer; said:", round(said, 5), "- found of 10,000 strangers:", found)
if found < 800 or said > 0.01:
    raise SystemExit("changed: no more strangers are found than the bound allows")
END
