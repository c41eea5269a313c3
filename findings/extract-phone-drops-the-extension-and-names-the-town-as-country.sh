#!/usr/bin/env bash
# extract-phone finds telephone numbers in texts, with their country. A good guess for a firm with one number and extensions,
# "(212) 555-0123 ext. 5" for Anna and "ext. 6" for Ben: two numbers; and for +49 30 1234567 the country Germany. There is one
# number, the extension of Ben is gone, and country_name is "Berlin" for the German one and "New York, NY" for the other: it is
# the description of the place.
# Seen: extract-phone 0.1.0 of PyPI with phonenumbers 9.0.10.
# Why it matters here: people of one firm are one entry, and a list by country has as many countries as towns.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" extract-phone==0.1.0 phonenumbers==9.0.10 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import phone_extractor

print("extract-phone", version("extract-phone"), "with phonenumbers", version("phonenumbers"))
text = "Anna (212) 555-0123 ext. 5, Ben (212) 555-0123 ext. 6, Eva +49 30 1234567"
found = phone_extractor.PhoneExtractor().from_text(text)
for phone in found:
    print(phone.raw_match, phone.number, phone.country_code, phone.country_name)
if len(found) != 2 or "Berlin" not in [phone.country_name for phone in found]:
    sys.exit("changed: both extensions are found, and the country is a country")
END
