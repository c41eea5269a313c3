#!/usr/bin/env bash
# pylrc reads the times and lines of a song in an .lrc file and writes them again, also shifted or as subtitles. A good guess for
# [00:10.05], 10 seconds and 50 milliseconds, read and written: [00:10.05]. It is [00:10.50]: the milliseconds are written with
# at least two digits, of which the first two are kept, so that 50 is half a second, as 500 is. A line of 10.01 is one of 10.10,
# and a shift back by 300 milliseconds can give [01:00.-1], which no reader takes for a time.
# Seen: pylrc 0.1.2 of PyPI.
# Why it matters here: each tenth line comes up to half a second late, and after each further reading and writing it stays so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pylrc==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pylrc

print("pylrc", version("pylrc"))
song = "[00:10.05]one\n[00:12.01]two\n[00:14.50]three\n[01:00.20]four"
lyrics = pylrc.parse(song)
written = lyrics.toLRC()
print(song.replace("\n", " "), "->", written.replace("\n", " "))
for line in lyrics:
    line.shift(milliseconds=-300)
last = lyrics.toLRC().split("\n")[-1]
print("the last line 300 milliseconds earlier:", last)
if written != "[00:10.50]one\n[00:12.10]two\n[00:14.50]three\n[01:00.20]four" or last != "[01:00.-1]four":
    sys.exit("changed: 50 milliseconds are .05")
END
