#!/usr/bin/env bash
# pywebvtt reads the cues of a WebVTT file line by line. A line of times counts as one only if nothing is behind the times:
# "00:04.000 --> 00:06.000 align:start" is text of the cue before, and so are the lines of its own cue. The same goes for the
# second and later lines of a NOTE. A line of text that begins with "NOTE " or "WEBVTT" is dropped. "sub_txt" takes each
# hyphen from the beginning of a line: "-5 degrees" is "5 degrees". Good guess: settings behind the times are read over, a
# note ends at an empty line, and a line in a cue is text.
# Seen: pywebvtt 0.2.0 of PyPI, Python 3.11.
# Why it matters here: a line is known by its place in the block, not by its look; files with settings are as common as files
# without.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pywebvtt==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pywebvtt

print("pywebvtt", version("pywebvtt"))
with open("a.vtt", "w", encoding="utf-8") as file:
    file.write("""WEBVTT

00:01.000 --> 00:03.000
Hello there.

00:04.000 --> 00:06.000 align:start
-5 degrees outside.

NOTE a remark
of two lines

00:07.000 --> 00:09.000
It says:
NOTE the date.
""")
found = [(cue.start, cue.transcript, cue.sub_txt()) for cue in pywebvtt.ParseFile("a.vtt")]
print(*found, sep="\n")
if found != [("00:01.000", ["Hello there.", "00:04.000 --> 00:06.000 align:start", "-5 degrees outside.", "of two lines"],
              "Hello there.\n00:04.000 --> 00:06.000 align:start\n5 degrees outside.\nof two lines"),
             ("00:07.000", ["It says:"], "It says:")]:
    sys.exit("changed: the cue with settings is a cue, or the lines are kept")
END
