#!/usr/bin/env bash
# md2adf makes the document format of Jira and Confluence of Markdown. A good guess for a cell "Monday<br>Tuesday", the only way
# to two lines in a cell: a line break, or a blank. The words are joined, MondayTuesday. A placeholder as in "Enter <name> here"
# is left out, "Enter  here", and a block of HTML with all of its words is, too; of "AT&amp;T" the five letters of the entity are
# shown.
# Seen: md2adf 0.1.0 of PyPI; a break with two blanks at the end of a line is one.
# Why it matters here: words of tickets and pages are joined or lost, and instructions lose what is to be entered.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md2adf==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from md2adf.converter import convert

print("md2adf", version("md2adf"))


def texts(node):
    if node["type"] == "text":
        return node["text"]
    parts = [texts(child) for child in node.get("content", [])]
    return ("" if node["type"] in ("paragraph", "heading") else "|").join(parts) if parts else f"({node['type']})"


seen = []
for text in ("| Days | Place |\n|---|---|\n| Monday<br>Tuesday | Hull |", "Enter <name> here.",
             "<div>The fair is open.</div>\n\nCome.", "AT&amp;T", "one  \ntwo"):
    seen.append(texts(convert(text)))
    print(repr(text), "->", repr(seen[-1]))
if "MondayTuesday" not in seen[0] or seen[1] != "Enter  here." or seen[2] != "Come." or seen[3] != "AT&amp;T":
    sys.exit("changed: the words are apart, and all are there")
END
