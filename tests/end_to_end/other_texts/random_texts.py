"""A test case that writes random texts and counts which of them are hidden."""

import random

from command_line import CommandLine


class RandomTexts(CommandLine):
    def setUp(self):
        super().setUp()
        self.seed = random.randrange(10**9)
        self.chance = random.Random(self.seed)
        drawn = ["".join(self.chance.choice("abcdefghiklmnoprstuw") for _ in range(self.chance.randint(2, 9)))
                 for _ in range(3000)]
        self.vocabulary = sorted(set(drawn))

    def words(self, count):
        """Different ones."""
        return self.chance.sample(self.vocabulary, count)

    def prose(self, count):
        """Sentences of 6 to 18 words."""
        sentences = []
        while count > 0:
            length = min(count, self.chance.randint(6, 18))
            sentences.append(" ".join(self.words(length)).capitalize() + ".")
            count -= length
        return " ".join(sentences)

    def paragraphs(self, count):
        return "".join(f"<p>{self.prose(part)}</p>" for part in (count // 2, count - count // 2))

    def hidden(self, *arguments):
        """How many documents a group hides."""
        self.run_tool("index", self.db, self.docs, "--group", *arguments)
        groups = self.rows("groups", self.db)
        return sum(len(row["members"]) - 1 for row in groups)
