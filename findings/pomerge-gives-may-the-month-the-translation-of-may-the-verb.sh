#!/usr/bin/env bash
# pomerge carries translations from one file of gettext to another. A message is told apart by its text and its context: "May"
# of the context month and "May" of the context verb. A good guess: each gets its own translation. Both get that of the last one
# in the source, marked as finished, also if the target had the right one before; merging a file into itself, as the help of the
# program says, makes two translations one. Plurals are not carried.
# Seen: pomerge 0.2.1 of PyPI.
# Why it matters here: the text alone is no key; a good translation is replaced by a wrong one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pomerge==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import polib

print("pomerge", version("pomerge"))
head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
Path("de.po").write_text(head + 'msgctxt "month"\nmsgid "May"\nmsgstr "Mai"\n\nmsgctxt "verb"\nmsgid "May"\nmsgstr "Darf"\n\n'
                         'msgid "%d boat"\nmsgid_plural "%d boats"\nmsgstr[0] "%d Boot"\nmsgstr[1] "%d Boote"\n')
Path("new.po").write_text(head + 'msgctxt "month"\nmsgid "May"\nmsgstr ""\n\nmsgid "%d boat"\nmsgid_plural "%d boats"\n'
                          'msgstr[0] ""\nmsgstr[1] ""\n')
for target in ("new.po", "de.po"):
    subprocess.run([sys.executable, "-m", "pomerge", "--from", "de.po", "--to", target], capture_output=True, check=True)
found = {name: [(entry.msgctxt, entry.msgstr or entry.msgstr_plural) for entry in polib.pofile(name)]
         for name in ("new.po", "de.po")}
for name, entries in found.items():
    print(name, entries)
if found["new.po"] != [("month", "Darf"), (None, {0: "", 1: ""})] or found["de.po"][0] != ("month", "Darf"):
    sys.exit("changed: the context is looked at")
END
