#!/usr/bin/env bash
# whisper-vtt2srt writes SRT out of WebVTT. A line of digits in front of a line of times is taken for the number of the next
# cue, also if it is the text of this cue and an empty line stands between them: the answer "1984" is dropped with its cue.
# Lines of a NOTE are text of the cue before, and what stands between "<" and ">" is dropped as a tag, so "5 < 6 and 8 > 7"
# becomes "5  7". A cue with the same text as the one before ("No." twice) is dropped as well. Good guess: an empty line ends
# a cue, so the number of the next one stands behind it; a tag begins with a letter or a slash.
# Seen: whisper-vtt2srt 0.1.2 of PyPI, Python 3.11.
# Why it matters here: cues are blocks between empty lines, and a reader of lines that drops the empty ones first has lost the
# only sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" whisper-vtt2srt==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from whisper_vtt2srt.use_cases.pipeline import Pipeline

print("whisper-vtt2srt", version("whisper-vtt2srt"))
CUES = ["When was that?", "1984", "It is 5 < 6 and 8 > 7.", "No.", "No.", "The end."]
text = "WEBVTT\n\n"
for number, cue in enumerate(CUES, 1):
    text += f"00:{number:02}.000 --> 00:{number:02}.900\n{cue}\n\n"
    if cue == "When was that?":
        text += "NOTE checked\n\n"
found = Pipeline().convert(text)
print(found)
lines = [line for line in found.split("\n") if line and "-->" not in line and not line.isdigit()]
if lines != ["When was that? NOTE checked", "It is 5  7.", "No.", "The end."] or "1984" in found:
    sys.exit("changed: the number, the note, the signs or the second No. are kept")
END
