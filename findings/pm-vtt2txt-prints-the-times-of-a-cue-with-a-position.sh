#!/usr/bin/env bash
# pm-vtt2txt makes a plain text of a WebVTT file, a sentence on each line. A good guess for cues with a position (line:0 or
# align:start behind the times, as YouTube and Zoom write them), for a note and for cues with names: what is said. The times of
# the cues with a position are in the sentences, as are the note and the names: a line is left out only if it is a number, or two
# times and nothing else.
# Seen: pm-vtt2txt 0.0.3 of PyPI; without a position the times are left out.
# Why it matters here: a text for reading or for an index has a time with a decimal point in each of its sentences.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pm-vtt2txt==0.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pm.vtt2txt import vtt_to_text

print("pm-vtt2txt", version("pm-vtt2txt"))
plain = vtt_to_text("WEBVTT\n\n00:01.000 --> 00:02.000\nThe fair is open.\n\n00:03.000 --> 00:04.000\nCome in.\n")
text = vtt_to_text("WEBVTT\n\nNOTE to be checked\n\nintro\n00:01.000 --> 00:02.000 align:start\nThe fair is open.\n\n"
                   "00:03.000 --> 00:04.000 line:0\nCome in.\n")
print(plain, "", text, sep="\n")
if plain != "The fair is open.\nCome in." or text.count("-->") != 2 or "NOTE to be checked intro" not in text:
    sys.exit("changed: the text is what is said")
END
