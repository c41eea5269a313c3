#!/usr/bin/env bash
# One would guess that easyvcf ("Prevents human-made errors Ex. Entering the wrong number"), which makes cards of a CSV file,
# keeps the telephone numbers. A number that does not begin with 0 gets a 0, also one with a country code: +4930... becomes
# 0+4930... The line of headings becomes a contact too unless its first cell is the Turkish "isim".
# Seen: easyvcf 1.0, name,phone,mail / Anna,+49301234,... gives the contact "Fair name" with the number 0phone.
# Why it matters here: none of the international numbers can be dialled or matched with other lists.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" easyvcf==1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import io
import sys
from easyvcf.converter import program
print('easyvcf', version('easyvcf'))
open('k.csv', 'w').write('name,phone,mail\nAnna,+49301234,a@example.org\nBen,0301234,b@example.org\n')
sys.stdin = io.StringIO('k.csv\n1\n2\n3\nFair\nout\n')
program()
print()
seen = [line for line in open('out.vcf').read().split('\n') if line.startswith(('FN', 'TEL'))]
print(seen)
if [x.split(':')[1] for x in seen] != ['Fair name', '0phone', 'Fair Anna', '0+49301234', 'Fair Ben', '0301234']:
    print('changed: easyvcf keeps numbers with a country code')
    sys.exit(1)
END
