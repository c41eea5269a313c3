#!/usr/bin/env bash
# string-matcher compares any two strings, with a score from 0 to 100, to find duplicates and link records. A good guess for
# "Annual report 2020" and "Annual report 2021": near 100, but less. It is 100, as for equal strings: years from 2000 on are
# taken out first, and so is all in round brackets, and 19 words that come with concerts, show, match, game, cup, league,
# edition, special, event and so on. Berg GmbH (Oslo) is Berg GmbH (Hull), and "Live Show", of which nothing is left, is "Match
# Game".
# Seen: string-matcher 1.0.6 of PyPI, without nltk, whose list of words needs the network; its README has no word of concerts.
# Why it matters here: of a row of yearly reports, or of branches of one firm, whoever removes duplicates keeps one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps string-matcher==1.0.6 fuzzywuzzy==0.18.0 jellyfish==1.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from string_matcher import compare_strings

print("string-matcher", version("string-matcher"))
pairs = [("hello", "hallo"), ("Annual report 1998", "Annual report 1999"), ("Annual report 2020", "Annual report 2021"),
         ("Berg GmbH (Oslo)", "Berg GmbH (Hull)"), ("Live Show", "Match Game")]
scores = [compare_strings(*pair) for pair in pairs]
for pair, score in zip(pairs, scores):
    print(pair, score)
if scores[0] >= 100 or scores[1] >= 100:
    sys.exit("changed: words that differ in a letter are equal")
if scores[2:] != [100, 100, 100]:
    sys.exit("changed: years and brackets are compared")
END
