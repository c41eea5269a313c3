#!/usr/bin/env bash
# webvtt-python is a parser of WebVTT, "full compliance" with the specification; a cue has a start, an end, a text and an
# identifier. A good guess for a file with the identifiers intro and boats above its two cues: cue.identifier is intro and boats.
# It is None for both: a line in front of the times begins a block of its own, a "header", which is thrown away; that of the first
# cue alone is kept, as a comment of the file, and is written below WEBVTT when the file is written.
# Seen: webvtt-python 0.2.0 of PyPI; with strict=False, too.
# Why it matters here: chapters, translations and styles name a cue by its identifier, and a file that was read and written has
# none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" webvtt-python==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from webvtt_python import WebVTTParser

print("webvtt-python", version("webvtt-python"))
TEXT = """WEBVTT

intro
00:00:01.000 --> 00:00:03.000
The fair is open.

boats
00:00:04.000 --> 00:00:06.000
The boats are here.
"""
file = WebVTTParser(strict=True).parse(TEXT)
print("identifiers:", [cue.identifier for cue in file.cues], "comments of the header:", file.header_comments)
print(str(file))
if [cue.identifier for cue in file.cues] != [None, None] or file.header_comments != ["intro"] or "\nboats\n" in str(file):
    sys.exit("changed: the cues have their identifiers")
END
