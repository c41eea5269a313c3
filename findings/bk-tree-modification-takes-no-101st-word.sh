#!/usr/bin/env bash
# bk-tree-modification finds similar words in a tree of words, "BKTree(words, tolerance)". A good guess for a list of 500 words:
# all are taken. At word 101 add_word() raises IndexError: the tree has 100 places, the first of which stays empty, and the root
# has one more. The same comes at once for a word that is 20 letters or more away from another, since a node has places for
# distances up to 19. Neither is in the documentation, and neither can be set.
# Seen: bk-tree-modification 0.1.2 of PyPI.
# Why it matters here: no dictionary fits, and no two texts of different lengths.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bk-tree-modification==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bk_tree import BKTree

print("bk-tree-modification", version("bk-tree-modification"))
tree = BKTree()
taken = 0
try:
    for number in range(500):
        tree.add_word(f"word{number}")
        taken += 1
except IndexError as error:
    print(f"{taken} words taken, then IndexError: {error}")
near = [word for word, distance in tree.get_similar_words("word50") if distance == 0]
print("found:", near)
failed = []
for length in (19, 20, 21):
    try:
        BKTree(["a", "a" + "b" * length])
    except IndexError:
        failed.append(length)
print("not taken: a word at a distance of", failed)
if taken >= 500 or near != ["word50"] or failed != [20, 21]:
    sys.exit("changed: more words are taken, or of other lengths")
END
