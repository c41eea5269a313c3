#!/usr/bin/env bash
# textstat-py counts what makes a text hard to read; passive_voice_ratio is the part of the sentences with a passive, between 0
# and 1 as documented. A good guess for "He is a student and she is alone.": 0. A word that ends in -nt, -ne, -en or the like
# within three words of a form of "to be" makes a passive (student, alone, seven children, important), and each form of "to be"
# counts, so that the ratio of this sentence is 2. And y is no vowel: city, many and happy have one syllable each.
# Seen: textstat-py 0.2.0 of PyPI.
# Why it matters here: the plainest sentences get the worst mark, and the readability by syllables is too good.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" textstat-py==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from textstat import count_syllables, passive_voice_ratio

right = {"The boat was painted.": 1.0, "He rows a boat.": 0.0}
wrong = {"He is a student and she is alone.": 2.0, "There are seven children.": 1.0, "It is important.": 1.0}
syllables = {word: count_syllables(word) for word in ("table", "harbour", "city", "many", "happy")}
print("textstat-py 0.2.0")
for text in [*right, *wrong]:
    print(text, passive_voice_ratio(text))
print(syllables)
if any(passive_voice_ratio(text) != value for text, value in right.items()) or syllables["table"] != 2:
    sys.exit("changed: a plain passive, or a sentence without one, or a table is measured in another way")
if any(passive_voice_ratio(text) != value for text, value in wrong.items()):
    sys.exit("changed: a sentence without a passive has none")
if [syllables[word] for word in ("city", "many", "happy")] != [1, 1, 1]:
    sys.exit("changed: the y of city is a vowel")
END
