#!/usr/bin/env bash
# BM25 Turbo has five variants of BM25, among them BM25L, "Long document correction" for "Corpora with varying doc lengths";
# "All variants support tunable k1, b, and delta". A good guess for a text of one word and one of a hundred that have the word
# once each: the short one is better with all variants, with BM25L by less. With BM25L both have 1.852, with a b of 0, 0.75 and
# 1 alike: the length has no part in its score, only how often the word comes. With the other four b does what it says.
# Seen: bm25_turbo 0.2.0 of PyPI.
# Why it matters here: the variant that is chosen for texts of many lengths ranks a heading no better than the book that
# mentions its word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bm25_turbo==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bm25_turbo_python import BM25

print("bm25_turbo", version("bm25_turbo"))
long = "tide " + " ".join(f"word{number}" for number in range(99))
texts = [long, "tide"] + ["gate sea"] * 8
seen = {}
for method in ("lucene", "robertson", "atire", "bm25l", "bm25+"):
    for b in (0.0, 0.75, 1.0):
        engine = BM25(method=method, b=b)
        engine.index(texts)
        found = {int(number): round(float(score), 3) for number, score in zip(*engine.search("tide", k=2))}
        seen[method, b] = (found[1], found[0])
        print(f"{method}, b {b}: the short text {found[1]}, the long one {found[0]}")
others = [pair for (method, b), pair in seen.items() if method != "bm25l" and b > 0]
of_l = {pair for (method, b), pair in seen.items() if method == "bm25l"}
if not all(short > long for short, long in others) or len(of_l) != 1 or len(set(of_l.pop())) != 1:
    sys.exit("changed: BM25L looks at the length")
END
