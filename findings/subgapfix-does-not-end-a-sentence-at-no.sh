#!/usr/bin/env bash
# subgapfix with --submerge merges "subtitles creating full sentences": a cue that does not end one is joined to the next. A good
# guess for the cues "Do you sail today?", "No.", "The sun is out.", "Come in.", "Thank you.": five sentences, five cues. There
# are three: No. and Come in. are taken for abbreviations (number, inch), as are words like sat. sun. mar. and co. at the end of a
# sentence, and are joined to what the other speaker says next.
# Seen: subgapfix 0.0.6 of PyPI.
# Why it matters here: question and answer are one cue that stays for the time of both, and the answer is seen before it is heard.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" subgapfix==0.0.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import timedelta
from importlib.metadata import version

import srt
from subgapfix.submerge.submerge import merge_sentences

print("subgapfix", version("subgapfix"))
TALK = ["Do you sail today?", "No.", "The boats are out.", "Come in.", "Thank you."]
cues = [srt.Subtitle(number, timedelta(seconds=3 * number), timedelta(seconds=3 * number + 2), text)
        for number, text in enumerate(TALK, 1)]
merged = [cue.content for cue in merge_sentences(cues, "en")]
print(TALK, "->", merged)
if merged != ["Do you sail today?", "No. The boats are out.", "Come in. Thank you."]:
    sys.exit("changed: a sentence may end with no and in")
END
