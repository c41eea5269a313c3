#!/usr/bin/env bash
# tamilutils2 writes numbers as Tamil words. A good guess: 2024 is two thousand and twenty-four. It is a KeyError, as all
# numbers are whose hundreds are 0 behind a thousand: 1005, 2024, 100005. And 100,500 is "one lakh, zero thousand, five
# hundred": the part behind the lakhs is always written with its thousands, and one crore and 500 has zero lakhs and zero
# thousands.
# Seen: tamilutils2 0.1.0 of PyPI.
# Why it matters here: the years of this century cannot be written, and a number has words that no one says.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tamilutils2==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from tamilutils2 import number_to_tamil

print("tamilutils2", version("tamilutils2"))
found = {}
for number in (1900, 1999, 2005, 2024, 100500, 10000500):
    try:
        found[number] = number_to_tamil(number)
    except KeyError as error:
        found[number] = repr(error)
    print(number, found[number])
zero = number_to_tamil(0)
if found[2024] != "KeyError(0)" or found[2005] != "KeyError(0)" or zero not in found[100500] or found[10000500].count(zero) != 2:
    sys.exit("changed: a number without hundreds is written")
END
