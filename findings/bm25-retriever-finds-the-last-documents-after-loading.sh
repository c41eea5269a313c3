#!/usr/bin/env bash
# bm25_retriever is a BM25 retriever of LangChain that can be saved to disk and loaded. A good guess for "lazy dog" after saving
# and loading five texts: the text with the lazy dog first. Each query gives the last texts of the collection, from the last one
# on: when it is loaded, BM25 is built again from the texts as strings, not as lists of words, so that each letter is a word; no
# word of a query is among them, all scores are 0.
# Seen: bm25_retriever 0.3 of PyPI, PersistentBM25Retriever.from_persist_dir(), with LangChain 0.3; a retriever that was not
# loaded has no index at all.
# Why it matters here: it returns as many texts as were asked for, and they have nothing to do with the question.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bm25_retriever==0.3 'langchain<0.4' langchain-community || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version

warnings.simplefilter("ignore")
from bm25_retriever.retriever import PersistentBM25Retriever
from langchain_core.documents import Document

print("bm25_retriever", version("bm25_retriever"), "langchain", version("langchain"))
texts = ["The quick brown fox jumps over the lazy dog", "A fox fled from danger", "Dogs are loyal companions",
         "Foxes are cunning and agile", "A harbour fair on Sunday"]
PersistentBM25Retriever(documents=[Document(page_content=text) for text in texts], save_dir="saved", persist=True)
retriever = PersistentBM25Retriever.from_persist_dir(save_dir="saved", k=2)
found = []
for query in ("lazy dog", "danger", "loyal"):
    hits = [document.page_content for document in retriever.invoke(query)]
    print(query, "->", hits, sorted(set(retriever.vectorizer.get_scores(query.split()).tolist())))
    found.append(hits)
if any(hits != [texts[4], texts[3]] for hits in found):
    sys.exit("changed: a word of a text finds it")
END
