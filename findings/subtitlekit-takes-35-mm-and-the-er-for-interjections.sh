#!/usr/bin/env bash
# subtitlekit takes the interjections out of subtitles ("--interjections"; a list with Ah, Er, Huh, Mm, Oh, Uh, Uh-huh, Wow
# and others), whole words without regard to case. The word may be a unit or a name: "It was shot on 35 mm." becomes "It was
# shot on 35 .", "Get him to the ER now!" "Get him to the now!". The short words are taken out before the long ones, so the
# yes "Uh-huh." becomes "-.", and a cue that said only "Wow!" stays as "!". The cleaner of the "merge" command removes a
# hyphen at the end and the beginning of each line: "-5 degrees" becomes "5 degrees", and "a well-" / "known man" "a well" /
# "known man". Good guess: a longer word of the list is tried first, "ER" and "35 mm" are kept, nothing is left of a cue with
# an interjection only, and a hyphen before a digit is a sign.
# Seen: subtitlekit 0.2.2 of PyPI with pysrt 1.1.2, Python 3.11.
# Why it matters here: a list of words to remove has to be tried on the words that look the same, and what is left of a text
# needs a test for letters, not for emptiness.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --no-deps --target "$work/lib" subtitlekit==0.2.2 pysrt==1.1.2 chardet==5.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import sys
from importlib.metadata import version

import pysrt
from subtitlekit import clean_subtitle_file
from subtitlekit.optimizer import OptimizationOptions, OptimizerPipeline

print("subtitlekit", version("subtitlekit"))
CUES = ["It was shot on 35 mm.", "Get him to the ER now!", "Uh-huh.", "Wow!", "Oh, I see."]
subs = pysrt.SubRipFile.from_string("\n\n".join(
    f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{text}" for number, text in enumerate(CUES, 1)))
found = [sub.text for sub in OptimizerPipeline(OptimizationOptions(interjection_removal=True)).run(subs)]
print(found)
with open("a.srt", "w", encoding="utf-8") as file:
    file.write("1\n00:00:01,000 --> 00:00:03,000\n-5 degrees outside.\n\n"
               "2\n00:00:04,000 --> 00:00:06,000\nHe is a well-\nknown man.\n")
path = clean_subtitle_file("a.srt")
cleaned = [sub.text for sub in pysrt.open(path)]
os.unlink(path)
print(cleaned)
if found != ["It was shot on 35 .", "Get him to the now!", "-.", "!", "I see."] \
        or cleaned != ["5 degrees outside.", "He is a well\nknown man."]:
    sys.exit("changed: units, names and signs are kept")
END
