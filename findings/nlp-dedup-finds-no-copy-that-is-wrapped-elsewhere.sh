#!/usr/bin/env bash
# nlp_dedup removes near-duplicates; "two documents are considered near-duplicate if they have more than 80% of these blocks in
# common", blocks of 13 consecutive words. A good guess for ten texts, each there once on one line and once wrapped at 72 letters:
# ten near-duplicates. It finds none: words are what stands between blanks, so the last word of a line and the first of the next
# are one, and each block has such a word. A deduper that was saved and loaded again ends with an error at the first new text:
# it counts the texts from 0 again, and that number is taken.
# Seen: nlp-dedup 0.1.2 of PyPI with datasketch 1.6.5.
# Why it matters here: mails, poems and plain text files are wrapped; a copy in another width is new.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nlp-dedup==0.1.2 datasketch==1.6.5 setuptools==75.8.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
import random
import sys
import textwrap
from importlib.metadata import version

from nlp_dedup import Deduper

SEED = 3
random.seed(SEED)
WORDS = [first + last for first in ("ti", "qua", "ro", "ma", "ke", "har") for last in ("de", "y", "pe", "st", "el", "bour")]


def duplicates(number, texts):
    deduper = Deduper(n_jobs=1, verbose=False)
    deduper.deduplicate(texts, output_dir=f"output-{number}")
    return sum(entry["duplicate"] for entry in deduper.mask)


texts = [" ".join(random.choice(WORDS) + str(random.randrange(50)) for _ in range(300)) for _ in range(10)]
wrapped = [textwrap.fill(text, 72) for text in texts]
print("nlp-dedup", version("nlp-dedup"), "seed", SEED)
same, other = duplicates(1, texts + texts), duplicates(2, texts + wrapped)
print("of ten copies on one line:", same, "near-duplicates; of ten wrapped copies:", other)

Deduper(n_jobs=1, verbose=False).deduplicate(texts[:5], output_dir="saved")
try:
    Deduper.load_from_disk("saved").deduplicate(texts[5:], output_dir="continued")
    error = "none"
except ValueError as problem:
    error = str(problem)
print("loaded again, five new texts:", error)
if (same, other) != (10, 0) or "exists" not in error:
    sys.exit("changed: a line break ends a word, or a loaded deduper takes new texts")
END
