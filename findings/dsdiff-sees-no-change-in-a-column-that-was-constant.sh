#!/usr/bin/env bash
# dsdiff compares two files of data and reports the columns that have drifted. A good guess for a column of prices that is 5 in
# each row of the first file and 900 in each row of the second: it is reported. There are no differences: the classes are made
# of the values of the first file, here one alone, and what lies outside of all classes is counted in the nearest one.
# Seen: dsdiff 0.2.0 of PyPI, compare_files(); if the first file has two prices, as many rows each, the change is reported.
# Why it matters here: a default that was changed, or a unit, in all rows at once is what a check before an import is to see.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dsdiff==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from dsdiff import compare_files

print("dsdiff", version("dsdiff"))
for name, prices in (("old", [5] * 100), ("new", [900] * 100), ("mixed", [4, 6] * 50)):
    Path(f"{name}.csv").write_text("number,price\n" + "".join(f"{number},{price}\n" for number, price in enumerate(prices)))
found = []
for old in ("old", "mixed"):
    findings = compare_files(f"{old}.csv", "new.csv")
    print(old, "and new:", [(finding.column, finding.kind.value, finding.detail) for finding in findings])
    found.append(len(findings))
if found != [0, 1]:
    sys.exit("changed: a column in which each value is another one is reported")
END
