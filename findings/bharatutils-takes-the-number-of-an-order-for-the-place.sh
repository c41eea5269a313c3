#!/usr/bin/env bash
# bharatutils takes the postal code, the state and the city out of an Indian address. A good guess for an address with a number
# of six digits before the postal code, which stands at its end: the code at the end. The first number of six digits is taken:
# "Order 123456, MG Road, Pune 411001" is in Haryana, with Pune as its city, and "H.No. 4-5-678901, Hyderabad - 500001" in
# Kerala. That city and state do not go together is not looked at.
# Seen: bharatutils 0.1.2 of PyPI.
# Why it matters here: the answer is a valid code of a place far away, and addresses are compared by their codes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bharatutils==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bharatutils import parse_address

print("bharatutils", version("bharatutils"))
found = []
for address in ("12 MG Road, Pune 411001", "Order 123456, MG Road, Pune 411001", "H.No. 4-5-678901, Hyderabad - 500001"):
    parts = parse_address(address)
    found.append((parts["pincode"], parts["state"], parts["city"]))
    print(address, "->", *found[-1])
if found[1:] != [("123456", "Haryana", "Pune"), ("678901", "Kerala", "Hyderabad")]:
    sys.exit("changed: the last six digits are the code")
END
