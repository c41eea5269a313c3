#!/usr/bin/env bash
# german-transliterate writes out numbers, dates and abbreviations of German texts, for speech. A good guess for "-5 Grad":
# minus fünf. It is "5 grad": the minus is gone, and the number is not even written out. "S. 12 ff.", page 12 and after, is
# "sekunden zwölf ff.", and "um 10:30 Uhr" is "um zehn stunden dreißig minuten uhr". Am 1.5. is "am ersten mai", while "der 12.
# Klasse" is "der zwölfte klasse".
# Seen: german-transliterate 0.1.3 of PyPI; 3,5 km, 10-20 € and Prof. Dr. are written rightly.
# Why it matters here: frost becomes warmth and a debt a credit, and two texts that say the contrary become alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" german-transliterate==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from german_transliterate.core import GermanTransliterate

print("german-transliterate", version("german-transliterate"))
write = GermanTransliterate().transliterate
texts = ["Es sind -5 Grad", "Es sind 5 Grad", "siehe S. 12 ff.", "um 10:30 Uhr"]
got = [write(text) for text in texts]
for text, words in zip(texts, got):
    print(text, "->", words)
if "minus" in got[0] or "sekunden" not in got[2] or "stunden" not in got[3]:
    sys.exit("changed: a minus is written or kept")
END
