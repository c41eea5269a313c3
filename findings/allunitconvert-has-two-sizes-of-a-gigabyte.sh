#!/usr/bin/env bash
# allunitconvert converts units, with one function for all, convert(value, "MB", "GB"), and some with names, mb_to_gb. A good
# guess: both give the same for the same. 1000 megabytes are 1 gigabyte by the first and 0.9765625 by the second; 1 GB is
# 1,000,000,000 bytes or 1,073,741,824. Names of units in words are read in any case, "Hours", those in letters are not: "KM"
# and "ML" are unknown.
# Seen: allunitconvert 1.0.0 of PyPI.
# Why it matters here: two sizes of one file differ by seven percent, depending on the function.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" allunitconvert==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from allunitconvert import convert, gb_to_bytes, mb_to_gb

print("allunitconvert", version("allunitconvert"))
found = [convert(1000, "MB", "GB"), mb_to_gb(1000), convert(1, "GB", "bytes"), gb_to_bytes(1), convert(90, "Minutes", "Hours")]
print(found)
unknown = []
for unit in ("km", "KM", "mL", "ML"):
    try:
        convert(1, unit, unit)
    except ValueError:
        unknown.append(unit)
print("unknown:", unknown)
if found != [1, 0.9765625, 10**9, 2**30, 1.5] or unknown != ["KM", "ML"]:
    sys.exit("changed: both have one size of a gigabyte")
END
