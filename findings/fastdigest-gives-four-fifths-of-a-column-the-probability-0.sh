#!/usr/bin/env bash
# fastDigest has t-digests; cdf(x) is the "cumulative probability" of a value, probability(x1, x2) that of "being in the
# interval [x1, x2]", with both ends. A good guess for a column of 800 zeros and 200 ones: cdf(0) is 0.8, the probability of [0,
# 0] is 0.8 and that of [1, 1] 0.2. cdf(0) is 0, both probabilities are 0, and [0, 1] has 0.80 in place of 1, while [-1, 2] has
# 1: at a value that many have cdf() gives the share below it, at the least value nothing. The quantile of 0.7 is 0, as it
# should be, so that the two functions are not inverse.
# Seen: fastdigest 0.12.0 of PyPI.
# Why it matters here: counts of links, of copies and of errors are mostly 0, and these are the ones that are not counted.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fastdigest==0.12.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fastdigest import TDigest

print("fastdigest", version("fastdigest"))
digest = TDigest.from_values([0] * 800 + [1] * 200)
for value in (-1, 0, 0.5, 1, 2):
    print(f"cdf({value}) is {digest.cdf(value):.4f}")
for low, high in [(0, 0), (1, 1), (0, 1), (-1, 2)]:
    print(f"probability({low}, {high}) is {digest.probability(low, high):.4f}")
print(f"quantile(0.7) is {digest.quantile(0.7)}")
seen = [digest.cdf(0), digest.probability(0, 0), digest.probability(1, 1), digest.probability(-1, 2)]
if seen != [0, 0, 0, 1] or not 0.79 < digest.probability(0, 1) < 0.81:
    sys.exit("changed: values at the ends of an interval count")
END
