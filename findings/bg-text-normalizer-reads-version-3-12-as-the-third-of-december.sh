#!/usr/bin/env bash
# bg-text-normalizer writes out numbers, dates and signs of Bulgarian texts, for speech. A good guess for версия 3.12 (version):
# three point twelve, or three twelve. It is "версия трети декември", version the third of December, as each number whose second
# part is 01 to 12 in two digits is a date: Python 3.10 is the third of October, while 4.5 is four point five. An address of a
# computer, 10.0.0.7, is written as "десет цяло и нула.нула цяло и седем".
# Seen: bg-text-normalizer 1.3.0 of PyPI; dates with a year, 3,50 лв. and -5°C are written rightly.
# Why it matters here: versions, chapters and marks become days, so that a search for dates finds them and the number is gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bg-text-normalizer==1.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bg_text_normalizer import normalize_text

print("bg-text-normalizer", version("bg-text-normalizer"))
texts = ["версия 3.12", "Python 3.10", "глава 4.5", "версия 3.14", "на 12.03.2026 г.", "адрес 10.0.0.7"]
got = [normalize_text(text) for text in texts]
for text, words in zip(texts, got):
    print(text, "->", words)
if got[0] != "версия трети декември" or got[1] != "Python трети октомври" or "нула.нула" not in got[5]:
    sys.exit("changed: a number of two parts is no date")
END
