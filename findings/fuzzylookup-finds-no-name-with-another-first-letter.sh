#!/usr/bin/env bash
# fuzzylookup joins two tables by names that are alike. A good guess for fuzzy_merge() with min_score=0, which is to "keep all"
# by its documentation: all rows of the left table. Only names are compared whose first word begins with the same two letters:
# Ztefan Berg is not found for Stefan Berg, nor Smith, Anna for Anna Smith, and their rows are gone. lookup() of such a name
# gives an empty list, whatever the score asked for.
# Seen: fuzzylookup 0.2.0 of PyPI; with use_blocking=False, which is not the default, all three are joined with 90 and more.
# Why it matters here: "inner join" is said of the score, and it is the first two letters that decide: a typing error in front
# is fatal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzylookup==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pandas
from Fuzzylookup.core import FuzzyLookup, fuzzy_merge

print("fuzzylookup", version("fuzzylookup"))
left = pandas.DataFrame({"a": ["Philip Meyer", "Anna Smith", "Stefan Berg"]})
right = pandas.DataFrame({"b": ["Phillip Meyer", "Smith, Anna", "Ztefan Berg"]})
rows = [fuzzy_merge(left, right, "a", "b", min_score=0, use_blocking=blocks) for blocks in (True, False)]
for table in rows:
    print(table.to_string(), end="\n\n")
none = FuzzyLookup(right, column="b").lookup("Stefan Berg", min_score=0)
print("lookup of Stefan Berg:", none)
if (len(rows[0]), len(rows[1]), none) != (1, 3, []) or rows[1]["fuzzy_score"].min() < 90:
    sys.exit("changed: with a score of 0 all rows are kept")
END
