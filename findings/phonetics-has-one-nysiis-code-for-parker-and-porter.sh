#!/usr/bin/env bash
# phonetics has Soundex, NYSIIS and Metaphone. NYSIIS keeps most consonants of a name: PARCAR for Parker, PARTAR for Porter. A
# good guess: two codes. Both are "PA": the letters that a rule names are written down, all others are left out, which is all of
# b, c, d, f, g, j, k, l, p, r, t, v, x behind the first. Twenty surnames that have 20 codes in jellyfish have 7 here; Robert,
# Rockefeller and Radcliffe are "RA".
# Seen: phonetics 1.0.5 and jellyfish 1.2.1 of PyPI.
# Why it matters here: names are compared by their first letter and whether an n or s follows, so that most of a list is one
# name.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" phonetics==1.0.5 jellyfish==1.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import jellyfish
import phonetics

print("phonetics", version("phonetics"))
names = """Parker Porter Potter Pickett Robert Rockefeller Radcliffe Becker Baldry Bradley Carter Clark Cooper
    Taylor Tucker Talbot Dekker Dobbie Ford Fletcher""".split()
codes = {name: phonetics.nysiis(name) for name in names}
others = {name: jellyfish.nysiis(name) for name in names}
for name in names:
    print(f"{name}: {codes[name]}, by jellyfish {others[name]}")
print(f"{len(names)} names, {len(set(codes.values()))} codes, by jellyfish {len(set(others.values()))}")
if codes["Parker"] != codes["Porter"] or len(set(codes.values())) > 10 or len(set(others.values())) != 20:
    sys.exit("changed: other names have other codes")
END
