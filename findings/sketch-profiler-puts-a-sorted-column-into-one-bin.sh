#!/usr/bin/env bash
# sketch-profiler has streaming histograms of a fixed size that follow the range of the values. A good guess for the numbers 0
# to 9,999 in 20 bins: about 500 in each, whatever the order, as the bins are counted again when the range grows. In random
# order it is 495 to 505. In ascending order the last bin has 9,962, in descending order the first: each new number widens the
# range by a little, the middle of each old bin stays within its bin, so that nothing ever leaves the last one.
# Seen: sketch-profiler 0.2.1 of PyPI, Histogram(20).
# Why it matters here: ids, times and lengths of a sorted list are in order; their profile says that all documents are of one
# age.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" sketch-profiler==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from dataprofiler.histogram import Histogram


def bins(values):
    histogram = Histogram(20)
    for value in values:
        histogram.update(value)
    return [each["count"] for each in histogram.to_dict()["histogram"]]


print("sketch-profiler", version("sketch-profiler"))
numbers = list(range(10000))
shuffled = numbers[:]
random.Random(1).shuffle(shuffled)
seen = {}
for name, values in [("random", shuffled), ("ascending", numbers), ("descending", numbers[::-1])]:
    seen[name] = bins(values)
    print(f"{name}: {seen[name]}")
if max(seen["random"]) > 550 or seen["ascending"][-1] < 9900 or seen["descending"][0] < 9900:
    sys.exit("changed: the order of the values does not matter")
END
