#!/usr/bin/env bash
# json-differ compares two JSON files. Two lists at the top of the files are compared by what is in the one and not in the
# other, so neither the order nor the number of equal items counts: [1, 1, 2] and [1, 2], or three bookings of 5 euro and one,
# give "changed": false, and so do steps in another order, although the program sees at first that the two are not equal. 1
# and true are equal as well. Good guess: lists are equal if they have the same items in the same order; "changed" is true if
# the files differ.
# Seen: json-differ 1.0.0 of PyPI, Python 3.11.
# Why it matters here: a comparison that finds no difference between things that are not equal has to say so; most files of
# data are a list of records.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" json-differ==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from json_differ import json_diff

print("json-differ", version("json-differ"))
BOOKING = {"to": "Anna", "euro": 5}
PAIRS = [([1, 1, 2], [1, 2]), ([BOOKING] * 3, [BOOKING]), (["mix", "bake"], ["bake", "mix"]), ({"a": 1}, {"a": True}),
         ({"steps": ["mix", "bake"]}, {"steps": ["bake", "mix"]})]
found = [json_diff(*pair)["changed"] for pair in PAIRS]
for pair, changed in zip(PAIRS, found):
    print(*pair, "changed:", changed)
if found != [False, False, False, False, True]:
    sys.exit("changed: the order or the number of the items counts")
END
