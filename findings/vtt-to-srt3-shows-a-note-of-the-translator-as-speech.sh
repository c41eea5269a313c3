#!/usr/bin/env bash
# vtt-to-srt3 makes SRT files of WebVTT files. In WebVTT a block that begins with NOTE is a comment and is not shown. A good
# guess for a file with such blocks: they are left out. A note between two cues becomes the last line of the cue before it, and
# is shown; a note at the start stands in front of number 1, where many players see no cue.
# Seen: vtt-to-srt3 0.2.0.4 of PyPI; a STYLE block is left too, in the same way.
# Why it matters here: what nobody said is searched and counted as speech, and "check this name" of a translator is seen by all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vtt-to-srt3==0.2.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from vtt_to_srt.vtt_to_srt import VttToStr

print("vtt-to-srt3", version("vtt-to-srt3"))
srt = VttToStr().convert_content("""WEBVTT

NOTE made by Ann

00:00:01.000 --> 00:00:02.000
Good night.

NOTE check this name

00:00:05.000 --> 00:00:06.000
Thanks, Mr Wilde.
""")
print(srt)
if not srt.startswith("NOTE made by Ann") or "Good night.\nNOTE check this name\n" not in srt:
    sys.exit("changed: a note is not shown")
END
