#!/usr/bin/env bash
# sympound is SymSpell's correction of whole sentences, which also joins the halves of a word. A good guess for "the har bour is
# open tonight": "the harbour is open tonight". It is "the harbour", and nothing behind it, wherever in a sentence the two
# halves stand: the loop over the words ends with "break" where two are joined, while the program that was ported goes on to the
# next word. The distance that is given counts the lost words as mistakes.
# Seen: sympound 0.6.0 of PyPI with jellyfish 1.2.1 as its distance.
# Why it matters here: a line that was broken within a word ends there, and texts that begin alike become copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sympound==0.6.0 jellyfish==1.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import jellyfish
from sympound import sympound

print("sympound", version("sympound"))
checker = sympound(distancefun=jellyfish.damerau_levenshtein_distance, maxDictionaryEditDistance=2)
for word, count in [("the", 500), ("harbour", 30), ("is", 400), ("open", 80), ("tonight", 20), ("ferry", 10), ("leaves", 15)]:
    checker.create_dictionary_entry(word, count)
seen = []
for sentence in ["the harbour is open tonight", "the har bour is open tonight", "the ferry leaves the har bour tonight"]:
    found = checker.lookup_compound(sentence, 2)
    seen.append(found.term)
    print(f"{sentence}: {found.term}, distance {found.distance}")
if seen != ["the harbour is open tonight", "the harbour", "the ferry leaves the harbour"]:
    sys.exit("changed: the words behind come too")
END
