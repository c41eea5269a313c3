#!/usr/bin/env bash
# icstools has icscat, icsgrep and icsuniq, as cat, grep and uniq are for texts; icsuniq removes "duplicate events", by default
# those of the same UID. A good guess for a weekly meeting, one of which was moved to a Tuesday: it has no duplicate. The moved
# one is removed, since it has the UID of its series, as the standard wants it, and another RECURRENCE-ID, which is not looked
# at: the calendar has the meeting at its old time again. All commands drop tasks and the definitions of time zones.
# Seen: icstools 0.2.2 of PyPI with icalendar 6.3.2.
# Why it matters here: whoever removes copies of a calendar goes to the wrong room at the wrong hour.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" icstools==0.2.2 icalendar==6.3.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
import sys
from importlib.metadata import version

from icstools import icsuniq

print("icstools", version("icstools"))
ZONE = ("BEGIN:VTIMEZONE TZID:Europe/Berlin BEGIN:STANDARD DTSTART:19701025T030000 "
        "TZOFFSETFROM:+0200 TZOFFSETTO:+0100 END:STANDARD")
MEETING = "BEGIN:VEVENT UID:m1@example.org DTSTAMP:20260101T000000Z SUMMARY:Meeting"
SERIES = f"{MEETING} DTSTART;TZID=Europe/Berlin:20260105T100000 RRULE:FREQ=WEEKLY;COUNT=4 END:VEVENT"
MOVED = f"{MEETING} RECURRENCE-ID;TZID=Europe/Berlin:20260112T100000 DTSTART;TZID=Europe/Berlin:20260113T150000 END:VEVENT"
TASK = "BEGIN:VTODO UID:t1@example.org DTSTAMP:20260101T000000Z SUMMARY:Minutes END:VTODO"
calendar = f"BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN {ZONE} END:VTIMEZONE {SERIES} {MOVED} {TASK} END:VCALENDAR"

sys.argv, sys.stdin, output, sys.stdout = ["icsuniq"], io.StringIO("\r\n".join(calendar.split(" "))), sys.stdout, io.StringIO()
icsuniq.main()
result, sys.stdout = sys.stdout.getvalue(), output
print(result)
if "20260113T150000" in result or "VTODO" in result or "RRULE" not in result:
    raise SystemExit("changed: a moved meeting is no copy of its series")
END
