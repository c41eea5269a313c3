#!/usr/bin/env bash
# csvhelper cleans CSV files; its README has remove_duplicates(), remove_empty_rows() and save() for a list of employees. A good
# guess for remove_empty_rows(): rows without a value go. Each row with a cell that is empty goes: of three employees, one
# without a telephone and one whose surname is Null, or whose country is NA, Namibia, one is left. There is fill_missing() as
# well, but whoever calls it after this one has nothing to fill.
# Seen: csvhelper 0.1.0 of PyPI, with pandas 2.2.3.
# Why it matters here: in real tables most rows have an empty cell somewhere; they are not in the file that is saved as clean.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csvhelper==0.1.0 pandas==2.2.3 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import pathlib
import sys
from importlib.metadata import version

from csvtoolkit import CSVToolkit

print("csvhelper", version("csvhelper"))
pathlib.Path("employees.csv").write_text("Name,Country,Telephone\nAnna,DE,100\nBen,DE,\nOlga,NA,300\n,,\n", encoding="utf-8")
table = CSVToolkit("employees.csv")
before = table.row_count()
table.remove_empty_rows()
table.save("clean.csv")
rows = pathlib.Path("clean.csv").read_text(encoding="utf-8").split()
print(f"{before} rows, one of them empty; left: {rows[1:]}")
if len(rows) != 2:
    sys.exit("changed: rows with a value stay")
END
