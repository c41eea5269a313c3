#!/usr/bin/env bash
# md2slack makes text for Slack of Markdown. A good guess for https://example.org/plan#today and "Issue #12": as they are. They
# are https://example.org/plan<#today> and <#12>: each number sign with letters or digits behind it is taken for a channel, also
# within an address, which then leads nowhere. Of two words in italics of one letter each, "Vitamin *C* and *D*", the italics go
# from the first to the last, with two stars in between; ~~old~~ keeps two tildes, where Slack wants one.
# Seen: md2slack 0.1.3.2 of PyPI; in a link with a text, [plan](https://...), the address is left as it is.
# Why it matters here: reports of builds and tickets are full of such numbers and addresses, and none of them can be followed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md2slack==0.1.3.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from md2slack import SlackMarkdown

print("md2slack", version("md2slack"))
seen = []
for text in ("See https://example.org/plan#today for it.", "Issue #12 is fixed.", "Vitamin *C* and *D* help.", "~~old~~ new"):
    seen.append(SlackMarkdown()(text))
    print(text, "->", seen[-1])
if seen[:3] != ["See https://example.org/plan<#today> for it.", "Issue <#12> is fixed.", "Vitamin _C* and *D_ help."]:
    sys.exit("changed: an address is left as it is")
END
