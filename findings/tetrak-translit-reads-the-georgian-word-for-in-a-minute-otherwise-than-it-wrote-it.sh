#!/usr/bin/env bash
# tetrak-translit writes Armenian and Georgian in Latin letters and back; the schemes of ISO are marked as reversible. A good
# guess for წუთში, in a minute, and მათში, among them, by ISO 9984 and back: the same words. They are written ts'utshi and matshi
# and read as წუცჰი and მაცჰი: a dot keeps თ and ს apart, as in t·su, and none stands between თ and შ, where "tsh" is begun by
# the letter ts. The edition of 1996, with an apostrophe and š, is right. Of Armenian words by ISO 9985 those in capitals come
# back with a small letter, ՈՒՐԲԱԹ as ՈւՐԲԱԹ, and Եւ, the And of old sentences, as ԵՒ.
# Seen: tetrak-translit 4.1.0 of PyPI.
# Why it matters here: the ending ში is "in" in Georgian, so that it meets each word that ends in თ, and a catalogue restored
# from its Latin form has words that do not exist.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tetrak-translit==4.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from tetrak_translit import transliterate

print("tetrak-translit", version("tetrak-translit"))
tests = {
    "ka/iso_9984": ["თბილისი", "თსუ", "წუთში", "მათში"],
    "ka/iso_9984_1996": ["წუთში", "მათში"],
    "hy/iso_9985": ["Ուրբաթ", "ՈՒՐԲԱԹ", "Եւ"],
}
changed = []
for scheme, words in tests.items():
    for word in words:
        latin = transliterate(word, scheme)
        back = transliterate(latin, scheme, to="script")
        print(scheme, word, "->", latin, "->", back)
        if back != word:
            changed.append((word, back))
if changed != [("წუთში", "წუცჰი"), ("მათში", "მაცჰი"), ("ՈՒՐԲԱԹ", "ՈւՐԲԱԹ"), ("Եւ", "ԵՒ")]:
    sys.exit("changed: a reversible scheme is reversed")
END
