#!/usr/bin/env bash
# Whoosh can collapse hits: of each group one is shown, the best in the order of the search, as in Xapian or Lucene. A good
# guess for 12 documents with the numbers 0 to 11 in four groups, sorted by number in reverse: 11, 10, 9 and 8. It shows 3, 2, 1
# and 0, the last of each group in this order, and these in reverse. By score the right ones are shown, but of the two that are
# left out in each group one or two are counted (collapsed_counts), and the number of hits is 6 for four groups.
# Seen: whoosh-reloaded 2.7.5 of PyPI, without reverse the numbers are right.
# Why it matters here: "newest first, one of each group" shows the oldest ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" whoosh-reloaded==2.7.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version

warnings.simplefilter("ignore")
from whoosh import fields
from whoosh.filedb.filestore import RamStorage
from whoosh.qparser import QueryParser

print("whoosh-reloaded", version("whoosh-reloaded"))
schema = fields.Schema(group=fields.ID(sortable=True), number=fields.NUMERIC(sortable=True, stored=True), text=fields.TEXT)
index = RamStorage().create_index(schema)
writer = index.writer()
for number in range(12):
    text = "fair " * (1 + number % 5) + "harbour " * (12 - number % 5)
    writer.add_document(group=f"group{number % 4}", number=number, text=text)
writer.commit()
with index.searcher() as searcher:
    query = QueryParser("text", schema).parse("fair")
    seen = []
    for name, order in [("by number", {"sortedby": "number"}), ("in reverse", {"sortedby": "number", "reverse": True}),
                        ("by score", {})]:
        hits = searcher.search(query, collapse="group", limit=None, **order)
        seen.append(([hit["number"] for hit in hits], sum(hits.collapsed_counts.values())))
        print(f"{name}: {seen[-1][0]}, {len(hits)} hits, left out {dict(hits.collapsed_counts)}")
if seen[0] != ([0, 1, 2, 3], 8) or seen[1][0] != [3, 2, 1, 0] or seen[2][1] == 8:
    sys.exit("changed: in reverse order it shows 11, 10, 9 and 8, and counts all that are left out")
END
