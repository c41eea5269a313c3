#!/usr/bin/python3
"""Pages of different contents in one frame of a site: does the choice of the content keep them apart?

    one_frame.py [--seed N] [--pages N] PATH_OF_XAPIAN_NEARDUP

Contents and frames are sentences of random words of the licences of Debian's base-files. A page is alike if the text
that `extract` prints is a near-duplicate (0.9) of an earlier page's. It is hidden if it is in a group with an earlier
page after `index` and `group`."""

import argparse
import glob
import itertools
import json
import os
import random
import re
import subprocess
import tempfile

import extraction
from site_markup import MARKUPS, Frame

SIZES = (8, 15, 30, 60, 120, 400)  # words of a content
LINKS = (5, 20, 60)  # of the navigation, a site for each
THRESHOLD = 0.9


class Writer:
    """Writes sentences of random words, as frequent as in a real text."""

    def __init__(self, rng):
        self.rng = rng
        self.words = []
        for path in sorted(glob.glob("/usr/share/common-licenses/*")):
            if not os.path.islink(path):
                with open(path, encoding="utf-8", errors="replace") as file:
                    self.words += re.findall(r"\b[a-z]{2,}\b", file.read().lower())

    def phrase(self, count):
        return " ".join(self.rng.choice(self.words) for _ in range(count)).capitalize()

    def paragraph(self, count):
        """So many words in sentences of 8 to 18."""
        sentences = []
        while count > 0:
            length = min(count, self.rng.randint(8, 18))
            sentences.append(self.phrase(length) + ".")
            count -= length
        return " ".join(sentences)

    def content(self, count):
        paragraphs = []
        while count > 0:
            length = min(count, self.rng.randint(30, 80))
            paragraphs.append(self.paragraph(length))
            count -= length
        return paragraphs

    def frame(self, links):
        return Frame(site=self.phrase(2), motto=self.phrase(6),
                     links=[self.phrase(self.rng.randint(1, 4)) for _ in range(links)],
                     sidebar=[self.paragraph(35), self.paragraph(25)], notice=self.paragraph(30),
                     related=[self.phrase(self.rng.randint(3, 8)) for _ in range(6)],
                     footer=[self.paragraph(40)], address="12 Harbour Street, Springfield, phone 555 0142")


def write_site(folder, writer, markup, size, pages, links):
    """{path: text of its content}"""
    frame = writer.frame(links)
    found = {}
    for number in range(pages):
        content = writer.content(size)
        path = os.path.join(folder, f"l{links}p{number}.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(MARKUPS[markup](frame, writer.phrase(4), content))
        found[path] = "\n".join(content)
    return found


def alike_pages(texts):
    features = [found for found in map(extraction.features, texts) if found.tokens != 0]
    return len({number for (_, one), (number, other) in itertools.combinations(enumerate(features), 2)
                if extraction.jaccard(one, other) >= THRESHOLD})


def hidden_pages(tool, site, database):
    def run(*command):
        return subprocess.run([tool, *command], capture_output=True, text=True, check=True).stdout
    run("index", database, site, "--quiet")
    run("group", database)
    return sum(json.loads(line)["members"] - 1 for line in run("groups", database, "--format", "jsonl").splitlines())


def row(tool, writer, markup, size, pages):
    alike = hidden = 0
    shares = []
    for links in LINKS:
        with tempfile.TemporaryDirectory() as folder:
            site = os.path.join(folder, "site")
            os.mkdir(site)
            contents = write_site(site, writer, markup, size, pages, links)
            extracts = extraction.contents(tool, list(contents))
            hidden += hidden_pages(tool, site, os.path.join(folder, "db"))
        alike += alike_pages(list(extracts.values()))
        shares += [extraction.recall_and_precision(extracts[path], content) for path, content in contents.items()]
    recall, precision = (sum(column) / len(shares) for column in zip(*shares))
    return f"| {markup} | {size} | {len(shares)} | {alike} | {hidden} | {recall:.4f} | {precision:.4f} |"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("tool")
    arguments = parser.parse_args()
    writer = Writer(random.Random(arguments.seed))
    print(f"seed {arguments.seed}; sites with {', '.join(map(str, LINKS))} links of navigation\n")
    print("| mark-up | words | pages | alike | hidden | recall | precision |\n|---|---|---|---|---|---|---|")
    for markup, size in itertools.product(MARKUPS, SIZES):
        print(row(arguments.tool, writer, markup, size, arguments.pages), flush=True)


if __name__ == "__main__":
    main()
