#!/usr/bin/env bash
# hangul-names writes the names of Korean people in Latin letters, surname first, "so that people with the same name in Hangul
# script, end up romanized exactly the same". A good guess for 남궁민, the actor Namgung Min, and for 선우재덕, Seonu Jae-deok: the
# surname has two syllables, as a dozen surnames of Korea have. It is cut in two: "Nam Gung-min" and "Seon U-jae-deok". The
# first syllable is the surname always; even a name of four syllables, of which two must be the surname, is given a first name
# of three.
# Seen: hangul-names 0.4.2 of PyPI.
# Why it matters here: the person is filed under a surname that others have, and is taken for one of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hangul-names==0.4.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from hangul_names.transliterator import Transliterator

print("hangul-names", version("hangul-names"))
names = {}
for name in ("김철수", "남궁민", "선우재덕", "황보인"):
    names[name] = Transliterator().romanize(name)
    print(name, "->", names[name])
if names["남궁민"] != "Nam Gung-min" or names["선우재덕"] != "Seon U-jae-deok":
    raise SystemExit("changed: a surname of two syllables is known")
END
