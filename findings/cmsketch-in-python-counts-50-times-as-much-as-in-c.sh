#!/usr/bin/env bash
# cmsketch has its Count-Min Sketch in C++ and once more in Python, which "provides Python equivalents to the C++ HashUtil
# class, maintaining the same input/output behavior". A good guess for 5,000 words, each once, in 4,096 places and five rows:
# the same counts from both, a few too many. The class in C++ says 3.4 on average, that in Python 165.5, the same as at 1,024
# places, and 86 at 16,384: its hash leaves about 30 different values of the low bits for these words. A word that never came
# counts as often.
# Seen: cmsketch 0.1.11 of PyPI, CountMinSketchStr and PyCountMinSketchStr.
# Why it matters here: a sketch that is four times as large does not help, and words that came once pass any threshold for
# frequent ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cmsketch==0.1.11 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cmsketch import CountMinSketchStr, PyCountMinSketchStr

print("cmsketch", version("cmsketch"))
words = [f"word-{number}" for number in range(5000)]
strangers = [f"word-{number}" for number in range(5000, 6000)]
means = {}
for kind in (CountMinSketchStr, PyCountMinSketchStr):
    for width in (1024, 4096, 16384):
        sketch = kind(width, 5)
        for word in words:
            sketch.insert(word)
        means[kind, width] = sum(sketch.count(word) for word in words) / len(words)
        others = sum(sketch.count(word) for word in strangers) / len(strangers)
        print(f"{kind.__name__}, {width} places: once counts {means[kind, width]:.1f}, never {others:.1f} on average")
if means[CountMinSketchStr, 4096] > 5 or means[PyCountMinSketchStr, 4096] < 100 or means[PyCountMinSketchStr, 16384] < 50:
    sys.exit("changed: both classes count alike")
END
