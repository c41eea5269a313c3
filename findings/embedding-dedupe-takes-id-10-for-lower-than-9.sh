#!/usr/bin/env bash
# embedding-dedupe keeps one record of each group of near copies: "Default: keep the lowest-id record from each cluster
# (deterministic)". A good guess for records 9, 10 and 100 of one text: 9 is kept. 10 is: the ids are compared as text, also if
# they are numbers. So it is for the strategy "longest" where two texts are equally long.
# Seen: embedding-dedupe 0.1.0 of PyPI.
# Why it matters here: the record that was there first, and that others refer to, is removed; which one stays changes when the
# tenth comes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" embedding-dedupe==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from embedding_dedupe import dedupe

print("embedding-dedupe", version("embedding-dedupe"))
kept = []
for ids in ([8, 9], [8, 9, 10], [9, 10, 100]):
    for keep in ("first", "longest"):
        records = [{"id": number, "embedding": [0.1, 0.2, 0.3], "text": "Harbour fair"} for number in ids]
        rest = [record["id"] for record in dedupe(records, threshold=0.95, keep=keep)]
        print(ids, keep, "->", rest)
        kept += rest
if kept != [8, 8, 10, 10, 10, 10]:
    raise SystemExit("changed: the record with the lowest number is kept")
END
