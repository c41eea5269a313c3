#!/usr/bin/env bash
# levenshtein-distance counts the edits from one text to another, with a price for an insertion, a replacement and a deletion,
# set by set_insert_cost() and its like. A good guess for "boats" to "boat" with 5 for a deletion: 5. It is 1, and 5 if an
# insertion costs 5: if the first text is the longer one, the two change their places, so that the one that is needed is always
# called an insertion and the deletion costs something in detours alone.
# Seen: levenshtein-distance 1.0.1 of PyPI; with one price for all the distance is right.
# Why it matters here: who makes missing letters dear and added ones cheap gets a distance that knows no such difference.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" levenshtein-distance==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from levenshtein_distance import Levenshtein

print("levenshtein-distance", version("levenshtein-distance"))
found = []
for one, other in (("boats", "boat"), ("boat", "boats")):
    for name in ("insert", "delete"):
        distance = Levenshtein(one, other)
        getattr(distance, f"set_{name}_cost")(5)
        found.append(distance.distance())
        print(f"{one} -> {other}, {name} costs 5:", found[-1])
if found[:2] != [5, 1] or found[2:] != [5, 1]:
    sys.exit("changed: a letter that goes costs what a deletion costs")
END
