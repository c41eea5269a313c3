#!/usr/bin/env bash
# indiaddr takes Indian addresses apart and checks that town, state and code fit each other. A good guess for "221 Chandni
# Chowk, New Delhi 110006", without the state, as it is mostly written: the town New Delhi. Delhi is a state, too, and is taken
# first, so that the rest, New, is the building, and there is no town. A street or a house named after a state is the state: Goa
# Road in Mumbai is in Goa, in the area "Road", with a warning that Mumbai is not; and Saint Mark's Road (St.) is "Street Marks
# Road".
# Seen: indiaddr 0.1.0 of PyPI.
# Why it matters here: a right address fails the check, and the town to look for is missing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" indiaddr==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from indiaddr import parse, validate


def parts(text):
    address = parse(text)
    return {name: getattr(address, name) for name in ("building", "area", "city", "state") if getattr(address, name)}


plain = "12 MG Road, Bengaluru, Karnataka 560001"
delhi, goa, mark = "221 Chandni Chowk, New Delhi 110006", "House 5, Goa Road, Mumbai 400001", "St. Marks Road, Bangalore"
print("indiaddr 0.1.0")
for text in (plain, delhi, goa, mark):
    print(text, parts(text), *validate(text).warnings)
if parts(plain).get("city") != "Bengaluru" or not validate(plain).valid:
    sys.exit("changed: a plain address is read in another way")
if parts(delhi) != {"building": "New", "area": "221 Chandni Chowk", "state": "Delhi"}:
    sys.exit("changed: New Delhi is read in another way")
if parts(goa).get("state") != "Goa" or parts(goa).get("area") != "Road" or parts(mark).get("area") != "Street Marks Road":
    sys.exit("changed: Goa Road or St. Marks Road is read in another way")
END
