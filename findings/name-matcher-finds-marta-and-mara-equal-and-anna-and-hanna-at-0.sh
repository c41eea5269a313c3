#!/usr/bin/env bash
# name-matcher says in percent how alike two names are, after letters that sound alike were made one. A good guess for Marta and
# Mara, and for Anna and Hanna, each with one letter more: the same high number, below 100. Marta and Mara are 100, as equal
# names, and so are Ito and Io: where names match in part, the first letter that differs is taken out of the longer one and not
# counted. Anna and Hanna are 0: letters are compared by their places, no letter stands at the same place, and only names with
# some match are shifted. Bob 1 is Bob I, and Anna Berg and Berg Anna are 14.
# Seen: name-matcher 0.1 of PyPI.
# Why it matters here: with any threshold two people are taken for one while two spellings of one name are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" name-matcher==0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from name_matcher import NameMatcher

print("name-matcher", version("name-matcher"))
pairs = [("Jon", "John"), ("Maria", "Mario"), ("Marta", "Mara"), ("Ito", "Io"), ("Anna", "Hanna"), ("Anna Berg", "Berg Anna")]
scores = [round(NameMatcher().name_matcher(a, b)) for a, b in pairs]
for (a, b), score in zip(pairs, scores):
    print(f"{a} and {b}: {score} percent")
if scores != [100, 80, 100, 100, 0, 14]:
    sys.exit("changed: a missing letter counts")
END
