#!/usr/bin/env bash
# PyCSVDataCleaner removes duplicate rows, rows with missing values and constant columns from a CSV file. A good guess for a file
# of 20 days without duplicates: the same rows in the same order. Their order is another one in each run: the rows go through a
# set, and Python gives texts other hashes each time. An empty cell in one optional column, such as a remark, removes its row, and
# if all rows have one, nothing is left but the names of the columns.
# Seen: PyCSVDataCleaner 0.1.1 of PyPI.
# Why it matters here: series lose their order, of duplicates it is chance where one stays, and no two runs have equal files.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" PyCSVDataCleaner==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import subprocess
import sys
from importlib.metadata import version

print("PyCSVDataCleaner", version("PyCSVDataCleaner"))
CLEAN = "from PyCSVDataCleaner import PyCSVDataCleaner; PyCSVDataCleaner('in.csv', 'out.csv')"


def cleaned(rows, seed):
    with open("in.csv", "w") as file:
        file.write("day,boats,remark\n" + "".join(",".join(row) + "\n" for row in rows))
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    subprocess.run([sys.executable, "-c", CLEAN], check=True, stdout=subprocess.DEVNULL, env=environment)
    with open("out.csv") as file:
        return file.read().split()[1:]


DAYS = [[str(day), str(day * 3), "r" + str(day)] for day in range(1, 21)]
orders = [[row.split(",")[0] for row in cleaned(DAYS, seed)] for seed in "123"]
for order in orders:
    print("days:", *order)
empty = cleaned([[day, boats, ""] for day, boats, _ in DAYS], "1")
print("rows of 20 without a remark:", len(empty))
if any(sorted(order, key=int) == order for order in orders) or orders[0] == orders[1] or len(orders[0]) != 20 or empty:
    sys.exit("changed: rows keep their order, or an empty remark is kept")
END
