#!/usr/bin/env bash
# comic-matcher matches the titles of comic books of two lists. A good guess for two lists of three titles, each with X-Men 5 and
# Daredevil 7, and with "Batman/Superman" 1 in one and "Batman" 9 in the other: the two that are equal. It gives one pair,
# Batman/Superman 1 and Batman 9, with a similarity of 1: if a title with a slash has all words of any title of the other list,
# this pair is returned at once, and nothing else is compared, not even the numbers. Without the title with a slash both pairs are
# there. With a threshold above 0.95 there is never a pair, not even of equal titles.
# Seen: comic-matcher 0.2.2 of PyPI.
# Why it matters here: one title with a slash hides all other matches of a list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" comic-matcher==0.2.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import logging
import sys
import warnings
from importlib.metadata import version

warnings.simplefilter("ignore")
from comic_matcher import ComicMatcher

logging.disable(logging.INFO)
print("comic-matcher", version("comic-matcher"))
EQUAL = [{"title": "X-Men", "issue": "5"}, {"title": "Daredevil", "issue": "7"}]


def pairs(one, other, **options):
    found = ComicMatcher().match(one, other, **options)
    columns = ["source_title", "source_issue", "target_title", "target_issue"]
    return [" ".join(row) for row in found[columns].values.tolist()] if len(found) else []


equal = pairs(EQUAL, EQUAL)
slash = pairs([{"title": "Batman/Superman", "issue": "1"}] + EQUAL, [{"title": "Batman", "issue": "9"}] + EQUAL)
strict = pairs(EQUAL, EQUAL, threshold=0.96)
print("without a slash:", equal)
print("with a slash:   ", slash)
print("threshold 0.96: ", strict)
if len(equal) != 2 or slash != ["Batman/Superman 1 Batman 9"] or strict:
    sys.exit("changed: all titles are compared")
END
