#!/usr/bin/env bash
# icalendar-light reads the events of a calendar; those that repeat have their days. A good guess for a birthday ten days from
# now, which repeats each year since 2020: it is in ten days. It is today, whenever one asks: the rule is evaluated from the
# present moment on, not from the first day of the event, so that a weekly event is on the weekday of today, too. The text of an
# alarm that belongs to an event is put behind the description of the event, without a blank.
# Seen: icalendar-light 1.0.0 of PyPI, iter_events_upcoming(); rules with BYDAY name their weekday themselves.
# Why it matters here: everybody has a birthday today, and the meeting of Mondays is each day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" icalendar-light==1.0.0 python-dateutil || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import datetime, timedelta
from importlib.metadata import version

from icalendar_light.toolbox import Calendar

print("icalendar-light", version("icalendar-light"))
birthday = datetime.now() + timedelta(days=10)
lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", f"DTSTART:2020{birthday:%m%d}T120000Z", f"DTEND:2020{birthday:%m%d}T130000Z",
         "SUMMARY:Ann", "DESCRIPTION:Cake", "RRULE:FREQ=YEARLY", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder",
         "END:VALARM", "END:VEVENT", "END:VCALENDAR"]
event = next(Calendar.iter_events_upcoming(lines, days_forward=30))
print("in", (event.dt_start.date() - datetime.now().date()).days, "days:", event.summary, repr(event.description))
if abs((event.dt_start.date() - datetime.now().date()).days) > 1 or event.description != "CakeReminder":
    sys.exit("changed: a birthday is on its day")
END
