#!/usr/bin/env bash
# classic-stemmer is an "Implementation of Porter Stemmer algorithm". A good guess for "walk", "walks", "walked" and "walking":
# one stem. They have three: -ed and -ing are looked at in words that end in -eed alone, and these words, "feed", "speed",
# "agreed", raise an error, as adverbs in -bly do: "possibly", "probably". "adoption" becomes "adop".
# Seen: classic-stemmer 0.1 of PyPI.
# Why it matters here: the most frequent forms of English verbs stay apart, and one adverb ends the indexing of a text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps classic-stemmer==0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from Classic_Stemmer.Classic_Stemmer import stem


def stem_or_error(word):
    try:
        return stem(word)
    except (TypeError, KeyError) as error:
        return type(error).__name__


print("classic-stemmer", version("classic-stemmer"))
stems = {word: stem_or_error(word) for word in
         ("walk", "walks", "walked", "walking", "adopt", "adoption", "feed", "speed", "agreed", "possibly", "probably")}
for word, result in stems.items():
    print(word, "->", result)
verbs = [stems[word] for word in ("walk", "walks", "walked", "walking")]
errors = [stems[word] for word in ("feed", "speed", "agreed", "possibly", "probably")]
if verbs != ["walk", "walk", "walked", "walking"] or errors != ["TypeError"] * 3 + ["KeyError"] * 2:
    sys.exit("changed: forms of a verb have one stem, or no word raises an error")
END
