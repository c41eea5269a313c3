#!/usr/bin/env bash
# csv-ical writes a CSV file out of a calendar and a calendar out of a CSV file. The CSV file it writes has five columns
# (name, begin, end, description, place) and the one it reads four (name, date, description, place) unless told otherwise, so
# a calendar that went there and back has the end of an event as its description and the description as its place. A
# description or place that an event lacks is written as the word "None", and an event with a DURATION has no end. Good guess:
# what is written is read as it was, and what is missing is an empty cell.
# Seen: csv-ical 2.2.0 of PyPI with icalendar 6.1.0, Python 3.11.
# Why it matters here: a converter of two directions should be tested by going there and back, with an event that has nothing
# but a name and a day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csv-ical==2.2.0 icalendar==6.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import datetime
import sys
from importlib.metadata import version

from csv_ical import Convert

print("csv-ical", version("csv-ical"))
with open("a.ics", "w", encoding="utf-8", newline="") as file:
    file.write("""BEGIN:VCALENDAR
VERSION:2.0
PRODID:x
BEGIN:VEVENT
UID:1
DTSTART:20250301T100000
DTEND:20250301T110000
SUMMARY:Choir
DESCRIPTION:Bring notes
LOCATION:Hall
END:VEVENT
BEGIN:VEVENT
UID:2
DTSTART:20250302T100000
DURATION:PT1H
SUMMARY:Walk
END:VEVENT
END:VCALENDAR
""".replace("\n", "\r\n"))
first = Convert()
first.read_ical("a.ics")
first.make_csv()
first.save_csv("a.csv")
second = Convert()
rows = second.read_csv("a.csv")
print(*rows, sep="\n")
for row in rows:
    row[1] = datetime.datetime.fromisoformat(row[1])
event = second.make_ical().walk("VEVENT")[0]
print(event["DESCRIPTION"], event["LOCATION"], sep=" | ")
if rows[1][2:] != ["", "None", "None"] or (event["DESCRIPTION"], event["LOCATION"]) != ("2025-03-01 11:00:00", "Bring notes"):
    sys.exit("changed: the columns fit, or missing cells are empty")
END
