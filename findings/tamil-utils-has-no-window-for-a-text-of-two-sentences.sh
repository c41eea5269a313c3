#!/usr/bin/env bash
# tamil-utils cuts a text into windows of k sentences, three by default, for a search. A good guess for a text of two sentences:
# one window with both. There is none: a window is given only if it is full, so that a short text is not in the search at all.
# With stride=3 a text of five sentences has one window, and the last two sentences are in none. normalize_punct() sets a blank
# into 3.14, 10:30 and 1,000.
# Seen: tamil-utils 0.4.0 of PyPI; a text of three sentences or more with stride 1 is covered.
# Why it matters here: short messages, and the end of each text, are never found, and the number of windows does not tell it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tamil-utils==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from tamil_utils.corpus import normalize_punct, window_sents

print("tamil-utils", version("tamil-utils"))
got = [window_sents("ஒன்று. இரண்டு."), window_sents("a. b. c. d. e.", stride=3), window_sents("a. b. c. d.")]
for windows in got:
    print(windows)
numbers = normalize_punct("3.14 10:30 1,000")
print(numbers)
if got != [[], ["a. b. c."], ["a. b. c.", "b. c. d."]] or numbers != "3. 14 10: 30 1, 000":
    sys.exit("changed: all sentences are in a window")
END
