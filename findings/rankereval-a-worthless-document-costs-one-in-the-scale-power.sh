#!/usr/bin/env bash
# rankereval has measures for rankings; DCG and NDCG take relevance_scaling="power". Its documentation gives the gain as two to
# the power of the relevance, less one: 0, 1 and 3 for the relevance 0, 1 and 2. The code has -1, 0 and 3: the relevance to the
# power of two, less one. A relevant document of grade 1 is worth nothing, and each irrelevant one takes away.
# Seen: rankereval 0.2.0 of PyPI; "identity", which is the default, gives 0, 1 and 2.
# Why it matters here: where all grades are 0 and 1, the better ranking has no better value, and a longer list a smaller one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rankereval==0.2.0 'numpy<2' || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings

warnings.simplefilter("ignore")
from importlib.metadata import version

from rankereval import DCG, NumericLabels, Rankings

print("rankereval", version("rankereval"))
gains = []
for grade in (0, 1, 2):
    truth = NumericLabels.from_matrix([[grade, 3]])
    value = DCG(k=1, relevance_scaling="power", log_base="2").score(truth, Rankings.from_ranked_indices([[0, 1]]))
    gains.append(round(float(value[0]), 6))
    print("grade", grade, "has the gain", gains[-1], "and not", 2 ** grade - 1)
if gains != [-1.0, 0.0, 3.0]:
    sys.exit("changed: the gain is two to the power of the grade, less one")
END
