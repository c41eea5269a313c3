#!/usr/bin/env bash
# philiprehberger-json-diff compares JSON values, and apply_patch() applies the changes "to reconstruct the modified object". A
# good guess for a list of 12 boats that became one of 2: the list of 2. It is one of 4, with boats 10 and 11: changes that remove
# an entry are applied from the last to the first, but in the order of their paths as texts, so entry 9 goes before 11, which is
# then not there any more. A key with a point in it, such as a name of a host or a version, is taken for two keys in the JSON
# patch: "v1.2" becomes /v1/2. A list that is compared without its order is patched at the wrong places.
# Seen: philiprehberger-json-diff 0.6.0 of PyPI.
# Why it matters here: copies that are kept up to date by patches keep what was deleted, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" philiprehberger-json-diff==0.6.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from philiprehberger_json_diff import ArrayStrategy, apply_patch, diff, to_json_patch

print("philiprehberger-json-diff", version("philiprehberger-json-diff"))
OLD, NEW = [f"boat {number}" for number in range(12)], ["boat 0", "boat 1"]
patched = apply_patch(OLD, diff(OLD, NEW))
print("of 12 to 2:", patched)
short = apply_patch(OLD[:9], diff(OLD[:9], NEW))
print("of 9 to 2:", short)
patch = to_json_patch(diff({"v1": 1}, {"v1": 1, "v1.2": 2}))
print("patch for the key v1.2:", patch)
unordered = apply_patch([1, 2, 3, 4], diff([1, 2, 3, 4], [9, 1, 4], array_strategy=ArrayStrategy.ORDER_INSENSITIVE))
print("1, 2, 3, 4 to 9, 1, 4 without order:", unordered)
if patched != ["boat 0", "boat 1", "boat 10", "boat 11"] or short != NEW or patch[0]["path"] != "/v1/2" or unordered != [9, 4]:
    sys.exit("changed: entries are removed from the last to the first, or a key may have a point")
END
