#!/usr/bin/env bash
# csvtidy cleans CSV files; clean --fix-dates writes the dates of a column in one form, and "dates it can't parse keep their
# original text". A good guess for 1/2/20: 2020-01-02, or with --dayfirst 2020-02-01. It is 0001-02-20 in both: the form with
# the year in front, as in 2020/2/1, is tried first, and takes any number for a year. 3/14/20 is in the year 20, though there
# is a form for years of two digits. A date with points, 12.05.2020, as only countries write it that begin with the day, is the
# 5th of December unless --dayfirst is given.
# Seen: csvtidy 0.1.0 of PyPI.
# Why it matters here: of one column some dates are right and some are two thousand years off, and the text that was there is
# gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvtidy==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("csvtidy", version("csvtidy"))
with open("dates.csv", "w") as file:
    file.write("day,number\n1/2/20,1\n3/14/20,2\n1/2/2020,3\n12.05.2020,4\n")
results = []
for option in ([], ["--dayfirst"]):
    done = subprocess.run([sys.executable, "-m", "csvtidy", "clean", "dates.csv", "--fix-dates", "day", *option],
                          capture_output=True, text=True, check=True)
    results.append([line.split(",")[0] for line in done.stdout.split()[1:]])
    print(option, "1/2/20, 3/14/20, 1/2/2020, 12.05.2020 ->", results[-1])
if results[0] != ["0001-02-20", "0020-03-14", "2020-01-02", "2020-12-05"] or results[1][0] != "0001-02-20":
    raise SystemExit("changed: a year of two digits is not the year 1")
END
