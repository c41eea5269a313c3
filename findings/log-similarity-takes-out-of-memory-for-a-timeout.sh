#!/usr/bin/env bash
# log-similarity groups the lines of a log by their templates, and finds new errors that fit no group. A good guess for "Payment
# failed: fraud" when it knows "Payment failed: timeout" alone: a new error, of another cause. It says that the line matches,
# with a similarity of 1. The first word behind any colon is taken for the value of a field, as in "port: 8080", and is replaced
# before the comparison: "Caused by: OutOfMemoryError" and "Caused by: NullPointerException" are one error, and "Error: disk is
# full" has lost its "disk".
# Seen: log-similarity 1.0.0 of PyPI, with the threshold of its README, 0.85.
# Why it matters here: the name of the error stands behind the colon in most logs; a new kind of it is reported as known.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" log-similarity==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from log_similarity import SimilarityClusterer

print("log-similarity", version("log-similarity"))
known = ["Payment failed: timeout", "Caused by: NullPointerException", "Database connection lost after 30 seconds"]
clusterer = SimilarityClusterer(similarity_threshold=0.85)
clusterer.fit(known, verbose=False)
seen = []
for line in ("Payment failed: fraud", "Caused by: OutOfMemoryError", "Mail queue is full"):
    result = clusterer.predict(line)
    seen.append(result["match_type"])
    print(f"{line!r}: {result['match_type']}, {result['similarity']:.2f}, as {result['preprocessed']!r}")
if clusterer.get_cluster_count() != 3 or seen[2] != "unmatched":
    sys.exit("changed: plain lines are grouped in another way")
if seen[:2] != ["matched", "matched"]:
    sys.exit("changed: a word behind a colon is compared")
END
