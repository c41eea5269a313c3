#!/usr/bin/env bash
# larzslug makes the address of a page of its title, "correctly handling accented and non-ASCII characters". A good guess for a
# title in Greek or Russian: its letters in Latin ones, or another name that tells two titles apart. The slug is empty, and that
# of each title of a year is the year: all letters that are not Latin ones are removed. unique_slug() makes "-2" and "-3" of them.
# Signs become words without blanks: "R&D" is randd, and "AT&T" is atandt.
# Seen: larzslug 0.1.0 of PyPI.
# Why it matters here: strangers have one name; who compares pages or files by it takes one for a copy of the other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzslug==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzslug import slugify, unique_slug

print("larzslug", version("larzslug"))
TITLES = ["Héllo, Straße!", "Ωραία θάλασσα", "Гавань города", "Ελλάδα 2026", "Россия 2026", "R&D at AT&T"]
slugs = [slugify(title) for title in TITLES]
for title, slug in zip(TITLES, slugs):
    print(title, "->", repr(slug))
print("unique:", unique_slug("Гавань", {""}))
if slugs != ["hello-strasse", "", "", "2026", "2026", "randd-at-atandt"]:
    sys.exit("changed: each title has a slug of its own")
END
