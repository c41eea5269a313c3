#!/usr/bin/env bash
# subtitle-filter removes what subtitles have for the deaf: sounds in brackets, (BANG), [boom], and "text contained within forward
# slashes /POW/". A good guess for "(sighs) Come over here. (laughs)": Come over here. The line is gone: all from the first
# bracket to the last one of the line is a sound. Of "We are open 24/7, and from 5/6 on." is left "We are open 246 on.".
# Seen: subtitle-filter 1.5.1 of PyPI.
# Why it matters here: what is said is taken out of the film, most of all in lively scenes, and a number is made that nobody said.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" subtitle-filter==1.5.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from subtitle_filter.libs.subtitle import Subtitles

print("subtitle-filter", version("subtitle-filter"))
CUES = ["(sighs) Come over here.", "(sighs) Come over here. (laughs)\nWe sail.",
        "[door] Anna? [steps] Where are you? [wind]\nI am here.", "We are open 24/7, and from 5/6 on."]
with open("film.srt", "w") as file:
    for number, text in enumerate(CUES, 1):
        file.write(f"{number}\n00:00:0{number},000 --> 00:00:0{number},900\n{text}\n\n")
film = Subtitles("film.srt")
film.filter()
film.save(new_filepath="new.srt")
new = open("new.srt").read()
print(new)
lost = [words for words in ("Come over here.\n", "We sail.", "Where are you?", "I am here.", "24/7") if words not in new]
print("lost:", lost)
if new.count("Come over here.") != 1 or lost != ["Where are you?", "24/7"] or "We are open 246 on." not in new:
    sys.exit("changed: a sound ends at its bracket")
END
