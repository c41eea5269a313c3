#!/usr/bin/env bash
# submerger makes one SRT file with the subtitles of two languages. A good guess for two files of two cues each: four cues. There
# are two: a cue is read if an empty line comes behind it, which the last one of a file has not, as a file that ends with the line
# break of its last line, or without one. There is no message.
# Seen: submerger 2023.5.13 of PyPI; with an empty line at the end all four are there.
# Why it matters here: the last words of a film or talk are missing in both languages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" submerger==2023.5.13 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from submerger.merge_subtitles import merge_subtitles
from submerger.subtitle_format import SubtitleFormat

print("submerger", version("submerger"))
ENGLISH = "1\n00:00:01,000 --> 00:00:03,000\nThe fair is open.\n\n2\n00:00:04,000 --> 00:00:06,000\nThe boats come.\n"
GERMAN = "1\n00:00:01,000 --> 00:00:03,000\nDas Fest beginnt.\n\n2\n00:00:04,000 --> 00:00:06,000\nDie Boote kommen.\n"
short = merge_subtitles(ENGLISH, SubtitleFormat(), GERMAN, SubtitleFormat())
long = merge_subtitles(ENGLISH + "\n", SubtitleFormat(), GERMAN + "\n", SubtitleFormat())
print("files that end with their last line:", short, "with an empty line at the end:", long, sep="\n")
if short.count("-->") != 2 or "boats" in short or long.count("-->") != 4:
    sys.exit("changed: the last cue is there")
END
