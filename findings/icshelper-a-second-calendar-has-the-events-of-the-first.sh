#!/usr/bin/env bash
# icshelper makes calendars of events, as text. A good guess for a program that makes two of them, one for each class of a
# school: each with its own events. The second has those of both, and so has the first, once it is written behind it: the list
# of events belongs to all calendars of a program together. A new calendar has them from its beginning.
# Seen: icshelper 0.0.1 of PyPI.
# Why it matters here: whoever writes one file for each person sends everybody the appointments of all, and counts them more
# often each time.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" icshelper==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from icshelper.Calendar import Calendar
from icshelper.Event import Event

print("icshelper", version("icshelper"))


def calendar(*titles):
    result = Calendar()
    result.addEvents([Event({"DTSTART": "20260105T100000", "DTEND": "20260105T110000", "SUMMARY": title, "DESCRIPTION": ""})
                      for title in titles])
    return result


def titles(text):
    return [line.split(":", 1)[1] for line in str(text).splitlines() if line.startswith("SUMMARY:")]


first = calendar("Latin")
before = titles(first)
second = calendar("Greek")
print("the first:", before, "the second:", titles(second), "the first again:", titles(first), "a new one:", titles(Calendar()))
if before != ["Latin"]:
    sys.exit("changed: a first calendar has other events")
if titles(second) != ["Latin", "Greek"] or titles(Calendar()) != ["Latin", "Greek"]:
    sys.exit("changed: each calendar has its own events")
END
