#!/usr/bin/env bash
# abbr2words writes abbreviations out, by what stands around them: "Main St." becomes Street, "St. Paul" Saint. A good guess for
# a sentence that ends with "sun" or "sat": it is left alone, for the word is small and the full stop ends the sentence. "We lay
# in the sun." becomes "We lay in the Sunday.", "There the cat sat." becomes "There the cat Saturday."; and of "12 Elm Dr. 5",
# where "St." is read rightly, a doctor is made.
# Seen: abbr2words 0.2.16 of PyPI.
# Why it matters here: ordinary sentences get names of days, and a copy of a text that was not expanded differs from it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" abbr2words==0.2.16 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from abbr2words import expand

print("abbr2words", version("abbr2words"))
texts = ["Mr. Berg lives in Main St. near St. Paul.", "We lay in the sun.", "There the cat sat.", "12 Elm Dr., Bath"]
expanded = [expand(text) for text in texts]
for text, words in zip(texts, expanded):
    print(text, "->", words)
if "the Sunday" not in expanded[1] or "Saturday" not in expanded[2]:
    sys.exit("changed: a small word at the end of a sentence is no day")
END
