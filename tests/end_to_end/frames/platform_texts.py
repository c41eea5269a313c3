"""Random texts that real platforms show: posts with comments, products, galleries and threads. Each is known by its key."""

import random

SEED = 1
POSTS = 40  # with each number of comments
COMMENTS = (0, 2, 8)
PRODUCTS = 40
GALLERIES = 40
THREADS = 30
COPIES = 20  # posts that a site has twice


class Text:
    """What a page says. Two texts with one key are copies; the name is its own."""

    def __init__(self, key, name, kind, title, paragraphs, comments=(), captions=()):
        self.key, self.name, self.kind, self.title = key, name, kind, title
        self.paragraphs, self.comments, self.captions = paragraphs, comments, captions

    def words(self):
        """Of the text, without the title and the captions."""
        posts = self.comments if self.kind == "thread" else ()
        return " ".join([*self.paragraphs, *posts])


class Writer:
    def __init__(self, seed=SEED):
        self.chance = random.Random(seed)
        self.vocabulary = ["".join(self.chance.choice("abcdefghiklmnoprstuw") for _ in range(self.chance.randint(2, 9)))
                           for _ in range(3000)]

    def words(self, count):
        return " ".join(self.chance.choice(self.vocabulary) for _ in range(count))

    def paragraph(self, count):
        sentences = []
        while count > 0:
            length = min(count, self.chance.randint(6, 18))
            sentences.append(self.words(length).capitalize() + ".")
            count -= length
        return " ".join(sentences)

    def title(self):
        return self.words(4).title()

    def posts(self):
        for comments in COMMENTS:
            for number in range(POSTS):
                name = f"post{comments}x{number}"
                yield Text(name, name, "post", self.title(), [self.paragraph(57) for _ in range(3)],
                           [self.paragraph(self.chance.randint(20, 170)) for _ in range(comments)])

    def copies(self, texts):
        """Once more under other addresses."""
        for text in texts[:COPIES]:
            yield Text(text.key, "copy" + text.name, text.kind, text.title, text.paragraphs)

    def products(self):
        common = [self.paragraph(100) for _ in range(3)]
        for number in range(PRODUCTS):
            yield Text(f"product{number}", f"product{number}", "product", self.title(), common)

    def galleries(self):
        common = [self.paragraph(100) for _ in range(3)]
        for number in range(GALLERIES):
            yield Text(f"gallery{number}", f"gallery{number}", "gallery", "Gallery", common,
                       captions=[self.words(4) for _ in range(6)])

    def threads(self):
        for number in range(THREADS):
            posts = [self.paragraph(self.chance.randint(15, 90)) for _ in range(self.chance.randint(2, 12))]
            yield Text(f"thread{number}", f"thread{number}", "thread", self.title(), [], posts)


def site_texts(*kinds):
    """Posts with copies, and further kinds of texts: products, galleries, threads."""
    writer = Writer()
    posts = list(writer.posts())
    texts = posts + list(writer.copies(posts))
    for kind in kinds:
        texts += getattr(writer, kind)()
    return texts
