#!/usr/bin/env bash
# srt_equalizer splits the cues of subtitles that are too long, by the method greedy, halving or punctuation. A good guess for "It
# costs 10,000 crowns, or 3.5 times as much as before the war." with the method punctuation: pieces that end at a comma or at a
# full stop. The text has "10, 000" and "3. 5", or even the "3." at the end of one cue and the "5" at the beginning of the next:
# each comma and full stop is a place to split, also within a number, and the pieces are joined with a blank. The same is done to
# "example.org" and "U.S.".
# Seen: srt_equalizer 0.1.13 of PyPI; the other methods leave numbers as they are, and cues that are short enough, too.
# Why it matters here: other numbers are read, and no search finds the old ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" srt_equalizer==0.1.13 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import timedelta
from importlib.metadata import version

import srt
from srt_equalizer.srt_equalizer import split_subtitle

print("srt_equalizer", version("srt_equalizer"))
TEXT = "It costs 10,000 crowns, or 3.5 times as much as before the war, says example.org."
pieces = {}
for method in ("greedy", "punctuation"):
    cue = srt.Subtitle(1, timedelta(seconds=1), timedelta(seconds=9), TEXT)
    pieces[method] = [part.content for part in split_subtitle(cue, 42, 1, method)]
    print(method, pieces[method])
text = " ".join(pieces["punctuation"])
if " ".join(pieces["greedy"]) != TEXT or "10, 000" not in text or "3. 5" not in text:
    sys.exit("changed: a number is left whole")
END
