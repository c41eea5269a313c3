#!/usr/bin/env bash
# vectorizedMinHash makes MinHash fingerprints; its tokenHashes() hashes the words of a text for them. A good guess for two lists
# of 2,000 order numbers of six digits that share none: a Jaccard similarity of 0. It is about 0.5: a word's hash is its
# Adler-32 check sum, which for short words is little more than the sum of its characters, so that "100020" and "100101" are
# one word, and all 900,000 numbers of six digits have less than 3,000 hashes.
# Seen: vectorizedMinHash 0.0.2 of PyPI with numpy 1.26.4.
# Why it matters here: lists, tables and bills look like copies, however many permutations are paid for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps vectorizedminhash==0.0.2 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from vectorizedMinHash import VectorizedMinHash, jaccard, tokenHashes

SEED = 20240501
random.seed(SEED)
numbers = [str(number) for number in random.sample(range(100000, 1000000), 4000)]
minhash = VectorizedMinHash(n_perm=256)


def similarity(one, other):
    first, second = (minhash.fingerprint(tokenHashes("\n".join(words).encode()), cuda=False) for words in (one, other))
    return float(jaccard(first, second))


print("vectorizedMinHash", version("vectorizedminhash"), "seed", SEED)
apart = similarity(numbers[:2000], numbers[2000:])
same = similarity(numbers[:2000], numbers[:2000])
twins = tokenHashes(b"100020 100101").tolist()
hashes = len(set(tokenHashes("\n".join(map(str, range(100000, 1000000))).encode()).tolist()))
print("two lists without a common number:", apart, "a list and itself:", same)
print("hashes of 100020 and 100101:", *twins, "hashes of all numbers of six digits:", hashes)
if not 0.3 < apart < 0.7 or same != 1 or hashes >= 3000 or twins[0] != twins[1]:
    sys.exit("changed: numbers have hashes of their own")
END
