#!/usr/bin/env bash
# bitemark reads a recipe in Markdown and prints it for another number of people. A good guess: each item of the list of
# ingredients is printed. Of "2 eggs", "1/2 l milk", "1,5 l water" and "salt" nothing is: an item without a number, a unit and a
# name, parted by blanks, is left out without a word, while "3 large eggs" stays, with large as its unit. The steps still speak
# of them.
# Seen: bitemark 0.2.0 of PyPI.
# Why it matters here: the printed list has fewer ingredients than the recipe, and nothing says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bitemark==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("bitemark", version("bitemark"))
items = ["250 g flour", "2 eggs", "1/2 l milk", "1,5 l water", "salt", "3 large eggs"]
Path("cake.md").write_text("# Cake\n\n<!--\nservings: 2\n-->\n\n## Ingredients\n\n" + "".join(f"- {item}\n" for item in items)
                           + "\n## Instructions\n\n1. Mix flour, eggs, milk and salt.\n")
run = subprocess.run([sys.executable, "-m", "bitemark", "-s", "4", "cake.md"], capture_output=True, text=True)
print(run.stdout.strip(), run.stderr.strip())
shown = [line[2:] for line in run.stdout.splitlines() if line.startswith("- ")]
if run.returncode or shown != ["500.0 g flour", "6.0 large eggs"]:
    sys.exit("changed: all items are printed")
END
