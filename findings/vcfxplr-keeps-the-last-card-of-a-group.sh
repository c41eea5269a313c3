#!/usr/bin/env bash
# vcfxplr exports the cards of an address book (VCF) as JSON, with -g KEY as the "key to group by". A good guess for three people
# of one company and -g org: a group "Harbour Ltd" with three people. The group has one, the last of the file: each card is
# written to the place of its key, over the one before. Without -g the key is the full name, and of two people named Anna Berg one
# is left. The log says nothing; cards without the key are named in it.
# Seen: vcfxplr 0.1.2 of PyPI.
# Why it matters here: an export for a backup or for another address book leaves people out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vcfxplr==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version

print("vcfxplr", version("vcfxplr"))
PEOPLE = [("Anna Berg", "Berg;Anna", "anna@example.org"), ("Bo Lind", "Lind;Bo", "bo@example.org"),
          ("Anna Berg", "Berg;Anna", "berg@example.com")]
with open("people.vcf", "w") as file:
    for name, parts, mail in PEOPLE:
        file.write(f"BEGIN:VCARD\nVERSION:3.0\nFN:{name}\nN:{parts};;;\nORG:Harbour Ltd\nEMAIL:{mail}\nEND:VCARD\n")


def export(*options):
    run = subprocess.run([sys.executable, "-m", "vcfxplr.scripts.main", "-c", "people.vcf", "json", *options],
                         capture_output=True, text=True, check=True)
    return {key: card["email"] for key, card in json.loads(run.stdout).items()}


by_company, by_name = export("-g", "org"), export()
print("by company:", by_company)
print("by name:", by_name)
if len(by_company) != 1 or len(list(by_company.values())[0]) != 1 or len(by_name) != 2:
    sys.exit("changed: no card is left out")
END
