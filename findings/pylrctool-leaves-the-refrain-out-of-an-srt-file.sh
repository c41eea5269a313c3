#!/usr/bin/env bash
# pylrctool reads the lyrics of a song (LRC) and writes an SRT file of them ("dump_to_srt"). A line with two times
# ("[00:10.00][00:30.00]La la", a refrain) is put down twice as one object whose start is set to the second time and whose end
# to the start of the next line of the song; a cue that ends before it begins is left out, so the refrain is at neither place
# of the SRT file. A third time is dropped on reading. "[00:05.5]" is read as 5.05 seconds. Good guess: a line stands at each
# of its times, and .5 is half a second.
# Seen: pylrctool 0.2.0 of PyPI with srt 3.5.3, Python 3.11.
# Why it matters here: an object that is put into a list twice is changed twice, and a fraction is read with its number of
# digits; the number of lines in and out shows both.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pylrctool==0.2.0 pendulum==3.1.0 srt==3.5.3 sortedcontainers==2.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pylrctool import LRCFile

print("pylrctool", version("pylrctool"))
song = LRCFile()
song.from_string("""[00:05.5]One
[00:10.00][00:30.00][00:50.00]La la
[00:20.00]Two
[00:40.00]Three
""")
print(song.dumps())
song.dump_to_srt("a.srt")
with open("a.srt", encoding="utf-8") as file:
    cues = file.read()
print(cues)
if "La la" in cues or "00:00:05,050 --> " not in cues or "Three" not in cues or "00:50" in song.dumps():
    sys.exit("changed: the refrain is written, or .5 is half a second")
END
