#!/usr/bin/env bash
# vcftoabook adds the people of a VCF file to the address book of abook; with -a it "will attempt to merge new incoming contacts
# with your existing ones". A good guess for a book with Dag, to which Anna, Bo and Cai are added: four people. There are two, Dag
# and Anna, and Anna has the addresses of Anna, Bo and Cai: contacts are merged if their UID is equal, and if none has a UID, the
# empty one is. The message is "2 contacts merged, 1 new contacts added". Without -a all three are there.
# Seen: vcftoabook 0.4.4 of PyPI; cards of many phones and of mail programs have no UID.
# Why it matters here: names are lost, and a mail to Anna goes to Bo and Cai.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vcftoabook==0.4.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import re
import subprocess
import sys
from importlib.metadata import version

print("vcftoabook", version("vcftoabook"))
with open("new.vcf", "w") as file:
    for name in ("Anna", "Bo", "Cai"):
        file.write(f"BEGIN:VCARD\nVERSION:3.0\nFN:{name}\nEMAIL;TYPE=WORK:{name.lower()}@example.org\nEND:VCARD\n")
with open("old", "w") as file:
    file.write("# abook addressbook file\n\n[format]\nprogram=abook\nversion=0.6.1\n\n[0]\nname=Dag\nemail=dag@example.org\n")


def run(*options):
    return subprocess.run([sys.executable, "-m", "vcftoabook.cli", "new.vcf", *options], capture_output=True, text=True,
                          check=True).stdout.split("\n")


print(*filter(None, run("-a", "-o", "old")), sep="; ")
run("-o", "other")
people = {book: dict(re.findall(r"name=(.*)\nemail=(.*)", open(book).read())) for book in ("old", "other")}
print("added to a book:", people["old"])
print("a new book:", people["other"])
if sorted(people["old"]) != ["Anna", "Dag"] or people["old"]["Anna"].count("@") != 3 or len(people["other"]) != 3:
    sys.exit("changed: contacts without a UID are not merged")
END
