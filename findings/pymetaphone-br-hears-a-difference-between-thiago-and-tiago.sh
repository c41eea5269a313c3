#!/usr/bin/env bash
# pymetaphone-br is a Metaphone for Portuguese: words that sound alike have one code. A good guess for Thiago and Tiago, Raphael
# and Rafael, Philipe and Filipe, the usual pairs of Brazilian first names: one code. Each has two: of "th" comes T, and of "ph"
# F, and then the letter itself once more, TT and FP. Martha has the code of nobody but Marttha; Sophia has one with a P that
# nobody says.
# Seen: pymetaphone-br 0.0.3 of PyPI; Luis and Luiz, Walter and Valter have one code, and Ruth and Rute differ as well.
# Why it matters here: the spellings with an h, which are why names are compared by sound, are not found by those without.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pymetaphone-br==0.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pymetaphone_br import convert_to_metaphone

print("pymetaphone-br", version("pymetaphone-br"))
pairs = {"Luis": "Luiz", "Walter": "Valter", "Thiago": "Tiago", "Raphael": "Rafael", "Sophia": "Sofia", "Martha": "Marta"}
equal = {}
for one, other in pairs.items():
    codes = convert_to_metaphone(one), convert_to_metaphone(other)
    equal[one] = codes[0] == codes[1]
    print(f"{one} {codes[0]}, {other} {codes[1]}")
if not (equal["Luis"] and equal["Walter"]):
    sys.exit("changed: names of one sound have two codes")
if any(equal[name] for name in ("Thiago", "Raphael", "Sophia", "Martha")):
    sys.exit("changed: th and ph are one sound")
END
