#!/usr/bin/env bash
# fuzzy-df joins the rows of two data frames whose texts are alike, by a measure of rapidfuzz; by default in lower case. A good
# guess for fuzz_match() of "QUAY" and "quay" without a processor in one call, and by default in the next one: found in the
# second. It is not, nor in any call after it: options are written into the defaults of the package. And with a distance in place
# of a similarity, limit 1, "tides" is found for "tide", but "tide" is not: a pair with the value 0 is no pair.
# Seen: fuzzy-df 0.2.0 of PyPI with rapidfuzz 3.14.3 and pandas 2.3.3.
# Why it matters here: a join depends on the joins before it, and the exact copies are the ones that are missing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzy-df==0.2.0 rapidfuzz==3.14.3 pandas==2.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pandas
from fuzzy_df import fuzz_match
from rapidfuzz.distance import Levenshtein
from rapidfuzz.fuzz import ratio

print("fuzzy-df", version("fuzzy-df"))
here, there = pandas.Series(["QUAY"]), pandas.Series(["quay"])
counts = [len(fuzz_match(here, there, scorer=ratio, score_cutoff=90, **options))
          for options in ({}, {"processor": None}, {})]
print("rows found for QUAY and quay: by default", counts[0], "as they are", counts[1], "by default again", counts[2])
words = pandas.Series(["tide", "tides", "moss"])
near = fuzz_match(pandas.Series(["tide"]), words, scorer=Levenshtein.distance, score_cutoff=1, processor=None)
found = [words[index] for index, score in zip(near["right_index"], near["score"]) if score <= 1]
print("at a distance of 1 or less from tide:", found)
if counts != [1, 0, 0] or "tide" in found or "tides" not in found:
    sys.exit("changed: options are those of one call, or an exact copy is found")
END
