#!/usr/bin/env bash
# lightlemma is a small English lemmatizer; its README says that the output is always a real word. A good guess for "wind",
# "food", "and": these words, as they are in their base form. They are "win", "foo" and "an": a word that ends in "d" is taken
# for a verb in the past, and the "d" goes; "ed" goes with what doubles before it, so that "seed" is "s" and "need" is "n", and
# "ing", so that "king" is "k" and "thing" is "th".
# Seen: lightlemma 0.1.6 of PyPI; words of its lists (walked, going) are right.
# Why it matters here: wind and win, land and lan, hand and han are one word in an index of lemmas, and most words are none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lightlemma==0.1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from lightlemma import lemmatize, text_to_lemmas

print("lightlemma", version("lightlemma"))
words = ["wind", "food", "and", "land", "world", "friend", "seed", "need", "king", "thing"]
lemmas = [lemmatize(word) for word in words]
print(dict(zip(words, lemmas)))
print(text_to_lemmas("The wind and the waves never left the island"))
if lemmas != ["win", "foo", "an", "lan", "worl", "frien", "s", "n", "k", "th"]:
    sys.exit("changed: a word that is no verb in the past keeps its end")
END
