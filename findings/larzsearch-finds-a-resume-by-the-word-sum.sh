#!/usr/bin/env bash
# larzsearch is a full-text search with BM25. A good guess for a document with "résumé" and "café": it is found by these words,
# and not by others. A search for "sum" finds it, as "résumé" is the words "r" and "sum": a word is what consists of a to z and
# digits. The query "résumé" finds a document with "sum" too, and by "cafe" or "resume" nothing is found; documents in Greek,
# Russian or Chinese have no words at all, and are found by no query.
# Seen: larzsearch 0.1.0 of PyPI.
# Why it matters here: pieces of words meet pieces of other words, and documents in other scripts are lost without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzsearch==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzsearch import SearchIndex, tokenize

print("larzsearch", version("larzsearch"))
index = SearchIndex()
for name, text in [("job", "Send your résumé to the café"), ("bill", "The sum is due in May"), ("port", "Гавань открыта")]:
    index.add(name, text)
    print(name, tokenize(text))
found = {query: [result["id"] for result in index.search(query)] for query in ["sum", "résumé", "resume", "гавань"]}
print(found)
if found != {"sum": ["bill", "job"], "résumé": ["job", "bill"], "resume": [], "гавань": []}:
    sys.exit("changed: words are found by themselves")
END
