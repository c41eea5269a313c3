#!/usr/bin/env python3
"""How many planted near-duplicates `dedupe` finds, and why it misses the others.

  planted_recall.py TOOL [LINES [SEEDS]]   LINES of make_lines.py for each of the seeds 1..SEEDS

A pair counts if its Jaccard index is 0.9 or more by the words of the tool. `compare` gives that index for the pairs that
--pairs does not list. Words by a regular expression only choose which of these pairs to ask for."""

import csv
import io
import os
import random
import re
import subprocess
import sys
import tempfile

import make_lines

THRESHOLD = 0.9
ASKED_FROM = 0.85  # by the regular expression, whose words differ from those of the tool in few places


def table(tool, path, *options):
    command = [tool, "dedupe", path, f"--threshold={THRESHOLD}", "--quiet", "--format=csv", *options]
    return list(csv.DictReader(io.StringIO(subprocess.run(command, check=True, capture_output=True, text=True).stdout)))


def number(name):
    return int(name.rsplit(":", 1)[1])


def shingles(text):
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[place:place + 3]) for place in range(max(1, len(words) - 2))}


def jaccard(a, b):
    a, b = shingles(a), shingles(b)
    return len(a & b) / len(a | b)


class Planted:
    """The lines of one seed, and what the tool says of them."""

    def __init__(self, tool, folder, count, seed):
        self.tool, self.folder, self.texts, self.planted = tool, folder, [], []
        self.path = os.path.join(folder, "lines.txt")
        for line, origin in make_lines.lines(random.Random(seed), count):
            self.texts.append(line)
            if origin:
                self.planted.append((origin, len(self.texts)))
        with open(self.path, "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in self.texts)
        self.listed = {tuple(sorted((number(row["id_a"]), number(row["id_b"])))) for row in table(tool, self.path, "--pairs")}
        self.group = self.groups()
        self.family = self.groups("--families=keep")

    def groups(self, *options):
        return {number(row["id"]): row["group"] for row in table(self.tool, self.path, "--groups", *options)}

    def index_of_tool(self, a, b):
        paths = []
        for line in (a, b):
            paths.append(os.path.join(self.folder, f"{line}.txt"))
            with open(paths[-1], "w", encoding="utf-8") as file:
                file.write(self.texts[line - 1])
        done = subprocess.run([self.tool, "compare", *paths, "--format=csv"], check=True, capture_output=True, text=True)
        return float(next(csv.DictReader(io.StringIO(done.stdout)))["jaccard"])

    def is_near(self, a, b):
        """A copy is listed with the first line of its text only."""
        if self.texts[a - 1] == self.texts[b - 1] or (a, b) in self.listed:
            return True
        return jaccard(self.texts[a - 1], self.texts[b - 1]) >= ASKED_FROM and self.index_of_tool(a, b) >= THRESHOLD

    def figures(self):
        near = [pair for pair in self.planted if self.is_near(*pair)]
        unlisted = [pair for pair in near if pair not in self.listed and self.texts[pair[0] - 1] != self.texts[pair[1] - 1]]
        apart = [pair for pair in near if not self.together(self.group, *pair)]
        return {"pairs": len(near), "not listed": len(unlisted), "in two groups": len(apart),
                "of these by the family rule": sum(self.together(self.family, *pair) for pair in apart),
                "below only by the tool's words": sum(
                    pair not in near and jaccard(*(self.texts[line - 1] for line in pair)) >= THRESHOLD
                    for pair in self.planted)}

    @staticmethod
    def together(groups, a, b):
        return a in groups and b in groups and groups[a] == groups[b]


def main():
    tool, count, seeds = os.path.abspath(sys.argv[1]), int((sys.argv[2:] or [100_000])[0]), int((sys.argv[3:] or [1])[0])
    for seed in range(1, seeds + 1):
        with tempfile.TemporaryDirectory() as folder:
            print(f"seed {seed}: " + ", ".join(f"{name} {value}" for name, value in Planted(tool, folder, count, seed).figures().items()))


if __name__ == "__main__":
    main()
