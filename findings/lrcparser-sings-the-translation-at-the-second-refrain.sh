#!/usr/bin/env bash
# lrcparser reads lyrics with times, with translations behind a bar if asked for. A refrain has a line of its own with several
# times. A good guess for "[00:10.00][00:40.00][01:10.00]The tide | Die Flut": the line and its translation at each of the three
# times. At the first time it is both; at the second and the third the line is "Die Flut", and it has no translation: within the
# loop over the times the line is split, and the variable of the line then holds the last of its parts. Without translations all
# three are right.
# Seen: lrcparser 0.2.0 of PyPI, parse_translations=True.
# Why it matters here: a song is in one language for the first refrain and in another one from then on, so that copies of it
# differ in most lines.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lrcparser==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from lrcparser import LrcParser

print("lrcparser", version("lrcparser"))
lyrics = "[00:05.00]At night | Bei Nacht\n[00:10.00][00:40.00][01:10.00]The tide | Die Flut\n"
seen = {}
for option in (False, True):
    lines = LrcParser.parse(lyrics, parse_translations=option)["lrc_lines"]
    seen[option] = [line.to_str(translations=True) for line in sorted(lines)]
    print(f"parse_translations {option}: {seen[option]}")
right = ["[00:05.00]At night | Bei Nacht"] + [f"[{time}]The tide | Die Flut" for time in ("00:10.00", "00:40.00", "01:10.00")]
wrong = right[:2] + ["[00:40.00]Die Flut", "[01:10.00]Die Flut"]
if seen != {False: right, True: wrong}:
    sys.exit("changed: each refrain has its line and the translation")
END
