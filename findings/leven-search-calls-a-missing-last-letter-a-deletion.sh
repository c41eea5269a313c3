#!/usr/bin/env bash
# leven-search finds the words of a dictionary within a Levenshtein distance, with a price for each edit, for example a small
# one for adding an "s". A good guess for a query "boat" and a query "tool" with the words "boats" and "stool": both are found
# at the small price, as an "s" is missing in both. "stool" is; "boats" costs the full price of 1, and its edit is called a
# deletion: what is missing at the end of the query is counted as a letter that goes.
# Seen: leven-search 0.2.1 of PyPI.
# Why it matters here: plurals, of which the example is, are what such a price is for, and for them it has no effect.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" leven-search==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from leven_search import EditCost, EditOp, LevenSearch

print("leven-search", version("leven-search"))
search = LevenSearch()
for word in ("boats", "stool"):
    search.insert(word)
costs = [EditCost(EditOp.ADD, "s", 0.25)]
found = []
for query, word in (("tool", "stool"), ("boat", "boats")):
    item = search.find_dist(query, 1, costs).get_result(word)
    print(query, "->", item)
    found.append(item.dist)
if found != [0.25, 1]:
    sys.exit("changed: a missing letter costs the same at the beginning and at the end")
END
