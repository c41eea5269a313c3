#!/usr/bin/env bash
# mon-nlp writes numbers as Mongolian words; with use_dot the decimal point is said, "гурав цэг ...", in place of hundredths. A
# good guess: 3.5 and 3.05 are two. Both are "гурав цэг тав", three point five, and 3.005 too: what is behind the point is read
# as a whole number, without its zeros in front. Without use_dot the name of the place tells them apart.
# Seen: mon-nlp 0.1.1 of PyPI.
# Why it matters here: three prices have the same words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mon-nlp==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mon_nlp import num2words

print("mon-nlp", version("mon-nlp"))
point = [num2words(number, use_dot=True) for number in (3.5, 3.05, 3.005, -0.5)]
place = [num2words(number) for number in (3.5, 3.05, 3.005)]
print(point)
print(place)
if len(set(point[:3])) != 1 or len(set(place)) != 3 or not point[3].startswith("хасах"):
    sys.exit("changed: zeros behind the point are said")
END
