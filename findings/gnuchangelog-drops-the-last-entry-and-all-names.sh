#!/usr/bin/env bash
# gnuchangelog reads the change logs of GNU, where each day begins with a date, a name and an address in angle brackets. A good
# guess: a log with three entries has three, with their authors. It has two: an entry is put into the list when the next one
# begins, and behind the last there is none; a log with one entry is empty. And no entry has a name or an address: where the
# name stands, dots are looked for, not any signs.
# Seen: gnuchangelog 0.0.2 of PyPI.
# Why it matters here: the beginning of the history is lost, and nobody knows who wrote a line.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gnuchangelog==0.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import gnuchangelog

print("gnuchangelog", version("gnuchangelog"))
log = ("2024-05-11  Anna Berg  <anna@example.org>\n\n\t* boat.c (sail): New function.\n\tUse it.\n\t* mast.c: Fix.\n\n"
       "2024-05-10  Ben Holm  <ben@example.org>\n\n\t* boat.c: First version.\n")
found = [(entry.date, entry.author.name, entry.author.email, entry.text) for entry in gnuchangelog.loads(log)]
for entry in found:
    print(entry)
if [entry[3] for entry in found] != ["boat.c (sail): New function. Use it.", "mast.c: Fix."] or any(entry[1] for entry in found):
    sys.exit("changed: all entries are there, with their authors")
END
