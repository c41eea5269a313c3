#!/usr/bin/env bash
# clone-detect finds files of one content and deletes all but the first with --delete. A good guess for a folder with one file
# and a symbolic link to it: no duplicates. The link is a file of the same content and is met first, as it lies in the upper
# folder; it is kept, and the file in the folder below is deleted. What is left is a link that leads nowhere. Empty files are
# all one group, and of two __init__.py one is deleted.
# Seen: clone-detect 0.1 of PyPI; in a tree without links at least one copy stays.
# Why it matters here: the only copy is lost, while the report says that it is kept.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" clone-detect==0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import subprocess
import sys
from importlib.metadata import version

print("clone-detect", version("clone-detect"))
os.makedirs("d/store")
with open("d/store/thesis.txt", "w") as file:
    file.write("four years of work\n")
os.symlink("store/thesis.txt", "d/current.txt")
run = subprocess.run([sys.executable, "-m", "clone_detect.cli", "d", "--delete"], capture_output=True, text=True)
print(run.stdout, run.stderr[-300:])
print("file there:", os.path.exists("d/store/thesis.txt"), "| link there:", os.path.islink("d/current.txt"))
if os.path.exists("d/store/thesis.txt") or not os.path.islink("d/current.txt"):
    sys.exit("changed: the file is kept")
END
