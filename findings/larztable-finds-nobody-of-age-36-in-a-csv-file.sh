#!/usr/bin/env bash
# larztable loads rows, also of a CSV file, and filters them as in where(age__gt=30, role="user"). A good guess for a file with
# Anna of age 36: where(age__gt=30) and where(age=36) find her. The first does, the second does not, nor does age__in=[36], and
# age__ne=36 keeps her: cells of a file are texts, and only "greater" and "less" read numbers in them. These two read nothing
# else: since__gte="2026-01-01" finds no date, though ISO dates can be compared as texts, and the greatest date is None, in a
# table of dictionaries as well.
# Seen: larztable 0.1.0 of PyPI.
# Why it matters here: a filter by number or date gives an empty table and no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larztable==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larztable import Table

print("larztable", version("larztable"))
table = Table.from_csv_string("name,age,since\nAnna,36,2026-01-05\nBo,24,2025-03-01\n")
found = [table.where(age__gt=30).count(), table.where(age=36).count(), table.where(age__in=[36]).count(),
         table.where(age__ne=36).count(), table.where(since__gte="2026-01-01").count(), table.max("since")]
print("age > 30, age = 36, age in [36], age not 36, since >= 2026, greatest date:", found)
if found != [1, 0, 0, 2, 0, None]:
    sys.exit("changed: a number of a file equals the number, or dates are compared")
END
