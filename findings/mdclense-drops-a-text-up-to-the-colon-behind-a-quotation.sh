#!/usr/bin/env bash
# mdclense converts Markdown to plain text. A good guess for a text that begins with a quotation, '"We open in May," says the
# mayor. On the programme: boats and music.': the same text. It is "boats and music.": if the first sign of a text is a quotation
# mark and there is a colon anywhere, all up to the first colon is taken for the key of a JSON object, and dropped. With the
# quotation in the second line all is there. Tables are dropped as well, the underscores of file_name_here, and what is between
# the signs of "a < b and c > d".
# Seen: mdclense 0.1.2 of PyPI.
# Why it matters here: interviews and reviews, which begin with a quotation, lose their beginnings, most of the text at times.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mdclense==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mdclense.parser import MarkdownParser

print("mdclense", version("mdclense"))
QUOTATION = '"We open in May," says the mayor. On the programme: boats and *music*.'
texts = [QUOTATION, "The fair\n\n" + QUOTATION,
         "See file_name_here if a < b and c > d.\n\n| Day | Boat |\n|---|---|\n| 1 | Anna |"]
plain = [MarkdownParser().parse(text) for text in texts]
for text, result in zip(texts, plain):
    print(repr(text), "->", repr(result))
if plain[0] != "boats and music." or "says the mayor" not in plain[1] or plain[2] != "See filenamehere if a  d.":
    sys.exit("changed: the text in front of a colon is there")
END
