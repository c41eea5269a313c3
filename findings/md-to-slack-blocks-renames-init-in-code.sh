#!/usr/bin/env bash
# md-to-slack-blocks makes blocks for Slack of Markdown. A good guess for a block of code, "def __init__(self): # 2 * 3 * 4": the
# code as it is. It is "def *init*(self): # 2 _ 3 _ 4": the stars and underlines in code are made those of bold and italic, too.
# Items of a list within a list stand on the level of the first, and of a quotation of two lines the first is one. A heading is
# cut at 150 letters.
# Seen: md-to-slack-blocks 0.1.0 of PyPI.
# Why it matters here: code that is copied from Slack does not run, and a formula in a sentence, 2 * 3 * 4, is another.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md-to-slack-blocks==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from md_to_slack_blocks.main import md_to_blocks

print("md-to-slack-blocks", version("md-to-slack-blocks"))
seen = []
TEXTS = ["```\ndef __init__(self): # 2 * 3 * 4\n```", "- one\n  - two\n- three", "> one\n> two", "2 * 3 * 4",
         "# " + 40 * "boat "]
for text in TEXTS:
    seen.append(md_to_blocks(text)[0]["text"]["text"])
    print(repr(text), "->", repr(seen[-1]))
EXPECTED = ["```\ndef *init*(self): # 2 _ 3 _ 4\n```", "- one\n- two\n- three", ">one\ntwo", "2 _ 3 _ 4"]
if seen[:4] != EXPECTED or len(seen[4]) != 150:
    sys.exit("changed: code is left as it is")
END
