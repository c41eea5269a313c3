#!/usr/bin/env bash
# LRC Toolbox reads and writes LRC files, which have times of minutes and seconds. A good guess for a line at [75:10.00], in a
# file for a concert or an audio book: it is written as it was read. It is written as [15:10.00]: the time is made a time of day,
# of which the hour is left out. In the object the time is right.
# Seen: lrctoolbox 1.3.0 of PyPI; up to 59 minutes the times are right.
# Why it matters here: when a file is read and written, all lines of the second hour stand among those of the first, and a player
# shows them there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lrctoolbox==1.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from lrctoolbox import SyncedLyrics

print("lrctoolbox", version("lrctoolbox"))
with open("concert.lrc", "w") as file:
    file.write("[15:10.00]The fair is open\n[59:59.00]The last song\n[75:10.00]Once more\n")
lyrics = SyncedLyrics.load_from_file("concert.lrc")
print("read:", [line.timestamp for line in lyrics.synced_lines])
print("written:", str(lyrics), sep="\n")
if "[15:10.00]Once more" not in str(lyrics) or lyrics.synced_lines[2].timestamp != 4510000:
    sys.exit("changed: minute 75 is written as it was read")
END
