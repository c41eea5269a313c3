#!/usr/bin/env bash
# pytextalterations gives the first letter of each sentence a capital ("capitalize_sentences"). All other letters are made
# small, so the names go: "We met Anna in Bergen." becomes "We met anna in bergen.", and an "I" in the middle "i". Each point
# ends a sentence: "see example.org" is "See example.Org". The first letter is one of a to z, so "été" is "éTé".
# "most_frequent_words" takes words apart at blanks only: "sea" at the end of a line and the next word are one. Good guess:
# the other letters stay as they are, a sentence ends at a point with a blank behind it, and a letter is what str.isalpha
# says.
# Seen: pytextalterations 1.1.0 of PyPI with regex 2024.11.6, Python 3.11.
# Why it matters here: a function that changes one letter should be tested to change no other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pytextalterations==1.1.0 regex==2024.11.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pytextalterations.capitalize_sentences import capitalize_sentences
from pytextalterations.most_frequent_words import most_frequent_words

print("pytextalterations", version("pytextalterations"))
TEXTS = ["we met Anna in Bergen. then I left.", "see example.org. it is 3.5 m.", "\u00e9t\u00e9 comes."]
found = [capitalize_sentences(text) for text in TEXTS]
words = most_frequent_words("the sea\nthe sea")
print(*found, words, sep="\n")
if found != ["We met anna in bergen. Then i left.", "See example.Org. It is 3.5 M.", "\u00e9T\u00e9 comes."] \
        or words != ["the", "sea\nthe", "sea"]:
    sys.exit("changed: names are kept, or a point in a word ends no sentence")
END
