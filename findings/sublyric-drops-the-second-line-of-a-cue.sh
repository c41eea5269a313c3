#!/usr/bin/env bash
# SubLyric converts SRT to LRC and back; its README says that the times are off by some milliseconds. A good guess for a cue of
# two lines: both lines are in the LRC file, on one or two lines. The second is gone. The hour is gone, too: 01:02:04 is
# [02:04.5], in front of what was said before. And a time of 4.5 seconds is written with one digit, which lrc_to_srt of the
# package itself does not read, so that on the way back each line that begins at a full tenth of a second is lost.
# Seen: SubLyric 1.0 of PyPI.
# Why it matters here: half of the text of a talk, whose subtitles have two lines mostly, is not there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" SubLyric==1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from SubLyric import Converter

print("SubLyric", version("SubLyric"))
with open("talk.srt", "w") as file:
    file.write("1\n00:00:01,950 --> 00:00:03,120\nThe fair is open,\nsays Anna.\n\n"
               "2\n00:05:04,500 --> 00:05:06,500\nThe boats come.\n\n3\n01:02:04,250 --> 01:02:06,500\nThe end.\n")
Converter.srt_to_lrc("talk.srt", "talk.lrc")
Converter.lrc_to_srt("talk.lrc", "back.srt")
lyrics, back = open("talk.lrc").read(), open("back.srt").read()
print(lyrics, "", "and back:", back, sep="\n")
if lyrics != "[00:01.95]The fair is open,\n[05:04.5]The boats come.\n[02:04.25]The end." or "The boats come." in back:
    sys.exit("changed: all lines of a cue are there, at their times")
END
