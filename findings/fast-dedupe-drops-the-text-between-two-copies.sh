#!/usr/bin/env bash
# fast-dedupe takes near-copies out of a list and keeps the first of each. A good guess for "Apple iPhone 12", "Samsung Galaxy",
# "Apple iPhone12": the third goes, as the second does in its README, where the copy comes right after. It is the Galaxy that
# goes, and the third stays: what is taken out is the place in the list of copies found, not the place of the copy, so that the
# first n texts after a text with n copies go. The map of duplicates names the right ones.
# Seen: fast-dedupe 0.1.1 of PyPI with rapidfuzz 2.15.2.
# Why it matters here: a text that is like no other has to be there afterwards, whatever the order.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fast-dedupe==0.1.1 rapidfuzz==2.15.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fastdedupe import dedupe

print("fast-dedupe", version("fast-dedupe"))
seen = []
for texts in (["Apple iPhone 12", "Apple iPhone12", "Samsung Galaxy"], ["Apple iPhone 12", "Samsung Galaxy", "Apple iPhone12"]):
    kept, copies = dedupe(texts, threshold=85)
    seen.append(kept)
    print(f"{texts}: kept {kept}, copies {copies} (expected to keep {sorted(texts)[::2]})")
if seen != [["Apple iPhone 12", "Samsung Galaxy"], ["Apple iPhone 12", "Apple iPhone12"]]:
    sys.exit("changed: the copy goes, wherever it is")
END
