"""The groups that the command-line tool forms of a set of texts."""

import csv
import json
import lzma
import os
import re
import subprocess
import tempfile

ESCAPED = {"t": "\t", "n": "\n", "r": "\r", "\\": "\\"}


def read_set(folder):
    """{id: text} of a labelled set."""
    texts = {}
    with lzma.open(os.path.join(folder, "docs.tsv.xz"), "rt", encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("#"):
                name, text = line.rstrip("\n").split("\t", 1)
                texts[name] = re.sub(r"\\(.)", lambda match: ESCAPED.get(match[1], match[1]), text)
    return texts


def read_clusters(folder):
    """{id: cluster} of a labelled set."""
    with open(os.path.join(folder, "clusters.tsv"), encoding="utf-8") as lines:
        return dict(line.rstrip("\n").split("\t")[:2] for line in lines if not line.startswith("#"))


def read_json_lines(path):
    """{id: text} of a file of JSON lines."""
    with open(path, encoding="utf-8") as lines:
        return {row["id"]: row["text"] for row in map(json.loads, lines)}


class GroupedTexts:
    """A database of texts in a temporary folder. Use it in a `with` statement."""

    def __init__(self, tool, texts, titles=None):
        self.tool = tool
        self.folder = tempfile.TemporaryDirectory()
        self.database = os.path.join(self.folder.name, "database")
        titles = titles or {}
        lines = "".join(json.dumps({"id": name, "text": text, "title": titles.get(name, "")}) + "\n"
                        for name, text in texts.items())
        self.run("index", self.database, "--quiet", "--jsonl", "-", given=lines)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def run(self, *arguments, given=None):
        done = subprocess.run([self.tool, *arguments], input=given, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(arguments)}: {done.stderr}")
        return done.stdout

    def pairs(self, threshold):
        """{(id, id): similarity} of the pairs that reach a threshold, both ways round."""
        rows = self.run("pairs", self.database, "--quiet", "--format", "tsv", "--threshold", str(threshold))
        found = {}
        for row in csv.DictReader(rows.splitlines(), delimiter="\t"):
            found[row["id1"], row["id2"]] = found[row["id2"], row["id1"]] = float(row["jaccard"])
        return found

    def groups(self, *options):
        """Group by these options. @return the members' ids, group by group."""
        self.run("group", self.database, "--quiet", *options)
        rows = self.run("groups", self.database, "--format", "jsonl")
        return [json.loads(row)["members"] for row in rows.splitlines()]
