#!/usr/bin/env bash
# sympound is SymSpell's correction of whole sentences. A good guess for "opne" with "open" in the dictionary: "open", one
# exchange of letters away. It is "is the", as soon as "is" and "the" are frequent, while "teh" still becomes "the": a word that
# is wrong is also split in two at each place, and the best of all is the one with the least of twice the distance minus the
# count, so that a count of 400 outweighs any distance. With counts of 1 it is "open".
# Seen: sympound 0.6.0 of PyPI with jellyfish 1.2.1 as its distance.
# Why it matters here: counts of a large collection put its most frequent words in place of what is written.
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
seen = {}
for times in (1, 400):
    checker = sympound(distancefun=jellyfish.damerau_levenshtein_distance, maxDictionaryEditDistance=2)
    for word in ("the", "is"):
        checker.create_dictionary_entry(word, times)
    for word in ("open", "harbour", "tonight"):
        checker.create_dictionary_entry(word, 1)
    for word in ("opne", "harbuor", "teh"):
        found = checker.lookup_compound(word, 2)
        seen[times, word] = found.term
        print(f"\"the\" and \"is\" {times} times, {word}: {found.term}, distance {found.distance}")
if seen[1, "opne"] != "open" or seen[400, "opne"] != "is the":
    sys.exit("changed: the nearest word is taken")
END
