#!/usr/bin/env bash
# floc-simhash has a SimHashTransformer(n_bits) for vectors of texts that gives hexadecimal fingerprints. A good guess for 128:
# 32 digits, of which opposite vectors share none of the bits, as a vector and its negative lie on different sides of each
# plane. The fingerprints have 16 digits, some with a minus in front: the powers of two are 64-bit numbers, those of the upper
# 64 bits are 0, and the 64th is negative. 65 to 128 bits are the same 64, and the work for the others is thrown away.
# Seen: floc-simhash 0.1.0 of PyPI.
# Why it matters here: twice the bits were to tell more apart, and a distance counted on the digits meets minus signs.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" numpy==2.2.6 scipy==1.15.3 scikit-learn==1.6.1 || exit 2
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --no-deps --target "$work/lib" floc-simhash==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import numpy as np
from floc_simhash import SimHashTransformer

print("floc-simhash", version("floc-simhash"))
np.random.seed(1)
vectors = np.random.randn(2000, 50)
seen = {}
for bits in (32, 128):
    codes = [str(code) for code in SimHashTransformer(bits).fit(vectors).transform(vectors)]
    numbers = [int(code, 16) for code in codes]
    digits = max(len(code.lstrip("-")) - 2 for code in codes)
    seen[bits] = (digits, sum(number < 0 for number in numbers))
    print(f"{bits} bits: up to {digits} digits, {seen[bits][1]} of 2,000 are negative, for example {min(codes)}")
if seen[32] != (8, 0) or seen[128][0] != 16 or not 500 < seen[128][1] < 1500:
    sys.exit("changed: 128 bits have 32 digits")
END
