#!/usr/bin/env bash
# csvcomparetool finds differences of two CSV files by a column, "which records are present in one file but not in the other". A
# good guess for a new file from which Cai was removed: a difference, Cai. find_differences() gives an empty list, for which the
# program says "No differences found.": those of the second file that are not in the first are looked for, and not the other way
# round. A changed name is no difference, either, as the column alone is read.
# Seen: csv-compare-tool 1.0.3 of PyPI; with the files exchanged Cai is found.
# Why it matters here: the tool is for lists of computers and people, and who is missing in the new one is what is asked for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csv-compare-tool==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from csvcomparetool.csvcomparetool import CSVComparer

print("csv-compare-tool", version("csv-compare-tool"))
with open("old.csv", "w") as file:
    file.write("id,name\n1,Anna\n2,Bo\n3,Cai\n")
with open("new.csv", "w") as file:
    file.write("id,name\n1,Anna\n2,Bob\n")
forth = CSVComparer("old.csv", "new.csv", "id").find_differences()
back = CSVComparer("new.csv", "old.csv", "id").find_differences()
print("old and new:", forth)
print("new and old:", back)
if forth != [] or back != [3]:
    sys.exit("changed: both directions are looked at")
END
