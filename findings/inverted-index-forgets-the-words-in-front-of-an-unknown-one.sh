#!/usr/bin/env bash
# inverted-index is an inverted index that is searched for the documents with all words of a query. A good guess for "harbour zoo
# fair", if no document has the word zoo: nothing. It gives each document with "fair", with or without "harbour": as soon as
# nothing is left, the next word of the query begins anew, and so it is if two known words have no document in common. The result
# depends on the order of the words: "harbour fair zoo" finds nothing. A document that has a word twice is given twice.
# Seen: inverted-index 0.1.1 of PyPI.
# Why it matters here: what is found need not have more than the last word of the query, and counts of results are too high.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" inverted-index==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from inverted_index import InvertedIndex

print("inverted-index", version("inverted-index"))
index = InvertedIndex()
index.index(["the harbour opens", "the old fair", "a fair is a fair"])
found = {query: index.search(query) for query in ["harbour fair", "harbour zoo fair", "harbour fair zoo", "harbour fair old"]}
for query, documents in found.items():
    print(query, "->", documents)
if found["harbour fair"] or found["harbour zoo fair"] != ["the old fair", "a fair is a fair", "a fair is a fair"] \
        or found["harbour fair zoo"] or found["harbour fair old"] != ["the old fair"]:
    sys.exit("changed: a document has all words of the query")
END
