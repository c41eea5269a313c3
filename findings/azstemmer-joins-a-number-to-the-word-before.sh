#!/usr/bin/env bash
# azstemmer gives an Azerbaijani text with each word as its root. A good guess for a number: it stays where it is, a word
# between two others. It is joined to the word before: "kitab 2020" (book 2020) is "kitab2020", "saat 10" (ten o'clock)
# "saat10". Whatever is no word of letters alone is taken for a punctuation mark, and put at the end of the word before it; so
# are the dash between two towns and an opening bracket.
# Seen: azstemmer 0.1.0 of PyPI.
# Why it matters here: in a text that was stemmed for a search neither the word nor the number is found, the copy of a text with
# another number has another word, too, and "5 kitab" and "kitab 5" differ in their words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" azstemmer==0.1.0 setuptools==65.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from azstemmer import AzStemmer

print("azstemmer", version("azstemmer"))
stemmer = AzStemmer(keyboard="az")
seen = []
for text in ("kitablar", "yeni kitablar", "kitab 2020", "saat 10 da", "kitab (yeni)"):
    seen.append(stemmer.stem(text))
    print(f"{text!r} -> {seen[-1]!r}")
if seen[1] != "yeni kitab":
    sys.exit("changed: another root of two plain words")
if seen[2:] != ["kitab2020", "saat10 da", "kitab( yeni)"]:
    sys.exit("changed: a number is a word")
END
