#!/usr/bin/env bash
# morphex matches Nigerian names; match() says whether two are one name, and explain() is the "Human-readable account of why two
# names did or did not match". A good guess for Ayoola and Ola, which match() keeps apart since each is a name of its own:
# explain() says "matched": False. It says True and names the shared code: the rule that rejects two different known names is in
# match() alone. The two agree for names that match and for those without a shared code.
# Seen: morphex 0.1.0 of PyPI with Metaphone 0.6.
# Why it matters here: whoever checks why two records were not merged reads that they are the same.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" morphex==0.1.0 Metaphone==0.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from morphex import explain, match

print("morphex", version("morphex"))
seen = {}
for one, other in [("Adebayo", "Bayo"), ("Ifeanyichukwu", "Ifeanyi"), ("Chidera", "Tunde"), ("Ayoola", "Ola")]:
    account = explain(one, other)
    seen[one] = (match(one, other), account["matched"])
    print(f"{one}, {other}: match() {seen[one][0]}, explain() matched {seen[one][1]}, shared {account['shared_codes']}")
if seen != {"Adebayo": (True, True), "Ifeanyichukwu": (True, True), "Chidera": (False, False), "Ayoola": (False, True)}:
    sys.exit("changed: both say the same")
END
