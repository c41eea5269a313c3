#!/usr/bin/env bash
# som-abb replaces the abbreviations of Somali messages: asc is asalaamu calaykum. A good guess: the rest of the text stays as
# it is. It comes in small letters, Muqdisho and Axmed too, on one line, and without the comma or the question mark behind each
# abbreviation that was replaced. And the accuracy that it gives beside the text is 100 or 0, never between: it is the share of
# the replaced among the replaced.
# Seen: som-abb 0.1.0 of PyPI.
# Why it matters here: names and sentences are gone for all that comes behind, and a measure is given that measures nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" som-abb==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from somali_abbreviation.abbreviation import replace_abbreviations

print("som-abb", version("som-abb"))
text, accuracy, _, replaced = replace_abbreviations("Axmed asc, ma fcn?\nXyzq abcq Muqdisho.")
print(text, accuracy, replaced)
print(replace_abbreviations("Xyzq abcq Muqdisho.")[:2])
if text != "axmed asalaamu calaykum ma fiican xyzq abcq muqdisho." or accuracy != 100 or replaced != 2:
    sys.exit("changed: the rest of a text stays")
END
