#!/usr/bin/env bash
# malaysian-address-parser splits an address into number and street, estate, town, postcode and state. A good guess for "No 12,
# Jalan Anggerik, Bandar Baru Uda, 81200 Johor Bahru, Johor": the town Johor Bahru, the second of the country, and Bandar Baru
# Uda in one of the parts. The town is "BAHRU": the names of states are taken out of it, as words. And Bandar Baru Uda is in no
# part: a piece without one of the known words (taman, jalan, no, or a digit) is kept if no town stands behind the postcode, and
# dropped if one does, as does the name of a building, Wisma Anna.
# Seen: malaysian-address-parser 0.1.5 of PyPI.
# Why it matters here: the parts no longer make the address; buildings of one street are one place.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" malaysian-address-parser==0.1.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from malaysian_address_parser import classify_address_v2

print("malaysian-address-parser", version("malaysian-address-parser"))
seen = {}
for text in ("Lot 123, Jalan Bunga, Taman Mawar, 70400 Seremban, Negeri Sembilan",
             "No 12, Jalan Anggerik, Bandar Baru Uda, 81200 Johor Bahru, Johor",
             "Wisma Anna, Jalan Besar, 43000 Kajang, Selangor", "Wisma Ina, Jalan Besar, 43000 Kajang, Selangor"):
    seen[text] = classify_address_v2(text)
    print(text, "->", seen[text])
plain, johor, anna, ina = seen.values()
if plain[:4] != ("LOT 123, JALAN BUNGA", "TAMAN MAWAR", "SEREMBAN", "70400"):
    sys.exit("changed: the address of the README has other parts")
if johor[:3] != ("NO 12, JALAN ANGGERIK", "", "BAHRU") or anna != ina:
    sys.exit("changed: each piece of an address is in a part")
END
