#!/usr/bin/env bash
# nmodels makes n-gram models of texts; simple_bigram() is to give the "padded bigrams" of a text, with a mark for its beginning
# and one for its end. A good guess for "the harbour fair opens": (<START>, the), (the, harbour), (harbour, fair), (fair, opens),
# (opens, <END>). The pairs end with (fair, <END>), and "opens" is in none of them: the mark of the end is written over the last
# word, not behind it. A text of one word is (<START>, <END>).
# Seen: nmodels 0.0.5 of PyPI; simple_unigram() has all words.
# Why it matters here: sentences that differ in their last word are equal, and the last words of all texts are never counted.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nmodels==0.0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from nmodels.gram import simple_bigram

print("nmodels", version("nmodels"))
first, second = simple_bigram("the harbour fair opens"), simple_bigram("the harbour fair burns")
print(first)
print("one word:", simple_bigram("fair"))
if first != second or any("opens" in pair for pair in first):
    sys.exit("changed: the last word is in a pair")
END
