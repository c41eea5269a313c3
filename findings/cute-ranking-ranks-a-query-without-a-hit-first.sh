#!/usr/bin/env bash
# cute-ranking has measures for rankings; mean_rank() is the mean place of the first relevant document. A good guess for a query
# that finds nothing relevant: a bad place, or no part in the mean. It is place 0, better than the first. A system that finds
# nothing at all has mean rank 0, the best there is. r_precision() of a list with hits on place 1 and 4 is 0.5, as it is the
# precision at the last hit, whose place is 4, and not at R.
# Seen: cute-ranking 0.0.3 of PyPI; its ndcg_at_k() stops with NumPy 2.
# Why it matters here: of two searches the one that finds less wins, and the table with the other measures looks as always.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps cute-ranking==0.0.3 numpy || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cute_ranking.core import mean_rank, mean_reciprocal_rank, r_precision

print("cute-ranking", version("cute-ranking"))
systems = {"good": [[1, 0, 0], [0, 1, 0]], "finds one": [[1, 0, 0], [0, 0, 0]], "finds nothing": [[0, 0, 0], [0, 0, 0]]}
ranks = {name: float(mean_rank(found)) for name, found in systems.items()}
for name, found in systems.items():
    print(f"{name:14} mean rank {ranks[name]} reciprocal {mean_reciprocal_rank(found)}")
print("R-precision of hits on 1 and 4:", r_precision([1, 0, 0, 1]))
if list(ranks.values()) != [1.5, 0.5, 0.0]:
    sys.exit("changed: a query without a hit is not first")
END
