#!/usr/bin/env bash
# abbreviation-extractor finds abbreviations with what they stand for, by the way of Schwartz and Hearst: "World Health
# Organization (WHO)". A good guess for "United Nations (UN, 1945)": UN. All between the brackets is the abbreviation, with the
# comma and the year; of "Federal Bureau of Investigation (the FBI)" it is "the FBI", and the definition begins with the article
# as well. The other order, which that way has too, "WHO (World Health Organization)", finds nothing, and so does E.U. with its
# points.
# Seen: abbreviation-extractor 0.2.0 of PyPI.
# Why it matters here: a search for UN is widened by a name that no text has.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" abbreviation-extractor==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from abbreviation_extractor import extract_abbreviation_definition_pairs


def pairs(text):
    return [(pair.abbreviation, pair.definition) for pair in extract_abbreviation_definition_pairs(text)]


right = {"The World Health Organization (WHO) met.": [("WHO", "World Health Organization")]}
wrong = {"United Nations (UN, 1945) was founded.": [("UN, 1945", "United Nations")],
         "the Federal Bureau of Investigation (the FBI)": [("the FBI", "the Federal Bureau of Investigation")],
         "The WHO (World Health Organization) met.": [], "the European Union (E.U.)": []}
print("abbreviation-extractor 0.2.0")
for text in [*right, *wrong]:
    print(text, pairs(text))
if any(pairs(text) != found for text, found in right.items()):
    sys.exit("changed: the plain order finds something else")
if any(pairs(text) != found for text, found in wrong.items()):
    sys.exit("changed: a year or an article is left out, or the other order is found")
END
