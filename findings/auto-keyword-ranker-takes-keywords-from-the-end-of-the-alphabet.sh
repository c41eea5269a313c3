#!/usr/bin/env bash
# auto-keyword-ranker extracts and ranks "the most relevant keywords and keyphrases" of an article with one call, by TF-IDF. A
# good guess for a text on a crane that lifts boats, with a zoo and a yacht club in a list: crane, boats, harbour. Behind the two
# words that occur twice, there come zoo, yacht and shop: with one text, the measure is the mere count, nearly all words and pairs
# have the same, and equal ones are in the order of the alphabet from behind. The keyphrase "zoo yacht" is not in the text, as
# pairs are made of words that are neighbours when stop words are gone, over commas and full stops too.
# Seen: auto-keyword-ranker 0.1.10 of PyPI.
# Why it matters here: keywords of a short text are chosen by their first letter, and phrases are not found in it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" auto-keyword-ranker==0.1.10 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from autokeyword import rank_keywords

print("auto-keyword-ranker", version("auto-keyword-ranker"))
TEXT = "The harbour of Bremen has a crane, a lighthouse, an anchor shop, a zoo, a yacht club, a bakery and a museum of boats. " \
    "The crane lifts boats."
scores = dict(rank_keywords(TEXT, top_n=8))
for keyword, score in scores.items():
    print(keyword, round(float(score), 3), "" if keyword in TEXT else "(not in the text)")
others = [keyword for keyword in scores if keyword not in ("crane", "boats")]
if others != sorted(others, reverse=True) or others[0] != "zoo yacht" or "harbour" in scores:
    sys.exit("changed: equal keywords are not in the order of the alphabet from behind")
END
