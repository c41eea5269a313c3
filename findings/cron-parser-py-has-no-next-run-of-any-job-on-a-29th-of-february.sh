#!/usr/bin/env bash
# cron-parser-py reads the times of cron and tells when a job runs next. A good guess for a job at nine each morning, asked at
# noon of the 29th of February: the 1st of March at nine. It is a ValueError, "day is out of range for month", as for all other
# jobs on this day: how far to look is the same day five years on, which no year has. A job of the 29th of February has one next
# run; behind it a list of two ends with the error.
# Seen: cron-parser-py 1.0.0 of PyPI.
# Why it matters here: a calendar of jobs works for four years less a day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cron-parser-py==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from datetime import datetime
from importlib.metadata import version

from cron_parser_py import CronParser

print("cron-parser-py", version("cron-parser-py"))
found = []
for line, now, count in (("0 9 * * *", datetime(2028, 2, 28, 12), 1), ("0 9 * * *", datetime(2028, 2, 29, 12), 1),
                         ("0 0 29 2 *", datetime(2026, 5, 1), 1), ("0 0 29 2 *", datetime(2026, 5, 1), 2)):
    try:
        found.append([str(run)[:10] for run in CronParser.parse(line).next_runs(count, now)])
    except ValueError as error:
        found.append(str(error))
    print(line, "asked on", now, "for", count, "->", found[-1])
if found[0] != ["2028-02-29"] or "out of range" not in found[1] or found[2] != ["2028-02-29"] or "out of range" not in found[3]:
    sys.exit("changed: there is a next run on a leap day")
END
