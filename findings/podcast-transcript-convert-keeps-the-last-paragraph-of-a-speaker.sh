#!/usr/bin/env bash
# podcast-transcript-convert makes JSON of transcripts in several forms, among them pages with the name of a speaker, a time and
# paragraphs. A good guess: what someone says in two paragraphs is kept, in one piece or two. The second is kept, the first is
# lost: each paragraph takes the place of the one before, until the next speaker. And the text of a WebVTT file keeps its &amp;
# while the tags are taken out.
# Seen: podcast-transcript-convert 0.1.2 of PyPI.
# Why it matters here: of a long answer the last sentence is in the index.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" podcast-transcript-convert==0.1.2 webvtt-py==0.5.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import os
import sys
from importlib.metadata import version
from pathlib import Path

os.environ["LOGURU_LEVEL"] = "ERROR"
from podcast_transcript_convert.convert import bulk_convert

print("podcast-transcript-convert", version("podcast-transcript-convert"))
Path("in/show").mkdir(parents=True)
Path("in/show/a.html").write_text("<cite>Anna:</cite>\n<time>0:01</time>\n<p>Hello there.</p>\n<p>The fair is open.</p>\n"
                                  "<cite>Ben:</cite>\n<time>0:09</time>\n<p>Good day.</p>\n")
Path("in/show/b.vtt").write_text("WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ben>Boats &amp; <i>sails</i>.\n")
bulk_convert("in/show/", "out/", [])
found = {path.stem: [part["body"] for part in json.loads(path.read_text())["segments"]]
         for path in sorted(Path("out").rglob("*.json"))}
print(found)
if found != {"a": ["The fair is open.", "Good day."], "b": ["Boats &amp; sails."]}:
    sys.exit("changed: both paragraphs are kept")
END
