#!/usr/bin/env bash
# jacobus tidies the white space of files in place, and --unique takes lines out that come twice. A good guess: the first of two
# equal lines stays where it was. The lines come in another order in each run: they go through a set, whose order depends on a
# number that Python draws at its start. A list of twenty lines without any copy is shuffled as well, and of the empty lines
# between paragraphs one is left, anywhere.
# Seen: jacobus 2.3.1 of PyPI.
# Why it matters here: the file is written back under its own name; its order is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" jacobus==2.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("jacobus", version("jacobus"))
lines = [f"{number:02} line of a poem\n" for number in range(20)]
orders = []
for seed in ("1", "2", "3"):
    Path("poem.txt").write_text("".join(lines[:10]) + "\n" + "".join(lines[10:]) + "\n" + lines[0])
    program = [sys.executable, "-c", "from jacobus import main; main()", "--unique", "poem.txt"]
    subprocess.run(program, check=True, env=os.environ | {"PYTHONHASHSEED": seed})
    orders.append([line[:2] for line in Path("poem.txt").read_text().splitlines() if line])
    print(" ".join(orders[-1]))
if orders[0] == orders[1] == orders[2] or any(sorted(order) != [line[:2] for line in lines] for order in orders):
    sys.exit("changed: the lines stay in their order")
END
