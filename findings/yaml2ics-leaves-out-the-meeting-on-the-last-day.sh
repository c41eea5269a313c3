#!/usr/bin/env bash
# yaml2ics makes a calendar of a YAML file; a repeated event has an interval and an end, "until: 2026-03-16". A good guess for a
# meeting at 15:00 each Monday from 2 to 16 March: three meetings. The calendar has two: the date is written as its midnight,
# UNTIL=20260316T000000, in front of the meeting of that day. It has no Z, which the format wants beside a time zone, so that
# other calendars refuse the rule or count in another zone.
# Seen: yaml2ics 0.3 of PyPI; the third meeting is there with until: 2026-03-17.
# Why it matters here: the last meeting of each series is not in anybody's calendar.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" yaml2ics==0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import contextlib
import io
import re
import sys
from datetime import datetime
from importlib.metadata import version

import yaml2ics
from dateutil.rrule import rrulestr

print("yaml2ics", version("yaml2ics"))


def meetings(until):
    with open("plan.yaml", "w") as file:
        file.write("name: Plan\ntimezone: Europe/Berlin\nevents:\n  - summary: Meeting\n    begin: 2026-03-02 15:00:00\n"
                   f"    duration:\n      minutes: 30\n    repeat:\n      interval:\n        weeks: 1\n      until: {until}\n")
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        yaml2ics.main(["yaml2ics", "plan.yaml"])
    rule = re.search(r"RRULE:(FREQ=WEEKLY\S*)", output.getvalue()).group(1)
    days = [str(day.date()) for day in rrulestr(rule, dtstart=datetime(2026, 3, 2, 15))]
    print(f"until {until}: {rule}, meetings: {days}")
    return days


if len(meetings("2026-03-16")) != 2 or len(meetings("2026-03-17")) != 3:
    sys.exit("changed: the last day is part of the series")
END
