#!/usr/bin/env bash
# bankcsv merges the CSV files that a bank gives ("overlapping downloads reconciled by date-range replacement"). Files of the
# CBA name no account, so all files of a folder are one account: with a file of the savings account beside one of the everyday
# account, the file with the later last day replaces all rows of the other from its first day on, and only what is older than
# that is left. Nothing is said of it, and the balances jump. Good guess: rows of two files whose balances do not follow from
# each other are of two accounts (or each file of a bank without account numbers is asked for by name).
# Seen: bankcsv 0.0.2 of PyPI with pandas 2.2.3, Python 3.11.
# Why it matters here: where the key of a group is missing, "no key" is not a key; replacing needs more care than adding.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bankcsv==0.0.2 pandas==2.2.3 numpy==2.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bankcsv import load_cba

print("bankcsv", version("bankcsv"))
FILES = {
    "everyday.csv": ["01/03/2025,\"-10.00\",\"BAKER\",\"90.00\"", "05/03/2025,\"-20.00\",\"GROCER\",\"70.00\"",
                     "20/03/2025,\"-30.00\",\"RENT\",\"40.00\""],
    "savings.csv": ["03/03/2025,\"+5.00\",\"INTEREST\",\"5005.00\"", "31/03/2025,\"+100.00\",\"TRANSFER\",\"5105.00\""]}
for name, lines in FILES.items():
    with open(name, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
frame = load_cba(".")
found = list(zip(frame["description"], (str(balance) for balance in frame["balance"])))
print(*found, sep="\n")
if [name for name, _ in found] != ["BAKER", "INTEREST", "TRANSFER"]:
    sys.exit("changed: the rows of both accounts are kept")
END
