#!/usr/bin/env bash
# c1v-id resolves records to "golden records", and its examples have the fields "email" and "name". A good guess for two records
# of John Doe and one of Jane Doe: two golden records, with address and name, and with the company that all of them have. They
# have the address alone: fields that survive are email, phone, first, last, address, postal, city and region, and all others,
# "name" among them, are dropped, also of a record that has no copy. What is kept is written in lower case, and a telephone number
# loses its "+1".
# Seen: c1v-id 0.1.0 of PyPI; the documentation of resolve() says "All survived field values".
# Why it matters here: who writes the golden records back has lost the names.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" c1v-id==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from c1v_id import IdentityResolver

print("c1v-id", version("c1v-id"))
golden = IdentityResolver().resolve([
    {"id": "r1", "email": "John@gmail.com", "name": "John Doe", "company": "Harbour"},
    {"id": "r2", "email": "john@gmail.com", "name": "J Doe", "company": "Harbour"},
    {"id": "r3", "email": "jane@gmail.com", "name": "Jane Doe", "company": "Quay"}])
records = golden.to_dict("records")
for record in records:
    print(record)
if len(records) != 2 or any("name" in record or "company" in record for record in records):
    sys.exit("changed: a golden record has all fields")
END
