#!/usr/bin/env bash
# fonetika gives phonetic codes of Russian words, of names too, by which "обухов" and "абухов" are one, АБУХАФ, since an
# unstressed O sounds like an A. A good guess for Обухов and Абухов, as names are written: one code. They are ОБУХАФ and
# АБУХАФ: the vowels are changed in small letters alone, and the code is made large afterwards. So each name that begins with a
# vowel has two codes, one in a list in small letters and one in a list of names.
# Seen: fonetika 1.5.1 of PyPI, RussianMetaphone.
# Why it matters here: the slip of the pen in the first letter for which the code is made is not found, nor is a name in
# another case.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps fonetika==1.5.1 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fonetika.metaphone import RussianMetaphone

print("fonetika", version("fonetika"))
metaphone = RussianMetaphone()
codes = {name: metaphone.transform(name) for name in ("обухов", "абухов", "Обухов", "Абухов")}
print(codes)
if codes["обухов"] != codes["абухов"] or codes["Обухов"] == codes["Абухов"] or codes["Обухов"] == codes["обухов"]:
    sys.exit("changed: a capital sounds as the small letter")
END
