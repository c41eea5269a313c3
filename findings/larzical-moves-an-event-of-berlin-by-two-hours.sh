#!/usr/bin/env bash
# larzical builds calendars and parses "the ones they send you"; parse() and to_ical() are there and back. A good guess for a
# weekly event at 15:00 of Europe/Berlin that is read and written: it is at 15:00 of Berlin. It is at 15:00 UTC, 17:00 in Berlin:
# the zone of a time is dropped when it is read, and each time is written with the Z of UTC. The exception of one week (EXDATE) is
# read and not written, like categories and the number of the revision, so the cancelled day comes back.
# Seen: larzical 0.1.0 of PyPI; what is not written is in event.extra.
# Why it matters here: a merged or filtered calendar has each event at another time, and cancelled ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzical==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzical import Calendar

print("larzical", version("larzical"))
ICS = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:fair@example.org
DTSTAMP:20260701T080000Z
DTSTART;TZID=Europe/Berlin:20260801T150000
DTEND;TZID=Europe/Berlin:20260801T160000
RRULE:FREQ=WEEKLY;COUNT=4
EXDATE;TZID=Europe/Berlin:20260808T150000
SUMMARY:Market at the harbour
CATEGORIES:town
END:VEVENT
END:VCALENDAR
"""
calendar = Calendar.parse(ICS)
text = calendar.to_ical()
print(text.replace("\r", ""))
print("not written:", calendar.events[0].extra)
lines = text.splitlines()
if "DTSTART:20260801T150000Z" not in lines or "EXDATE" in text or "CATEGORIES" in text:
    sys.exit("changed: a time keeps its zone, or an exception is written")
END
