#!/usr/bin/env bash
# multilingual-text writes other scripts with Latin letters; it "covers Devanagari, Cyrillic and Greek properly", Greek by the
# standard ISO 843. A good guess for "ουρανός" (sky): ouranos, as the standard and all passports have ou for both letters. It is
# oyranos: each letter is written for itself, so Europe (Ευρώπη) is Eyropi and not Europi or Evropi, and supported is true.
# "reliable", "the one flag to branch on", knows no language but its own: Romanian is Vietnamese and Norwegian is Swedish, both
# reliable.
# Seen: multilingual-text 0.1.0 of PyPI; the README says it of Persian, Serbian and Bulgarian.
# Why it matters here: names and titles are not found by their usual forms, and texts are stemmed by rules of another language.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" multilingual-text==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from multilingual_text import detect, transliterate

print("multilingual-text", version("multilingual-text"))
WORDS = {"ουρανός": "oyranos", "Ευρώπη": "Eyropi", "αυτοκίνητο": "aytokinito", "Αθήνα": "Athina"}
changed = False
for word, expected in WORDS.items():
    found = transliterate(word)
    print(word, "->", str(found), "supported:", found.supported)
    changed |= str(found) != expected
found = [detect(text) for text in ("Am o casă mică lângă mare", "Det er et lite hus ved havet")]
for result in found:
    print(result.language, result.confidence, "reliable:", result.reliable)
if changed or [result.language for result in found] != ["vi", "sv"] or not all(result.reliable for result in found):
    sys.exit("changed: ou is one sound, or an unknown language is not reliable")
END
