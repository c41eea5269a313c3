#!/usr/bin/env bash
# markdown-word-count counts the words of a text in Markdown, without code and markup. A good guess for a list whose items go
# over two lines, the second one indented by two blanks, as Markdown asks for it: all words count. Those of the second lines do
# not: two blanks or more are made four before, and lines that begin with four are code. So are items of a numbered list in a
# list, and a line that begins with a word in square brackets is taken for a footnote.
# Seen: markdown-word-count 0.1.0 of PyPI.
# Why it matters here: a text that is wrapped by an editor has half of the words of its lists.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-word-count==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mwc.counter import count_words_in_markdown

print("markdown-word-count", version("markdown-word-count"))
texts = ["- one two three four five six", "- one two three\n  four five six", "- one two three\n  1. four\n  2. five six",
         "[one] two three four five six"]
counts = [count_words_in_markdown(text) for text in texts]
print(list(zip(texts, counts)))
if counts != [6, 3, 3, 0]:
    sys.exit("changed: all words of a list count")
END
