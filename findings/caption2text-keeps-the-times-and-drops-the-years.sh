#!/usr/bin/env bash
# caption2text makes a transcript of .srt and .vtt files. In WebVTT the hours of a time may be left out. A good guess for a video
# of a minute: its words. With hours left out each time stands in the text, "00:01.000 --> 00:02.000"; and a line "Language: a
# key" of a cue is gone, as such lines belong to the header of some files. Of an .srt file each line is gone that is a number
# alone, as the numbers of the cues are, within a cue, too: "It was the year / 1984" is "It was the year".
# Seen: caption2text 0.1.2 of PyPI.
# Why it matters here: two transcripts of one talk differ in each line by their times, and lose the years.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" caption2text==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import logging
import sys
from importlib.metadata import version

import caption2text

logging.disable(logging.CRITICAL)
with open("talk.srt", "w", encoding="utf-8") as file:
    file.write("1\n00:00:01,000 --> 00:00:02,000\nIt was the year\n1984\n\n2\n00:00:03,000 --> 00:00:04,000\nThe tide is high.\n")
with open("talk.vtt", "w", encoding="utf-8") as file:
    file.write("WEBVTT\n\n00:01.000 --> 00:02.000\nIt was the year\n1984\n\n00:03.000 --> 00:04.000\nLanguage: a key.\n")
print("caption2text", version("caption2text"))
srt, vtt = caption2text.srt_to_transcript("talk.srt"), caption2text.vtt_to_transcript("talk.vtt")
print(srt, vtt, sep="\n--\n")
if "1984" in srt or "high" not in srt or "00:01.000 -->" not in vtt or "Language" in vtt:
    sys.exit("changed: the words of a cue are text, and its times are not")
END
