#!/usr/bin/env bash
# fuzzypanda joins two tables by columns that are nearly equal. Its README: strings match "independent of special symbols",
# with the example "this-string" == "this string", and of the order of their words. A good guess: so they do. They do not: the
# hyphen is taken out first, which leaves one word, "thisstring", while the two words are put in the order of the alphabet and
# joined, "stringthis". Ten letters are in other places, and no more than two edits are allowed. A name with a hyphen is found
# if its parts happen to be in the order of the alphabet.
# Seen: fuzzypanda 0.1.1 of PyPI with symspellpy 6.10.1.
# Why it matters here: half of all names and titles with a hyphen have no match, although the README has this very case.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fuzzypanda==0.1.1 symspellpy==6.10.1 pandas==3.0.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import pandas
from fuzzypanda.matching import get_fuzzy_columns

print("fuzzypanda", version("fuzzypanda"))
left = pandas.DataFrame({"text": ["this-string", "west-end", "tax-office", "harbour-fair", "anna-maria"]})
right = pandas.DataFrame({"text": ["this string", "west end", "tax office", "harbour fair", "anna maria"]})
get_fuzzy_columns(left_dataframe=left, right_dataframe=right, left_cols=["text"], null_return="no match")
print(left.to_string())
if left["fuzzy_text"].tolist() != ["no match"] * 4 + ["anna maria"]:
    raise SystemExit("changed: a hyphen is worth as much as a blank")
END
