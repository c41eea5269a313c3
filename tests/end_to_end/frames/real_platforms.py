#!/usr/bin/python3
"""Pages that real platforms made: is one hidden behind a page with another content, and are the copies found?

    real_platforms.py [--keep FOLDER] PATH_OF_XAPIAN_NEARDUP NPM_FOLDER

Each platform is run on this machine, on the loopback interface alone, and shows random texts (platform_texts.py). Prints
for each frame the pages that it made, those that a group hides, and how much of each text `extract` prints; for each
platform in how many pairs of its frames a text has extracts that are near-duplicates (0.9). Says which platforms are left
out, and why. Fails if a page is hidden behind a page with another content."""

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile

import dokuwiki
import extraction
import mediawiki
import mhonarc
import node_sites
import wordpress
from platform_run import NotHere

THRESHOLD = 0.9
PLATFORMS = {"WordPress": wordpress.sites, "MediaWiki": mediawiki.sites, "DokuWiki": dokuwiki.sites,
             "MHonArc": mhonarc.sites, "Hexo": node_sites.hexo, "VitePress": node_sites.vitepress,
             "Docusaurus": node_sites.docusaurus}


class Figures:
    """Of one frame."""

    def __init__(self, tool, pages, database):
        self.pages = len(pages)
        self.texts = {path: text for text, path in pages}
        self.copies = self.pages - len({text.key for text, _ in pages})
        self.hidden, self.wrong = 0, []
        for hidden, shown in hidden_pairs(tool, list(self.texts), database):
            self.hidden += 1
            if self.texts[hidden].key != self.texts[shown].key:
                self.wrong.append((hidden, shown))
        extracts = extraction.contents(tool, list(self.texts))
        self.features = {self.texts[path].name: extraction.features(extract) for path, extract in extracts.items()}
        self.recalls = [extraction.recall_and_precision(extract, self.texts[path].words())[0]
                        for path, extract in extracts.items()]

    def print(self, frame):
        found = self.hidden - len(self.wrong)
        print(f"| {frame} | {self.pages} | {self.hidden} | {len(self.wrong)} | {found} of {self.copies} | "
              f"{sum(self.recalls) / self.pages:.4f} | {min(self.recalls):.3f} |")
        for hidden, shown in self.wrong[:5]:
            print(f"hidden: {hidden} behind {shown}", file=sys.stderr)


def hidden_pairs(tool, paths, database):
    """[(path of a hidden page, path of the page that is shown)], of the pages in one folder."""
    folder = os.path.dirname(paths[0])
    subprocess.run([tool, "index", database, folder, "--group", "--quiet"], check=True,
                   stdout=subprocess.DEVNULL)
    groups = subprocess.run([tool, "groups", database, "--format", "jsonl"], check=True, capture_output=True).stdout
    for group in map(json.loads, groups.splitlines()):
        for member in group["members"]:
            if member != group["representative"]:
                yield member, group["representative"]


def alike(figures):
    """In how many pairs of frames a text has extracts that are near-duplicates, and in how many it might."""
    counts = [extraction.jaccard(one.features[name], other.features[name]) >= THRESHOLD
              for one, other in itertools.combinations(figures, 2) for name in one.features if name in other.features]
    return sum(counts), len(counts)


def measure(tool, platform, sites, folder):
    """How many pages are hidden behind others with another content."""
    figures = {}
    for frame, pages in sites.items():
        figures[frame] = Figures(tool, pages, os.path.join(folder, f"{platform}-{frame}.db"))
        figures[frame].print(f"{platform}, {frame}")
    if len(figures) > 1:
        print(f"| {platform}: alike in two frames | | | | {'%d of %d' % alike(figures.values())} | | |")
    return sum(len(some.wrong) for some in figures.values())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", metavar="FOLDER")
    parser.add_argument("tool")
    parser.add_argument("npm")
    arguments = parser.parse_args()
    tool, wrong, left_out = os.path.abspath(arguments.tool), 0, []
    with tempfile.TemporaryDirectory(prefix="platforms-") as scratch:
        folder = os.path.abspath(arguments.keep or scratch)
        os.makedirs(folder, exist_ok=True)
        print("| platform, frame | pages | hidden | behind another content | copies found | recall of words | least |\n"
              "|---|---|---|---|---|---|---|", flush=True)
        for platform, sites in PLATFORMS.items():
            try:
                found = sites(folder, os.path.abspath(arguments.npm))
                wrong += measure(tool, platform, found, scratch)
            except NotHere as why:
                left_out.append(f"{platform} is left out: {why}")
            sys.stdout.flush()
    print("\n".join(["", *left_out]))
    sys.exit(1 if wrong else 0)


main()
