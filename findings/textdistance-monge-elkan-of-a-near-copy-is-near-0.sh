#!/usr/bin/env bash
# Monge-Elkan compares each word of a text with its best partner in the other one and takes the mean, so a text with one
# other word is near 1. A good guess for textdistance.monge_elkan.normalized_similarity(): 0.9 or more.
# It is 1 for equal texts and below 0.05 for all others, a near-copy of twelve words as well as an unrelated text: equal
# inputs are answered before the method, whose own value is then divided by a much larger maximum.
# Seen: textdistance 4.6.3 of PyPI, without the external libraries, on lists of words and on strings.
# Why it matters here: a threshold at any usual place finds exact copies only.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" textdistance==4.6.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import textdistance

TEXT = "the committee met on monday to discuss the new budget for roads"
TEXTS = {"equal": TEXT, "one word of twelve": TEXT.replace("new", "old"),
         "unrelated": "seven ships sailed from the harbour without a single sailor"}
measure = textdistance.MongeElkan(external=False)
values = {}
for name, other in TEXTS.items():
    values[name] = measure.normalized_similarity(TEXT.split(), other.split()), measure.normalized_similarity(TEXT, other)
    print("textdistance", version("textdistance"), name, "words %.3f, letters %.3f" % values[name])
if min(values["equal"]) < 1 or max(values["one word of twelve"]) > 0.05 or max(values["unrelated"]) > 0.05:
    sys.exit("changed: a near-copy is no longer near 0")
END
