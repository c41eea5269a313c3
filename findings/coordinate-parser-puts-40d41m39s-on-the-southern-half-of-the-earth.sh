#!/usr/bin/env bash
# coordinate-parser reads degrees, minutes and seconds in many forms, with N, S, E or W. A good guess for 40d41m39s, the form of
# letters that many tools write: 40.694, as for 40°41'39". It is -40.694: the s for seconds is taken for South. With another
# letter behind it, "40d41m39s N", it is north again. The German and French O for East and West is an error.
# Seen: coordinate-parser 0.1.1 of PyPI.
# Why it matters here: a place of the north is as far in the south, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" coordinate-parser==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from coordinate_parser import parse_coordinate

print("coordinate-parser", version("coordinate-parser"))
found = {}
for text in ("40°41'39\"", "40 41 39", "40:41:39", "40d41m39s", "40°41'39\" N"):
    found[text] = round(float(parse_coordinate(text)), 3)
    print(text, found[text])
if list(found.values()) != [40.694, 40.694, 40.694, -40.694, 40.694]:
    sys.exit("changed: s stands for seconds")
END
