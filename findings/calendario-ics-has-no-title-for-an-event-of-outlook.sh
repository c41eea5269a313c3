#!/usr/bin/env bash
# calendario_ics reads and changes the events of calendar files (.ics). A good guess for SUMMARY;LANGUAGE=en-us:Fair, as Outlook
# and Exchange write each title: the title Fair. The title is empty: a title, a place or a description is found only if the colon
# follows its name at once. A time in UTC, 14:00 with Z, is read as 14:00 of the clock here, and where a long line is folded in
# front of a blank, the two words are joined.
# Seen: calendario_ics 2.3.1 of PyPI.
# Why it matters here: the meetings of a whole company have no names and are an hour or more too early or late.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" calendario-ics==2.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import sys
from importlib.metadata import version

os.environ["HOME"] = os.getcwd()
import calendario_ics

print("calendario_ics", version("calendario_ics"))
TEXT = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z",
                    "SUMMARY;LANGUAGE=en-us:Fair", "LOCATION:The harbour of", "  Hull", "DTSTART:20260702T140000Z",
                    "DTEND:20260702T150000Z", "END:VEVENT", "BEGIN:VEVENT", "UID:2", "DTSTAMP:20260101T000000Z",
                    "SUMMARY:Boats", "DTSTART:20260703T140000", "END:VEVENT", "END:VCALENDAR", ""])
fair, boats = calendario_ics.parsear_eventos(TEXT)
for event in (fair, boats):
    print({key: str(event[key]) for key in ("summary", "location", "dtstart")})
if fair["summary"] != "" or fair["location"] != "The harbour ofHull" or fair["dtstart"].hour != 14 or boats["summary"] != "Boats":
    sys.exit("changed: the event has its title, its place and its time")
END
