#!/usr/bin/env bash
# md2gemini makes gemtext, in which each item of a list is a line, of Markdown. A good guess for a list of three levels, one, two
# and three: three lines. There are two, "* one" and " * two * three": the first item of the third level stands on the line of its
# parent, as a part of it; the second one has its own. A link in a cell of a table is a line of its own in the middle of the drawn
# table, where it is no link.
# Seen: md2gemini 1.9.1 of PyPI; lists of two levels are right, but for an empty line.
# Why it matters here: an item is lost among the words of another one, and a table with links cannot be read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md2gemini==1.9.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from md2gemini import md2gemini

print("md2gemini", version("md2gemini"))
deep = md2gemini("- one\n  - two\n    - three\n    - four\n- five").split("\r\n")
flat = md2gemini("- one\n  - two\n  - three\n- five").split("\r\n")
table = md2gemini("| Place | Boats |\n|---|---|\n| [Hull](https://example.org) | 2 |")
print(*deep, "", *flat, "", table, sep="\n")
if " * two * three" not in deep or " * two" not in flat or "\n=> https://example.org" not in table:
    sys.exit("changed: each item is a line")
END
