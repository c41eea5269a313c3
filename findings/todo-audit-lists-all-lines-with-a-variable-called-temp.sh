#!/usr/bin/env bash
# todo-audit lists the comments of a program that begin with TODO, FIXME, HACK, TEMP, XXX, BUG or NOTE. A good guess: a comment
# is what stands behind # or //. All lines that have one of the words anywhere are listed, in small letters too: the assignment
# to a variable called temp, a text that is printed with the word note, a call of note(). Comments are not looked for at all,
# and nothing tells the two kinds apart.
# Seen: todo-audit 1.0.0 of PyPI.
# Why it matters here: the list of what is left to do has lines of the program that say nothing of it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" todo-audit==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("todo-audit", version("todo-audit"))
Path("code").mkdir()
Path("code/boat.py").write_text("def read(temp):\n    # TODO: read the depth\n    note = temp * 2\n    print('a note for you')\n"
                                "    total = note + 1\n    return total  # all done\n")
run = subprocess.run([sys.executable, "-m", "todo_audit.cli", "--dir", "code", "--json"], capture_output=True, text=True)
lines = [entry["line"] for entries in json.loads(run.stdout).values() for entry in entries]
print("lines that were listed:", lines)
if lines != [1, 2, 3, 4, 5]:
    sys.exit("changed: comments are listed")
END
