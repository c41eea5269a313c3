#!/usr/bin/env bash
# mn-translit writes Mongolian in Latin letters; with trans_num number words become digits, as digits become words on the way to
# Cyrillic. A good guess: "хорин нэг ном" becomes "21 nom". It becomes "khorin neg nom": the letters are changed first, and then
# number words are looked for in Cyrillic. All that the option does is to join the lines and blanks of the text. words_to_number
# on its own reads the word.
# Seen: mn-translit 1.0.3 of PyPI.
# Why it matters here: who asks for digits gets none and loses all paragraphs.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mn-translit==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mn_translit import cyrillic_to_latin, latin_to_cyrillic, words_to_number

print("mn-translit", version("mn-translit"))
text = "Би хорин нэг ном\nуншсан.\n\nЗуун хоёр үг."
plain, numbers = cyrillic_to_latin(text), cyrillic_to_latin(text, trans_num=True)
print(repr(plain))
print(repr(numbers))
print(words_to_number("хорин нэг"), latin_to_cyrillic("21 nom", trans_num=True))
if numbers != " ".join(plain.split()) or plain.count("\n") != 3 or words_to_number("хорин нэг") != 21:
    sys.exit("changed: number words become digits")
END
