#!/usr/bin/env bash
# stemlite has stemmers of English for small search libraries: its "snowball" is an implementation of "the Snowball (Porter2)"
# algorithm. A good guess for forest, letter, water and need: the words themselves, as in Snowball. They are "for", "let", "wat"
# and "ne": endings like -est, -er, -al, -ic and -ed are cut off wherever a vowel stands in front of them. So forest and for,
# letter and let, better and bet have one stem, while house and housing or generous and generously have two. The "porter" of the
# same package keeps connection ("connec") and connect apart.
# Seen: stemlite 0.1.0 and PyStemmer 3.1.0 of PyPI.
# Why it matters here: a search for a forest finds every page with "for", and an index of Snowball cannot be searched with it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" stemlite==0.1.0 PyStemmer==3.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import Stemmer
from stemlite import get_stemmer

PAIRS = ["forest for", "letter let", "better bet", "metal met", "house housing", "generous generously"]
print("stemlite", version("stemlite"), "PyStemmer", version("PyStemmer"))
snowball = Stemmer.Stemmer("english").stemWord
stems = {}
for pair in PAIRS:
    seen = [get_stemmer("snowball")(word) for word in pair.split()]
    real = [snowball(word) for word in pair.split()]
    print(f"{pair}: {seen} by stemlite, {real} by Snowball")
    stems[pair] = len(set(seen)), len(set(real))
porter = [get_stemmer("porter")(word) for word in ("connection", "connect")]
print("connection, connect:", porter, "by the porter of stemlite")
if list(stems.values()) != [(1, 2)] * 4 + [(2, 1)] * 2 or porter != ["connec", "connect"]:
    sys.exit("changed: words have the stems of Snowball")
END
