#!/usr/bin/env bash
# diacritics-normalization puts the vowel signs of a Hebrew text into one order. A good guess: all other signs stay. Quotation
# marks are taken out: צה"ל, the army, and ארה"ב, the United States, whose mark in front of the last letter is what makes them
# abbreviations, become other words, a speech is no speech any more, and 5" is 5. The mark stands in the table of what is
# replaced, with nothing as its replacement.
# Seen: diacritics-normalization 0.1.0 of PyPI.
# Why it matters here: a search for the abbreviation finds nothing, and the words of a quotation are those of the author.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" diacritics-normalization==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from diacritics_normalization import normalize_hebrew_diacritics

print("diacritics-normalization", version("diacritics-normalization"))
text = 'צה"ל וארה"ב: "שלום", 5"'
found = normalize_hebrew_diacritics(text)
print(text, "->", found)
print("German quotation marks:", normalize_hebrew_diacritics("„שלום“"))
if found != text.replace('"', "") or normalize_hebrew_diacritics("„שלום“") != "„שלום“":
    sys.exit("changed: quotation marks stay")
END
