#!/usr/bin/env bash
# ppdeep is ssdeep in Python, and its digests are the same byte for byte. A good guess for compare() on two such digests: the
# score of ssdeep, so that a threshold found with one holds for the other. The score is higher: 90 where ssdeep says 80, and it
# differs for most pairs that are neither equal nor unrelated. A replaced character costs 1 here and 2 there, as much as one that
# is removed and one that is added.
# Seen: ppdeep 20260221 of PyPI, and fuzzbite 0.1.1 of PyPI, whose 80 for the first pair ssdeep 2.14.1 of Debian 12 gives as well.
# Why it matters here: at a threshold of 85, it finds pairs that ssdeep does not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ppdeep==20260221 fuzzbite==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

import fuzzbite
import ppdeep

PAIR = ("192:4fODk857QzjFhY1MI/kKxgFa9c1aV/BBGdwcRc/FkuiHhdg9wwQMJ0anVdplDIfK:4OihYFWgffNRm/UzfptwsEpK",
        "192:4fODk857OJ7jFhYvMI/kKUza9c1aV/BBGdwcRc/FkuiHhJJ9wwre4J0anVdpKDIY:4OwhyJWgffNRmFewzfpQPEpK")
print("ppdeep", version("ppdeep"), "fuzzbite", version("fuzzbite"))
scores = ppdeep.compare(*PAIR), fuzzbite.compare(*PAIR)
print("two digests: ppdeep %d, fuzzbite %d" % scores)

random.seed(3)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
WORDS = ["".join(random.choice(LETTERS) for _ in range(random.randint(2, 9))) for _ in range(3000)]
both, digests = [], 0
for _ in range(100):
    words = random.choices(WORDS, k=1500)
    copy = [random.choice(WORDS) if random.random() < 0.01 else word for word in words]
    one, other = (ppdeep.hash(" ".join(text)) for text in (words, copy))
    digests += one == fuzzbite.hash(" ".join(words).encode())
    both.append((ppdeep.compare(one, other), fuzzbite.compare(one, other)))
higher = sum(pure > reference for pure, reference in both)
print("100 texts: %d equal digests; of 100 near-copies %d score higher with ppdeep, %d lower; 85 and more: %d and %d"
      % (digests, higher, sum(pure < reference for pure, reference in both),
         sum(pure >= 85 for pure, _ in both), sum(reference >= 85 for _, reference in both)))
if scores != (90, 80) or digests < 100 or higher < 60:
    sys.exit("changed: ppdeep scores as ssdeep does")
END
