#!/usr/bin/env bash
# codechu-fmt writes durations and counts for people. A good guess for 3599.6 seconds and for 999950: 1h 0m and 1.0M, as for
# 3600 and 1000000. They are "60m 0s" and "1000.0K": the unit is chosen before the number is rounded. 59.96 seconds are "60.0s"
# where 60 are "1m 0s". 119.6 seconds are right.
# Seen: codechu-fmt 0.4.0 of PyPI.
# Why it matters here: texts that are compared or sorted, as in a log of runs, have two forms for one duration, and a reader of
# such texts has to know 60 minutes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" codechu-fmt==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from codechu_fmt import format_compact, format_duration

print("codechu-fmt", version("codechu-fmt"))
times = [format_duration(seconds) for seconds in (59.96, 60, 119.6, 3599.6, 3600)]
counts = [format_compact(count) for count in (999949, 999950, 1000000)]
print(times)
print(counts)
if times != ["60.0s", "1m 0s", "2m 0s", "60m 0s", "1h 0m"] or counts != ["999.9K", "1000.0K", "1.0M"]:
    sys.exit("changed: 60 minutes are an hour")
END
