#!/usr/bin/env bash
# recordlinkage compares strings by eight methods: jaro, jarowinkler, levenshtein, damerau_levenshtein, qgram, cosine,
# smith_waterman and lcs. None has an option for case. A good guess for "RÉSUMÉ WRITER" and "resume writer": below 0.4 by all of
# them. qgram and cosine say 1, equal; the others at most 0.38: those two cut the strings with a vectorizer of scikit-learn, which
# lowers the case by default, and are told to strip the accents.
# Seen: recordlinkage 0.16 of PyPI with scikit-learn 1.5.2 and jellyfish 1.1.0.
# Why it matters here: to change the method changes what the strings are, too, and thresholds are not comparable.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" recordlinkage==0.16 scikit-learn==1.5.2 jellyfish==1.1.0 pandas==2.2.3 numpy==1.26.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pandas
import recordlinkage

METHODS = "jaro", "jarowinkler", "levenshtein", "damerau_levenshtein", "qgram", "cosine", "smith_waterman", "lcs"
PAIRS = [("RÉSUMÉ WRITER", "resume writer"), ("resume writer", "resume waiter")]
one, other = (pandas.DataFrame({"text": list(column)}) for column in zip(*PAIRS))
compare = recordlinkage.Compare()
for method in METHODS:
    compare.string("text", "text", method=method, label=method)
pairs = pandas.MultiIndex.from_tuples([(number, number) for number in range(len(PAIRS))])
values = compare.compute(pairs, one, other)
print("recordlinkage", version("recordlinkage"))
for method in METHODS:
    print(method, *("%.2f" % value for value in values[method]))
folded = {method for method in METHODS if values[method].iloc[0] > 0.99}
if folded != {"qgram", "cosine"} or values.iloc[0].drop(["qgram", "cosine"]).max() > 0.4:
    sys.exit("changed: all methods treat case alike")
END
