#!/usr/bin/env bash
# diff-cli shows the differences of two files in several formats, one of them side by side. A good guess for a changed word at
# the end of a long line, and for a line that was put in front of all others: the long line is marked, and one line is. The long
# line has no mark: what does not fit into a column of 38 signs is cut off before the two are compared. And each line is
# compared with the one of the same number, so that a new first line marks all lines to the end.
# Seen: diff-cli 0.1.0 of PyPI, --format side-by-side; the unified format is right.
# Why it matters here: changed prices and dates at the ends of lines are not seen, and equal lines are shown as changed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" diff-cli==0.1.0 click || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("diff-cli", version("diff-cli"))
LONG = "The harbour fair opens on Sunday the 11th of January at "
TEXTS = {"a": LONG + "ten\nBoats\nPrices\n", "b": LONG + "two\nBoats\nPrices\n", "c": "Notice\n" + LONG + "ten\nBoats\nPrices\n"}
for name, text in TEXTS.items():
    Path(name).write_text(text)
marked = []
for other in "bc":
    run = subprocess.run([sys.executable, "-c", "from diffcli.cli import cli; cli()", "files", "a", other,
                          "--format", "side-by-side"], capture_output=True, text=True)
    print(run.stdout)
    marked.append([line[39] for line in run.stdout.split("\n")[2:] if line])
if marked != [[" ", " ", " "], ["!", "!", "!", "+"]]:
    sys.exit("changed: the line that differs is marked, and no other")
END
