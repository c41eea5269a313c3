#!/usr/bin/env bash
# csvq-cli filters and merges CSV files. Both sides of a filter are made numbers if they look like one, also for "contains":
# the 24 becomes "24.0", so `filter a.csv text contains 24` finds the cell "24", but not "24 boats"; "==" takes the code 007
# for 7 and 1e3 for 1000. "merge" puts the rows of all files below the header of the first: a file with the same columns in
# another order has its names below "id". Good guess: "contains" is about text, and columns are matched by their names.
# Seen: csvq-cli 0.1.0 of PyPI with click 8.1.7, Python 3.11.
# Why it matters here: what a cell is has to be told by the operator or the user; each command that reads two headers has to
# compare them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvq-cli==0.1.0 click==8.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import importlib
import sys
from importlib.metadata import entry_points, version

from click.testing import CliRunner

print("csvq-cli", version("csvq-cli"))
script = next(point for point in entry_points(group="console_scripts") if point.module.startswith("csvq"))
command = getattr(importlib.import_module(script.module), script.attr)


def run(*words):
    return CliRunner().invoke(command, words).output.split("\n")[:-1]


with open("a.csv", "w", encoding="utf-8") as file:
    file.write("id,text\n007,24 boats\n7,24\n8,ten boats\n")
with open("b.csv", "w", encoding="utf-8") as file:
    file.write("text,id\nsix boats,9\n")
found = [run("filter", "a.csv", "text", "contains", "24"), run("filter", "a.csv", "text", "contains", "boats"),
         run("filter", "a.csv", "id", "==", "7"), run("merge", "a.csv", "b.csv")]
print(*found, sep="\n")
if found != [["id,text", "7,24"], ["id,text", "007,24 boats", "8,ten boats"], ["id,text", "007,24 boats", "7,24"],
             ["id,text", "007,24 boats", "7,24", "8,ten boats", "six boats,9"]]:
    sys.exit("changed: 24 is found, codes are text, or columns are matched by name")
END
