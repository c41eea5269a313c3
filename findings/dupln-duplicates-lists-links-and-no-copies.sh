#!/usr/bin/env bash
# dupln finds duplicate files and makes links of them. A good guess for "dupln duplicates" in a directory with two files of one
# content, and one file with a second link: the two copies. It lists the file with two links, which takes its place once, and
# not the copies: the contents are not read, names of one inode are meant. "dupln uniques" lists both copies as unique files.
# Seen: dupln 0.1.2 of PyPI; "dupln link" does compare contents.
# Why it matters here: a list of duplicates is empty where all is stored twice, and who deletes what is listed saves nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dupln==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import subprocess
import sys
from importlib.metadata import version

print("dupln", version("dupln"))
os.mkdir("d")
for name, text in (("copy1", "a" * 100), ("copy2", "a" * 100), ("one", "b" * 100)):
    with open(f"d/{name}", "w") as file:
        file.write(text)
os.link("d/one", "d/one-linked")
seen = {}
for command in ("duplicates", "uniques"):
    run = subprocess.run([sys.executable, "-m", "dupln", command, "d"], capture_output=True, text=True)
    seen[command] = sorted(line.strip(" -") for line in run.stdout.splitlines() if "d/" in line)
    print(command, seen[command])
if "d/copy1" in seen["duplicates"] or len(seen["duplicates"]) != 2 or not {"d/copy1", "d/copy2"} <= set(seen["uniques"]):
    sys.exit("changed: files of one content are duplicates")
END
