#!/usr/bin/env bash
# fuzzy-matcher has ratio, partial_ratio and extract, as FuzzyWuzzy has. A good guess for partial_ratio of "the tide was high in
# the harbour" and "quiz", which has one letter of it in place: 25, both ways. It is 90 and, the other way round, 25: the
# distance to the best part of the longer text, 3 of 4, is held against the length of the first text, whichever is the shorter.
# So extract() for a long text puts "quiz" before a text of the same length with some words changed, at 84.
# Seen: fuzzy-matcher 0.1.0 of PyPI with editdistance 0.8.1.
# Why it matters here: a distance becomes a share by the length of what it was measured on.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzy-matcher==0.1.0 editdistance==0.8.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fuzzy_matcher import process

print("fuzzy-matcher", version("fuzzy-matcher"))
text, near = "the tide was high in the harbour", "the tide was low in the harbours"
seen = [process.partial_ratio(text, "quiz"), process.partial_ratio("quiz", text)]
print(f"quiz in the text: {seen[0]}, the other way round {seen[1]} (expected the same)")
found = process.extract(text, [near, "quiz"], scorer="partial_ratio")
print(f"best of {near!r} and 'quiz': {found}")
if seen[0] < 85 or seen[1] > 30 or found[0][0] != "quiz":
    sys.exit("changed: the shorter text is what counts")
END
