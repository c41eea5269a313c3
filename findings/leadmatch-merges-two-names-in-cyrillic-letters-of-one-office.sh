#!/usr/bin/env bash
# leadmatch puts the leads of a sales list together that are the same person. An equal telephone number of ten digits is enough
# if a name is missing, but not if two names are there that differ, so that two people of one office stay two. A good guess for
# Anna Ivanova and Boris Petrov of one office, written in Cyrillic letters: two, as in Latin letters. They are one, and the name
# of one of them is gone: what is not a to z is taken out of a name before, so that such names are missing.
# Seen: leadmatch 0.1.0 of PyPI, dedupe_leads(); so are names in Greek, Arabic or Chinese letters.
# Why it matters here: colleagues with one number of the switchboard are merged, and the list has one of them left.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" leadmatch==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from leadmatch import Lead, dedupe_leads

print("leadmatch", version("leadmatch"))
counts = []
for one, other in ((("Anna", "Ivanova"), ("Boris", "Petrov")), (("Анна", "Иванова"), ("Борис", "Петров"))):
    leads = [Lead("a", first_name=one[0], last_name=one[1], phone="555 123 4567"),
             Lead("b", first_name=other[0], last_name=other[1], phone="555 123 4567")]
    result = dedupe_leads(leads)
    print([f"{lead['first_name']} {lead['last_name']}" for lead in result.canonical])
    counts.append(result.n_clusters)
if counts != [2, 1]:
    sys.exit("changed: two names that differ are two people")
END
