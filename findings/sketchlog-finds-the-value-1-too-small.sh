#!/usr/bin/env bash
# sketchlog has a DDSketch for quantiles; its relative accuracy may be anything from a millionth up to 1. A good guess for an
# accuracy of 2, 5 or 10 percent and the values 1 to 1,000: all are taken, as DDSketch has a bucket for each positive number.
# The value 1 raises "Value magnitude too small to satisfy relative accuracy", while 0.5, 0.001 and all others are taken: 1 is
# the upper end of its bucket, exactly as far from the value of the bucket as the accuracy allows, and the check of that
# compares two roundings. At an accuracy of 1 percent 1 is taken.
# Seen: sketchlog 1.2.5 of PyPI, DDSketch(0.02), (0.05) and (0.1).
# Why it matters here: a count of 1, the most frequent one of all word counts, stops the count of a whole batch.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" sketchlog==1.2.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from sketchlog.core.ddsketch import DDSketch

print("sketchlog", version("sketchlog"))
refused = {}
for accuracy in (0.01, 0.02, 0.05, 0.1):
    sketch = DDSketch(accuracy)
    refused[accuracy] = []
    for value in [0.001, 0.5, 0.999, 1.001] + [float(number) for number in range(1, 1001)]:
        try:
            sketch.add(value)
        except ValueError as error:
            refused[accuracy].append(value)
            print(f"accuracy {accuracy}, value {value}: {error}")
    print(f"accuracy {accuracy}: {sketch.count} of 1,004 values taken")
if refused != {0.01: [], 0.02: [1.0], 0.05: [1.0], 0.1: [1.0]}:
    sys.exit("changed: 1 is taken")
END
