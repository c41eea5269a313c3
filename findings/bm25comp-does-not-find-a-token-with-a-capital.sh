#!/usr/bin/env bash
# bm25comp builds an index for BM25 and reads it. add_tokenized() and search_tokenized() are for a tokenizer of one's own. A
# good guess for the token "NASA" that was added so: a search for the token "NASA" finds it. It finds nothing, nor does "New
# York" or "rock'n roll": the tokens of the query are joined with blanks, put into small letters and split again before they are
# scored, and what has no score is left out. Neither does the plain search find them.
# Seen: bm25comp 0.1.1 of PyPI; tokens in small letters without a blank are found.
# Why it matters here: with a tokenizer that keeps capitals or phrases the index holds these words, and no query reaches them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bm25comp==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bm25comp import BM25Builder, BM25Reader

print("bm25comp", version("bm25comp"))
builder = BM25Builder()
builder.add_tokenized("launch", ["NASA", "launch", "New York"])
builder.add_tokenized("fair", ["harbour", "fair"])
builder.build()
builder.save("index")
reader = BM25Reader()
reader.load("index")
found = []
for tokens in (["launch"], ["NASA"], ["New York"]):
    hits = [key for key, _ in reader.search_tokenized(tokens)]
    print(tokens, "->", hits)
    found.append(hits)
print("search:", reader.search("NASA"))
if found != [["launch"], [], []]:
    sys.exit("changed: a token that was added is found")
END
