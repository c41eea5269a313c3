#!/usr/bin/env bash
# rapsong-lrc turns lyrics with times (.lrc) into subtitles. Files in two languages have each line twice with one time, the
# original first. A good guess for the subtitle made of them: both lines in the order of the file. The order is that of the
# letters, for each cue anew: "The tide comes in" stands below "Die Flut kommt", "and goes" below "Und geht", since capitals
# come first, but "Always" above "Immer". Times are sorted together with their texts. Lines of two singers are exchanged in the
# same way.
# Seen: rapsong-lrc 0.1.0 of PyPI.
# Why it matters here: the words of a text and of its translation change places from cue to cue, so that neither is found as a
# whole.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rapsong-lrc==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from rapsong_lrc.cli import convert

print("rapsong-lrc", version("rapsong-lrc"))
pairs = [("The tide comes in", "Die Flut kommt"), ("and goes", "Und geht"), ("Always", "Immer")]
lyrics = "".join(f"[00:{10 + 2 * number}.00]{line}\n" for number, pair in enumerate(pairs) for line in pair)
print(convert(lyrics, srt=True))
cues = [tuple(block.splitlines()[2:]) for block in convert(lyrics, srt=True).split("\n\n")]
exchanged = [cue == pair[::-1] for cue, pair in zip(cues, pairs)]
print("exchanged:", exchanged)
if exchanged != [True, True, False]:
    sys.exit("changed: lines stay in their order")
END
