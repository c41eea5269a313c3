#!/usr/bin/env bash
# cjkfuzz compares texts, for Chinese, Japanese and Korean too, on a scale of 0 to 1. A good guess for 北京 and 上海, which have no
# character in common: 0. It is 0.5, as the number of changes, in which a replaced character counts one, is taken from the sum
# of both lengths. Two texts of one length are never below 0.5, so that extract() for 北京 gives 上海 first and the long address
# that begins with 北京 after it.
# Seen: cjkfuzz 0.0.4 of PyPI; 0 is reached by a text and the empty text only.
# Why it matters here: a threshold learnt with other libraries lets strangers through, for short names above all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cjkfuzz==0.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cjkfuzz import fuzz, process

print("cjkfuzz", version("cjkfuzz"))
pairs = [("北京", "上海"), ("abcd", "wxyz"), ("北京", "北海"), ("北京", "北京")]
scores = [fuzz.ratio(a, b) for a, b in pairs]
for pair, score in zip(pairs, scores):
    print(*pair, score)
best = process.extract("北京", ["上海", "北京市朝阳区建国门外大街"], limit=2)
print(best)
if scores != [0.5, 0.5, 0.75, 1.0] or best[0][1] != "上海":
    sys.exit("changed: texts without a common character have 0")
END
