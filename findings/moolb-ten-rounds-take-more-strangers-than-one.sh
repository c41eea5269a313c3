#!/usr/bin/env bash
# moolb is a Bloom filter of so many bits with so many rounds, the number of hash functions. A good guess for 10,000 words in
# 96,000 bits: with one round 10 percent of all strangers are taken for known, with five rounds 1.1 percent. It is 10 percent
# with one, 41 with five and 65 percent with ten: check() returns True within its loop, after the first round, so that only the
# bits of one round are looked at, while all rounds fill the filter.
# Seen: moolb 0.2.0 of PyPI, 5,000 strangers.
# Why it matters here: each round that is added for a smaller error makes it larger, up to a filter that knows everything.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" moolb==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from math import exp

from moolb import Bloom

print("moolb", version("moolb"))
rates = {}
for rounds in (1, 2, 5, 10):
    bloom = Bloom(96000, rounds)
    for number in range(10000):
        bloom.add(b"word %d" % number)
    rates[rounds] = sum(bloom.check(b"stranger %d" % number) for number in range(5000)) / 5000
    formula = (1 - exp(-rounds * 10000 / 96000)) ** rounds
    print(f"{rounds} rounds: {100 * rates[rounds]:.1f} percent of strangers are known, by the formula {100 * formula:.1f}")
if not 0.08 < rates[1] < 0.13 or rates[5] < 0.3 or rates[10] < 0.5:
    sys.exit("changed: all rounds are looked at")
END
