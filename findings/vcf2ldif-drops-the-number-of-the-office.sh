#!/usr/bin/env bash
# vcf2ldif makes of contacts in vCard entries for LDAP, "for further creation of shared phone books". A good guess for a contact
# with a number of the type WORK: it is the telephoneNumber of the entry, whose type inetOrgPerson is one for offices. Only
# numbers of the types HOME and CELL are taken: the entry has the private number and the mobile telephone, and not the one of
# the office; a contact with this one alone has none. Addresses of mail are in no entry either. There is no word of that in its
# README, and no warning.
# Seen: vcf2ldif 0.1.0 of PyPI.
# Why it matters here: a phone book for colleagues has the numbers that nobody wanted to share, and lacks those it is for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vcf2ldif==0.1.0 \
    vobject==0.9.9 phonenumbers==9.0.17 click==8.1.8 python-dateutil==2.9.0.post0 six==1.16.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import pathlib
import subprocess
import sys
from importlib.metadata import version

print("vcf2ldif", version("vcf2ldif"))
CARD = "BEGIN:VCARD\nVERSION:3.0\nFN:{0}\nN:{0};;;;\n{1}EMAIL:a@example.org\nEND:VCARD\n"
pathlib.Path("c.vcf").write_text(CARD.format("Anna", "TEL;TYPE=WORK:+4940111\n") + CARD.format(
    "Ben", "TEL;TYPE=HOME:+4940222\nTEL;TYPE=CELL:+49170333\nTEL;TYPE=WORK:+4940444\n"), encoding="utf-8")
subprocess.run([sys.executable, "-m", "vcf2ldif", "-i", "c.vcf", "-r", "dc=example", "-o", "c.ldif"], check=True)
ldif = pathlib.Path("c.ldif").read_text(encoding="utf-8")
print(ldif.strip())
if "telephoneNumber: +4940222" not in ldif or "mobile: +49170333" not in ldif:
    sys.exit("changed: the private numbers are not there")
if "+4940111" in ldif or "+4940444" in ldif or "example.org" in ldif:
    sys.exit("changed: the office is there")
END
