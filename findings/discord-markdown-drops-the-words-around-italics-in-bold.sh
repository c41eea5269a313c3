#!/usr/bin/env bash
# discord-markdown converts messages of Discord to HTML. A good guess for "**the *old* boat**": the words in bold, the middle
# one in italics too. It is <b> boat</b>: of what stands between two stars only the last part stays, the words in front of the
# inner ones and these are gone. Bold alone, italics alone, and the two together as "***old***" are right. It prints its tokens
# to the output beside.
# Seen: discord-markdown 0.4.0 of PyPI.
# Why it matters here: words are lost in messages that set off a word within other ones; they cannot be found or read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" discord-markdown==0.4.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import contextlib
import io
import sys
from importlib.metadata import version

from discord_markdown.discord_markdown import convert_to_html

print("discord-markdown", version("discord-markdown"))
seen = []
for text in ("**the old boat**", "***old***", "**the *old* boat**", "__the **old** boat__"):
    with contextlib.redirect_stdout(io.StringIO()):
        seen.append(convert_to_html(text))
    print(text, "->", seen[-1])
if "the old boat" not in seen[0] or "old" not in seen[1] or any(word in seen[2] for word in ("the", "old")):
    sys.exit("changed: all words of a message are in the HTML")
END
