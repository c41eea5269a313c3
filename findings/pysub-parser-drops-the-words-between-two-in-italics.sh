#!/usr/bin/env bash
# pysub-parser parses subtitles and cleans them; the cleaner "formatting" removes tags like <i>. A good guess for the line
# "<i>Down</i> to the <b>harbour</b> now": the words. "harbour" and "to the" go with the tags: a closing tag is looked for up to
# the last ">" of the line that it finds, not to the next one.
# Seen: pysub-parser 1.7.1 of PyPI; a line with one pair of tags is cleaned as it should be.
# Why it matters here: whenever a line has two words in italics, what is between them and the second one are lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pysub-parser==1.7.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from pysubparser import parser
from pysubparser.cleaners import formatting

print("pysub-parser", version("pysub-parser"))
Path("a.srt").write_text("1\n00:00:01,000 --> 00:00:02,000\n<i>Down</i> to the <b>harbour</b> now\n\n"
                         "2\n00:00:03,000 --> 00:00:04,000\nDown to the <b>harbour</b> now\n")
texts = [subtitle.text for subtitle in formatting.clean(parser.parse("a.srt"))]
print(texts)
if "harbour" in texts[0] or "to the" in texts[0] or texts[1] != "Down to the harbour now":
    sys.exit("changed: tags go, and words stay")
END
