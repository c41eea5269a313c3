#!/usr/bin/env bash
# subtitle-deduplicator removes what automatic captions repeat: a cue with the text of the one before it is merged with that. A
# good guess for a film in which somebody says "No!" after a second and, as the next words, "No!" twenty minutes later: two cues.
# It is one, which stays on screen for twenty minutes; the time between two cues is not looked at. Likewise, "Yes." at the
# beginning of an answer is dropped if the last line before it, however long ago, was "Yes.".
# Seen: subtitle-deduplicator 1.0.2 of PyPI.
# Why it matters here: what somebody says twice is not what a machine wrote twice.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" subtitle-deduplicator==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from subtitle_deduplicator.__main__ import deduplicate_srt, parse_srt


def cleaned(*cues):
    text = "".join(f"{number}\n00:{start},000 --> 00:{end},000\n{words}\n\n"
                   for number, (start, end, words) in enumerate(cues, 1))
    result = [(entry["start_ms"] // 1000, entry["end_ms"] // 1000, entry["text"]) for entry in deduplicate_srt(parse_srt(text))]
    print(f"{cues}\n  becomes {result}")
    return result


print("subtitle-deduplicator", version("subtitle-deduplicator"))
twice = cleaned(("00:01", "00:02", "No!"), ("20:00", "20:01", "No!"))
answer = cleaned(("00:01", "00:03", "- Ready?\nYes."), ("30:00", "30:02", "Yes.\nI am Tom."))
if twice != [(1, 1201, "No!")] or answer[1][2] != "I am Tom.":
    sys.exit("changed: cues that are far from each other are not one")
END
