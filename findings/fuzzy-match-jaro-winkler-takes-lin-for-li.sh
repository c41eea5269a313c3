#!/usr/bin/env bash
# fuzzy-match finds the most similar of a list of words, with one of four measures that go from 0 to 1. A good guess for the
# family name "Li" with match_type="jaro_winkler" and a list with "Li" in it: "Li", with 1. It is "Lin", with 1.056: two words
# that are not equal but have one or two letters in common get one letter more than there are in one of the three parts of the
# measure. A common beginning, which is what Winkler has added, does not count at all.
# Seen: fuzzy-match 0.0.1 of PyPI; the other three measures find "Li".
# Why it matters here: for short names the exact copy is not the best match, as soon as the list has a near one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzy-match==0.0.1 numpy || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fuzzy_match import match

print("fuzzy-match", version("fuzzy-match"))
found = []
for query, names in (("Li", ["Li", "Lin", "Wu"]), ("Wu", ["Lin", "Wu", "Wui"]), ("Jo", ["Jo", "Joe"])):
    for measure in ("jaro_winkler", "trigram", "levenshtein"):
        found.append(match.extractOne(query, names, match_type=measure))
        print(query, measure, found[-1])
if [hit[0] for hit in found] != ["Lin", "Li", "Li", "Wui", "Wu", "Wu", "Joe", "Jo", "Jo"] or found[0][1] <= 1:
    sys.exit("changed: an equal word is the best match")
END
