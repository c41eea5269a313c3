#!/usr/bin/env bash
# isbn-pure tells whether a text is an ISBN of 13 digits. A good guess: it begins with 978 or 979, as all of them do, and its
# last digit is right. Only the last digit is looked at, and so each bar code of a shop is an ISBN: a box of pencils, a bottle
# of water. And a number with the hyphen of a typesetter, U+2010, or with "ISBN" in front is none, an x at the end of ten digits
# is one.
# Seen: isbn-pure 0.1.0 of PyPI.
# Why it matters here: in a list of goods each third thing is a book, and a search for books by their numbers finds pencils.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" isbn-pure==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from isbn_pure import normalize_isbn13, validate_isbn10, validate_isbn13

print("isbn-pure", version("isbn-pure"))
def with_check(digits):
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return digits + str(-total % 10)
codes = {"book": with_check("978012345678"), "pencil of a German shop": with_check("400638133393"),
         "water of a French shop": with_check("306832012345"),
         "book with hyphens of print": "978\u20100\u201012\u2010345678\u20106"}
found = {name: (code, validate_isbn13(code), normalize_isbn13(code)) for name, code in codes.items()}
for name, seen in found.items():
    print(name, *seen)
print("with a small x:", validate_isbn10("080442957x"))
if [seen[1] for seen in found.values()] != [True, True, True, False]:
    sys.exit("changed: an ISBN begins with 978 or 979")
END
