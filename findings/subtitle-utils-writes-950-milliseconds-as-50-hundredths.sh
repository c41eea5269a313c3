#!/usr/bin/env bash
# subtitle_utils converts subtitles, srt2ass among others. A good guess for a cue from 00:00:01,950 to 00:00:03,120: from
# 0:00:01.95 to 0:00:03.12, as .ass counts hundredths. It is from 0:00:01.50 to 0:00:03.20: the last two digits of the
# milliseconds are taken, not the first two. The second line of a cue stands on a line of its own, without "Dialogue:", and is not
# shown by any player.
# Seen: subtitle_utils 1.0.0 of PyPI.
# Why it matters here: all times are wrong by up to nine tenths of a second, some cues end before they begin, and half of the text
# is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" subtitle-utils==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from subtitle_utils import srt2ass

print("subtitle_utils", version("subtitle_utils"))
text = srt2ass("1\n00:00:01,950 --> 00:00:03,120\nThe fair is open,\nsays Anna.\n\n"
               "2\n00:00:05,090 --> 00:00:05,910\nYes.\n\n")
lines = text[text.index("Dialogue"):].strip().split("\n")
print(*lines, sep="\n")
if not lines[0].startswith("Dialogue: 0,0:00:01.50,0:00:03.20,") or lines[1] != "says Anna." or (
        not lines[2].startswith("Dialogue: 0,0:00:05.90,0:00:05.10,")):
    sys.exit("changed: the times are right, and a cue has all of its lines")
END
