#!/usr/bin/env bash
# dokime filters and deduplicates data sets; run() without an output path is a dry run, which says what would be kept. A good
# guess for a dry run that keeps two of three documents, and then a run with an output: two documents are written. None is: what
# the filter for copies saw in the dry run is seen for the next run as well, and each document is a copy of itself. So it is for
# any two runs of one pipeline, over one part of a data set and then over the next, as process() is for.
# Seen: dokime 0.2.0 of PyPI; ExactDedup, and MinHashDedup in the same way.
# Why it matters here: the output is empty, or lacks all that was there in the file before; the report calls it duplicates.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dokime==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import sys
from importlib.metadata import version

from dokime.core.pipeline import Pipeline
from dokime.quality.dedup import ExactDedup

print("dokime", version("dokime"))
with open("texts.jsonl", "w") as file:
    for text in ["The fair opens in May.", "All boats come.", "The fair opens in May."]:
        file.write(json.dumps({"text": text}) + "\n")
pipeline = Pipeline().add_filter(ExactDedup())
dry = pipeline.run("texts.jsonl", quiet=True)
real = pipeline.run("texts.jsonl", "kept.jsonl", quiet=True)
for name, stats in [("dry run", dry), ("real run", real)]:
    print(f"{name}: {stats['total_kept']} of {stats['total_read']} kept, removed by", stats["per_filter_removed"])
if (dry["total_kept"], real["total_kept"]) != (2, 0):
    sys.exit("changed: the second run keeps what the first one kept")
END
