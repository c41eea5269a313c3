#!/usr/bin/env bash
# ass2srt converts subtitles; with "--line 2" it keeps the second line of each, the translation in bilingual files. A good guess
# for a cue that has one line alone: its line, or none. It gets the second line of the cue before it, once more, and so do all
# cues of one line that follow; its own words are gone. If the first cue has one line, the conversion ends with an error.
# Seen: ass2srt 0.0.5 of PyPI.
# Why it matters here: a sentence that was said once stands in the text three times, another one not at all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ass2srt==0.0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from ass2srt import Ass2srt

CUES = (r"Die Flut kommt.\NThe tide is coming.", "Aha!", "Gut.", r"Das Boot ist da.\NThe boat is here.")


def converted(cues):
    with open("film.ass", "w", encoding="utf-8") as file:
        file.write("[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n")
        for number, cue in enumerate(cues):
            file.write(f"Dialogue: 0,0:00:0{number}.00,0:00:0{number}.90,Default,,0,0,0,,{cue}\n")
    Ass2srt("film.ass").to_srt(name="film.srt", line=2)
    with open("film.srt", encoding="utf-8") as file:
        return [cue.split("\n", 2)[2] for cue in file.read().strip().split("\n\n")]


print("ass2srt", version("ass2srt"))
second = converted(CUES)
for cue, line in zip(CUES, second):
    print(repr(cue), "->", repr(line))
try:
    converted(CUES[1:])
    error = "none"
except UnboundLocalError as problem:
    error = str(problem)
print("a cue of one line first:", error)
if second != ["The tide is coming."] * 3 + ["The boat is here."] or error == "none":
    sys.exit("changed: a cue of one line has no words of another one")
END
