#!/usr/bin/env bash
# abook converts vCards to the address book of the program abook and back. A good guess for a person with two numbers at home, one
# at work and a mobile, as phones write them (TYPE=VOICE,CELL and TYPE=PREF,WORK): four numbers. There is one, the second at home:
# only the first type of a number is looked at, a number with another first type than home, work or cell is dropped, and of two
# with one type the last is left. A name of one word is given name and family name, Acme Acme, and "Anna van den Berg" is of the
# family Berg, whatever the vCard said. Company, birthday and second address are dropped.
# Seen: abook 0.9.1 of PyPI, with vobject 0.9.9.
# Why it matters here: a book that goes there and back has fewer numbers and other names, and its records are not linked any more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" abook==0.9.1 vobject==0.9.9 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
import sys
from importlib.metadata import version

from abook import Abook

print("abook", version("abook"))
CARDS = """BEGIN:VCARD
VERSION:3.0
FN:Acme
N:;;;;
ORG:Acme Ltd
TEL;TYPE=VOICE,CELL:0170 1
TEL;TYPE=HOME:030 1
TEL;TYPE=HOME:030 2
TEL;TYPE=PREF,WORK:040 1
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Anna van den Berg
N:van den Berg;Anna;;;
EMAIL:anna@example.org
END:VCARD
"""
Abook.abook_file(io.StringIO(CARDS), "addressbook")
lines = Abook("addressbook", fqdn="example.org").to_vcf().replace("\r", "").split("\n")
print("\n".join(lines))
numbers = [line for line in lines if line.startswith("TEL")]
names = [line for line in lines if line.startswith("N:")]
if numbers != ["TEL;TYPE=home:030 2"] or names != ["N:Acme;Acme;;;", "N:Berg;Anna van den;;;"] \
        or any("Acme Ltd" in line for line in lines):
    sys.exit("changed: all numbers are kept, or a name keeps its parts")
END
