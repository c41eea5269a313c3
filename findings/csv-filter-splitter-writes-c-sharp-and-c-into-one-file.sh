#!/usr/bin/env bash
# csv-filter-splitter cuts a CSV file into one file for each value of a column. All but letters from a to z, digits, blanks
# and points is taken out of a value for the name of its file: "C", "C++" and "C#" are all written to C.csv, each over the one
# before, all values in Greek to ".csv", and rows without a value are in no file. The number of each row is written in front
# of it without a name in the header, so the names stand one column too far left. Good guess: each row of the file is in one
# of the new files, which has the columns of the old one.
# Seen: csv-filter-splitter 0.1.0 of PyPI with pandas 2.2.3, Python 3.11.
# Why it matters here: names made of values have to be checked for being used already; the rows of all parts are to be
# counted.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --no-deps --target "$work/lib" csv-filter-splitter==0.1.0 pandas==2.2.3 numpy==2.1.3 \
    python-dateutil==2.9.0.post0 pytz==2024.2 tzdata==2024.2 six==1.16.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import contextlib
import csv
import glob
import io
import os
import sys
from importlib.metadata import version

from csv_splitter.csv_filter_spliter import readDataframe, splitByFilter

print("csv-filter-splitter", version("csv-filter-splitter"))
with open("a.csv", "w", encoding="utf-8") as file:
    file.write("name,language\nAnna,C\nBert,C++\nCarl,C#\nDora,\nEva,Java\n")
with contextlib.redirect_stdout(io.StringIO()):
    splitByFilter(readDataframe("a.csv"), "language", ".")
found = {}
for path in sorted(glob.glob("language/*.csv")):
    with open(path, encoding="utf-8", newline="") as file:
        found[os.path.basename(path)] = list(csv.reader(file))
print(found)
if found != {"C.csv": [["name", "language"], ["1", "Bert", "C++"]], "Java.csv": [["name", "language"], ["4", "Eva", "Java"]]}:
    sys.exit("changed: each row is in a file, or the header fits")
END
