#!/usr/bin/env bash
# fuzzyexact finds for each row of one table the most similar of another, and gives the table back with the match beside each
# row. A good guess for a table of which the rows of one year were taken before, df[df.year == 2020]: each has its match beside
# it. The matches are numbered from 0 on again and are put beside the rows with these numbers: they stand in the wrong rows or
# in new ones without a name, and other rows have none.
# Seen: fuzzyexact 1.0.0 of PyPI, with pandas 2; after reset_index() it is right.
# Why it matters here: a person gets the identifier of another one, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzyexact==1.0.0 fuzzywuzzy 'pandas<3' --only-binary=numpy,pandas || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version

warnings.simplefilter("ignore")
import pandas as pd
from fuzzyexact import fuzzyexact

print("fuzzyexact", version("fuzzyexact"), "pandas", version("pandas"))
left = pd.DataFrame({"name": ["Old Boat", "Anna Berg", "Boris Petrov", "Clara Wong"], "year": [2010, 2020, 2020, 2020]})
right = pd.DataFrame({"name": ["Ana Berg", "Boris Petrow", "Klara Wong"], "number": ["1", "2", "3"]})
result = fuzzyexact(left[left.year == 2020].copy(), right, id_col="number", key=["name"])
print(result[["name", "Match", "number"]].to_string())
pairs = {row["name"]: row["Match"] for _, row in result.iterrows()}
if (pairs.get("Anna Berg"), pairs.get("Boris Petrov")) != ("BorisPetrow", "KlaraWong") or isinstance(pairs["Clara Wong"], str):
    sys.exit("changed: the match of a row stands beside it")
END
