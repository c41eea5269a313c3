#!/usr/bin/env bash
# sifts is the full-text search of Gramps Web, on SQLite or PostgreSQL. Its README has order_by as "sort by metadata key (rather
# than rank)". A good guess for query("tide", limit=1): the text with the best rank. It is the one that was added first: each hit
# has its rank, but without order_by SQLite is not asked to sort, so that a limit keeps the oldest. "total" is counted in the rows
# that are returned: behind the last page it is 0, not the number of hits.
# Seen: sifts 1.4.2 of PyPI.
# Why it matters here: what is first in a list of hits is what a user takes for the best.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sifts==1.4.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import sifts

print("sifts", version("sifts"))
letters = sifts.Collection(db_url="sqlite:///letters.db", name="letters")
letters.add(["a long letter of many words about the garden, the cats, the snow and a storm, and then of the tide once"],
            ids=["oldest"])
letters.add(["the tide: high tide at nine, low tide at three"], ids=["best"])
letters.add(["a table of the tide"], ids=["good"])
hits = letters.query("tide")["results"]
order = [hit["id"] for hit in hits]
ranks = [hit["id"] for hit in sorted(hits, key=lambda hit: hit["rank"])]
first = [hit["id"] for hit in letters.query("tide", limit=1)["results"]]
print(f"order of the hits: {order}, by their rank: {ranks}, limit=1: {first}")
totals = [letters.query("tide", limit=2, offset=offset)["total"] for offset in (0, 2, 4)]
print("total with an offset of 0, 2 and 4:", totals)
if (order, ranks, first, totals) != (["oldest", "best", "good"], ["best", "good", "oldest"], ["oldest"], [3, 3, 0]):
    sys.exit("changed: hits come in the order of their rank, and all are counted")
END
