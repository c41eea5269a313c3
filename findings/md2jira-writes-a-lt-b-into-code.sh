#!/usr/bin/env bash
# md2jira makes the markup of Jira of Markdown. A good guess for a block of code, "if a < b and c:": {code} with this line. It is
# "if a &lt; b and c:", as on a page of HTML, which Jira shows as it is written within code; in sentences each & is &amp;, and an
# entity that was there, AT&amp;T, is AT&amp;amp;T. A line break of two blanks is none, and the address <anna@example.org> is a
# link to anna%40example.org.
# Seen: md2jira 1.0.1 of PyPI with mistletoe 0.8.2.
# Why it matters here: code that is copied from a ticket does not run, and the mail to Anna is not sent.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md2jira==1.0.1 mistletoe==0.8.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import mistletoe
from md2jira.jira_renderer import JIRARenderer

print("md2jira", version("md2jira"))
seen = []
for text in ("```py\nif a < b and c:\n```", "Tea & bread of AT&amp;T", "one  \ntwo", "<anna@example.org>"):
    seen.append(mistletoe.markdown(text, JIRARenderer).strip())
    print(repr(text), "->", repr(seen[-1]))
if "if a &lt; b and c:" not in seen[0] or "AT&amp;amp;T" not in seen[1] or seen[2:] != ["one two", "[anna%40example.org]"]:
    sys.exit("changed: code is left as it is")
END
