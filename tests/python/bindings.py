"""What the tests of the Python package share: the package over the library of the build tree, texts, and the tool.

    <name>_test.py PATH_OF_LIBNEARDUP_C PATH_OF_XAPIAN_NEARDUP
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIBRARY, TOOL = sys.argv[1:3]
os.environ["NEARDUP_C_LIBRARY"] = LIBRARY
sys.path.insert(0, os.path.join(ROOT, "plugin/python"))
sys.dont_write_bytecode = True

try:
    import xapian
except ImportError:
    print(f"skipped: {sys.executable} has no module xapian (package python3-xapian)")
    sys.exit(77)
import xapian_neardup as neardup

WORDS = ("alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan "
         "spruce thorn ulex vine willow yew zelkova acorn bark cone dell ember fern glade heath inlet jetty knoll "
         "ночь été straße 図書館 かな 京都").split()


class DatabaseTest(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-python-")
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def tool(self, *arguments, stdin="", code=0):
        done = subprocess.run([TOOL, *arguments], input=stdin, capture_output=True, text=True, timeout=120)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        return done.stdout

    def rows(self, *arguments):
        return [json.loads(line) for line in self.tool(*arguments, "--format=jsonl").splitlines()]

    def write(self, name, texts, signer, positions=True):
        """A database of texts, each under its number as id, written and signed by Python."""
        path = self.path(name)
        db = xapian.WritableDatabase(path, xapian.DB_CREATE_OR_OVERWRITE)
        neardup.prepare(db, signer)
        for number, text in enumerate(texts, 1):
            db.add_document(document_of(number, text, signer, positions))
        db.commit()
        db.close()
        return path


def document_of(number, text, signer, positions=True):
    document = xapian.Document()
    generator = xapian.TermGenerator()
    generator.set_flags(xapian.TermGenerator.FLAG_NGRAMS if hasattr(xapian.TermGenerator, "FLAG_NGRAMS")
                        else xapian.TermGenerator.FLAG_CJK_NGRAM)
    generator.set_document(document)
    if positions:
        generator.index_text(text)
    else:
        generator.index_text_without_positions(text)
    document.add_boolean_term(f"Q{number}")
    document.set_data(text[:60])
    signer.annotate(document, text)
    return document


def families(seed, count=6, size=5, words=120):
    """Texts in families that differ in ever more words, their order shuffled."""
    chance = random.Random(seed)
    texts = []
    for _ in range(count):
        text = [chance.choice(WORDS) + str(chance.randrange(50)) for _ in range(words)]
        for changes in range(size):
            for _ in range(changes):
                text[chance.randrange(words)] = chance.choice(WORDS)
            texts.append(" ".join(text))
    chance.shuffle(texts)
    return texts


def new_seed():
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")
    return seed


def run():
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
