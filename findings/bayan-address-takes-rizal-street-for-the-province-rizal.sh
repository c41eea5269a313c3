#!/usr/bin/env bash
# bayan-address parses addresses of the Philippines. A good guess for "123 Rizal Street, Poblacion, Makati City", with the most
# usual name of a street in the country: the street is Rizal Street, the city Makati. The street is "Street", and Makati is in
# the province of Rizal, of region IV-A, where it is not: names of provinces are looked for first, anywhere. A house with the
# number 1234 is the postal code, and the code, 1000, is a part of the village.
# Seen: bayan-address 0.2.1 of PyPI; "56 Bonifacio Street, Cebu City" is right.
# Why it matters here: streets named after Rizal, Quezon or Aurora lose their names, and people are put into another province.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bayan-address==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bayan_address.main import parse

print("bayan-address", version("bayan-address"))
found = []
for address in ("123 Rizal Street, Poblacion, Makati City", "45 Quezon Avenue, Pasig City",
                "1234 Mabini Street, Ermita, Manila City, Metro Manila 1000", "56 Bonifacio Street, Cebu City"):
    parts = parse(address)
    print(address, "->", {name: parts.get(name) for name in ("building", "street", "city", "province", "zip_code")})
    found.append((parts["street"], parts.get("province"), parts.get("zip_code")))
if found != [("Street", "Rizal", None), ("Avenue", "Quezon", None), ("Mabini Street", None, "1234"),
             ("Bonifacio Street", None, None)]:
    sys.exit("changed: the name of a street is the name of the street")
END
