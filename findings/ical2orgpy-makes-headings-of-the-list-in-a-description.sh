#!/usr/bin/env bash
# ical2orgpy makes an org-mode file of a calendar, each event with its description. A good guess for an event with the description
# "Bring:", "* tea", "* bread": one heading, Fair, with three lines below. There are three headings, Fair, tea and bread: the
# description is written from the beginning of the line, where a star makes a heading. Semicolons are written as \;.
# Seen: ical2orgpy 0.5 of PyPI; a list with hyphens stays one.
# Why it matters here: each point of a list is an entry of its own in the outline, and what follows it belongs to it, not to the
# event.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ical2orgpy==0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
import sys
from datetime import datetime, timedelta
from importlib.metadata import version

from ical2orgpy import Convertor

print("ical2orgpy", version("ical2orgpy"))
day = datetime.now() + timedelta(days=3)
TEXT = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z",
                    "SUMMARY:Fair", "DESCRIPTION:Bring:\\n* tea\\n* bread\\; milk\\nCall Anna.", f"DTSTART:{day:%Y%m%d}T140000Z",
                    f"DTEND:{day:%Y%m%d}T150000Z", "END:VEVENT", "END:VCALENDAR", ""])
output = io.StringIO()
Convertor(days=30, tz="Europe/Berlin")(io.StringIO(TEXT), output)
print(output.getvalue())
headings = [line for line in output.getvalue().split("\n") if line.startswith("* ")]
if headings != ["* Fair", "* tea", "* bread\\; milk"]:
    sys.exit("changed: the event has one heading")
END
