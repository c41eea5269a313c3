#!/usr/bin/env bash
# lecore-bm25 ranks texts for a query and brings a tokenizer of its own, which takes the endings of the words off; by its README
# that tokenizer is the reason to use it. A good guess for the query "house": a text with the word "houses" is found. It is not:
# an ending "es" is taken off before "s", so that "houses" is "hous" while "house" stays as it is. It is the same for "prices" and
# "price", "making" and "make", "used" and "use": for each word that ends in an e. expand=True, which brings related forms in,
# does not find it either. "boats" is found for "boat".
# Seen: lecore-bm25 0.2.1 of PyPI.
# Why it matters here: a text that says nothing but "houses" has the score 0 for "house", as a text about something else.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lecore-bm25==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from lecore_bm25 import BM25, tokenize

print("lecore-bm25", version("lecore-bm25"))
TEXTS = ["The houses at the quay are for sale", "The prices went up in June", "Anna sold the boats of the harbour"]
index = BM25(TEXTS)
print(tokenize("house houses price prices make making use used boat boats"))
found = {}
for query in ("house", "price", "boat"):
    scores = [round(float(score), 2) for score in index.scores(query)]
    expanded = [round(float(score), 2) for score in index.scores(query, expand=True)]
    print(query, "->", scores, "and with expand", expanded)
    found[query] = max(scores) > 0 or max(expanded) > 0
if found != {"house": False, "price": False, "boat": True}:
    sys.exit("changed: a word is found by its plural")
END
