"""The package of the build tree without Xapian, the tool, and texts.

    <name>_test.py PATH_OF_LIBNEARDUP_C PATH_OF_XAPIAN_NEARDUP
"""

import os
import random
import sys
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIBRARY, TOOL = sys.argv[1:3]
os.environ["NEARDUP_C_LIBRARY"] = LIBRARY
sys.path.insert(0, os.path.join(ROOT, "plugin/python"))
sys.dont_write_bytecode = True

WORDS = ("alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan "
         "spruce thorn ulex vine willow yew zelkova acorn bark cone dell ember fern glade heath inlet jetty knoll "
         "ночь été straße 図書館 かな 京都").split()


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
