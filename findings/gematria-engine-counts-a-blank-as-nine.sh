#!/usr/bin/env bash
# gematria-engine adds up the values of the letters of a Hebrew text, in five systems; katan is the one of small numbers, where
# 20 and 200 count 2. A good guess: of two words it is the sum of the two, as in the other systems. It is 9 more: what is no
# Hebrew letter has the value 0, and 0 is reduced to 9, as the rest of a division by nine. So with each blank, comma, hyphen and
# vowel sign.
# Seen: gematria-engine 0.1.0 of PyPI.
# Why it matters here: the same words with points or vowel signs have another sum, and equal ones are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gematria-engine==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from gematria_engine import gematria_value, list_systems

print("gematria-engine", version("gematria-engine"))
more = {}
for system in list_systems():
    first, second, both = (gematria_value(text, system) for text in ("שלום", "עולם", "שלום עולם"))
    more[system] = both - first - second
    print(system, first, "+", second, "->", both)
pointed = gematria_value("שָׁלוֹם", "katan")
print("katan with vowel signs:", pointed)
if more != {"standard": 0, "gadol": 0, "katan": 9, "ordinal": 0, "atbash": 0} or pointed != gematria_value("שלום", "katan") + 27:
    sys.exit("changed: a blank counts nothing")
END
