#!/usr/bin/python3
"""One content in the frames of many generators and themes: does the choice of the content find it in each?

    one_content.py [--keep FOLDER] PATH_OF_XAPIAN_NEARDUP

With --keep the pages stay in the folder, and a later run takes them from there.

Prints, for each frame, the share of the content's words that are kept, and of the kept words that are content; for each
pair of frames the share of documents whose two contents are near-duplicates (0.9); and the lines that differ most."""

import argparse
import collections
import itertools
import json
import os
import re
import sys
import tempfile

import lxml.html

import documents
import extraction
import generators

THRESHOLD = 0.9
WORST = 25  # pairs whose lines are shown
INLINE = set("a abbr b cite code del dfn em font i img ins kbd mark q s samp small span strong sub sup tt u var"
             .split())
UNREAD = {"script", "style", "head", "template"}


def text_of(element):
    """With white space between blocks."""
    if not isinstance(element.tag, str) or element.tag in UNREAD:
        return ""
    gap = "" if element.tag in INLINE else "\n"
    inner = "".join(text_of(child) + (child.tail or "") for child in element)
    return f"{gap}{element.text or ''}{inner}{gap}"


def true_content(path, xpath):
    """The text of the first element that the generator makes for the content, or of all that are siblings; without the
    headline."""
    tree = lxml.html.parse(path, parser=lxml.html.HTMLParser(encoding="utf-8")).getroot()
    found = tree.xpath(xpath)
    if not found:
        return None
    found = [element for element in found if element.getparent() is found[0].getparent()]
    text = "".join(text_of(element) for element in found)
    for headline in tree.xpath("//h1")[:1]:
        text = text.replace(text_of(headline), "\n", 1)
    return text


class Rendering:
    def __init__(self, frame, document, path, content):
        self.frame, self.document, self.path = frame, document, path
        self.content = content
        self.content_features = extraction.features(content)

    def set_extract(self, extract):
        self.extract = extract
        self.features = extraction.features(extract)
        self.recall, self.precision = extraction.recall_and_precision(extract, self.content)


def made_pages(make, sources, place):
    """What make() returns; from an earlier run if there was one."""
    record = place + ".json"
    if not os.path.exists(record):
        found = make(sources, place)
        with open(record, "w", encoding="utf-8") as file:
            json.dump(found, file)
    with open(record, encoding="utf-8") as file:
        return json.load(file)


def renderings(kind, sources, frames, folder):
    for frame, (make, xpath) in frames.items():
        found = made_pages(make, sources, os.path.join(folder, f"{kind}-{frame.replace(' ', '-')}"))
        missing = [document.name for document in sources if document.name not in found]
        if missing:
            print(f"{kind}, {frame}: no page of {', '.join(missing)}", file=sys.stderr)
        for document in sources:
            if document.name in found:
                content = true_content(found[document.name], xpath)
                assert content, f"{frame}: nothing at {xpath} in {found[document.name]}"
                yield Rendering(frame, document, found[document.name], content)


def print_frames(found):
    print("| frame | documents | recall | precision | least recall | least precision |\n|---|---|---|---|---|---|")
    by_frame = collections.defaultdict(list)
    for rendering in found:
        by_frame[rendering.frame].append(rendering)
    for frame, some in by_frame.items():
        recalls = [rendering.recall for rendering in some]
        precisions = [rendering.precision for rendering in some]
        print(f"| {frame} | {len(some)} | {sum(recalls) / len(some):.4f} | {sum(precisions) / len(some):.4f} | "
              f"{min(recalls):.3f} | {min(precisions):.3f} |")


class Pair:
    def __init__(self, one, other):
        self.one, self.other = one, other
        self.extracts = extraction.jaccard(one.features, other.features)
        self.contents = extraction.jaccard(one.content_features, other.content_features)


def pairs_of(found):
    by_document = collections.defaultdict(list)
    for rendering in found:
        by_document[rendering.document.name].append(rendering)
    return [Pair(one, other) for some in by_document.values() for one, other in itertools.combinations(some, 2)]


def share(pairs, value):
    return sum(value(pair) >= THRESHOLD for pair in pairs) / max(1, len(pairs))


def print_pairs(pairs):
    """The second share is of the pairs whose contents the generators made near-duplicates."""
    by_frames = collections.defaultdict(list)
    for pair in pairs:
        by_frames[pair.one.frame, pair.other.frame].append(pair)
    print("| one frame | other | documents | contents alike | extracts alike | of those with contents alike |\n"
          "|---|---|---|---|---|---|")
    for (one, other), some in sorted(by_frames.items(), key=lambda item: share(item[1], lambda pair: pair.extracts)):
        print_share(f"{one} | {other}", some)
    print_share("all | all", pairs)


def print_share(name, pairs):
    alike = [pair for pair in pairs if pair.contents >= THRESHOLD]
    print(f"| {name} | {len(pairs)} | {share(pairs, lambda pair: pair.contents):.4f} | "
          f"{share(pairs, lambda pair: pair.extracts):.4f} | {share(alike, lambda pair: pair.extracts):.4f} |")


def lines(text):
    return [" ".join(re.findall(r"\w+", line.casefold())) for line in text.splitlines() if re.search(r"\w", line)]


def print_differences(pair):
    print(f"\n{pair.extracts:.3f} (contents {pair.contents:.3f}) {pair.one.document.path}")
    print(f"  - {pair.one.frame}: {pair.one.path}\n  + {pair.other.frame}: {pair.other.path}")
    for mark, rendering, twin in (("-", pair.one, pair.other), ("+", pair.other, pair.one)):
        other = set(lines(twin.extract))
        differing = sorted((line for line in lines(rendering.extract) if line not in other), key=len, reverse=True)
        for line in differing[:4]:
            print(f"  {mark} {line[:150]}")


def print_worst(pairs):
    """One pair of each document and each first frame."""
    shown = set()
    for pair in sorted(pairs, key=lambda pair: pair.extracts - min(pair.contents, THRESHOLD)):
        names = {(pair.one.document.name, pair.one.frame), (pair.other.document.name, pair.other.frame)}
        if pair.extracts >= THRESHOLD or names & shown:
            continue
        shown |= names
        print_differences(pair)
        if len(shown) >= 2 * WORST:
            return


def measure(kind, sources, frames, tool, folder):
    languages = collections.Counter(document.language() for document in sources)
    print(f"\n{len(sources)} documents in {kind}, {len(frames)} frames; languages "
          + ", ".join(f"{language} {count}" for language, count in languages.most_common()) + "\n")
    found = list(renderings(kind, sources, frames, folder))
    extracts = extraction.contents(tool, [rendering.path for rendering in found])
    for rendering in found:
        rendering.set_extract(extracts[rendering.path])
    print_frames(found)
    print()
    pairs = pairs_of(found)
    print_pairs(pairs)
    print_worst(pairs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", help="folder of the pages")
    parser.add_argument("tool")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or temporary
        measure("Markdown", documents.markdown_documents(), generators.MARKDOWN_FRAMES, arguments.tool, folder)
        measure("reStructuredText", documents.rst_documents(), generators.RST_FRAMES, arguments.tool, folder)


if __name__ == "__main__":
    main()
