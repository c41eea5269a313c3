#!/usr/bin/env bash
# csv-scavenger reads a table out of a text file and finds its sign and where it begins and ends. A good guess for a table of
# six rows whose third has a comma less: six rows, or an error. It is two rows, as the table ends at the first line with another
# number of columns. An empty line between two parts of the table ends it as well. There is no message.
# Seen: csv-scavenger 1.0.5 of PyPI; a table with equal lines is read as a whole.
# Why it matters here: one careless line of a thousand and all behind it is gone, while the columns and types look right.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csv-scavenger==1.0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

import scavenger

print("csv-scavenger", version("csv-scavenger"))
rows = ["name,age,town"] + [f"{name},{age},Rome" for name, age in zip(("Ann", "Bob", "Eva", "Tim", "Mia", "Leo"), range(20, 26))]
lengths = []
for change in ("none", "short", "blank"):
    lines = list(rows)
    if change == "short":
        lines[3] = "Eva,22"
    if change == "blank":
        lines.insert(3, "")
    Path("table.csv").write_text("\n".join(lines) + "\n")
    table = scavenger.read_csv("table.csv")
    lengths.append(len(table))
    print(change, "->", len(table), "rows:", list(table["name"]))
if lengths != [6, 2, 2]:
    sys.exit("changed: the rows behind a short line are read")
END
