#!/usr/bin/env bash
# Langak is a "simple language detector using alphabets", of two dozen languages and scripts. A good guess for an English text
# with the word "café": English. It is Hungarian: the language is the one whose alphabet has most of the letters, the first of
# equals, and one letter with an accent is enough against all others. French is Czech or Turkish, "Zürich" in a text makes it
# Turkish, and German without ä, ö, ü and ß is English; French, Spanish and Italian are not known at all.
# Seen: Langak 1.0.0 of PyPI.
# Why it matters here: texts are cut, stemmed and filed by the rules of a language that they are not in.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" Langak==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from langak import detect_language

print("Langak", version("Langak"))
TEXTS = {"All boats come back to the old harbour in the evening.": "english",
         "All boats come back to the café in the evening.": "hungarian",
         "The price of a room in Zürich is high.": "turkish",
         "Le garçon a mangé à la maison.": "czech",
         "Das Haus ist klein und liegt am Wasser.": "english"}
changed = False
for text, language in TEXTS.items():
    found = detect_language(text)
    print(found, "-", text)
    changed |= found != language
if changed:
    sys.exit("changed: one letter with an accent does not decide")
END
