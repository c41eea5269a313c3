#!/usr/bin/env bash
# ical2jcal converts calendars of the format iCalendar to jCal, which is JSON. A good guess for a file with two calendars, one
# behind the other, as a file may have by the standard, and as servers and programs write that export all calendars of a
# person: the events of both, or an error. The first calendar is written, with exit code 0, and the second is left out. All of
# them are read; a list of one is then taken for granted.
# Seen: ical2jcal 1.0.6 of PyPI.
# Why it matters here: all but one of the calendars of a person are lost on the way.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ical2jcal==1.0.6 icalendar==7.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version

print("ical2jcal", version("ical2jcal"))
HEAD = "BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN BEGIN:VEVENT DTSTAMP:20260101T000000Z DTSTART:20260105T100000Z"
calendars = [f"{HEAD} UID:{name}@example.org SUMMARY:{name} END:VEVENT END:VCALENDAR" for name in ("Fair", "Regatta")]
with open("all.ics", "w") as file:
    file.write("\r\n".join(" ".join(calendars).split(" ")) + "\r\n")
script = "import sys; from ical2jcal.cli import ical2jcal; sys.argv[0] = 'ical2jcal'; ical2jcal()"
done = subprocess.run([sys.executable, "-c", script, "all.ics", "-"], capture_output=True, text=True)
print(open("all.ics").read(), "->", done.stdout, done.stderr, "exit code", done.returncode)
if done.returncode != 0 or "Regatta" in done.stdout or "Fair" not in json.dumps(json.loads(done.stdout)):
    raise SystemExit("changed: the second calendar is there, or there is an error")
END
