#!/usr/bin/env bash
# record-linker finds records of the same person; blocking rules say which pairs are compared at all, and the method "ngram" uses
# the pairs of letters of a field. A good guess for "Jonathan" and "Jonathon", which share six of them: compared. They are not:
# the key is the set of all pairs of letters, so that only names with one and the same set are, such as "banana" and "bananana". A
# spelling mistake is what a record does not survive. The clusters of "single_linkage", said to be tighter than those of
# "connected_components", are always the same ones.
# Seen: record-linker 0.1.0 of PyPI.
# Why it matters here: near-copies are lost before anything is compared, and no figure tells.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" record-linker==0.1.0 jellyfish==1.3.0 numpy==2.2.6 pandas==2.3.3 rapidfuzz==3.14.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

import pandas
from record_linker.blocking import Blocker
from record_linker.clustering import cluster_matches
from record_linker.config import BlockingRule
from record_linker.models import MatchResult

NAMES = ["Jonathan", "Jonathon", "Stevenson", "Stephenson", "jonathan", "banana", "bananana"]


def pairs(method):
    frame = pandas.DataFrame({"name": NAMES})
    found = Blocker([BlockingRule("name", method=method)]).get_candidate_pairs(frame)
    named = [f"{NAMES[one]} and {NAMES[other]}" for one, other in found]
    print(f"{method}: {', '.join(named)}")
    return named


def clusters(seed, method):
    chance = random.Random(seed)
    matches = [MatchResult(*sorted(chance.sample(range(40), 2)), chance.random(), True, []) for _ in range(30)]
    return cluster_matches(matches, list(range(40)), method)[0]


print("record-linker", version("record-linker"))
by_ngrams, by_sound = pairs("ngram"), pairs("soundex")
differ = sum(clusters(seed, "single_linkage") != clusters(seed, "connected_components") for seed in range(50))
print(f"50 sets of matches: {differ} are clustered in another way by single_linkage")
if by_ngrams != ["Jonathan and jonathan", "banana and bananana"] or "Jonathan and Jonathon" not in by_sound or differ:
    sys.exit("changed: names that share most pairs of letters are compared")
END
