#!/usr/bin/env bash
# id-address takes Indonesian addresses apart by the official list of provinces, towns and districts. A good guess for "Jl.
# Merdeka 1, Surabaya", the second town of the country: the town Surabaya. There is no town, and none for "Kota Bandung" (the
# town of Bandung) or for Yogyakarta with its code; with the province behind it the town is found, and without it only the towns
# of Jakarta are. The districts named as such, "Kel. Karet, Kec. Setiabudi", are left out, and no warning is given.
# Seen: id-address 0.1.0a2 of PyPI.
# Why it matters here: the province is what people leave out, so that most addresses have a street and no place.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" id-address==0.1.0a2 thefuzz==0.22.1 rapidfuzz==3.14.5 click==8.5.1 requests==2.34.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from id_address import AddressParser

parser = AddressParser()


def place(text):
    parts = parser.parse(text).components
    return parts.city, parts.province, parts.kelurahan, parts.kecamatan, list(parts.parse_warnings or [])


whole = ["Jl. Merdeka 1, Bandung, Jawa Barat", "Jl. Merdeka 1, Jakarta Selatan"]
short = ["Jl. Merdeka 1, Surabaya", "Jl. Merdeka 1, Kota Bandung", "Jl. Malioboro 52, Yogyakarta 55271"]
districts = "Jl. Merdeka 1, Kel. Karet, Kec. Setiabudi, Jakarta Selatan"
print("id-address 0.1.0a2, town, province, districts, warnings")
for text in [*whole, *short, districts]:
    print(text, place(text))
if [place(text)[0] for text in whole] != ["Bandung", "Jakarta Selatan"]:
    sys.exit("changed: Bandung with its province, or Jakarta, is read in another way")
if any(place(text)[0] or place(text)[4] for text in short) or place(districts)[2:] != (None, None, []):
    sys.exit("changed: a town without its province, or a district, is found, or a warning is given")
END
