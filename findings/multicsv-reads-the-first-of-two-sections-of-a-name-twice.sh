#!/usr/bin/env bash
# multicsv reads files that hold several tables of CSV, each beneath its name in square brackets. A good guess for a file in
# which "[boats]" comes twice, as when two such files were put behind each other: the rows of both, or an error, or those of the
# last one. The name is listed twice, and both times the rows of the first section are read; the rows of the second one cannot
# be reached by any name, and nothing says so.
# Seen: multicsv 1.1.1 of PyPI.
# Why it matters here: of two files that were joined, one table is doubled and the other lost, so that a check for copies finds
# too many.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" multicsv==1.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import multicsv

print("multicsv", version("multicsv"))
with open("fleet.csv", "w") as file:
    file.write("[boats]\nname,length\nTern,9\n[crew]\nname,age\nAnna,40\n[boats]\nname,length\nGull,12\n")
with multicsv.open("fleet.csv") as tables:
    read = [(name, tables[name].read()) for name in tables]
for name, rows in read:
    print(repr(name), repr(rows))
if [name for name, _ in read] != ["boats", "crew", "boats"] or "Gull" in str(read) or read[0] != read[2]:
    sys.exit("changed: the second section is read, or refused")
END
