#!/usr/bin/env bash
# vtt2text makes one line of text out of WebVTT. A blank is put behind each point, "!" and "?" that has a letter or digit
# behind it: "3.5 m" becomes "3. 5 m", "example.org" "example. org" and "U.S." "U. S.". Cues that are a number ("1984") are
# dropped as the numbers of cues. Lines of times are taken out only with hours and without settings: "00:01.000 --> 00:03.000"
# and "00:00:04.000 --> 00:00:06.000 align:start" are part of the text, and so is "WEBVTT - a title". Good guess: a point
# between digits or in an address is left alone, and all lines with "-->" are times.
# Seen: vtt2text 0.1.3 of PyPI, Python 3.11.
# Why it matters here: blanks that are missing at the end of a line are put in when lines are joined, not searched for
# afterwards.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vtt2text==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import vtt2text

print("vtt2text", version("vtt2text"))
with open("a.vtt", "w", encoding="utf-8") as file:
    file.write("""WEBVTT - boats

00:01.000 --> 00:03.000
The mast is 3.5 m long.

00:00:04.000 --> 00:00:06.000 align:start
See example.org in the U.S.

00:00:07.000 --> 00:00:09.000
1984
""")
found = vtt2text.clean("a.vtt")
print(found)
if found != "WEBVTT - boats 00:01. 000 --> 00:03. 000 The mast is 3. 5 m long. 00:00:04. 000 --> 00:00:06. 000 " \
        "align:start See example. org in the U. S.":
    sys.exit("changed: numbers and addresses are kept, or times are taken out")
END
