#!/usr/bin/env bash
# matchr finds the best of a list of words for a query by a score of edits, common beginnings and trigrams; an equal word has 1.
# A good guess for the query "IL" in a list with "ILL", "Illinois" and "IA": the two that begin with it are first. "IA" is first
# with 0.705, "ILL" has 0.6 and "Illinois" 0.41: words of fewer than three letters have no trigrams, and two sets without one
# have the similarity 1 whatever the words are, "東京" and "京都" too. Words of three letters without a common one have 0, of two
# letters 0.25.
# Seen: matchr 0.1.3 of PyPI.
# Why it matters here: for short words and names in Chinese any other short one is a good match.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" matchr==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import matchr

print("matchr", version("matchr"))
ranks = matchr.rank_matches("IL", ["Illinois", "ILL", "IA"])
print(ranks)
pairs = [("at", "on"), ("東京", "大阪"), ("cat", "dog")]
for first, second in pairs:
    print(first, second, matchr.trigram_similarity(first, second), matchr.combined_score(first, second))
if ranks[0][0] != "IA" or [matchr.trigram_similarity(*pair) for pair in pairs] != [1.0, 1.0, 0.0]:
    sys.exit("changed: words without a trigram are not equal")
END
