#!/usr/bin/env bash
# probably has a Count-Min Sketch that keeps the most frequent keys; update() takes a key and how much to add. A good guess for
# a word that comes a thousand million times a day, on three days: 3,000,000,000, as such a sketch never counts too low. It is
# -1,294,967,296, and a word that comes 6 times takes its place in the list of the three most frequent: the counts are numbers
# of 32 bits with a sign, they wrap without a warning, and the least of the wrapped counts is what is given.
# Seen: probably 1.1.3 of PyPI with numpy 1.26.4 and mmh3 3.1.0.
# Why it matters here: the most frequent words, those that are to be left out of a comparison, count as the rarest.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" probably==1.1.3 numpy==1.26.4 mmh3==3.1.0 bitarray==3.6.0 six==1.17.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from probably.countmin import CountMinSketch

print("probably", version("probably"))
sketch = CountMinSketch(0.01, 0.001, 3)
for word, times in [("harbour", 5), ("tide", 7), ("ferry", 9)]:
    sketch.update(word, times)
counts = []
for day in (1, 2, 3):
    sketch.update("the", 1_000_000_000)
    counts.append(int(sketch.get("the")))
    print(f"day {day}: \"the\" {counts[-1]}, the three most frequent {sorted(sketch.top_k)}")
for word in ("tide", "ferry"):
    sketch.update(word, 1)
sketch.update("gate", 6)
print(f"after \"gate\" with 6: {sorted(sketch.top_k)}")
if counts != [1_000_000_000, 2_000_000_000, -1_294_967_296] or "the" in sketch.top_k:
    sys.exit("changed: the count is never too low")
END
