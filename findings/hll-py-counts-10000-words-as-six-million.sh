#!/usr/bin/env bash
# hll_py counts distinct values by HyperLogLog; SketchConfig(b=10) has 1,024 registers, with which a count is wrong by some 3
# percent. A good guess for 10,000 different words: about 10,000. It is some six million, and 24 million for 100,000. The bits
# of the hash that choose the register are shifted out for the second part, but a number of Python has no end at 64 bits, so
# that they stay, and the first of them is taken for the length of the run of zeros. As long as many registers are empty, up to
# about 2,500 words, another formula is used, that is right.
# Seen: hll-py 0.1.13 of PyPI.
# Why it matters here: a test with a thousand values passes, and the counts of any larger set are hundreds of times too high.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hll-py==0.1.13 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from hll_py.HyperLogLog import HyperLogLog, SketchConfig

print("hll-py", version("hll-py"))
estimates = []
for count in (1000, 10000, 100000):
    counter = HyperLogLog(SketchConfig(b=10))
    for number in range(count):
        counter.insert(f"word {number}")
    estimates.append(counter.estimate())
    print(count, "words are counted as", round(estimates[-1]))
if abs(estimates[0] - 1000) > 100 or estimates[1] < 100000 or estimates[2] < 1000000:
    raise SystemExit("changed: 10,000 words are counted as about 10,000")
END
