#!/usr/bin/env bash
# crashbytes-strutils has functions for texts; to_title_case() is to give a text in title case. A good guess for "café müller,
# 3.5 boats": "Café Müller, 3.5 Boats". It is "Caf M Ller 3 5 Boats": a text is cut into words of the letters a to z and of
# digits, and all else is dropped, accents, commas and points alike; a text in Greek letters is empty. The functions for snake
# and kebab case do the same, slugify() does not.
# Seen: crashbytes-strutils 1.1.10 of PyPI.
# Why it matters here: titles and names lose letters, and two of them can become one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" crashbytes-strutils==1.1.10 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from crashbytes_strutils import slugify, to_kebab_case, to_title_case

print("crashbytes-strutils", version("crashbytes-strutils"))
found = []
for text in ("café müller, 3.5 boats", "Ελλάδα", "don't stop"):
    found.append(to_title_case(text))
    print(repr(text), "->", repr(found[-1]), repr(to_kebab_case(text)), repr(slugify(text)))
if found != ["Caf M Ller 3 5 Boats", "", "Don T Stop"]:
    sys.exit("changed: all letters of a text are in its title case")
END
