"""Lines on which estimates and bands show their errors, and the truth about them.

Random words (Zipf), 20 to 300 of them; a tenth of the lines are earlier lines with 1 to 5 % of their words changed, most of them
near a Jaccard index of .8, and a twentieth are copies. Lines of one family come from one another; lines of two families share
hardly a shingle, so all pairs of each family are all pairs that may be near."""

import bisect
import itertools
import random

VOCABULARY = 60_000


class HardLines:
    def __init__(self, path, count, seed=1):
        self.chance, self.path, self.count = random.Random(seed), path, count
        self.words = [f"{''.join(self.chance.choice('etaoinshrdlu') for _ in range(2 + rank % 5))}{rank}"
                      for rank in range(VOCABULARY)]
        self.weights = list(itertools.accumulate(1 / (rank + 1) for rank in range(VOCABULARY)))
        self.family = []  # [lines] the first line that it comes from
        self.sets = {}  # of lines in families of several
        self._write()

    def _word(self):
        place = bisect.bisect(self.weights, self.chance.random() * self.weights[-1])
        return self.words[min(place, VOCABULARY - 1)]

    def _write(self):
        recent = []  # some earlier lines, to edit
        with open(self.path, "w", encoding="ascii") as file:
            for number in range(self.count):
                kind, family = self.chance.random(), number
                if kind < 0.15 and recent:
                    origin, words = self.chance.choice(recent)
                    words, family = list(words), self.family[origin]
                    self.sets.setdefault(origin, shingle_set(words))
                    if kind < 0.1:
                        changed = max(1, round(len(words) * self.chance.uniform(0.01, 0.05)))
                        for place in self.chance.sample(range(len(words)), changed):
                            words[place] = self._word()
                    self.sets[number] = shingle_set(words)
                else:
                    words = [self._word() for _ in range(self.chance.randint(20, 300))]
                self.family.append(family)
                if len(recent) < 20_000:
                    recent.append((number, words))
                else:
                    recent[self.chance.randrange(len(recent))] = (number, words)
                file.write(" ".join(words) + "\n")

    def similarity(self, a, b):
        """The Jaccard index of runs of three words; 0 between families."""
        if self.family[a] != self.family[b] or a not in self.sets or b not in self.sets:
            return 0.0
        one, other = self.sets[a], self.sets[b]
        common = len(one & other)
        return common / (len(one) + len(other) - common)

    def families(self):
        families = {}
        for number in self.sets:
            families.setdefault(self.family[number], []).append(number)
        return [sorted(members) for members in families.values() if len(members) > 1]

    def near(self, threshold):
        """All pairs of lines that reach the threshold."""
        return {pair for members in self.families() for pair in itertools.combinations(members, 2)
                if self.similarity(*pair) >= threshold}


def shingle_set(words):
    return {tuple(words[i:i + 3]) for i in range(max(1, len(words) - 2))}
