#!/usr/bin/python3
# Rooms: intake/content
"""The content of pages of the web against the text of their articles, as people marked it.

    article_pages_test.py TOOL DATA_DIR

The first row is what `extract` prints, the second what the positions of a database that `index` wrote give back.
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

try:
    import xapian
except ImportError:
    print("skipped: python3-xapian is not installed")
    sys.exit(77)

LEAST_F1 = 0.960  # the classifier has learned from these pages, too
LEAST_RECALL = 0.5  # of a page
MOST_DIFFERENCE = 0.02  # of the rows; a tokenizer cuts some words otherwise
RUN = 4
WORD = re.compile(r"\w+")
UNSPACED = re.compile("[\u3005\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")


def runs(text):
    words = WORD.findall(text.casefold())
    length = min(RUN, len(words))
    return collections.Counter(tuple(words[i:i + length]) for i in range(len(words) - length + 1)) if words else {}


def spaced(text):
    """The text with Han and Kana characters as words of their own, as they are in an index."""
    return UNSPACED.sub(r" \g<0> ", text)


def unpack(pages, folder):
    """Write the pages into the current folder."""
    for name in pages:
        with gzip.open(f"{folder}/pages/{name}.html.gz") as packed, open(f"{name}.html", "wb") as page:
            page.write(packed.read())


def extracted(tool, pages):
    """{name: content} of the pages, as `extract` prints it."""
    paths = [f"{name}.html" for name in pages]
    lines = subprocess.run([tool, "extract", "--ignore-exclusions", "--format", "jsonl", *paths], check=True, capture_output=True).stdout
    rows = [json.loads(line) for line in lines.decode().splitlines()]
    return {row["id"][:-len(".html")]: row["text"] for row in rows}


def words_of(database, docid):
    """The unprefixed terms of a document in the order of their positions (plugin/FORMAT.md)."""
    placed = []
    for item in database.termlist(docid):
        if not b"A" <= item.term[:1] <= b"Z":
            placed += [(position, item.term) for position in database.positionlist(docid, item.term)]
    return [term.decode() for _, term in sorted(placed)]


def rebuilt(tool, pages):
    """{name: content} of the pages from the positions of a database."""
    paths = [f"{name}.html" for name in pages]
    subprocess.run([tool, "index", "--ignore-exclusions", "database", *paths], check=True, capture_output=True)
    database = xapian.Database("database")
    texts = {}
    for item in database.postlist(""):
        fields = dict(line.split("=", 1) for line in database.get_document(item.docid).get_data().decode().splitlines())
        texts[os.path.basename(fields["url"])[:-len(".html")]] = " ".join(words_of(database, item.docid))
    return texts


def mean(values):
    known = [value for value in values if value is not None]
    return sum(known) / len(known)


def score(row, truth, contents):
    """Prints precision and recall of a row, and the pages with little recall. @return F1 and whether there are such."""
    precisions, recalls, lost = [], [], []
    for name, page in truth.items():
        wanted, got = runs(page["articleBody"]), runs(contents.get(name, ""))
        both = sum((wanted & got).values()) if wanted and got else 0
        precisions.append(both / sum(got.values()) if got else None)
        recalls.append(both / sum(wanted.values()) if wanted else None)
        if wanted and recalls[-1] < LEAST_RECALL:
            lost.append((name, recalls[-1]))
    precision, recall = mean(precisions), mean(recalls)
    f1 = 2 * precision * recall / (precision + recall)
    print(f"{row}, {len(truth)} pages: F1 {f1:.4f}, precision {precision:.4f}, recall {recall:.4f}")
    for name, part in lost:
        print(f"{name}: recall {part:.3f}")
    return f1, bool(lost)


def main(tool, data):
    folder = os.path.join(data, "article_pages")
    if not data or not os.path.isdir(folder):
        print("skipped: no article pages; set NEARDUP_DATA_DIR to the folder of labelled sets")
        sys.exit(77)
    truth = json.load(lzma.open(f"{folder}/ground_truth.json.xz", "rt", encoding="utf-8"))
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        unpack(truth, folder)
        f1, lost = score("extract", truth, extracted(tool, truth))
        words = {name: {"articleBody": spaced(page["articleBody"])} for name, page in truth.items()}
        rebuilt_f1, _ = score("from positions", words, rebuilt(tool, truth))
        os.chdir("/")
    sys.exit(f1 < LEAST_F1 or lost or abs(f1 - rebuilt_f1) > MOST_DIFFERENCE)


main(os.path.abspath(sys.argv[1]), sys.argv[2])
