#!/usr/bin/env bash
# arabizi writes Moroccan Arabic in Latin letters, where digits stand for sounds, in Arabic script, and labels words by
# language. A good guess for "2 kg" and "2026": the numbers stay, as detect() knows them for numbers. transliterate() writes
# them in letters, digit by digit: 2 is a hamza, 6 is ط and 0 stays, so that 2026 is ء0ءط and a phone number is a word.
# Seen: arabizi 0.1.0 of PyPI; addresses of pages and mail are left alone.
# Why it matters here: years and amounts are lost, and two texts that differ in a number only can become alike: 5 and kh are
# both خ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" arabizi==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import arabizi

print("arabizi", version("arabizi"))
print([token.script.value for token in arabizi.detect("f 2026")])
got = [arabizi.transliterate(text) for text in ("2026", "5", "kh")]
for text in got:
    print(text, [f"{ord(letter):x}" for letter in text])
if got != ["\u0621" "0" "\u0621\u0637", "\u062e", "\u062e"]:
    sys.exit("changed: a number stays a number")
END
