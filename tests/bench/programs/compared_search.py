#!/usr/bin/python3
"""Near-duplicates of a document in a search engine: here, and by what Lucene has for it. Writes a table in Markdown.

  compared_search.py TOOL LIBNEARDUP_C [LINES]    by default 20,000 lines with planted near-duplicates

    find           `xapian-neardup index`, then neardup.xapian.find()
    minhash        Lucene's MinHashFilter, 128 buckets of word 3-shingles, queried for the share of equal hashes that J of 0.9
                   has, less two standard deviations
    morelikethis   Lucene's MoreLikeThis with its default settings, the ten best

Every tenth line is looked up, one at a time, in one thread. Needs the packages python3-xapian, liblucene8-java and a JDK."""

import glob
import json
import os
import statistics
import sys
import tempfile
import time

from measured import measured, megabytes
from planted import MARGIN, PlantedLines

HERE = os.path.dirname(os.path.abspath(__file__))
JARS = "/usr/share/java"
THRESHOLD = 0.9
STEP = 10


class Answers:
    """Pairs (looked up, found), and how long each look-up took."""

    def __init__(self):
        self.indexing, self.seconds, self.pairs = 0.0, [], set()

    def add(self, line, seconds, found):
        self.seconds.append(seconds)
        self.pairs.update(tuple(sorted((line, other))) for other in found if other != line)


def find(tool, planted, database):
    import xapian
    import neardup.xapian as neardup
    records = database + ".jsonl"
    with open(records, "w", encoding="utf-8") as file:
        file.writelines(json.dumps({"id": str(number), "text": line}) + "\n" for number, line in enumerate(planted.lines))
    answers = Answers()
    answers.indexing = measured([tool, "index", database, "--jsonl", records, "--quiet"]).seconds
    db = xapian.Database(database)
    for line in range(0, len(planted.lines), STEP):
        begin = time.perf_counter()
        matches = neardup.find(db, line + 1, THRESHOLD)
        answers.add(line, time.perf_counter() - begin, [match.docid - 1 for match in matches])
    return answers


def lucene(method, planted, folder):
    jars = [path for name in ("core", "analyzers-common", "queries")
            for path in glob.glob(f"{JARS}/lucene-{name}-8*.jar") + glob.glob(f"{JARS}/lucene8-{name}.jar")]
    program = os.path.join(HERE, "CompareLucene.java")
    printed = measured(["java", "-cp", ":".join(jars), program, method, folder, planted.path, str(STEP), str(THRESHOLD)]).printed
    first, *rows = printed.decode().splitlines()
    answers = Answers()
    answers.indexing = float(first)
    for row in rows:
        line, nanoseconds, *found = map(int, row.split())
        answers.add(line, nanoseconds / 1e9, found)
    return answers


def print_row(name, planted, answers, folder):
    near = {pair for pair in planted.near(THRESHOLD) if any(line % STEP == 0 for line in pair)}
    times = [1000 * seconds for seconds in sorted(answers.seconds)]
    print(f"| {name} | {answers.indexing:.1f} | {megabytes(folder):.0f} | {statistics.median(times):.2f} | "
          f"{times[len(times) * 99 // 100]:.1f} | {len(near & answers.pairs) / len(near):.4f} of {len(near)} | "
          f"{len(answers.pairs)} | {planted.wrong(answers.pairs, THRESHOLD)} |", flush=True)


def main():
    tool, os.environ["NEARDUP_C_LIBRARY"] = map(os.path.abspath, sys.argv[1:3])
    sys.path.insert(0, os.path.join(HERE, "../../../plugin/python"))
    with tempfile.TemporaryDirectory() as folder:
        planted = PlantedLines(os.path.join(folder, "lines.txt"), int((sys.argv[3:] or [20_000])[0]))
        print(f"{len(planted.lines):,} lines, {os.path.getsize(planted.path) / 1e6:.0f} MB. Recall is of planted pairs with "
              f"J >= {THRESHOLD + MARGIN}; wrong are pairs with J < {THRESHOLD - MARGIN}\n")
        print("| method | indexing, s | index, MB | look-up, ms: median | 99 % | recall | pairs found | wrong |")
        print("|---|---|---|---|---|---|---|---|")
        for name in ("find", "minhash", "morelikethis"):
            place = os.path.join(folder, name)
            print_row(name, planted, find(tool, planted, place) if name == "find" else lucene(name, planted, place), place)


if __name__ == "__main__":
    main()
