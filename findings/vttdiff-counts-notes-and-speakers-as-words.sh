#!/usr/bin/env bash
# vttdiff compares a WebVTT file with a better one, as a page with the differences and a table with the word error rate. A good
# guess for two files with the same eight words, of which one names the speakers (<v Anna>) and has a note for the editor (NOTE
# checked by Bo): an error rate of 0. It is 1.25: of the lines only times, empty ones and numbers are left out, and of the tags
# only "<v ->" and "</v>" are; so the note is a sentence of the transcript, and "v Anna" are two words of it. Kind: captions in
# the header and names of cues count as well.
# Seen: vttdiff 0.0.4 of PyPI.
# Why it matters here: the tool is for the choice between services, and the one that tells who speaks looks worst.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vttdiff==0.0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import re
import sys
from importlib.metadata import version

import vttdiff

print("vttdiff", version("vttdiff"))
CUES = "{note}00:00:01.000 --> 00:00:03.000\n{0}The fair is open.\n\n00:00:04.000 --> 00:00:06.000\n{1}The boats are here.\n"
plain = "WEBVTT\n\n" + CUES.format("", "", note="")
files = {
    "the same file": plain,
    "with speakers": "WEBVTT\n\n" + CUES.format("<v Anna>", "<v Bo>", note=""),
    "with a note": "WEBVTT\n\n" + CUES.format("", "", note="NOTE checked by Bo\n\n"),
    "with both": "WEBVTT\n\n" + CUES.format("<v Anna>", "<v Bo>", note="NOTE checked by Bo on Monday\n\n"),
}
rates = {}
for name, text in files.items():
    page = vttdiff.diff([plain, text], titles=["plain", name])
    rates[name] = float(re.search(r"Word Error Rate\s*</td>\s*<td[^>]*>\s*([\d.]+)", page).group(1))
    print(f"{name}: word error rate {rates[name]}, sentences {vttdiff.lines(text)}")
if rates["the same file"] != 0 or min(rates["with speakers"], rates["with a note"]) < 0.4 or rates["with both"] < 1:
    sys.exit("changed: names of speakers and notes are no words of the transcript")
END
