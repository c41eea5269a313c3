#!/usr/bin/env bash
# eventdedupe collapses listings of one event that come from different places, and has guards against merging too much; "the same
# source posting a title twice in one day means two sessions". A good guess for the programme of one school, with "Yoga level 1"
# and "Yoga level 2" at the same time in two of its rooms: two courses. They are one, as their letters are alike by more than
# 0.85, though both come from one source; numbers weigh as much as other letters. So are two parts of a film, two symphonies, and
# all that begin with the same 12 letters, as "Introduction to Pottery" and "Introduction to Python".
# Seen: eventdedupe 0.2.0 of PyPI, without an option.
# Why it matters here: an event that is merged into another is in no list any more; strangers are taken for copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" eventdedupe==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from eventdedupe import dedupe, explain

print("eventdedupe", version("eventdedupe"))
PAIRS = [("Yoga level 1", "Yoga level 2"), ("Hamlet, part 1", "Hamlet, part 2"),
         ("Introduction to Pottery", "Introduction to Python"), ("Swimming for children", "Swimming for adults")]
counts = []
for pair in PAIRS:
    listings = [{"title": title, "start": "2026-05-03T18:00", "venue": "Evening school", "source": "school"} for title in pair]
    merged = dedupe(listings)
    result = explain(*listings)
    print(pair, "->", [event["title"] for event in merged], "-", result["reason"], result["title_similarity"])
    counts.append(len(merged))
if counts != [1, 1, 1, 2]:
    sys.exit("changed: two levels are two courses")
END
