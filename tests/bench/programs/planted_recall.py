#!/usr/bin/env python3
"""How many planted near-duplicates `dedupe` finds, and why it misses the others.

  planted_recall.py TOOL [LINES [SEEDS]]   LINES of make_lines.py for each of the seeds 1..SEEDS

A pair counts if its Jaccard index is 0.9 or more by the words of the tool. `explain` gives that index for the pairs that
--pairs does not list. Words by a regular expression only choose which of these pairs to ask for."""

import csv
import io
import os
import subprocess
import sys
import tempfile

from planted import PlantedLines

THRESHOLD = 0.9
ASKED_FROM = 0.85  # by the regular expression, whose words differ from those of the tool in few places


def table(tool, path, *options):
    command = [tool, "dedupe", path, f"--threshold={THRESHOLD}", "--quiet", "--format=csv", *options]
    return list(csv.DictReader(io.StringIO(subprocess.run(command, check=True, capture_output=True, text=True).stdout)))


def number(name):
    return int(name.rsplit(":", 1)[1]) - 1


class Recall:
    """What the tool says of the lines of one seed."""

    def __init__(self, tool, folder, count, seed):
        self.tool, self.folder = tool, folder
        self.planted = PlantedLines(os.path.join(folder, "lines.txt"), count, seed)
        self.listed = {tuple(sorted((number(row["id_a"]), number(row["id_b"]))))
                       for row in table(tool, self.planted.path, "--pairs")}
        self.group = self.groups()
        self.family = self.groups("--families=keep")

    def groups(self, *options):
        return {number(row["id"]): row["group"] for row in table(self.tool, self.planted.path, "--groups", *options)}

    def index_of_tool(self, a, b):
        paths = []
        for line in (a, b):
            paths.append(os.path.join(self.folder, f"{line}.txt"))
            with open(paths[-1], "w", encoding="utf-8") as file:
                file.write(self.planted.lines[line])
        done = subprocess.run([self.tool, "explain", *paths, "--format=csv"], check=True, capture_output=True, text=True)
        return float(next(csv.DictReader(io.StringIO(done.stdout)))["jaccard"])

    def are_copies(self, pair):
        return self.planted.lines[pair[0]] == self.planted.lines[pair[1]]

    def is_near(self, pair):
        """A copy is listed with the first line of its text only."""
        if self.are_copies(pair) or pair in self.listed:
            return True
        return self.planted.similarity(pair) >= ASKED_FROM and self.index_of_tool(*pair) >= THRESHOLD

    def figures(self):
        near = [pair for pair in self.planted.pairs if self.is_near(pair)]
        unlisted = [pair for pair in near if pair not in self.listed and not self.are_copies(pair)]
        apart = [pair for pair in near if not self.together(self.group, *pair)]
        return {"pairs": len(near), "not listed": len(unlisted), "in two groups": len(apart),
                "of these by the family rule": sum(self.together(self.family, *pair) for pair in apart),
                "below only by the tool's words": sum(
                    pair not in near and self.planted.similarity(pair) >= THRESHOLD for pair in self.planted.pairs)}

    @staticmethod
    def together(groups, a, b):
        return a in groups and b in groups and groups[a] == groups[b]


def main():
    tool, count, seeds = os.path.abspath(sys.argv[1]), int((sys.argv[2:] or [100_000])[0]), int((sys.argv[3:] or [1])[0])
    for seed in range(1, seeds + 1):
        with tempfile.TemporaryDirectory() as folder:
            print(f"seed {seed}: " + ", ".join(f"{name} {value}" for name, value in Recall(tool, folder, count, seed).figures().items()))


if __name__ == "__main__":
    main()
