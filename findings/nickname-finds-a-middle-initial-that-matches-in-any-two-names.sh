#!/usr/bin/env bash
# nickname, "a name matching program", compares names: 0 for equal middle names, 1 for the same initial, 1.5 for a part of it, 2
# if none is given, 3 "no middle name matched". A good guess for John Robert Smith and John Adam Smith: 3. It is 1.5, and never 3:
# the last comparison of initials looks at one name only, which has the initial of itself. In Name.parse(), V and I are endings of
# a name like Jr, wherever they stand, as are De and La, so John V. Smith and John I. Smith are equal, and Ana De La Cruz is Ana
# Cruz.
# Seen: nickname 0.0.0.7 of PyPI.
# Why it matters here: different people have one record, and a threshold between 1 and 3 lets all of them pass.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nickname==0.0.0.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from nickname import Name

print("nickname", version("nickname"))
PAIRS = [("John Robert Smith", "John Robert Smith"), ("John Robert Smith", "John R. Smith"),
         ("John Robert Smith", "John Adam Smith"), ("John Robert Smith", "John Smith"),
         ("John V. Smith", "John I. Smith"), ("Ana De La Cruz", "Ana Cruz")]
found = []
for left, right in PAIRS:
    name, other = Name.parse(left), Name.parse(right)
    found.append((name.compare(other), name.equal(other)))
    print(left, "and", right, "->", *found[-1])
if found != [(0, True), (1, False), (1.5, False), (1.5, False), (2, True), (2, True)]:
    sys.exit("changed: different middle names do not match, or V. is an initial")
END
