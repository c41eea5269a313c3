#!/usr/bin/env bash
# kcal changes .ics files from the command line, for scripts. A good guess for kcal delete 1 in a calendar with the events 1, 2
# and 10: event 1 is deleted, with its alarm. 1 and 10 are deleted, all whose UID begins with what is given, and "Deleted event 1"
# is said. Their alarms are still there, and those of all other events too, at the top of the calendar, where no alarm may be,
# also those of the time zones; the alarms of events that stay are there twice. And kcal list --date shows a weekly event on its
# first day alone.
# Seen: kcal-cli 0.2.0 of PyPI.
# Why it matters here: other appointments are gone, and a calendar program may refuse the file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" kcal-cli==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import re
import subprocess
import sys
from importlib.metadata import version

print("kcal-cli", version("kcal-cli"))


def event(uid, day, extra=()):
    return ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", f"SUMMARY:Event {uid}", f"DTSTART:202606{day}T140000Z",
            f"DTEND:202606{day}T150000Z", *extra, "BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:Alarm {uid}", "TRIGGER:-PT5M",
            "END:VALARM", "END:VEVENT"]


lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", *event(1, "01"), *event(2, "02", ["RRULE:FREQ=WEEKLY"]),
         *event(10, "10"), "END:VCALENDAR", ""]
with open("plan.ics", "w", newline="") as file:
    file.write("\r\n".join(lines))


def kcal(*arguments):
    run = subprocess.run([sys.executable, "-m", "kcal", "-f", "plan.ics", *arguments], capture_output=True, text=True, check=True)
    print("kcal", *arguments, "->", run.stdout.strip())
    return run.stdout


later = kcal("list", "--date", "2026-06-09")
kcal("delete", "1")
text = open("plan.ics").read()
left = re.findall(r"UID:(\d+)", text)
outside = re.findall(r"DESCRIPTION:(.*?)\r?\n", re.sub(r"(?s)BEGIN:VEVENT.*?END:VEVENT", "", text))
print("events left:", left, "alarms outside of events:", outside)
if left != ["2"] or outside != ["Alarm 1", "Alarm 2", "Alarm 10"] or "No events" not in later:
    sys.exit("changed: event 1 alone is deleted, with its alarm")
END
