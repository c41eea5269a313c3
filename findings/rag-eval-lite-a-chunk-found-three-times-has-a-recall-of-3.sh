#!/usr/bin/env bash
# rag-eval-lite has the measures of a search for passages: hit rate, precision, recall and NDCG, all from 0 to 1. A good guess
# for a search that gives the one relevant passage three times: recall 1. It is 3, as each time counts, and NDCG is 2.13. A
# search that gives one of two relevant passages twice has a recall of 1, as if it had found both.
# Seen: rag-eval-lite 0.1.4 of PyPI; with a list without copies all is in its range.
# Why it matters here: a search over overlapping passages, or over several questions, gives copies as a rule, and is praised for
# it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rag-eval-lite==0.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from rag_eval import QueryResult, RAGEvaluator

print("rag-eval-lite", version("rag-eval-lite"))
seen = []
for found, relevant in ((["a", "b", "c"], {"a"}), (["a", "a", "a"], {"a"}), (["a", "a", "c"], {"a", "b"})):
    report = RAGEvaluator(k=3).evaluate([QueryResult("q", found, relevant)])
    seen.append((report.mean_recall, round(report.mean_ndcg, 2)))
    print(found, "relevant", sorted(relevant), "recall", seen[-1][0], "ndcg", seen[-1][1])
if [recall for recall, _ in seen] != [1.0, 3.0, 1.0] or seen[1][1] <= 1:
    sys.exit("changed: a passage counts once")
END
