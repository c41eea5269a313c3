#!/usr/bin/env bash
# txt2ics makes tasks of a calendar of the lines of a text file: "- TODO Buy milk", "- DONE Buy milk" or "- [x] Buy milk"; a
# line without such a mark is no task. A good guess for lines of prose in a list, "- Todos los barcos" or "- Donec enim": no
# tasks, as "- Buy milk" is none. The marks are looked for in any case and with no blank behind, so the first is a task to do
# and the second one that is done; "- Expired milk: bring it back" is done, too.
# Seen: txt2ics 0.0.4 of PyPI.
# Why it matters here: lines of Latin, Spanish and English notes come as tasks, done or not, among those of the calendar.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" txt2ics==0.0.4 icalendar==7.3.2 python-dateutil==4.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from txt2ics import make_todo


def status(line):
    todo = make_todo(line + "\n")
    return None if todo is None else str(todo["status"])


lines = ["- TODO Buy milk", "- DONE Buy milk", "- [x] Buy milk", "- Buy milk", "- Todos los barcos", "- Donec enim sapien",
         "- Expired milk: bring it back"]
found = {line: status(line) for line in lines}
print("txt2ics 0.0.4")
for line, value in found.items():
    print(line, "is", value)
if list(found.values())[:4] != ["NEEDS-ACTION", "COMPLETED", "COMPLETED", None]:
    sys.exit("changed: a line with a mark is read in another way, or one without")
if list(found.values())[4:] != ["NEEDS-ACTION", "COMPLETED", "COMPLETED"]:
    sys.exit("changed: a line of prose is no task")
END
