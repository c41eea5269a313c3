#!/usr/bin/env bash
# sentence-plagiarism finds sentences of a text that are very similar to some of other texts, by one of seven measures. A good
# guess for the measure cosine_similarity: a sentence that was copied word for word has the similarity 1. It has 1 by the number
# of its words, 0.1 for ten: what the words have in common is divided by the product of both numbers and not by its root, so that
# no copy of two words or more is found at any usual threshold. By Jaccard, the default, a heading is part of the sentence behind
# it, as line breaks become blanks, and the first sentence below a heading of some words is not found either.
# Seen: sentence-plagiarism 0.8.0 of PyPI.
# Why it matters here: a report by cosine says that nothing was copied.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sentence-plagiarism==0.8.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from sentence_plagiarism import check

print("sentence-plagiarism", version("sentence-plagiarism"))
SENTENCE = "The harbour fair opens its gates on the first day of May."
HEADING = "The city and its boats, part two of our series"
TEXTS = {"source.txt": SENTENCE, "copy.txt": SENTENCE, "article.txt": HEADING + "\n\n" + SENTENCE}
for name, text in TEXTS.items():
    with open(name, "w") as file:
        file.write(text + "\n")
found = {}
for metric in ["jaccard_similarity", "sorensen_dice_similarity", "cosine_similarity"]:
    for name in ["copy.txt", "article.txt"]:
        results = check(name, ["source.txt"], 0.8, quiet=True, similarity_metric=metric)
        found[metric, name] = [result["similarity_score"] for result in results]
        print(metric, name, "->", found[metric, name])
low = check("copy.txt", ["source.txt"], 0.05, quiet=True, similarity_metric="cosine_similarity")[0]["similarity_score"]
print("the cosine of a sentence and itself:", round(low, 3))
if found["cosine_similarity", "copy.txt"] or found["jaccard_similarity", "copy.txt"] != [1.0] \
        or found["jaccard_similarity", "article.txt"] or low > 0.2:
    sys.exit("changed: a copied sentence has a cosine of 1")
END
