#!/usr/bin/env bash
# content-dedup finds copies among articles by TF-IDF and keeps one of each cluster. A good guess for a file of two articles that
# differ in one word of thirty: one cluster. They are two; and eighteen such copies are about nine. With thirty other articles in
# the file the two are one, as they should be. Words that more than 95 % of the articles have are left out as too common, and in
# a file of copies these are all the words that they share.
# Seen: content-dedup 1.1.2 of PyPI with scikit-learn 1.9.1, threshold 0.8, which is the default. Two articles equal to the letter
# leave no word at all and are compared in another way, which finds them.
# Why it matters here: the more copies a file has, the less is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" content-dedup==1.1.2 scikit-learn==1.9.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - 2> log <<'END'
import contextlib
import io
import itertools
import json
import sys
from importlib.metadata import version

from content_dedup import ContentDeduplicator

TEXT = ("The tide is high in the harbour this {} and the boats leave the quay one after another while the market opens its doors "
        "and the bell of the old church rings over the roofs of the town.")


def clusters(texts):
    with open("articles.jsonl", "w", encoding="utf-8") as file:
        for number, (title, text) in enumerate(texts):
            article = {"title": title, "url": f"https://example.net/{number}", "content_text": text}
            article |= {"original_url": article["url"], "publish_time": "2026/01/01 10:00:00", "author": "Ann"}
            article["category"] = "news"
            file.write(json.dumps(article) + "\n")
    with contextlib.redirect_stdout(io.StringIO()):
        deduplicator = ContentDeduplicator(similarity_threshold=0.8)
        deduplicator.load_jsonl("articles.jsonl")
        return len(deduplicator.cluster_and_deduplicate())


copies = [(f"Tide {number} of the year", TEXT.format(word)) for number, word in enumerate(("morning", "evening"))]
words = ["".join(letters) for letters in itertools.product("bdfgklmnrs", "aeiou", "bdfgklmnrs", "aeiou")]
others = [(" ".join(words[number::800]), " ".join(words[number::31])) for number in range(31)][:30]
print("content-dedup", version("content-dedup"))
alone, among = clusters(copies), clusters(copies + others)
print("two copies alone:", alone, "clusters; with 30 other articles:", among)
if alone != 2 or among != 31:
    sys.exit("changed: two copies are one, whatever else is in the file")
END
