#!/usr/bin/python3
"""The life of a database of N documents: index, group, a nightly update, look-ups, checks, three shards on servers.

    large_database.py TOOL LIBNEARDUP_C [N ...]    TOOL: xapian-neardup; by default 10000 100000 1000000 documents

The documents are 1.5 KB of real sentences (make_lines.py): 2 % copies and 8 % edits of an earlier one. Prints a Markdown
table of wall time, CPU time and peak memory, and what its growth predicts for more documents. Needs the packages
python3-xapian, xapian-tools and time. Databases and texts lie in TMPDIR; a million documents take 8 GB."""

import contextlib
import itertools
import json
import math
import os
import random
import shutil
import sys
import tempfile
import time

import xapian

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "../../../plugin/python"))
import make_lines  # noqa: E402
from measured import measured, megabytes  # noqa: E402
from planted import jaccard  # noqa: E402
from xapian_server import Server  # noqa: E402

TOOL, os.environ["NEARDUP_C_LIBRARY"] = map(os.path.abspath, sys.argv[1:3])
import neardup.xapian as neardup  # noqa: E402

SIZES = list(map(int, sys.argv[3:])) or [10_000, 100_000, 1_000_000]
PREDICTED = (10_000_000, 100_000_000)
SHARDS = 3
LOOKUPS = 1000
QUERIES = 50
PLANTED = 20_000  # pairs that are looked up
THRESHOLD = 0.9


class Costs:
    """Rows of the table by name, in order, with a figure for each size."""

    def __init__(self):
        self.rows = {}

    def put(self, name, size, seconds, text):
        self.rows.setdefault(name, {})[size] = (seconds, text)

    def run(self, name, size, *command):
        """Runs a command, and returns what it printed."""
        took = measured(command)
        self.put(name, size, took.cpu_seconds,
                 f"{took.seconds:.1f} s, {took.cpu_seconds:.1f} s, {took.megabytes:.0f} MB")
        return took.printed.decode()

    def print(self):
        print(f"| wall, CPU, peak memory | {' | '.join(f'{size:,}' for size in SIZES)} | growth |"
              f" {' | '.join(f'{size:,}' for size in PREDICTED)} |")
        print("|---" * (len(SIZES) + len(PREDICTED) + 2) + "|")
        for name, figures in self.rows.items():
            texts = [figures[size][1] for size in SIZES]
            print(f"| {name} | {' | '.join(texts)} | {' | '.join(self.predictions(figures))} |")

    @staticmethod
    def predictions(figures):
        """The exponent between the two largest sizes, and what it gives; '-' for what is no time."""
        points = [(size, figures[size][0]) for size in SIZES[-2:]]
        if len(points) < 2 or not all(seconds for _, seconds in points):
            return ["-"] * (1 + len(PREDICTED))
        (small, fast), (large, slow) = points
        exponent = math.log(slow / fast) / math.log(large / small)
        return [f"n^{exponent:.2f}"] + [hours(slow * (size / large) ** exponent) for size in PREDICTED]


def hours(seconds):
    if seconds < 1:
        return f"{seconds * 1000:.1f} ms"
    return f"{seconds:.0f} s" if seconds < 3600 else f"{seconds / 3600:.1f} h"


def write_records(path, records):
    with open(path, "w", encoding="utf-8") as file:
        for number, text in records:
            file.write(json.dumps({"id": f"d{number}", "title": text[:60], "text": text}) + "\n")


class Texts:
    """The documents of one size, and the planted pairs that are alike."""

    def __init__(self, size, folder):
        self.path = os.path.join(folder, "texts.jsonl")
        self.sample = []  # some texts, for look-ups and updates
        self.pairs = []
        sought = {}
        lines = make_lines.lines(random.Random(1), size)
        write_records(self.path, self.noted(lines, sought, max(1, size // 10_000)))

    def noted(self, lines, sought, step):
        """Passes numbered texts through, and remembers every STEPth one and the first planted pairs."""
        recent = {}
        for number, (text, origin) in enumerate(lines, 1):
            if number % step == 0:
                self.sample.append((number, text))
            if len(self.pairs) < PLANTED:
                recent[number] = text
                if origin in recent and jaccard(text, recent[origin]) >= THRESHOLD:
                    self.pairs.append((number, origin))
            else:
                recent.clear()
            yield number, text


def write_update(texts, size, path):
    """Edits of 1 % of the documents: half of them stand for the document, the others are new documents."""
    chance = random.Random(2)
    words = [word for _, text in texts.sample[:1000] for word in text.split() if word.isalpha()]
    again = chance.sample(texts.sample, size // 100)
    edits = [(number, make_lines.edited(chance, text, words)) for number, text in again]
    half = len(edits) // 2
    write_records(path, edits[:half] + [(size + at, text) for at, (_, text) in enumerate(edits[half:], 1)])


def percentiles(times):
    times = sorted(times)
    return times[len(times) // 2], times[len(times) * 99 // 100]


def put_lookups(costs, name, size, times):
    half, most = percentiles(times)
    costs.put(name, size, half, f"{half * 1000:.1f} ms, 99 %: {most * 1000:.1f} ms")


def timed(work):
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def put_recall(costs, size, place, pairs):
    db = xapian.Database(place)

    def group(number):
        for posting in db.postlist(f"Qd{number}"):
            return db.get_document(posting.docid).get_value(65)
        return b""

    together = sum(bool(group(a)) and group(a) == group(b) for a, b in pairs)
    costs.put("planted pairs that reach 0.9, in one group", size, 0, f"{together / max(1, len(pairs)):.4f} of {len(pairs)}")


@contextlib.contextmanager
def served(places):
    """A stub file of servers."""
    with contextlib.ExitStack() as servers:
        stub = os.path.join(os.path.dirname(places[0]), "servers")
        with open(stub, "w", encoding="utf-8") as file:
            for place in places:
                server = Server(place)
                servers.callback(server.end)
                file.write(f"remote {server.address}\n")
        yield stub


def lookups(costs, name, size, place, count, what):
    db = xapian.Database(place)
    docids = random.Random(3).sample(range(1, db.get_lastdocid()), min(count, size // 2))
    put_lookups(costs, name, size, [timed(lambda at=docid: what(db, at)) for docid in docids])


def search(db, query):
    enquire = xapian.Enquire(db)
    enquire.set_query(query)
    enquire.set_collapse_key(65)
    enquire.get_mset(0, 10)


def put_searches(costs, name, size, place, sample):
    db = xapian.Database(place)
    parser = xapian.QueryParser()
    parser.set_stemmer(xapian.Stem("english"))
    parser.set_database(db)
    queries = [parser.parse_query(" ".join(text.split()[5:8])) for _, text in sample[:QUERIES]]
    put_lookups(costs, name, size, [timed(lambda q=query: search(db, q)) for query in queries])


def commit_metadata(place):
    """As another program that changes no document."""
    database = xapian.WritableDatabase(place)
    database.set_metadata("bench", "committed")
    database.commit()
    database.close()


def measure_one_database(costs, size, folder, texts):
    place = os.path.join(folder, "one.db")
    costs.run("`index` of a new database", size, TOOL, "index", place, "--jsonl", texts.path, "--quiet")
    costs.put("its size on disk", size, 0, f"{megabytes(place):.0f} MB")
    costs.run("first `group`", size, TOOL, "group", place, "--quiet")
    put_recall(costs, size, place, texts.pairs)
    costs.run("`group` when nothing was committed", size, TOOL, "group", place, "--quiet")
    commit_metadata(place)
    costs.run("`group` when no document has changed", size, TOOL, "group", place, "--quiet")
    lookups(costs, "`find` of one document", size, place, LOOKUPS, lambda db, docid: neardup.find(db, docid, THRESHOLD))
    put_searches(costs, "search of three words, collapsed", size, place, texts.sample)
    costs.run("`pairs`", size, TOOL, "pairs", place, "--threshold", str(THRESHOLD), "--quiet")
    costs.run("`info`", size, TOOL, "info", place)
    costs.run("`report`", size, TOOL, "report", place, "--output", os.path.join(folder, "page.html"), "--quiet")
    update = os.path.join(folder, "update.jsonl")
    write_update(texts, size, update)
    costs.run("1 % changed: `index`", size, TOOL, "index", place, "--jsonl", update, "--quiet")
    costs.run("1 % changed: `group`", size, TOOL, "group", place, "--quiet")
    costs.run("`check`", size, TOOL, "check", place)
    compacted = os.path.join(folder, "compacted.db")
    costs.run("`xapian-compact`", size, "xapian-compact", "--quiet", place, compacted)
    costs.put("the size of the copy", size, 0, f"{megabytes(compacted):.0f} MB")
    shutil.rmtree(place)
    shutil.rmtree(compacted)


def measure_shards(costs, size, folder, texts):
    places = [os.path.join(folder, f"shard{number}.db") for number in range(SHARDS)]
    for number, place in enumerate(places):
        part = os.path.join(folder, "part.jsonl")
        with open(texts.path, encoding="utf-8") as records, open(part, "w", encoding="utf-8") as file:
            file.writelines(itertools.islice(records, number, None, SHARDS))
        measured([TOOL, "index", place, "--jsonl", part, "--quiet"])
    costs.run(f"`group` of {SHARDS} shards", size, TOOL, "group", *places, "--quiet")
    with served(places) as stub:
        put_searches(costs, f"search of {SHARDS} servers, collapsed", size, stub, texts.sample)
        lookups(costs, f"`find` over {SHARDS} servers, exact", size, stub, LOOKUPS // 10,
                lambda db, docid: neardup.find(db, docid, THRESHOLD))


def main():
    make_lines.BYTES = 1500
    costs = Costs()
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            texts = Texts(size, folder)
            measure_one_database(costs, size, folder, texts)
            measure_shards(costs, size, folder, texts)
        print(f"{size} documents measured", file=sys.stderr)
    costs.print()


main()
