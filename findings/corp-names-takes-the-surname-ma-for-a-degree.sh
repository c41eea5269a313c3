#!/usr/bin/env bash
# corp-names normalizes the names of persons, so that they can be compared: titles in front and degrees behind go, nicknames
# become full names. A good guess for "Jack Ma" and "Linh Do", "Earl Jones" and "Prince Nelson": all keep a first and a last
# name. "Jack Ma" is "john", "Linh Do" is "linh": Ma is taken for a Master of Arts and Do for a doctor of osteopathy, with a
# capital or without. Earl Jones is "jones" and Prince Nelson "nelson"; Duke, Major and Judge go as well, and "King, Stephen" is
# "stephen".
# Seen: corp-names 0.3.3 of PyPI; "Dean Martin" keeps both.
# Why it matters here: all Johns and Jacks of the family Ma are one person, and so are all people that are known as Linh Do.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" corp-names==0.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from corp_names import normalize_name

print("corp-names", version("corp-names"))
names = ["Jack Ma", "John Ma", "Linh Do", "Earl Jones", "Prince Nelson", "Duke Ellington", "King, Stephen", "Dean Martin"]
found = [normalize_name(name).normalized for name in names]
for name, normalized in zip(names, found):
    print(f"{name} -> {normalized}")
if found != ["john", "john", "linh", "jones", "nelson", "ellington", "stephen", "dean martin"]:
    sys.exit("changed: a name of two words keeps both")
END
