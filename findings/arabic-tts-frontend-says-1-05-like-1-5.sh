#!/usr/bin/env bash
# arabic-tts-frontend writes numbers, times and dates in Arabic words, for speech; by its description 3 decimals of 3 are right.
# A good guess for 1.05 and 1.5: two texts. Both are "one point five", as is 1.005: what is behind the point is read as a whole
# number, and its noughts are gone. 3.07 km is 3.7 km and 1.05% is 1.5%, while 1.50 is "one point fifty", more than both. With
# money, 1.05 AED is right. A good guess for 1,250.50 without money: 1250.5. It is "one" and, joined to it, "two hundred and
# fifty point fifty": the comma counts in whole numbers alone.
# Seen: arabic-tts-frontend 0.1.0 of PyPI.
# Why it matters here: the spoken form is another amount, and texts with two amounts are one text after it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" arabic-tts-frontend==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from arabic_tts_frontend import VoiceFrontEnd

print("arabic-tts-frontend", version("arabic-tts-frontend"))
frontend = VoiceFrontEnd()
said = {}
for text in ("1.5", "1.05", "1.005", "1.50", "3.7 km", "3.07 km", "1.5%", "1.05%", "AED 1.5", "AED 1.05", "1,250", "1,250.50"):
    said[text] = frontend.prepare(text).spoken
    print(text, "->", said[text])
if not said["1.5"] == said["1.05"] == said["1.005"] or said["3.7 km"] != said["3.07 km"]:
    sys.exit("changed: 1.05 is not 1.5")
if "واحدمئتان" not in said["1,250.50"] or said["AED 1.5"] == said["AED 1.05"]:
    sys.exit("changed: 1,250.50 is one number")
END
