#!/usr/bin/env bash
# drac counts distinct values by HyperLogLog and also, by a MinHash of 65,536 values beside it, how many two counters share. To
# count a value again changes nothing. A good guess for 30,000 visitors, counted once in one counter and three times in another
# one: 30,000 in each, and about 30,000 shared. The counts are right, shared are about 13,000, at five visits 1,800: whenever a
# value comes again that is there already, the largest one is taken out, as if there were one too many. The containment of
# the two is then 0.44.
# Seen: drac 0.1.4 of PyPI, with its defaults.
# Why it matters here: real words and lines repeat, and the more they do the less two equal texts share.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" drac==0.1.4 mmh3==5.3.1 sortedcontainers==2.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from drac import HyperLogLog

print("drac", version("drac"))


def counter(rounds):
    made = HyperLogLog(0.01)
    for _ in range(rounds):
        for number in range(30000):
            made.add("visitor-%d" % number)
    return made


once = counter(1)
shared = []
for rounds in (1, 2, 3, 5):
    other = counter(rounds)
    shared.append(HyperLogLog.get_intersection_card([once, other]))
    print(f"30000 visitors once: {len(once)}; {rounds} times: {len(other)}; in both: {shared[-1]}, "
          f"containment {HyperLogLog.containment([once, other])[0]:.2f}")
if shared[0] < 29000 or shared[2] > 20000 or shared[3] > 5000:
    sys.exit("changed: a value that comes again changes nothing")
END
