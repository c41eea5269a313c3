#!/usr/bin/env bash
# larzphone makes one form, E.164, of phone numbers: "normalizes any input (spaces, dashes, parens, 00/+ prefixes) to it". A good
# guess for "+44 (0)20 7946 0958", as on many letter heads: the same as for "+44 20 7946 0958". It is +4402079460958, which nobody
# can call, and is not valid; the zero is dropped only from numbers without a country code. An extension is part of the number:
# "020 7946 0958 ext. 12" is +44207946095812. Short numbers of Germany, +49 30 123456, are not valid.
# Seen: larzphone 0.1.0 of PyPI.
# Why it matters here: one line has two or three numbers in a list of contacts, and records that share it are not linked.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzphone==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzphone import format_e164, is_valid

print("larzphone", version("larzphone"))
found = []
for number in ["+44 20 7946 0958", "020 7946 0958", "+44 (0)20 7946 0958", "020 7946 0958 ext. 12", "+49 30 123456"]:
    region = None if number.startswith("+") else "GB"
    found.append((format_e164(number, region), is_valid(number, region)))
    print(number, "->", *found[-1])
if found != [("+442079460958", True), ("+442079460958", True), ("+4402079460958", False), ("+44207946095812", False),
             ("+4930123456", False)]:
    sys.exit("changed: (0) behind a country code is dropped, or an extension is not part of a number")
END
