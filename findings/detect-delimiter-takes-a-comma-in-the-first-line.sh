#!/usr/bin/env bash
# detect-delimiter finds the sign between the columns of a table. A good guess for a table with semicolons in each line and one
# comma in the heading, "Name, first;Age": the semicolon. It is the comma. A sign is dropped only if lines that have it have it
# in different numbers; a line without it ends the count, so that one line is enough, if the sign is in it. A heading "Time
# 10:30" makes the colon the sign of a table with tabs.
# Seen: detect-delimiter 0.1.1 of PyPI; with a plain heading the semicolon is found.
# Why it matters here: the table is read as one column, or as two with all numbers in the wrong one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" detect-delimiter==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from detect_delimiter import detect

print("detect-delimiter", version("detect-delimiter"))
tables = ["Name;Age\nBob;5\nAnn;6\nEva;7\nTim;8\n", "Name, first;Age\nBob;5\nAnn;6\nEva;7\nTim;8\n",
          "Time 10:30\tName\n1\tBob\n2\tAnn\n3\tEva\n4\tTim\n"]
found = [detect(table) for table in tables]
for table, sign in zip(tables, found):
    print(repr(table.splitlines()[0]), "->", repr(sign))
if found != [";", ",", ":"]:
    sys.exit("changed: the sign of all lines is found")
END
