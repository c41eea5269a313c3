#!/usr/bin/env bash
# caldav2ics saves each calendar of a server as a file. A good guess for two calendars, Работа and Семья: two files. The name of
# the file is made of the ASCII letters and digits of the name of the calendar, so that both are written to ".ics", a hidden
# file, and the second takes the place of the first. "Team A+" and "Team A-" are one file TeamA.ics. The alarms of the events
# are left out.
# Seen: caldav2ics 0.1.2 of PyPI; Work and Family are two files.
# Why it matters here: a backup holds one of several calendars, no message tells it, and the log counts all of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" caldav2ics==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

from caldav2ics import cli

print("caldav2ics", version("caldav2ics"))
EVENT = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//y//EN
BEGIN:VEVENT
UID:%s
DTSTAMP:20260101T000000Z
DTSTART:20260101T100000Z
SUMMARY:%s
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT10M
DESCRIPTION:Soon
END:VALARM
END:VEVENT
END:VCALENDAR
"""
for name, text in (("Работа", "Meeting"), ("Семья", "Birthday"), ("Team A+", "Plus"), ("Team A-", "Minus")):
    cli.write_calendar(name, [SimpleNamespace(_data=EVENT % (text, text))], "Ann", ".")
files = {path.name: path.read_text(encoding="utf-8") for path in Path(".").glob("*.ics")} | {
    path.name: path.read_text(encoding="utf-8") for path in Path(".").glob(".*ics")}
for name, text in sorted(files.items()):
    print(name, [line for line in text.splitlines() if line.startswith(("SUMMARY", "BEGIN:VALARM"))])
if sorted(files) != [".ics", "TeamA.ics"] or "Meeting" in files[".ics"] or "VALARM" in files[".ics"]:
    sys.exit("changed: each calendar has its file")
END
