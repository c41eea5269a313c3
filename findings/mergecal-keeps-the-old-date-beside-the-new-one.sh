#!/usr/bin/env bash
# mergecal joins calendars into one and leaves out events that are in more than one of them. A good guess for a meeting that was
# moved, with the same UID and a higher SEQUENCE in the newer calendar: the newer one. Both are kept, the meeting at the old
# time and at the new, as an event is only left out if the SEQUENCE is equal too. With an equal SEQUENCE the one that comes
# first is kept, be it the older. Tasks (VTODO) of all calendars are dropped.
# Seen: mergecal 0.5.0 of PyPI; an event that did not change is written once.
# Why it matters here: the joined calendar has meetings that do not take place, and no task is left to be done.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mergecal==0.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from icalendar import Calendar
from mergecal import merge_calendars

print("mergecal", version("mergecal"))


def calendar(hour, sequence):
    return Calendar.from_ical(f"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//y//EN
BEGIN:VEVENT
UID:meeting
SEQUENCE:{sequence}
DTSTAMP:20260101T000000Z
DTSTART:20260302T{hour}0000Z
SUMMARY:Meeting at {hour}
END:VEVENT
BEGIN:VTODO
UID:task
DTSTAMP:20260101T000000Z
SUMMARY:Book a room
END:VTODO
END:VCALENDAR
""".replace("\n", "\r\n"))


moved = merge_calendars([calendar(10, 0), calendar(15, 1)])
names = [str(part["summary"]) for part in moved.walk() if "summary" in part]
print("in the joined calendar:", names)
if names != ["Meeting at 10", "Meeting at 15"]:
    sys.exit("changed: the newer meeting takes the place of the older, and tasks are kept")
END
