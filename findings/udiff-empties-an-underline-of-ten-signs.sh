#!/usr/bin/env bash
# udiff reads a unified diff and gives the lines that were added and removed. A good guess for the added lines "Title" and
# "==========": both. The second is empty, as all runs of ten or more hyphens or equals signs are taken out of the whole diff
# before it is read, wherever they stand. An added line of ten hyphens, "----------", is gone in the same way, and so is the
# line of a table in plain text.
# Seen: udiff 0.1.0 of PyPI; an underline of nine signs is kept.
# Why it matters here: the headings of documents are underlined so, a text put together from the lines is another one, and
# tables break.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" udiff==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from udiff.parser import UdiffParser

print("udiff", version("udiff"))
AT = "@" * 2
seen = {}
for sign, length in (("=", 9), ("=", 10), ("~", 12)):
    diff = f"--- a/x\n+++ b/x\n{AT} -1,1 +1,3 {AT}\n one\n+Title\n+{sign * length}\n"
    seen[sign * length] = [line.content for file in UdiffParser(diff) for block in file for line in block if line.is_added]
    print(sign * length, seen[sign * length])
if [lines[1] for lines in seen.values()] != ["+" + "=" * 9, "+", "+" + "~" * 12]:
    sys.exit("changed: the lines are given as they are")
END
