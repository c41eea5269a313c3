"""Lines with planted near-duplicates, and how alike they are by words of a regular expression."""

import random
import re

import make_lines

WORD = re.compile(r"\w+")
MARGIN = 0.02  # the words of programs differ in few places
# Thai, Lao, Burmese, Khmer, Kana and Han: a regular expression has no words for them.
UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]")


def shingles(text):
    words = WORD.findall(text.casefold())
    return {tuple(words[place:place + 3]) for place in range(max(1, len(words) - 2))}


def jaccard(a, b):
    a, b = shingles(a), shingles(b)
    return len(a & b) / len(a | b)


class PlantedLines:
    """Lines of make_lines.py in a file, and pairs of an edit or copy with its origin: (number, larger number), from 0."""

    def __init__(self, path, count, seed=1):
        self.path, self.lines, self.pairs = path, [], []
        for line, origin in make_lines.lines(random.Random(seed), count):
            if origin:
                self.pairs.append((origin - 1, len(self.lines)))
            self.lines.append(line)
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in self.lines)

    def similarity(self, pair):
        return jaccard(*(self.lines[item] for item in pair))

    def is_judged(self, pair):
        return not any(UNSPACED.search(self.lines[item]) for item in pair)

    def near(self, threshold):
        """Planted pairs that any program should find."""
        return [pair for pair in self.pairs if self.is_judged(pair) and self.similarity(pair) >= threshold + MARGIN]

    def wrong(self, found, threshold):
        """How many of the pairs no program should find."""
        return sum(self.is_judged(pair) and self.similarity(pair) < threshold - MARGIN for pair in found)
