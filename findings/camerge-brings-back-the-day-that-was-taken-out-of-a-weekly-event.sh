#!/usr/bin/env bash
# camerge writes one calendar out of several (Google's, Outlook's, a file) and copies a fixed list of the properties of an
# event. EXDATE, RDATE and DURATION are not in the list, nor are LOCATION and DESCRIPTION, also of a calendar that is not to
# be anonymous: a day that was taken out of a weekly event comes back, and an event that gives its length with DURATION has no
# end in the new calendar. The addresses of the owner are looked for inside the addresses of the guests: the yes of
# joanna@example.org counts as that of anna@example.org, whose own answer is no. Good guess: all that says when an event takes
# place is kept, and an address equals an address.
# Seen: camerge 0.0.3 of PyPI with icalendar 5.0.13, Python 3.11.
# Why it matters here: a program that copies a list of fields has to list the fields that take something away, and one that
# looks for an address has to compare it as a whole.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" camerge==0.0.3 icalendar==5.0.13 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from camerge import merge_calendars

print("camerge", version("camerge"))
CALENDAR = """data://BEGIN:VCALENDAR
VERSION:2.0
PRODID:test
BEGIN:VEVENT
UID:1
DTSTAMP:20250101T000000Z
DTSTART:20250106T090000Z
DURATION:PT2H
RRULE:FREQ=WEEKLY;COUNT=3
EXDATE:20250113T090000Z
SUMMARY:Choir
LOCATION:Hall
ATTENDEE;PARTSTAT=DECLINED:mailto:anna@example.org
ATTENDEE;PARTSTAT=ACCEPTED:mailto:joanna@example.org
END:VEVENT
END:VCALENDAR
""".replace("\n", "\r\n")
merged = merge_calendars([(CALENDAR, False)], known_emails=["anna@example.org"])
print(merged.replace("\r", ""))
if any(word in merged for word in ("EXDATE", "DURATION", "DTEND", "Hall")) \
        or "STATUS:CONFIRMED" not in merged or "SUMMARY:Choir" not in merged:
    sys.exit("changed: the length and the days taken out are kept, or the answer is that of anna")
END
