#!/usr/bin/env bash
# turkificate writes Turkish as it is spoken: 1.250 TL is bin iki yüz elli lira, 14:30 on dört otuz. A good guess for "saat
# 14.30'da", as times are mostly written in Turkey: the same. The number in front of the point is written in words and the rest
# is not, "on dört.30'da", and so are 3.14 ("üç.14") and "2.5 milyon". Of the address 192.168.1.1 the first two parts are a
# number of thousands with ".1.1" behind it, since three digits behind a point are.
# Seen: turkificate 0.2.0 of PyPI.
# Why it matters here: a text half in words and half in digits is found by neither.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" turkificate==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from turkificate import turkificate

right = {"1.250 TL": "bin iki yüz elli lira", "saat 14:30'da": "saat on dört otuzda", "1,5 kg": "bir virgül beş kilogram"}
wrong = {"saat 14.30'da": "saat on dört.30'da", "3.14": "üç.14", "2.5 milyon": "iki.5 milyon",
         "192.168.1.1": "yüz doksan iki bin yüz altmış sekiz.1.1"}
print("turkificate 0.2.0")
for text in [*right, *wrong]:
    print(text, "is", turkificate(text))
if any(turkificate(text) != spoken for text, spoken in right.items()):
    sys.exit("changed: lira, a time with a colon or a decimal comma are read in another way")
if any(turkificate(text) != spoken for text, spoken in wrong.items()):
    sys.exit("changed: a time or a number with a point is whole, or an address is none of thousands")
END
