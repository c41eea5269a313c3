#!/usr/bin/env bash
# An expanding Bloom filter begins small and grows. That of pyprobables expands, says its documentation, if the false positive
# rate is about to become greater than the desired one. A good guess for a desired rate of 0.05 and twenty times the estimated
# elements: 5 of 100 strangers are taken for members, or a few more. It is every second one, and 7 of 10 at fifty times: each part
# that is added has the whole desired rate, where a scalable Bloom filter gives each part a smaller one. false_positive_rate still
# says 0.05.
# Seen: pyprobables 0.7.0 of PyPI, and pybloom_live 4.0.0, whose scalable filter has 0.12 at fifty times.
# Why it matters here: half of the new pages of a crawl, or of the new lines, count as seen.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyprobables==0.7.0 pybloom_live==4.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from probables import ExpandingBloomFilter
from pybloom_live import ScalableBloomFilter

print("pyprobables", version("pyprobables"), "pybloom_live", version("pybloom_live"))
rates = {}
for added in (1000, 5000, 20000, 50000):
    expanding = ExpandingBloomFilter(est_elements=1000, false_positive_rate=0.05)
    scalable = ScalableBloomFilter(initial_capacity=1000, error_rate=0.05)
    for number in range(added):
        expanding.add(f"member{number}")
        scalable.add(f"member{number}")
    strangers = [f"stranger{number}" for number in range(2000)]
    rates[added] = [sum(map(expanding.check, strangers)) / 2000, sum(name in scalable for name in strangers) / 2000]
    print(f"{added} members, {expanding.expansions} expansions: of the strangers pyprobables knows %.2f, pybloom_live %.2f"
          % tuple(rates[added]), "stated", expanding.false_positive_rate)
if rates[20000][0] < 0.4 or rates[50000][0] < 0.6 or rates[50000][1] > 0.2:
    sys.exit("changed: the rate stays near the desired one")
END
