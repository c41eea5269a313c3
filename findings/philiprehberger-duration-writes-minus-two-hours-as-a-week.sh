#!/usr/bin/env bash
# philiprehberger-duration reads durations ("2h 30m", "1 day, 3 hours") and writes them. A good guess for minus two hours, the
# difference of two durations: -2h. It is written "-1w 6d 22h", a week back and nearly one on, and read again that is a week,
# six days and 22 hours, since a sign is skipped: "-2h" is two hours. So is all that has no unit behind it: "1,5 hours", as most
# of Europe writes one and a half, is five hours.
# Seen: philiprehberger-duration 0.4.0 of PyPI.
# Why it matters here: what is over and what is to come are the same, and a comma makes hours of minutes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" philiprehberger-duration==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from philiprehberger_duration import Duration, format, parse

late = Duration.from_seconds(parse("1h")) - Duration.from_seconds(parse("3h"))
print("philiprehberger-duration 0.4.0")
print("2h 30m is", parse("2h 30m"), "and back", format(9000))
print("1h - 3h is", late, "or", late.total_seconds(), "seconds; read again", parse(str(late)))
print("-2h is", parse("-2h"), "and 1,5 hours are", parse("1,5 hours"), "1.5 hours", parse("1.5 hours"))
if format(parse("2h 30m")) != "2h 30m" or parse("1.5 hours") != 5400 or late.total_seconds() != -7200:
    sys.exit("changed: two and a half hours, or the difference, are another number of seconds")
if str(late) != "-1w 6d 22h" or parse(str(late)) != 1202400 or parse("-2h") != 7200 or parse("1,5 hours") != 18000:
    sys.exit("changed: minus two hours, or a comma, are read or written in another way")
END
