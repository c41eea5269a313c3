#!/usr/bin/env bash
# lankapost searches the post offices of Sri Lanka by the name of a place, of its district or the code. A good guess for
# "Galle", the first ten: the post office of Galle among them, first. The list is in the order of the alphabet, and a place of
# the district of Galle fits as well as Galle itself, so that the ten begin with Agaliya, and Galle is the 59th of 202; so it is
# with Kandy (66th), Matara (44th) and Jaffna (17th), the towns that districts are named after.
# Seen: lankapost 1.0.1 of PyPI.
# Why it matters here: a limit cuts the list before it is ordered by anything, so that a form with ten lines never offers the
# town.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lankapost==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from lankapost import search

places = {town: [record["place_name"] for record in search(town)] for town in ("Galle", "Kandy", "Matara", "Jaffna", "Weligama")}
print("lankapost 1.0.1")
for town, names in places.items():
    print(town, "is", names.index(town) + 1, "of", len(names), "- the first:", *names[:3])
first = [record["place_name"] for record in search("Galle", limit=10)]
print("ten for Galle:", *first, sep=", ")
if "Weligama" not in [record["place_name"] for record in search("Weligama", limit=10)]:
    sys.exit("changed: Weligama, which is no district, is not found in ten")
if "Galle" in first or places["Galle"].index("Galle") != 58 or places["Kandy"].index("Kandy") != 65:
    sys.exit("changed: a town is found before its district")
END
