#!/usr/bin/env bash
# markdown-to-mrkdwn converts Markdown to the markup of Slack. A good guess for code in a line, "Write `2**10` or `a*b*c`": the
# code as it is, since Slack shows code as it is, and as blocks of code are left. "`**kwargs**`" becomes "`*kwargs*`",
# "`a*b*c`" "`a_b_c`", and "`2**10 and 3**2`" is changed too: bold and italics are looked for in the whole line.
# Seen: markdown-to-mrkdwn 0.3.3 of PyPI.
# Why it matters here: code that is copied from a message is other code, which still runs, with another result.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-to-mrkdwn==0.3.3 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from markdown_to_mrkdwn import SlackMarkdownConverter

print("markdown-to-mrkdwn", version("markdown-to-mrkdwn"))
converter = SlackMarkdownConverter()
seen = []
for text in ("`**kwargs**`", "`a*b*c`", "```\na*b*c\n```"):
    seen.append(converter.convert(text))
    print(repr(text), "->", repr(seen[-1]))
if seen != ["`*kwargs*`", "`a_b_c`", "```\na*b*c\n```"]:
    sys.exit("changed: code in a line stays as it is")
END
