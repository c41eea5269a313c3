#!/usr/bin/env bash
# duration-humanizer writes a number of seconds as a text. A good guess, which its page makes too: 90061 is "1 day 1 hour 1
# minute 1 second". It is "25 hours 1 minute 1 second": there are no days in this release, and 400 days are 9600 hours. A cue
# that is 5 seconds early, -5, is "-1 hours 59 minutes 55 seconds", and 125.7 seconds are "2.0 minutes 5.700000000000003
# seconds".
# Seen: duration-humanizer 0.2.3 of PyPI.
# Why it matters here: the length of a recording is shown with a sign that holds for one part of it only, or with sixteen
# digits.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" duration-humanizer==0.2.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from duration_humanizer import humanize

print("duration-humanizer", version("duration-humanizer"))
found = [humanize(seconds) for seconds in (3661, 90061, 400 * 86400, -5, 125.7)]
print(*found, sep="\n")
if found != [
    "1 hour 1 minute 1 second",
    "25 hours 1 minute 1 second",
    "9600 hours",
    "-1 hours 59 minutes 55 seconds",
    "2.0 minutes 5.700000000000003 seconds",
]:
    sys.exit("changed: there are days, or minus five seconds are five seconds")
END
