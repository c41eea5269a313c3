#!/usr/bin/env bash
# python-hebrew writes numbers in Hebrew letters and reads them. A good guess for 1 to 12000, written by int_to_gematria() and
# read by gematria_to_int(): the same numbers. All are but 1000, 2000 and so on to 10000, which are read as 1 to 10: one letter
# with a geresh is five thousand where it is written and five where it is read. 5001 is right again.
# Seen: python-hebrew 1.16 of PyPI.
# Why it matters here: of a list of Jewish years or of numbered verses the round ones are the first of the list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" python-hebrew==1.16 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hebrew import gematria_to_int, int_to_gematria

print("python-hebrew", version("python-hebrew"))
for number in (5, 999, 1000, 4999, 5000, 5001, 5786):
    print(number, "->", int_to_gematria(number), "->", gematria_to_int(int_to_gematria(number)))
wrong = [number for number in range(1, 12001) if gematria_to_int(int_to_gematria(number)) != number]
print("read as another number:", wrong)
if wrong != list(range(1000, 10001, 1000)) or gematria_to_int(int_to_gematria(5000)) != 5:
    sys.exit("changed: 5000 is 5000")
END
