#!/usr/bin/env bash
# webvtt-to-markdown makes a readable text of the transcript of a meeting; in those of Zoom a line is "Anna: Good morning", and
# its README says that a first or last colon is used "depending on the cue sample". A good guess for a talk in which three people
# tell a time of day, 10:30, 11:45 and 12:00: speakers Anna and Bo, and their sentences. The speakers are "Anna: The fair opens at
# 10", who says "30 today.", and so on: as soon as three lines have more than one colon, all lines are split at their last one.
# With two such lines the speakers are right.
# Seen: webvtt-to-markdown 0.9.0 of PyPI.
# Why it matters here: the more times, scores and addresses are told, the less the transcript of the meeting can be read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" webvtt-to-markdown==0.9.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from webvtt_to_markdown import transcript_to_markdown

print("webvtt-to-markdown", version("webvtt-to-markdown"))
TALK = ["Anna: The fair opens at 10:30 today.", "Bo: Who comes?", "Anna: The boat leaves at 11:45 sharp.",
        "Bo: And lunch is at 12:00 then."]


def markdown(talk):
    cues = (f"{number}\n00:00:0{number}.000 --> 00:00:0{number}.900\n{line}" for number, line in enumerate(talk, 1))
    return transcript_to_markdown("WEBVTT\n\n" + "\n\n".join(cues) + "\n")


three, two = markdown(TALK), markdown([line.replace("12:00", "noon") for line in TALK])
print("three times of day:", three, "two times of day:", two, sep="\n")
if "Anna: The fair opens at 10**\n30 today." not in three or "Anna**\nThe fair opens at 10:30 today." not in two:
    sys.exit("changed: a time of day is no part of a name")
END
