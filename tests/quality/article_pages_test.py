#!/usr/bin/env python3
"""The content of pages of the web against the text of their articles, as people marked it.

    article_pages_test.py TOOL DATA_DIR

Precision and recall are those of bags of runs of four words, averaged over the pages, as in the article extraction
benchmark (github.com/scrapinghub/article-extraction-benchmark)."""

import collections
import gzip
import json
import lzma
import os
import re
import subprocess
import sys
import tempfile

LEAST_F1 = 0.970
LEAST_RECALL = 0.5  # of a page
RUN = 4
WORD = re.compile(r"\w+")


def runs(text):
    words = WORD.findall(text.casefold())
    length = min(RUN, len(words))
    return collections.Counter(tuple(words[i:i + length]) for i in range(len(words) - length + 1)) if words else {}


def extracted(tool, pages, folder):
    """{name: content} of the pages."""
    paths = []
    for name in pages:
        with gzip.open(f"{folder}/pages/{name}.html.gz") as packed:
            path = f"{name}.html"
            with open(path, "wb") as page:
                page.write(packed.read())
            paths.append(path)
    lines = subprocess.run([tool, "extract", "--format", "jsonl", *paths], check=True, capture_output=True).stdout
    rows = [json.loads(line) for line in lines.decode().splitlines()]
    return {row["id"][:-len(".html")]: row["text"] for row in rows}


def mean(values):
    known = [value for value in values if value is not None]
    return sum(known) / len(known)


def main(tool, data):
    folder = os.path.join(data, "article_pages")
    if not data or not os.path.isdir(folder):
        print("skipped: no article pages; set NEARDUP_DATA_DIR to the folder of labelled sets")
        sys.exit(77)
    truth = json.load(lzma.open(f"{folder}/ground_truth.json.xz", "rt", encoding="utf-8"))
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        contents = extracted(tool, truth, folder)
        os.chdir("/")
    precisions, recalls, lost = [], [], []
    for name, page in truth.items():
        wanted, got = runs(page["articleBody"]), runs(contents[name])
        both = sum((wanted & got).values()) if wanted and got else 0
        precisions.append(both / sum(got.values()) if got else None)
        recalls.append(both / sum(wanted.values()) if wanted else None)
        if wanted and recalls[-1] < LEAST_RECALL:
            lost.append((name, recalls[-1]))
    precision, recall = mean(precisions), mean(recalls)
    f1 = 2 * precision * recall / (precision + recall)
    print(f"{len(truth)} pages: F1 {f1:.4f}, precision {precision:.4f}, recall {recall:.4f}")
    for name, part in lost:
        print(f"{name}: recall {part:.3f}")
    sys.exit(f1 < LEAST_F1 or bool(lost))


main(os.path.abspath(sys.argv[1]), sys.argv[2])
