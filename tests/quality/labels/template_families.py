#!/usr/bin/python3
"""Which texts of one template are hidden behind each other, and which revisions of one text are shown apart?

    template_families.py TOOL DATA_DIR [DESCRIPTIONS]

Revisions and records of one publication are also grouped with their titles, with the title in the text and without it.
DESCRIPTIONS is what debian_descriptions.py wrote. A family of it is what `group --families keep` groups, if at least five
texts differ and nine of ten hold words in a row that no other one of the group has. Product pages, and pages that differ by
a counter, a date or a link, are made up here, from a seed."""

import os
import random
import re
import sys

from grouped_texts import GroupedTexts, read_clusters, read_json_lines, read_set

SEED = 20261123
PAGES = 200
THRESHOLD = "0.9"
RUN = 3  # words
LEAST_TEXTS = 5
LEAST_OWN = 0.9
WORD = re.compile(r"\w+")
# Front matter with a title, or the first line of a record.
TITLED = {"docrev_": re.compile(r"---\n(?:.*\n)*?[Tt]itle: *(?P<title>.*)\n(?:.*\n)*?---\n(?:\s*# .*\n)?"),
          "bib_": re.compile(r"(?P<title>.*)\n")}


def words_of(text):
    return tuple(WORD.findall(text.casefold()))


def runs(words):
    return {words[start:start + RUN] for start in range(max(1, len(words) - RUN + 1))}


def is_family(members, words):
    """Whether nearly every text of a group holds words in a row that no other has."""
    texts = {words[member] for member in members}
    if len(texts) < LEAST_TEXTS:
        return False
    holders = {}
    for text in texts:
        for run in runs(text):
            holders[run] = holders.get(run, 0) + 1
    own = sum(any(holders[run] == 1 for run in runs(text)) for text in texts)
    return own >= LEAST_OWN * len(texts)


def grouped_both_ways(tool, texts):
    """The groups with families kept, and those of the default."""
    with GroupedTexts(tool, texts) as grouped:
        kept = grouped.groups("--threshold", THRESHOLD, "--families", "keep")
        return kept, grouped.groups("--threshold", THRESHOLD, "--families", "split")


def without_figures(words):
    return tuple(word for word in words if not word.isdecimal())


def hidden(groups, words, of):
    """How many of these documents are hidden behind another text, and how many behind one that differs by more than
    figures."""
    texts = [{words[member] for member in group if member in of} for group in groups]
    by_words = [set(map(without_figures, group)) for group in texts]
    return tuple(sum(len(group) - 1 for group in of_group if group) for of_group in (texts, by_words))


def print_descriptions(tool, path):
    texts = read_json_lines(path)
    words = {name: words_of(text) for name, text in texts.items()}
    kept, split = grouped_both_ways(tool, texts)
    families = [group for group in kept if is_family(group, words)]
    members = {member for group in families for member in group}
    small = {member for group in kept if len(group) < LEAST_TEXTS for member in group}
    print(f"{len(texts)} descriptions; hidden behind another text (behind one that differs by more than figures)")
    for kind, of in ((f"{len(families)} families", members), ("groups of two to four", small)):
        (kept_texts, kept_words), (split_texts, split_words) = hidden(kept, words, of), hidden(split, words, of)
        print(f"{kind}, {len(of)} packages: {kept_texts} ({kept_words}) with --families keep, "
              f"{split_texts} ({split_words}) by default")


def pairs_of(groups):
    return {(a, b) for group in groups for a in group for b in group if a < b}


def print_revisions(tool, folder):
    kept, split = map(pairs_of, grouped_both_ways(tool, read_set(folder)))
    parted = len(kept - split)
    print(f"{os.path.basename(folder)}: of {len(kept)} grouped pairs of revisions {parted} are split as families")


def print_titled(tool, folder, title):
    """Of the pairs of one cluster that are grouped, how many do their titles part?"""
    clusters = read_clusters(folder)
    texts = read_set(folder)
    begins = {name: begin for name, begin in ((name, title.match(text)) for name, text in texts.items()) if begin}
    titles = {name: begin["title"].strip(" \"'") for name, begin in begins.items()}
    bodies = {name: text[begins[name].end():] if name in begins else text for name, text in texts.items()}
    for what, given in (("in", texts), ("cut from", bodies)):
        grouped = []
        for of_titles in ({}, titles):
            with GroupedTexts(tool, given, of_titles) as groups:
                grouped.append(pairs_of(groups.groups("--threshold", THRESHOLD)))
        same = {(a, b) for a, b in grouped[0] if clusters.get(a, a) == clusters.get(b, b)}
        other_titles = sum(titles.get(a) != titles.get(b) for a, b in same)
        print(f"{os.path.basename(folder)}, titles {what} the texts: of {len(same)} grouped pairs of one cluster, "
              f"{other_titles} of them under other titles, {len(same - grouped[1])} are parted by titles; "
              f"of {len(grouped[0] - same)} others {len(grouped[0] - same - grouped[1])}")


def invented_word(draw):
    return "".join(draw.choice("bdfgklmnprstvz") + draw.choice("aeiou") for _ in range(draw.randint(2, 4)))


def invented_text(draw, count):
    vocabulary = [invented_word(draw) for _ in range(count)]
    return [draw.choice(vocabulary) for _ in range(count)]


def product_pages(draw, length):
    """Pages of one template with other names, which stand in three places, and other prices."""
    common = invented_text(draw, length)
    pages = {}
    for number in range(PAGES):
        name, maker, page = invented_word(draw), invented_word(draw), list(common)
        for place in (0, length // 2, length - 8):
            page[place:place] = [maker, name]
        pages[f"product {number}"] = " ".join(page + ["price", f"{draw.randint(1, 999)}.{draw.randint(0, 99):02}"])
    return pages


def numbered_pages(draw, length):
    """One page with other counters, dates and links."""
    common = invented_text(draw, length)
    pages = {}
    for number in range(PAGES):
        date = f"{draw.randint(2001, 2026)}-{draw.randint(1, 12):02}-{draw.randint(1, 28):02}"
        link = f"https://{invented_word(draw)}.example/{invented_word(draw)}?session={draw.getrandbits(64):x}"
        pages[f"page {number}"] = " ".join(["visitors", str(draw.randint(1, 10**6)), *common, date, link])
    return pages


def print_invented(tool):
    draw = random.Random(SEED)
    for length in (60, 120, 300):
        products = product_pages(draw, length)
        kept, split = grouped_both_ways(tool, products)
        print(f"{PAGES} product pages of {length} common words: {sum(map(len, kept)) - len(kept)} hidden with "
              f"--families keep, {sum(map(len, split)) - len(split)} by default")
    for length in (120, 300):
        kept, split = map(pairs_of, grouped_both_ways(tool, numbered_pages(draw, length)))
        together = len(split) / len(kept) if kept else 1
        print(f"{PAGES} pages of {length} common words with other counters, dates and links: "
              f"{together:.4f} of {len(kept)} pairs stay together")


def main(tool, data, descriptions=None):
    print_invented(tool)
    for name in sorted(os.listdir(data)):
        if name.startswith("docrev_"):
            print_revisions(tool, os.path.join(data, name))
        for prefix, title in TITLED.items():
            if name.startswith(prefix):
                print_titled(tool, os.path.join(data, name), title)
    if descriptions:
        print_descriptions(tool, descriptions)


main(*sys.argv[1:])
