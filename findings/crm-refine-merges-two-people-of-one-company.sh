#!/usr/bin/env bash
# crm-refine finds duplicate records and merges the sure ones; the README starts with a recipe for contacts, with the columns
# company, email and website. A good guess for two contacts of Acme, Anna Berg with anna@acme.com and Bo Lund with bo@acme.com:
# two contacts. They are one record, by "auto", with the confidence 0.97: company and domain of the address are compared, and
# nothing else of a record, neither its name nor the part of the address in front of the domain. The row with fewer cells is
# dropped, with its address. The phone step adds the country to a number that has it: 0049 30 123456 of Germany is +494930123456.
# Seen: crm-refine 0.1.0 of PyPI; clusters of five and more go to a review.
# Why it matters here: colleagues in small companies disappear from an address book, and the merge command does the same in the
# live system.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" crm-refine==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import csv
import sys
from importlib.metadata import version

from crm_refine.core import apply_recipe_path, write_clean
from crm_refine.transforms import run

print("crm-refine", version("crm-refine"))
ROWS = [["record_id", "name", "company", "email", "website", "phone", "country", "last_activity_date"],
        ["1", "Anna Berg", "Acme Ltd", "anna@acme.com", "acme.com", "0049 30 123456", "DE", "2026-07-01"],
        ["2", "Bo Lund", "Acme", "bo@acme.com", "acme.com", "", "", "2026-06-01"]]
with open("contacts.csv", "w", newline="") as file:
    csv.writer(file).writerows(ROWS)
RECIPE = {"cluster": {"id_col": "record_id", "company_col": "company", "domain_cols": ["email", "website"],
                      "date_cols": ["last_activity_date"], "method": "fingerprint", "auto_confidence": 0.95, "auto_max_size": 3}}
result = apply_recipe_path("contacts.csv", RECIPE)
write_clean("contacts.csv", result["clusters"], result["ctx"]["dup_rows"], result["ctx"]["ids"], RECIPE["cluster"], "clean.csv")
run("contacts.csv", [{"column": "phone", "op": "phone", "country_col": "country"}], "phones.csv")
with open("clean.csv", newline="") as file:
    names = [row["name"] for row in csv.DictReader(file)]
with open("phones.csv", newline="") as file:
    phone = next(csv.DictReader(file))["phone"]
merge = result["merge_instructions"]
print(merge)
print("left:", names, "phone:", phone)
if names != ["Anna Berg"] or merge[0]["decision"] != "auto" or phone != "+494930123456":
    sys.exit("changed: two people of one company are two contacts, or 00 is known")
END
