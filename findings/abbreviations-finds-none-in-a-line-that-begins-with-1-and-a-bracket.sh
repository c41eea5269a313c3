#!/usr/bin/env bash
# abbreviations finds short forms with their definitions in a text, by the method of Schwartz and Hearst. A good guess for an
# item of a list, "1) The World Health Organization (WHO) met.": WHO, World Health Organization. There is none, and none for
# "a) ..." and for a line with ":)": a line with more closing brackets than opening ones is left out as a whole. A definition
# of two lines, as each text has that is wrapped, is not found either, as each line is taken for a sentence.
# Seen: abbreviations 0.2.5 of PyPI.
# Why it matters here: the items of numbered lists, where such definitions often stand, give nothing, and there is no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" abbreviations==0.2.5 regex==2024.11.6 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END' 2> /dev/null
import sys
from importlib.metadata import version

from abbreviations import schwartz_hearst

print("abbreviations", version("abbreviations"))
TEXTS = ["The World Health Organization (WHO) met.", "1) The World Health Organization (WHO) met.",
         "The World Health\nOrganization (WHO) met."]
seen = [schwartz_hearst.extract_abbreviation_definition_pairs(doc_text=text) for text in TEXTS]
for text, pairs in zip(TEXTS, seen):
    print(repr(text), "->", pairs)
if [len(pairs) for pairs in seen] != [1, 0, 0]:
    print("changed: a bracket behind a number closes nothing")
    sys.exit(1)
END
