#!/usr/bin/env bash
# ics-to-org makes Org mode files of a calendar. A good guess for a meeting at 10 o'clock in UTC, one at 10 in Tokyo and one at
# 10 in New York: three times of the day. All are 10:00, as the zone is taken off the time and nothing is added. A meeting with
# a start and no end loses its time and is a whole day, and a trip of five days stands on its first day only.
# Seen: ics-to-org 1.0.6 of PyPI; times in the zone of the reader are right.
# Why it matters here: calls with people abroad are missed by hours, and days that are taken look free.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ics-to-org==1.0.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from icalendar import Calendar
from ics_sync import parse_ics_event

print("ics-to-org", version("ics-to-org"))
EVENT = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Call\r\n%s\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
times = {
    "10 UTC": "DTSTART:20260302T100000Z\r\nDTEND:20260302T110000Z",
    "10 Tokyo": "DTSTART;TZID=Asia/Tokyo:20260302T100000\r\nDTEND;TZID=Asia/Tokyo:20260302T110000",
    "10 New York": "DTSTART;TZID=America/New_York:20260302T100000\r\nDTEND;TZID=America/New_York:20260302T110000",
    "no end": "DTSTART:20260302T100000Z",
    "five days": "DTSTART;VALUE=DATE:20260302\r\nDTEND;VALUE=DATE:20260307",
}
seen = {}
for name, lines in times.items():
    event = Calendar.from_ical(EVENT % lines).walk("VEVENT")[0]
    seen[name] = parse_ics_event(event).to_org_timestamp()
    print(f"{name:12} {seen[name]}")
if len({seen[name] for name in list(times)[:3]}) != 1 or ":" in seen["no end"] or seen["five days"] != "<2026-03-02 Mon>":
    sys.exit("changed: times have their zone")
END
