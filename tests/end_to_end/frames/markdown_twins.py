#!/usr/bin/python3
"""The pages of nodejs-doc and the Markdown they were made of: is the content of the page the text of its source?

    markdown_twins.py PATH_OF_XAPIAN_NEARDUP

Versions in which something was added or changed are comments in the source. They are taken out of the page first."""

import difflib
import glob
import os
import re
import sys
import tempfile

import documents
import extraction

FOLDER = "/usr/share/doc/nodejs/api"
THRESHOLD = 0.9
SHOWN = 6  # differences of a page
VERSIONS = re.compile(r'<details class="changelog">.*?</details>|<div class="api_metadata">.*?</div>', re.DOTALL)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def sources(folder):
    """{path of a page: path of its Markdown}, both written into the folder."""
    found = {}
    for path in sorted(glob.glob(f"{FOLDER}/*.md*")):
        name = os.path.basename(path).split(".")[0]
        page = f"{FOLDER}/{name}.html"
        if os.path.exists(page):
            copy = os.path.join(folder, name)
            found[write(f"{copy}.html", VERSIONS.sub("", documents.read(page)))] = write(f"{copy}.md", documents.read(path))
    return found


def differences(one, other):
    """The longest runs of words that only one of two texts has: (sign, words)."""
    one, other = (re.findall(r"\w+", text.casefold()) for text in (one, other))
    runs = []
    for kind, a, b, c, d in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if kind != "equal":
            runs += [("-", one[a:b]), ("+", other[c:d])]
    return sorted((run for run in runs if run[1]), key=lambda run: len(run[1]), reverse=True)


def main():
    tool = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        twins = sources(folder)
        pages = extraction.contents(tool, list(twins))
        texts = extraction.contents(tool, list(twins.values()))
    found = []
    for page, markdown in twins.items():
        value = extraction.jaccard(extraction.features(pages[page]), extraction.features(texts[markdown]))
        found.append((value, page, pages[page], texts[markdown]))
    found.sort()
    print(f"{sum(row[0] >= THRESHOLD for row in found)} of {len(found)} pages with J >= {THRESHOLD} to their source")
    for value, page, content, text in found:
        if value >= THRESHOLD:
            break
        print(f"{value:.4f} {os.path.basename(page)}: only the page (-), only its source (+)")
        for sign, words in differences(content, text)[:SHOWN]:
            print(f"  {sign} {len(words)}: {' '.join(words)[:140]}")


if __name__ == "__main__":
    main()
