#!/usr/bin/env bash
# hybrid-retrieval-scoring ranks documents by BM25 with stop words of English and French, so that "mixed-language corpora work out
# of the box". A good guess for "car" in an English corpus: the document on a car. There is none: both lists are one, for all
# texts, and "car" (for), "son" (his), "fait" (fact) and "jour" (day) are French stop words, "or" (gold), "may" and "go" English
# ones. French stop words with an accent are no stop words: the list has them without ("tres", "meme", "etre", "apres"), so "très"
# and "même" are words with a score. TF-IDF, the other half of the ranking, has no stop words and finds the car.
# Seen: hybrid-retrieval-scoring 0.1.0 of PyPI; a list of one's own is accepted.
# Why it matters here: a search for such a word is empty by BM25, and a sentence of French stop words finds texts.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hybrid-retrieval-scoring==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hybrid_retrieval import BM25Scorer, tfidf_ranked

print("hybrid-retrieval-scoring", version("hybrid-retrieval-scoring"))
TEXTS = ["The car of the mayor is parked at the harbour.", "The son of the baker sells bread.",
         "Le prix de l'or monte encore une fois.", "Il est très fatigué, même à Paris."]
scorer = BM25Scorer()
scorer.build_index(TEXTS)
found = {}
for query in ["mayor", "car", "son", "or", "prix", "très même"]:
    found[query] = [index for index, _ in scorer.score(query)]
    print(query, "-> BM25:", found[query], "TF-IDF:", tfidf_ranked(TEXTS, query))
if list(found.values()) != [[0], [], [], [], [2], [3]]:
    sys.exit("changed: a word that is a stop word of the other language is found")
END
