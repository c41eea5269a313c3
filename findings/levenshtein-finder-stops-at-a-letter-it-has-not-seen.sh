#!/usr/bin/env bash
# levenshtein-finder finds the words of a list that are at most one change away from a word. A good guess for harbouz in a list
# without a z: harbour, one letter is another. It stops with "list index out of range", as the number for letters that are not
# known is one more than the index has room for. A misspelling is found only when the wrong letter stands in some word of the
# list.
# Seen: levenshtein-finder 1.0.1 of PyPI; harboum, with a letter that another word has, is found.
# Why it matters here: a search that is made for misspellings ends with an error at a letter such as é or a digit, by chance of
# the list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" levenshtein-finder==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from levenshtein_finder import LevenshteinFinder

print("levenshtein-finder", version("levenshtein-finder"))
finder = LevenshteinFinder()
finder.indexing(["harbour", "market", "carrot"])
seen = []
for word in ("harbour", "harboum", "harbouz", "harbou7"):
    try:
        seen.append([hit["data"] for hit in finder.search(word)])
    except IndexError as error:
        seen.append(str(error))
    print(word, seen[-1])
if seen != [["harbour"], ["harbour"], "list index out of range", "list index out of range"]:
    sys.exit("changed: an unknown letter is a letter that differs")
END
