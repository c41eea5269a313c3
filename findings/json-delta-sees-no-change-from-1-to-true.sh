#!/usr/bin/env bash
# json-delta writes the differences of two JSON documents and applies them. A good guess for {"seen": 1} and {"seen": true}: one
# change, and applying it to the first document gives the second. There is none, the list of changes is empty, and what is
# applied leaves 1; 0 and false are equal too, within lists and objects alike. In Python 1 == True; in JSON a number and a truth
# value are different things, and other readers of the document refuse one of them. From 1 to "1" there is a change.
# Seen: json_delta 2.0.2 of PyPI, diff() and patch().
# Why it matters here: two versions of a record count as equal, and a copy that is kept up to date by its changes keeps the
# wrong type for ever.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" json_delta==2.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import copy
import json
import sys
from importlib.metadata import version

import json_delta

print("json_delta", version("json_delta"))
seen = []
for one, other in [
    ({"seen": 1}, {"seen": "1"}),
    ({"seen": 1}, {"seen": True}),
    ({"copies": [0, 2]}, {"copies": [False, 2]}),
    ({"seen": 1}, {"seen": 2}),
]:
    changes = json_delta.diff(one, other, verbose=False)
    applied = json_delta.patch(copy.deepcopy(one), changes)
    seen.append(json.dumps(applied) == json.dumps(other))
    print(f"{json.dumps(one)} to {json.dumps(other)}: changes {json.dumps(changes)}, applied {json.dumps(applied)}")
if seen != [True, False, False, True]:
    sys.exit("changed: 1 and true are different")
END
