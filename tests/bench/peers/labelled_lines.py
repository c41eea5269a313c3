"""Real texts as lines, and the truth about them: labelled sets of languages that all programs cut into the same words.

Each line has the words of a text, or of one line of a text, in small letters with spaces between, so that all programs see the
same words. The truth is all pairs, by the shingles of hard_lines.py."""

import collections
import glob
import itertools
import lzma
import math
import os
import re
import unicodedata

from hard_lines import shingle_set

LEFT_OUT = re.compile("_(ja|zh|th|ko)$")  # no spaces between words, or words of Latin and Korean letters
MOST_WORDS = 1000  # of a text
LEAST_WORDS = 5  # of a line of a text
MOST_COPIES = 3  # of one line of a text: a licence stands in each third one
LEAST = 0.6  # similarity that is asked for


class LabelledLines:
    """@param data: folder of sets with a docs.tsv.xz; @param by_line: whether each line of a text is one of ours."""

    def __init__(self, path, data, by_line=False):
        self.path = path
        lines = [" ".join(words) for words in (_lines_of_texts(data) if by_line else _texts(data))]
        self.count = len(lines)
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)
        self.similarities = near_pairs([shingle_set(line.split()) for line in lines], LEAST)

    def similarity(self, a, b):
        """Of two lines from LEAST on; 0 below."""
        return self.similarities.get((min(a, b), max(a, b)), 0.0)

    def families(self):
        """Lines that pairs join."""
        family = {}  # line -> the list of its family
        for pair in self.similarities:
            few, many = sorted((family.setdefault(number, [number]) for number in pair), key=len)
            if few is not many:
                many += few
                family.update(dict.fromkeys(few, many))
        return [sorted(members) for members in {id(members): members for members in family.values()}.values()]

    def near(self, threshold):
        return {pair for pair, similarity in self.similarities.items() if similarity >= threshold}


def near_pairs(sets, least):
    """{pair: Jaccard index} of all pairs that reach it: two such sets share one of their first members, the rarest before."""
    count = collections.Counter(itertools.chain.from_iterable(sets))
    begun, found = collections.defaultdict(list), {}
    for number, members in enumerate(sets):
        rarest = sorted(members, key=lambda member: (count[member], member))
        met = set()
        for member in rarest[:len(rarest) - math.ceil(least * len(rarest)) + 1]:
            met.update(begun[member])
            begun[member].append(number)
        for other in met:
            common = len(members & sets[other])
            similarity = common / (len(members) + len(sets[other]) - common)
            if similarity >= least:
                found[other, number] = similarity
    return found


def _rows(data):
    for path in sorted(glob.glob(os.path.join(data, "*", "docs.tsv.xz"))):
        if not LEFT_OUT.search(os.path.dirname(path)):
            with lzma.open(path, "rt", encoding="utf-8", newline="\n") as file:
                yield from (line.rstrip("\n").split("\t", 1)[1] for line in file)


class _SpacesForSigns(dict):
    """For str.translate(): all but letters, marks and digits are spaces."""

    def __missing__(self, code):
        self[code] = code if unicodedata.category(chr(code))[0] in "LMN" else " "
        return self[code]


SPACES_FOR_SIGNS = _SpacesForSigns()


def _words(text):
    return unicodedata.normalize("NFKC", text).casefold().translate(SPACES_FOR_SIGNS).split()


def _texts(data):
    texts = (_words(re.sub(r"\\[tnr\\]", " ", row))[:MOST_WORDS] for row in _rows(data))
    return (words for words in texts if words)


def _lines_of_texts(data):
    copies = collections.Counter()
    for row in _rows(data):
        for line in re.split(r"\\[nr]", row):
            words = tuple(_words(line.replace("\\t", " ")))
            copies[words] += 1
            if len(words) >= LEAST_WORDS and copies[words] <= MOST_COPIES:
                yield words
