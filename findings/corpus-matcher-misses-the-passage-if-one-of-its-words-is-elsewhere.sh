#!/usr/bin/env bash
# corpus-matcher finds the substring of a large text that is most like a query: a quick search, "with fallback to thorough
# search for accuracy". A good guess for "harbour fair opens on Friday with boats" in a text with "harbour fair opens on Friday
# with ships" in the middle: this passage. If the word "boats" stands at the beginning of the text, it is "hall and spoke of
# taxes and of", alike by 41 of 100: the quick search looks at the place where the words of the query are on the average, and
# there is no fallback once it has looked anywhere. With case_sensitive=False a query in capitals finds nothing alike either:
# the quick search compares letters as they are.
# Seen: corpus-matcher 1.0.0 of PyPI.
# Why it matters here: a quotation with one other word is said not to be there, and a wrong one is given with a number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" corpus-matcher==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from corpus_matcher import find_best_substring_match

print("corpus-matcher", version("corpus-matcher"))
FILL = "The council met in the old hall and spoke of taxes and of schools for hours. " * 60
text = FILL + "The harbour fair opens on Friday with ships. " + FILL
found = []
for query, corpus in (("harbour fair opens on Friday with boats", text),
                      ("harbour fair opens on Friday with boats", "The boats of the town are new. " + text)):
    found.append(find_best_substring_match(query, corpus, n_jobs=1))
    print(query, "in", repr(corpus[:31]), "... ->", found[-1])
found.append(find_best_substring_match("HARBOUR FAIR OPENS", "The harbour fair opens.", case_sensitive=False, n_jobs=1))
print("HARBOUR FAIR OPENS, case_sensitive=False ->", found[-1])
if "Friday" not in found[0].matches[0] or "Friday" in found[1].matches[0] or found[2].ratio > 50:
    raise SystemExit("changed: the passage that is most like the query is found")
END
