#!/usr/bin/env bash
# simple-markdown-splitter cuts Markdown into parts of a given length, code blocks as a whole or into blocks of their own. The
# two ends of a block are mixed up: the line that opens it is put to the paragraph before, and the line that closes it begins
# a new part. If the length is used up, the closing line is at the head of the next part, where it opens a block that takes in
# all text behind it; a block that is too long is not cut, since it does not begin with its opening line. Good guess: each
# part has as many opening as closing lines.
# Seen: simple-markdown-splitter 0.4 of PyPI, Python 3.11.
# Why it matters here: parts are sent as messages one by one; the number of fences in each part is a short test.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" simple-markdown-splitter==0.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from simplemarkdownsplitter.split import split

print("simple-markdown-splitter", version("simple-markdown-splitter"))
TEXT = "Run this:\n```sh\nmake clean\nmake\n```\nThen look at the page.\n"
parts = split(TEXT, max_length=32)
print(parts)
LONG = "Run this:\n```sh\n" + "make clean\n" * 12 + "```\nDone.\n"
lengths = [len(part) for part in split(LONG, max_length=60)]
print(lengths)
if [part.count("```") for part in parts] != [1, 1] or not parts[1].startswith("```\nThen") or max(lengths) < 130:
    sys.exit("changed: a block of code is one part, or cut into blocks")
END
