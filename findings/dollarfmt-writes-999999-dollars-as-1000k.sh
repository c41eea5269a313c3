#!/usr/bin/env bash
# dollarfmt writes sums of dollars, short ones too: 1200 is $1.2K, 3,400,000 $3.4M. A good guess: 999,999 is $1M, or $999.9K. It
# is $1000K: the unit is chosen before the number is rounded, and 1,000,000, one dollar more, is $1M. So with 999,999,999,
# $1000M, and at each border of a unit; and a tenth of a cent below zero is -$0.00.
# Seen: dollarfmt 0.1.1 of PyPI.
# Why it matters here: two sums that are equal when they are rounded have two texts, and a list of them has two groups.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dollarfmt==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from dollarfmt import fmt, fmt_short

print("dollarfmt", version("dollarfmt"))
found = [fmt_short(amount) for amount in (1200, 999940, 999999, 1000000, 999999999, -999999)] + [fmt(-0.001)]
print(found)
if found != ["$1.2K", "$999.9K", "$1000K", "$1M", "$1000M", "-$1000K", "-$0.00"]:
    sys.exit("changed: 999,999 is a million when it is rounded")
END
