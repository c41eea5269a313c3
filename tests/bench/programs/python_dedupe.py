#!/usr/bin/env python3
"""neardup.dedupe() and neardup.Index, with the texts in memory, and the file of an Index: medians of several runs.

    python_dedupe.py [TEXTS [WORDS]]    by default 10,000 texts of 30 words; half of them have a near-duplicate
"""

import os
import random
import statistics
import sys
import tempfile
import time

import neardup

RUNS = 9


def made_texts(count, words):
    chance = random.Random(1)
    texts = []
    while len(texts) < count:
        text = [f"w{chance.randrange(5000)}" for _ in range(words)]
        texts.append(" ".join(text))
        if len(texts) % 4 == 1:
            text[0] = "changed"
            texts.append(" ".join(text))
    return texts[:count]


def median_seconds(work):
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def stream(texts):
    index = neardup.Index()
    for number, text in enumerate(texts):
        if not index.query(text):
            index.add(number, text)


def load_and_query(path, text):
    return neardup.Index.load(path).query(text)


def main(count=10_000, words=30):
    texts = made_texts(int(count), int(words))
    print(neardup.dedupe(texts))
    print(f"dedupe: {median_seconds(lambda: neardup.dedupe(texts).kept):.3f} s")
    print(f"signatures: {median_seconds(lambda: neardup.signatures(texts)):.3f} s")
    print(f"Index, a query for each and an add for those that stay: {median_seconds(lambda: stream(texts)):.3f} s")
    index = neardup.Index()
    index.add_all(enumerate(texts))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "index")
        print(f"Index, save: {median_seconds(lambda: index.save(path)):.3f} s")
        print(f"Index, load and one query: {median_seconds(lambda: load_and_query(path, texts[0])):.3f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
