#!/usr/bin/env bash
# bloomtime is a Bloom filter whose words can expire: BloomTime(capacity, error_rate). A good guess for one of 10,000 words and an
# error rate of 0.001 that took 10,000: about ten of 10,000 strangers are there. It is about 4,000: a word is there if more than
# half of its nine places are taken, not all of them. Half full, it takes more than 500 strangers.
# Seen: bloomtime 0.3.0 of PyPI.
# Why it matters here: two of five new pages are skipped as known.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bloomtime==0.3.0 || exit 2
cd "$work"

PYTHONHASHSEED=1 PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bloomtime import BloomTime

SIZE = 10000


def strangers(words):
    known = BloomTime(SIZE, 0.001)
    for number in range(words):
        known.set(f"page-{number}")
    missing = sum(not known.get(f"page-{number}") for number in range(words))
    return sum(known.get(f"other-{number}") for number in range(SIZE)), missing


print("bloomtime", version("bloomtime"))
half, full = strangers(SIZE // 2), strangers(SIZE)
for words, (taken, missing) in ((SIZE // 2, half), (SIZE, full)):
    print(f"capacity {SIZE}, error rate 0.001, {words} words: {taken} of {SIZE} strangers are there, {missing} words are not")
if not 3500 < full[0] < 5000 or not 400 < half[0] < 1000:
    sys.exit("changed: the error rate is what was asked for")
END
