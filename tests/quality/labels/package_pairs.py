#!/usr/bin/python3
"""Which packages are hidden behind others, by their descriptions: draws 100 pairs with seed 1.

    package_pairs.py XAPIAN_NEARDUP DESCRIPTIONS

DESCRIPTIONS is what debian_descriptions.py wrote. Pairs of texts that are equal but for white space are not drawn. Prints each pair with the words that
differ and its judgement in judged_packages.tsv, and how many have which."""

import collections
import csv
import difflib
import json
import os
import random
import re
import subprocess
import sys
import tempfile

COUNT = 100
SHOWN = 5  # differences


def hidden_pairs(tool, path):
    """[(hidden package, shown package)]"""
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "packages.db")
        subprocess.run([tool, "index", database, "--jsonl", path, "--group", "--quiet"], check=True)
        groups = subprocess.run([tool, "groups", database, "--format", "jsonl"], check=True, capture_output=True).stdout
    return [(member, group["representative"]) for group in map(json.loads, groups.splitlines())
            for member in group["members"] if member != group["representative"]]


def differences(one, other):
    one, other = (re.findall(r"\w+", text) for text in (one, other))
    for kind, a, b, c, d in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if kind != "equal":
            yield f"{' '.join(one[a:b])} | {' '.join(other[c:d])}"


def main(tool, path):
    with open(path, encoding="utf-8") as lines:
        texts = {row["id"]: row["text"] for row in map(json.loads, lines)}
    with open(os.path.join(os.path.dirname(__file__), "judged_packages.tsv"), encoding="utf-8") as table:
        judged = {(row["hidden"], row["shown"]): row["judgement"] for row in csv.DictReader(table, delimiter="\t")}
    pairs = sorted(pair for pair in hidden_pairs(tool, path) if texts[pair[0]].split() != texts[pair[1]].split())
    drawn = random.Random(1).sample(pairs, min(COUNT, len(pairs)))
    for pair in drawn:
        print(*pair, judged.get(pair, "not judged"), *list(differences(*map(texts.get, pair)))[:SHOWN], sep="\t")
    counts = collections.Counter(judged.get(pair, "not judged") for pair in drawn)
    print(f"{len(drawn)} of {len(pairs)} pairs of other texts: {dict(counts)}")


main(*sys.argv[1:])
