#!/usr/bin/env bash
# strsimpy's OptimalStringAlignment counts the edits, swaps of neighbours among them, from one string to another. A good guess
# for an empty name and "letters": 7, as its Levenshtein and its Damerau say. It is 0, as for two equal names: the shortcut for
# an empty string gives its own length, not that of the other. The same strings of one letter are at a distance of 7.
# Seen: strsimpy 0.2.1 of PyPI.
# Why it matters here: a record without a title is a perfect copy of every record, where the nearest one is looked for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" strsimpy==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from strsimpy.damerau import Damerau
from strsimpy.levenshtein import Levenshtein
from strsimpy.optimal_string_alignment import OptimalStringAlignment

print("strsimpy", version("strsimpy"))
seen = []
for one in ["", "x"]:
    seen.append([kind().distance(one, "letters") for kind in (OptimalStringAlignment, Damerau, Levenshtein)])
    print(f"{one!r} and 'letters': optimal alignment %d, Damerau %d, Levenshtein %d" % tuple(seen[-1]))
records = ["The harbour of Ghent", "", "Tide tables"]
nearest = min(records, key=lambda title: OptimalStringAlignment().distance("The harbor of Ghent", title))
print(f"nearest to 'The harbor of Ghent': {nearest!r} (expected 'The harbour of Ghent')")
if seen != [[0, 7, 7], [7, 7, 7]] or nearest != "":
    sys.exit("changed: an empty name is as far from another as that one is long")
END
