#!/usr/bin/env bash
# phone-toolkit reads phone numbers of the world, checks and formats them. A good guess for +39 06 698 1234, a number of Rome:
# the 0 stays, as in Italy it is part of the number also for calls from abroad. It is taken off as the 0 of other countries is,
# so the number is +39 669 81234, valid, and another subscriber or none; Milan is +39 212 34567. Mobile numbers of Italy, which
# have no 0, are right. And the brackets of +44 (0)20 7946 0958, as half of Britain writes it, are an error.
# Seen: phone-toolkit 0.1.0 of PyPI.
# Why it matters here: the two ways to write one number have one key, and it is not the number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" phone-toolkit==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from phone_parser import is_valid, parse

numbers = {"mobile": "+39 340 1234567", "Rome": "+39 06 698 1234", "Milan": "+39 02 1234567", "London": "+44 20 7946 0958"}
found = {name: str(parse(number)) for name, number in numbers.items()}
print("phone-toolkit 0.1.0")
for name, number in numbers.items():
    print(name, number, "is", found[name], "area", parse(number).area_code, "valid", is_valid(number))
try:
    print(parse("+44 (0)20 7946 0958"))
    sys.exit("changed: a 0 in brackets is read")
except ValueError as error:
    print("+44 (0)20 7946 0958:", error)
if found["mobile"] != "+393401234567" or found["London"] != "+442079460958":
    sys.exit("changed: a mobile number of Italy or one of London is read in another way")
if found["Rome"] != "+3966981234" or found["Milan"] != "+3921234567" or not is_valid(numbers["Rome"]):
    sys.exit("changed: Rome and Milan keep their 0")
END
