#!/usr/bin/env bash
# One would guess that FuzzyName, made for the names of authors (initials, middle names, nicknames), compares whole names. A name
# that occurs as letters inside the other one is equal, so "Ian Cox" is "Brian Coxwell" and "Li Wu" is "Oli Wuttke"; the family
# name may also be a mere beginning of the other ("A. Berg" is "Anna Bergstrom").
# Seen: fuzzyname 0.2.1, FuzzyName("Ian Cox") == FuzzyName("Brian Coxwell") is True.
# Why it matters here: author lists are merged with such a test, and two strangers become one person.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzyname==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from fuzzyname import FuzzyName as Name
print('fuzzyname', version('fuzzyname'))
pairs = [('Ian Cox', 'Brian Coxwell'), ('Li Wu', 'Oli Wuttke'), ('Dan Brown', 'Jordan Browning'), ('A. Berg', 'Anna Bergstrom')]
seen = []
for a, b in pairs:
    same = Name(a) == Name(b)
    seen.append(same)
    print(a, '==', b, '->', same)
other = Name('Anna Berg') == Name('Anna Borg')
print('Anna Berg == Anna Borg ->', other)
if not all(seen) or other:
    print('changed: fuzzyname compares whole names')
    sys.exit(1)
END
