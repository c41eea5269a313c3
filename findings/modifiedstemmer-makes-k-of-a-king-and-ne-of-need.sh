#!/usr/bin/env bash
# modifiedstemmer is Porter's stemmer with more rules for verbs. A good guess for king, spring, need and feed: themselves, as
# Porter gives them. They are k, spr, ne and fe: a step at the end takes "ing" off whatever is in front of it, if there is no
# vowel there, and "ed" behind any vowel, also the one that belongs to it, as in need. So "king" is the letter k, and "thing"
# the th of "5 th".
# Seen: modifiedstemmer 0.0.11 of PyPI; morning and evening, with a vowel in front, lose their ending by Porter's rules already.
# Why it matters here: in a search by these stems kings are found by the letter k, rings and r too.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" modifiedstemmer==0.0.11 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mod_stemmer import modifiedstemmer

print("modifiedstemmer", version("modifiedstemmer"))
words = "walking houses king kings k spring thing th need feed speed".split()
stems = dict(zip(words, map(modifiedstemmer.stemmer().stem, words)))
print(stems)
if [stems[word] for word in ("walking", "houses", "k", "th")] != ["walk", "hous", "k", "th"]:
    sys.exit("changed: the stems of ordinary words are others")
if [stems[word] for word in ("king", "kings", "spring", "thing", "need", "feed")] != ["k", "k", "spr", "th", "ne", "fe"]:
    sys.exit("changed: these words keep their last letters")
END
