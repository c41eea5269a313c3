#!/usr/bin/env bash
# jicson is an "easy ics file parser" that makes dictionaries of a calendar. A good guess for a description of 100 letters, on two
# lines as calendars fold lines of more than 75: all of it. It ends at the fold: the second line is dropped, or, if it has a
# colon, is a property with its first words as the name. Of several guests (ATTENDEE) or exceptions (EXDATE), only the last is
# there, and a value has no name of its own if it has parameters: its key is "DTSTART;TZID=Europe/Berlin".
# Seen: jicson 1.0.2 of PyPI.
# Why it matters here: long titles and descriptions lose their ends, and meetings all but one guest.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" jicson==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import jicson

print("jicson", version("jicson"))
ICS = """BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:fair@example.org
DTSTART:20260801T150000Z
SUMMARY:Market at the harbour
DESCRIPTION:The boats come at noon and each of the guests who want to sail
  is asked to bring a coat.
LOCATION:The old harbour of the town behind the church\\, next to the house of
  the pilots\\; entrance: east
ATTENDEE:mailto:anna@example.org
ATTENDEE:mailto:bo@example.org
END:VEVENT
END:VCALENDAR
"""
event = jicson.fromText(ICS)["VCALENDAR"][0]["VEVENT"][0]
for key, value in event.items():
    print(repr(key), "->", repr(value))
if not event["DESCRIPTION"].endswith("want to sail") or event["ATTENDEE"] != "mailto:bo@example.org" \
        or "  the pilots\\; entrance" not in event:
    sys.exit("changed: folded lines are joined, or all guests are there")
END
