#!/usr/bin/env bash
# icalevents gives the events of a calendar between two days, with those that repeat; one that is named by EXDATE is left out. A
# good guess for a ferry each six hours of which the one at 6 on the second day does not go: three of that day are left. None
# is: an exception is compared by its date alone. If it is written in UTC, for an evening of New York, the event of the next
# evening is left out, too, as its date is the one of the exception.
# Seen: icalevents 0.3.1 of PyPI, events().
# Why it matters here: of a timetable a day is missing, of an evening class the lesson after the one that was cancelled.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" icalevents==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import datetime, timezone
from importlib.metadata import version

from icalevents.icalevents import events

print("icalevents", version("icalevents"))


def times(event):
    text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:1", "SUMMARY:Ferry", *event,
                        "END:VEVENT", "END:VCALENDAR", ""])
    found = events(string_content=text.encode(), start=datetime(2026, 1, 10, tzinfo=timezone.utc),
                   end=datetime(2026, 1, 13, tzinfo=timezone.utc), sort=True)
    return [event.start.astimezone(timezone.utc).strftime("%d %H:%M") for event in found]


ferry = times(["DTSTART:20260110T000000Z", "DTEND:20260110T001000Z", "RRULE:FREQ=HOURLY;INTERVAL=6", "EXDATE:20260111T060000Z"])
print(ferry)
lessons = [times(["DTSTART;TZID=America/New_York:20260109T200000", "DTEND;TZID=America/New_York:20260109T210000",
                  "RRULE:FREQ=DAILY", *exception]) for exception in ([], ["EXDATE:20260111T010000Z"])]
print(*lessons, sep="\n")
if any(time.startswith("11") for time in ferry) or not any(time.startswith("12") for time in ferry):
    sys.exit("changed: an exception leaves the other events of the day")
if len(lessons[0]) - len(lessons[1]) != 2:
    sys.exit("changed: one lesson is left out")
END
