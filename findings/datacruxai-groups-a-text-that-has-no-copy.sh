#!/usr/bin/env bash
# datacruxai finds duplicates in data for training; dedup(exact=True, fuzzy=True) removes equal texts and then near-duplicates
# and names the groups by the numbers of the texts. A good guess for two equal texts, a third one and then two near-duplicates:
# groups [0, 1] and [3, 4]. It says [0, 1] and [2, 3]: the near-duplicates are counted among the texts that the first step has
# left. The group names a text that has no copy and misses one that is a copy; the list of duplicates is right.
# Seen: datacruxai 0.4.0 of PyPI with datasketch 1.6.5.
# Why it matters here: who deletes or looks at the groups sees other texts, the more so the more equal texts there are.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" datacruxai==0.4.0 datasketch==1.6.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from datacruxai import Example
from datacruxai.dedup import dedup

TIDE = "The tide table of the harbour hangs next to the door of the office, and every morning the keeper reads it aloud."
ROPE = "A rope that was wet for a winter does not hold a boat; buy a new one before the first storm of the year comes."
LAMP = "A lighthouse without a lamp is a tower by the sea."
TEXTS = ("Boats wait.", "Boats wait.", LAMP, TIDE, TIDE.replace("aloud", "out"), ROPE)
print("datacruxai", version("datacruxai"))
examples = [Example(instruction=text, input="", output="") for text in TEXTS]
result = dedup(examples, exact=True, fuzzy=True, fuzzy_threshold=0.7)
print("groups:", result.groups)
for group in result.groups:
    print([TEXTS[number] for number in group])
print("duplicates:", [example.instruction for example in result.duplicates])
if result.groups != [[0, 1], [2, 3]] or [example.instruction for example in result.duplicates] != [TEXTS[1], TEXTS[4]]:
    sys.exit("changed: the groups have the numbers of the texts that were given")
END
