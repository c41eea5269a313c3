#!/usr/bin/env bash
# Smith-Waterman finds the best local alignment: the piece of one text that fits a piece of another best, wherever it stands. A
# good guess for textdistance, "harbour" and "the harbour office": 7, the letters of the word, as for "the harbour". It is 0:
# what is given is the score in the last cell of the table, that of an alignment which reaches the end of both texts, and not
# the highest one.
# Seen: textdistance 4.6.3 of PyPI, against the formula with the same costs; the crate of the same name ends in the same cell.
# Why it matters here: a quotation with text behind it is like nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" textdistance==4.6.3 numpy==2.2.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import textdistance


def local_alignment(one, other):
    above, best = [0] * (len(other) + 1), 0
    for left in one:
        row = [0]
        for place, right in enumerate(other):
            row.append(max(0, above[place] + (left == right), above[place + 1] - 1, row[-1] - 1))
        above, best = row, max(best, *row)
    return best


print("textdistance", version("textdistance"))
seen = []
for one, other in [("harbour", "the harbour"), ("harbour", "the harbour office"), ("harbour fair", "harbour fare at noon")]:
    scores = textdistance.smith_waterman(one, other), local_alignment(one, other)
    seen.append(tuple(int(score) for score in scores))
    print(f"{one} | {other}: %d, by the formula %d" % scores)
if seen[0] != (7, 7) or seen[1] != (0, 7) or not seen[2][0] < seen[2][1]:
    sys.exit("changed: the scores are those of the formula")
END
