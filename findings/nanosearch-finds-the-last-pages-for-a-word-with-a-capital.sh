#!/usr/bin/env bash
# nanosearch makes a search engine of the pages of a sitemap and ranks them by BM25. A good guess for the query "Harbour": the
# page about the harbour, as for "harbour". The texts are made small, the query is not: no page has the word, all scores are 0,
# and the result is the pages from the end of the list on, as many as were asked for. A word with a comma or a full stop behind
# it is another word, too.
# Seen: nanosearch 0.1.2 of PyPI, NanoSearchBM25 with an index from a file.
# Why it matters here: whoever begins a query with a capital, as telephones do, gets pages that have nothing to do with it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nanosearch==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import sys
from importlib.metadata import version
from pathlib import Path

from nanosearch import NanoSearchBM25

print("nanosearch", version("nanosearch"))
TEXTS = {"harbour": "the harbour opens in may", "fair": "a fair on sunday", "boats": "boats for sale",
         "prices": "prices of tickets", "map": "a map of the town"}
Path("index.json").write_text(json.dumps({f"https://example.org/{name}": {
    "text": text.split(), "title": name, "url": f"https://example.org/{name}", "description": ""}
    for name, text in TEXTS.items()}))
engine = NanoSearchBM25.from_nanosearch_json("index.json")
found = []
for query in ("harbour", "Harbour", "submarine"):
    found.append([page["title"] for page in engine.search(query, n=2)])
    print(query, "->", found[-1])
if found[0][0] != "harbour" or found[1] != ["map", "prices"] or found[2] != ["map", "prices"]:
    sys.exit("changed: a capital in the query does not matter")
END
