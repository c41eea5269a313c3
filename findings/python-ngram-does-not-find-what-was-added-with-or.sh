#!/usr/bin/env bash
# ngram's NGram is "a set that supports searching for members by N-gram string similarity". A good guess for a word that came in
# with "names |= {...}" and one that went with "names -= {...}": the search finds the first with 1.0 and the second no longer. It
# is the other way round: the operators change the set and not its index. The new word is not found; the removed one is, with
# 1.0. intersection_update() with two lists keeps what is in either of them, not in both.
# Seen: ngram 4.0.3 of PyPI.
# Why it matters here: the set prints the right members, so nothing shows that the search has others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ngram==4.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from ngram import NGram

print("ngram", version("ngram"))
names = NGram(["harbour", "quay"])
names |= {"lighthouse"}
names -= {"quay"}
found = {word: names.search(word, threshold=0.9) for word in ("harbour", "lighthouse", "quay")}
print("members:", sorted(names))
for word, hits in found.items():
    print("search for", word, hits)
both = NGram(["harbour", "quay", "mole"])
both.intersection_update(["harbour", "quay"], ["harbour"])
print("in both lists:", sorted(both), "with &:", sorted({"harbour", "quay", "mole"} & {"harbour", "quay"} & {"harbour"}))
if found["lighthouse"] or found["quay"] != [("quay", 1.0)] or found["harbour"] != [("harbour", 1.0)] or len(both) != 2:
    sys.exit("changed: the operators keep the index, or the intersection is one of all lists")
END
