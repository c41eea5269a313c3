#!/usr/bin/env bash
# org-analyze reads files of Org mode, with their tables as rows, or as dictionaries by the names of the first row. A good guess
# for a table of boats, prices and ports that is indented, as tables beneath an item of a list are: {"Boat": "Anna", "Price":
# "100", "Port": "Hull"}. It is {"": "Anna", "Boat": "100", "Price": "Hull", "Port": ""}: the blanks are taken off all rows but
# the first, which gets an empty cell in front, and each value stands under the name of the next column.
# Seen: org-analyze 0.1.12 of PyPI; a table at the beginning of the line is read right.
# Why it matters here: prices are boats and ports prices, without a word; two files with one table have two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" org-analyze==0.1.12 pandas==2.2.3 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
import sys
from importlib.metadata import version

from org_analyze.ParserOrg import OrgTable, ParserOrg

print("org-analyze", version("org-analyze"))
TABLE = ["| Boat | Price | Port |", "|------+-------+------|", "| Anna |   100 | Hull |"]
seen = []
for indent in ("", "  "):
    text = "* Boats\n- prices\n" + "".join(f"{indent}{line}\n" for line in TABLE)
    seen += [item.getDictRows()[0] for item in ParserOrg(io.StringIO(text)).parse() if isinstance(item, OrgTable)]
    print(f"{len(indent)} blanks in front: {seen[-1]}")
if seen[0] != {"Boat": "Anna", "Price": "100", "Port": "Hull"}:
    sys.exit("changed: a table at the beginning of the line is read in another way")
if seen[1] != {"": "Anna", "Boat": "100", "Price": "Hull", "Port": ""}:
    sys.exit("changed: an indented table has the same columns")
END
