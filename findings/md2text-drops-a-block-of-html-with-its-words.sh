#!/usr/bin/env bash
# md2text converts Markdown to plain text with a real parser, and "any input produces a String". A good guess for HTML in the
# text, which Markdown allows: its tags are removed and its words stay, as in "next <b>bold</b> word". If a line begins with a tag
# of a block, as <div>, <p align="center">, <table> or <details>, all of the block is dropped, with its words. Within a line a
# <br> is removed without a blank, so that two words become one.
# Seen: md2text 0.1.0 of PyPI.
# Why it matters here: the head of most README files, their tables and what they hide behind "more" are not in the text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md2text==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import md2text

print("md2text", version("md2text"))
TEXTS = ["next <b>bold</b> word", "<div>\nThe fair opens in May.\n</div>\n\nAll boats come.",
         "<details><summary>Where it is</summary>\n\nAt the quay.\n\n</details>", "at the quay<br>in May"]
plain = [md2text.to_text(text) for text in TEXTS]
for text, result in zip(TEXTS, plain):
    print(repr(text), "->", repr(result))
if plain != ["next bold word", "All boats come.", "At the quay.", "at the quayin May"]:
    sys.exit("changed: the words of a block of HTML are there")
END
