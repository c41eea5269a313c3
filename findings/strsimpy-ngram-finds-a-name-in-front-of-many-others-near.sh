#!/usr/bin/env bash
# strsimpy is java-string-similarity in Python; its NGram is the n-gram distance of Kondrak, 0 for equal strings, 1 for those
# with nothing in common. A good guess for "the harbour" and the same three times in a row: 0.70, as in Java, since 26 of 37
# letters have to be added. It is 0.08, and 0.70 the other way round: the inner loop begins one column too early, and the column
# before the first is the last one in Python. "ab" is as far from "ababab" as 0.25.
# Seen: strsimpy 0.2.1 of PyPI, NGram(2), against the formula.
# Why it matters here: a text is a near-copy of one that only begins with it, and which of the two is asked about decides.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" strsimpy==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from strsimpy.ngram import NGram


def kondrak(one, other, n=2):
    padded = ["\n" * (n - 1) + text for text in (one, other)]
    grams = [[text[place:place + n] for place in range(len(text) - n + 1)] for text in padded]
    row = list(range(len(one) + 1))
    for number, right in enumerate(grams[1], start=1):
        above, row = row, [number]
        for place, left in enumerate(grams[0], start=1):
            shared = sum(a == b == "\n" for a, b in zip(left, right))
            cost = sum(a != b for a, b in zip(left, right)) / (n - shared)
            row.append(min(row[-1] + 1, above[place] + 1, above[place - 1] + cost))
    return row[-1] / max(len(one), len(other))


print("strsimpy", version("strsimpy"))
seen = []
for one, other in [("the harbour", "the harbour, the harbour, the harbour"), ("ab", "ababab"), ("ABCD", "ABTUIO")]:
    distances = [NGram(2).distance(one, other), NGram(2).distance(other, one), kondrak(one, other)]
    seen.append([round(distance, 2) for distance in distances])
    print(f"{one} | {other}: %.2f, the other way round %.2f, by the formula %.2f" % tuple(distances))
if seen != [[0.08, 0.7, 0.7], [0.25, 0.67, 0.67], [0.58, 0.58, 0.58]]:
    sys.exit("changed: the distances are those of the formula")
END
