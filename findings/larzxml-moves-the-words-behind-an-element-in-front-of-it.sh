#!/usr/bin/env bash
# larzxml builds and parses XML; an element has a text and children, and text_content() is "this element's text plus all
# descendants' text, concatenated". A good guess for <p>The <b>new</b> fair opens.</p>: "The new fair opens." It is "The  fair
# opens.new", and written again, the paragraph is <p>The  fair opens.<b>new</b></p>: all words of an element are one text, in
# front of its children, wherever they stood.
# Seen: larzxml 0.1.0 of PyPI.
# Why it matters here: each sentence with a link or an emphasis has another order of words, also after a mere load and save.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzxml==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzxml import parse

print("larzxml", version("larzxml"))
XML = '<p>The <b>new</b> fair opens on <date>3 May</date> at noon.</p>'
paragraph = parse(XML)
print(XML)
print(paragraph.to_xml())
print(paragraph.text_content())
if paragraph.to_xml() != '<p>The  fair opens on  at noon.<b>new</b><date>3 May</date></p>' \
        or paragraph.text_content() != "The  fair opens on  at noon.new3 May":
    sys.exit("changed: words behind an element stay behind it")
END
