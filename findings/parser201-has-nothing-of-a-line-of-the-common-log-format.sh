#!/usr/bin/env bash
# parser201 takes the lines of the access log of Apache apart. A good guess: both usual forms are read, the combined one and the
# common one, without the last two fields. Of a line of the common form all fields are None, the address and the time too, as of
# a line with a blank in the name of a user, which Apache writes as it is. And a program called "Boat \"Star\" 1.0" is "Boat \":
# its name ends at the first mark.
# Seen: parser201 1.6.0 of PyPI.
# Why it matters here: whole logs count no visitor, and programs that differ behind a quotation mark are one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" parser201==1.6.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from parser201 import LogParser

print("parser201", version("parser201"))
start = "10.0.0.5 - {} [11/May/2024:10:00:00 +0200] \"GET /a HTTP/1.1\" 200 55"
lines = {"combined": start.format("-") + ' "-" "Boat/1.0"', "common": start.format("-"),
         "a user with a blank": start.format("Anna Berg") + ' "-" "Boat/1.0"',
         "a program with quotation marks": start.format("-") + r' "-" "Boat \"Star\" 1.0"'}
found = {}
for name, line in lines.items():
    parsed = LogParser(line)
    found[name] = (parsed.ipaddress, parsed.statuscode, parsed.useragent)
    print(name, found[name])
nothing = (None, None, None)
if list(found.values()) != [("10.0.0.5", 200, "Boat/1.0"), nothing, nothing, ("10.0.0.5", 200, "Boat \\")]:
    sys.exit("changed: the common form is read")
END
