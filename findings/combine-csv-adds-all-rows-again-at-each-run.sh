#!/usr/bin/env bash
# combine_csv merges the CSV files of a folder into one; its README has the call combine_csv -i '*.csv' -o my_merged_csv.csv,
# and without options it is '*.csv' and combined.csv. A good guess for a second run, when a file has come or changed: the same
# rows again, and the new ones. All rows are there twice, and three times after the third run: the result of the last run is
# one of the files that are merged, as it is in the same folder. A code 007 is 7.0 if another row has no code, else 7, and the
# code NA is no code.
# Seen: combine-csv 3.0.0 of PyPI with pandas 2.3.3.
# Why it matters here: sums grow at each run, and codes no longer fit those of other tables.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" combine-csv==3.0.0 pandas==2.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("combine-csv", version("combine-csv"))
for name, text in (("1.csv", "code,number\n007,1\nNA,2\n"), ("2.csv", "code,number\n008,3\n")):
    with open(name, "w") as file:
        file.write(text)
script = "import sys; from combine_csv.merge import main; sys.argv[1:] = ['-i', '*.csv', '-o', 'merged.csv']; main()"
counts = []
for _ in range(3):
    subprocess.run([sys.executable, "-c", script], check=True)
    rows = open("merged.csv", encoding="utf-8-sig").read().split()[1:]
    counts.append(len(rows))
    print(rows)
if counts != [3, 6, 9] or "007,1" in rows or "NA,2" in rows:
    raise SystemExit("changed: the result is not merged with itself, and codes are kept")
END
