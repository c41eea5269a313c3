#!/usr/bin/env bash
# pyasstosrt makes .srt of ASS and SSA subtitles, says its help. In an SSA file a line begins with "Dialogue: Marked=0", in ASS
# with the number of a layer, "Dialogue: 0". A good guess for an SSA file of two lines: two cues. There is none, and no error:
# only a number is looked for. Lines from the tenth hour on are left out as well, and "\n", a line break that may be needed,
# stays as a backslash and an "n" in front of the next word.
# Seen: pyasstosrt 1.5.0 of PyPI.
# Why it matters here: the text of each SSA file is the same, none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyasstosrt==1.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pyasstosrt import Subtitle

FORMATS = {"film.ass": "Layer", "film.ssa": "Marked"}
LINES = {"film.ass": "Dialogue: 0,{},Default,,0,0,0,,{}\n", "film.ssa": "Dialogue: Marked=0,{},Default,,0000,0000,0000,,{}\n"}
CUES = (("0:00:01.00,0:00:02.00", "The tide\\nis high"), ("0:00:03.00,0:00:04.00", "now"), ("10:00:01.00,10:00:02.00", "then"))
seen = {}
for name, first in FORMATS.items():
    with open(name, "w", encoding="utf-8") as file:
        file.write(f"[Events]\nFormat: {first}, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n")
        file.writelines(LINES[name].format(*cue) for cue in CUES)
    seen[name] = [cue.text for cue in Subtitle(name).export(output_dialogues=True)]
    print("pyasstosrt", version("pyasstosrt"), name, seen[name])
if seen != {"film.ass": ["The tide\\nis high", "now"], "film.ssa": []}:
    sys.exit("changed: SSA is read, or what comes after ten hours")
END
