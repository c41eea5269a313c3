#!/usr/bin/env bash
# near-dupes removes copies of rows; with threshold=1.0 "exact duplicates only". The key columns are "normalized for case,
# whitespace and punctuation". A good guess for a payment of 50 and its refund of -50, and for rows C, C++ and C#: they are
# different rows, surely if only exact duplicates are asked for. They have the score 1.0: the minus of a number and the two
# signs of C++ are punctuation, and are dropped before the rows are compared, for exact duplicates too.
# Seen: near-dupes 0.1.0 of PyPI, for columns of numbers as for columns of text.
# Why it matters here: what removes exact copies of a table of bookings removes the refunds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" near-dupes==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import near_dupes
import pandas

print("near-dupes", version("near-dupes"))
tables = [pandas.DataFrame({"payer": ["Anna Berg", "Anna Berg"], "amount": [50, -50]}),
          pandas.DataFrame({"course": ["C", "C++", "C#"]}),
          pandas.DataFrame({"payer": ["Anna Berg", "Anna Berg"], "amount": [50, 70]})]
kept = []
for table in tables:
    rest = near_dupes.dedupe(table, threshold=1.0).values.tolist()
    print(table.values.tolist(), "->", rest)
    kept.append(len(rest))
if kept != [1, 1, 2]:
    raise SystemExit("changed: rows that differ in a sign are no exact duplicates")
END
