#!/usr/bin/env bash
# coptic-transliterator writes Coptic in Latin letters by rules of sound: the letter vita is v before a vowel and b elsewhere; o
# and u are in the list of vowels. A good guess: it is v before "ou", too, the commonest vowel of two letters. The "ou" is made
# Latin in the line above that rule, so that no vowel of Coptic follows: it is "vo" and "bou". Before au, which is made av and
# stays Coptic at its beginning, it is v again.
# Seen: coptic-transliterator 2.0.0 of PyPI.
# Why it matters here: a name and its other case are sorted and found under two letters.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" coptic-transliterator==2.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from coptictranslit import translit

vita, o, u, a, i, r = "ⲃ", "ⲟ", "ⲩ", "ⲁ", "ⲓ", "ⲣ"
words = [vita + a, vita + i, vita + o, vita + o + u, vita + a + u, vita + r]
found = [translit(word) for word in words]
print("coptic-transliterator 2.0.0")
for word, latin in zip(words, found):
    print(word, latin)
if found[:3] != ["va", "vi", "vo"] or found[4:] != ["vav", "br"]:
    sys.exit("changed: vita is another letter before a vowel, or a consonant")
if found[3] != "bou":
    sys.exit("changed: vita before ou is v")
END
