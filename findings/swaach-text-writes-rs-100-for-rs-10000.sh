#!/usr/bin/env bash
# swaach-text makes texts of social media ready for programs ("normalize"). A sign that stands three times or more is written
# twice, digits too: "Rs 10000" becomes "Rs 100" and "3000000 people" "300 people". The "u" for "you" is found in "U.S."
# ("you.S."), and "na", a filler of Hinglish, is taken out of "Na+ and K+". The presets ("formal", "reviews") change nothing.
# Good guess: digits are kept, and an abbreviation with points is no "u".
# Seen: swaach-text 0.1.0 of PyPI, Python 3.11.
# Why it matters here: a rule for "goooood" meets numbers in the first text with a price; letters only is one class away.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" swaach-text==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from swaach_text import Preset, normalize

print("swaach-text", version("swaach-text"))
TEXTS = ["It costs Rs 10000.", "3000000 people", "in the U.S. since 2000", "Na+ and K+", "sooooo good"]
found = [normalize(text, Preset.formal) for text in TEXTS]
print(*found, sep="\n")
if found != ["It costs Rs 100.", "300 people", "in the you.S. since 200", "+ and K+", "soo good"]:
    sys.exit("changed: digits are kept, or U.S. is kept")
END
