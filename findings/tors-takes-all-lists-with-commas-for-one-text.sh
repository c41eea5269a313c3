#!/usr/bin/env bash
# tors has near-duplicate detection for text pipelines: dedup_near_dup(texts) compares by SimHash of the words, and unrelated
# texts are to be far apart. A good guess for 100 lists of 200 random words each, with commas between them: all 100 are kept. One
# is: a comma is a word of the fingerprint, the same 199 times, and outvotes all others in each bit, so that the distance of any
# two lists is 0. With blanks between the words all 100 are kept, as they are by method="shingle". word_count("The tide came in.")
# is 8 for the same reason: blanks and signs are counted, though the blanks have no part in the fingerprint.
# Seen: tors 0.16.0 of PyPI.
# Why it matters here: lists of keywords, ingredients or addresses are deleted as copies of the first one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tors==0.16.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

import tors

random.seed(2)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
WORDS = ["".join(random.choices(LETTERS, k=random.randint(3, 9))) for _ in range(5000)]
lists = [random.sample(WORDS, 200) for _ in range(100)]
blanks, commas = [" ".join(words) for words in lists], [", ".join(words) for words in lists]
print("tors", version("tors"))
kept = [len(tors.dedup_near_dup(texts)["kept"]) for texts in (blanks, commas)]
shingles = len(tors.dedup_near_dup(commas, method="shingle")["kept"])
prints = {tors.simhash64(text) for text in commas}
print(f"kept of 100 lists with blanks {kept[0]}, with commas {kept[1]}, with commas by shingles {shingles}")
print(f"different fingerprints of the lists with commas: {len(prints)}")
words = tors.word_count("The tide came in.")
print("words of a sentence of four:", words)
if kept != [100, 1] or shingles != 100 or len(prints) != 1 or words != 8:
    sys.exit("changed: different lists have different fingerprints")
END
