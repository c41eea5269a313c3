#!/usr/bin/env bash
# websieve removes copies and near-copies from crawled pages, and knows scripts such as Devanagari. A good guess for the Hindi
# words for day, दिन, and gift, दान: two texts. They are one: punctuation is what is not a letter or digit to a regular expression
# of Python, and the signs for vowels are not. Each becomes a blank, and "दिन" and "दान" are "द न". Near-copies are found by the
# same words, so that two sentences that differ in a word or more can have a similarity of 1. "C++" and "C#" are both "c".
# Seen: websieve 0.1.2 of PyPI.
# Why it matters here: texts of a tenth of mankind are compared without their vowels.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" websieve==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from websieve.dedup.exact import ExactDeduper
from websieve.dedup.minhash import deduplicate, shingles


def copies(texts, level="normalized"):
    known = ExactDeduper(level)
    found = [known.check(str(number), text)[0] for number, text in enumerate(texts)]
    print(f"{level}: {texts}: {found}")
    return found


print("websieve", version("websieve"))
exact = [copies(["दिन", "दान"]), copies(["दिन", "दान"], "raw"), copies(["din", "dan"]), copies(["C++", "C#"])]
sentences = ["आज का दिन बहुत अच्छा है और हम सब खुश हैं", "आज का दान बहुत अच्छा है और हम सब खुश हैं"]
near = list(deduplicate(enumerate(sentences)))
print(f"{' | '.join(sentences)}: similarity {near[1][3]}, runs of words: {sorted(shingles(sentences[0]))[0]!r}")
if exact != [[False, True], [False, False], [False, False], [False, True]] or near[1][1:] != (True, 0, 1.0):
    sys.exit("changed: the signs of vowels belong to the word")
END
