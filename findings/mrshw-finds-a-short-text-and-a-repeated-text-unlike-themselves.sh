#!/usr/bin/env bash
# mrshw makes similarity digests of data and compares them, 0 to 100. A good guess for two equal texts: 100, as its description
# says. Text of 500 bytes is 0 when compared with itself, and so are 14000 bytes of one sentence again and again: data are cut
# where a rolling hash has a certain value, which it may never have in such a sentence, and digests of few pieces are not
# compared. No error is raised, and 0 is also what two unlike files get. Of 20 pieces of random data of 1500 bytes 7 are unlike
# themselves.
# Seen: mrshw 1.0.0 of PyPI.
# Why it matters here: the shortest and the most repeated texts, which a search for repeats is about, are never found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mrshw==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

import mrsh

print("mrshw", version("mrshw"))


def score(first, second):
    return mrsh.diff(mrsh.hash((first, "first")), mrsh.hash((second, "second")))


numbers = random.Random(1)
words = "the boat sea harbour Anna sees is in from here and a ship lies there while morning comes over old town".split()
texts = [" ".join(numbers.choice(words) for _ in range(count)).encode() for count in (50, 100, 1000, 2000)]
texts.append(b"The boat is in the harbour. " * 500)
scores = [score(text, text) for text in texts]
for text, found in zip(texts, scores):
    print(f"{len(text)} bytes, {text[:27].decode()}..., with themselves: {found}")
data = [numbers.randbytes(1500) for _ in range(20)]
print("random data of 1500 bytes:", [score(piece, piece) for piece in data])
if scores != [0, 0, 100, 100, 0]:
    sys.exit("changed: equal texts are equal")
END
