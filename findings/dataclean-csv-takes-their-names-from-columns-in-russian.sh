#!/usr/bin/env bash
# dataclean makes a messy CSV file a clean one: among others "inconsistent header casing" is fixed, "E-Mail" becomes e_mail. A
# good guess for a file with the columns for name and town in Russian: these words in small letters. They are "column" and
# "column_2", and a German "Größe" is "gr_e": whatever is no letter from a to z is taken for a sign between words. The report
# has the same names, and not the old ones.
# Seen: dataclean-csv 1.0.0 of PyPI.
# Why it matters here: what a column was is known from its place alone; after cleaning two files of different order the wrong
# columns match.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dataclean-csv==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import csv
import json
import pathlib
import subprocess
import sys
from importlib.metadata import version

print("dataclean-csv", version("dataclean-csv"))
pathlib.Path("messy.csv").write_text("Имя,Город,Größe,E-Mail\nАнна,Hull,5,a@example.org\n", encoding="utf-8")
subprocess.run([sys.executable, "-m", "dataclean", "clean", "messy.csv", "--out", "clean.csv", "--report", "report.json"],
               check=True)
with open("clean.csv", encoding="utf-8", newline="") as file:
    header = next(csv.reader(file))
report = [column["name"] for column in json.loads(pathlib.Path("report.json").read_text(encoding="utf-8"))["columns"]]
print("columns:", header, "in the report:", report)
if header[3] != "e_mail":
    sys.exit("changed: an English name is written in another way")
if header[:3] != ["column", "column_2", "gr_e"] or report != header:
    sys.exit("changed: names in other letters are kept")
END
