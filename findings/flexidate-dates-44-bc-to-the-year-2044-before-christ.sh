#!/usr/bin/env bash
# flexidate parses the dates of history and of metadata, "c. 1850", "1999?" and years before Christ, which its classes write
# with a minus. A good guess for 44 BC, 79 AD and 12 March: the years -44 and 79, and a day of no year. They are -2044 and
# 1979, and the year 12 with the 12th of March in it: a year of two digits is completed by dateutil to one near to now before
# the minus is set, and where no year is said the day is taken for it. The month DECEMBER in capitals is not known, since its
# letters CE are taken for "Common Era" and changed.
# Seen: flexidate 1.4 of PyPI with python-dateutil 2.9.0.post0.
# Why it matters here: a collection of coins or letters is sorted by dates two thousand years off, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" flexidate==1.4 python-dateutil==2.9.0.post0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import flexidate

print("flexidate", version("flexidate"))
results = []
for text in ("44 BC", "79 AD", "12 March", "25 DECEMBER 1999", "25 December 1999", "444 BC"):
    results.append(str(flexidate.parse(text)))
    print(text, "->", results[-1])
if results[:3] != ["-2044", "1979", "0012-03-12"] or "1999-12-25" in results[3] or results[4:] != ["1999-12-25", "-0444"]:
    raise SystemExit("changed: a year of two digits before Christ is one")
END
