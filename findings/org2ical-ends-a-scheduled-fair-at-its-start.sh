#!/usr/bin/env bash
# org2ical writes the times of an Org file as events of a calendar. A good guess for "SCHEDULED: <2024-05-04 Sat 10:00-12:00>":
# an event from ten to twelve, as it is for the same time without the word SCHEDULED. The end that was read is thrown away: the
# event ends at ten, as it starts. So it is with a DEADLINE, and with days: one that is scheduled ends on the day it starts,
# which in a calendar is no time at all, and a plain one, too; a range of days has its last day and one more, as it should be.
# Seen: org2ical 0.0.4 with orgparse 0.5.20260926, both of PyPI.
# Why it matters here: "what is on at eleven" finds the plain event alone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" org2ical==0.0.4 orgparse==0.5.20260926 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

import org2ical


def times(line):
    text, warnings = org2ical.loads(f"* Fair\n{line}\n")
    fields = dict(row.split(":", 1) for row in text.splitlines() if row.startswith(("DTSTART", "DTEND")))
    return fields["DTSTART"], fields["DTEND"], warnings


plain = times("<2024-05-04 Sat 10:00-12:00>")
scheduled = times("SCHEDULED: <2024-05-04 Sat 10:00-12:00>")
deadline = times("DEADLINE: <2024-05-04 Sat 10:00-12:00>")
day = times("SCHEDULED: <2024-05-04 Sat>")
days = times("<2024-05-04 Sat>--<2024-05-06 Mon>")
print("org2ical 0.0.4, start, end and warnings")
for name, value in (("plain", plain), ("SCHEDULED", scheduled), ("DEADLINE", deadline), ("a day", day), ("three days", days)):
    print(name, *value)
if plain[:2] != ("20240504T100000Z", "20240504T120000Z") or days[:2] != ("20240504", "20240507"):
    sys.exit("changed: a plain time is written in another way")
if scheduled != ("20240504T100000Z", "20240504T100000Z", []) or deadline != scheduled or day[0] != day[1]:
    sys.exit("changed: a scheduled event has an end")
END
