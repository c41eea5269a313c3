#!/usr/bin/env bash
# larzdiff shows "exactly what changed" between two values, by line for texts, "perfect for test failure messages", and says "no
# difference" for equal ones. A good guess for a text of which the line "-- Anna" was removed: "--- Anna", with the mark of a
# removed line. It says "no difference": lines of the comparison that begin with "---" or "+++" are left out as heads of files,
# and so are all removed lines that begin with two hyphens and all new ones with two plus signs: signatures of mails, comments of
# SQL, rules and metadata of Markdown, options in manuals.
# Seen: larzdiff 0.1.0 of PyPI; a changed line is shown with its new half only.
# Why it matters here: different texts are reported as equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzdiff==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzdiff import are_equal, diff

print("larzdiff", version("larzdiff"))
PAIRS = [("Bring chairs.\n-- Anna\n", "Bring chairs.\n"), ("i = 1;\n", "i = 1;\n++i;\n"),
         ("Options:\n--all  shows all boats\n", "Options:\n--all  shows all chairs\n"),
         ("Bring chairs.\nAnna\n", "Bring chairs.\n")]
found = []
for old, new in PAIRS:
    found.append(diff(old, new))
    print(repr(old), "and", repr(new), "equal:", are_equal(old, new), "->", repr(found[-1]))
if found != ["no difference", "no difference", "+--all  shows all chairs", "-Anna"]:
    sys.exit("changed: lines that begin with two hyphens or plus signs are compared")
END
