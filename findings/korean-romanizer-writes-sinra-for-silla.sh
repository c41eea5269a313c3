#!/usr/bin/env bash
# korean-romanizer writes Korean in Latin letters as the official romanization does, "annyeonghaseyo". That one writes a word
# as it is spoken, and has Silla, Jongno and Dongnimmun among its examples. A good guess for 신라, 종로 and 독립문: silla, jongno and
# dongnimmun. They are sinra, jongro and dokripmun: each syllable is written by itself, and the sounds that change at its
# border with the next are left. 해돋이 is haedodi, not haedoji, and 왕십리 wangsipri, not wangsimni.
# Seen: korean-romanizer 0.28.0 of PyPI; 밝다 is bakda, as it should be.
# Why it matters here: stations, streets and names are written otherwise than on any sign or map, and are not found by their
# usual names.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" korean-romanizer==0.28.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from korean_romanizer.romanizer import Romanizer

print("korean-romanizer", version("korean-romanizer"))
OFFICIAL = {"한국어": "hangugeo", "밝다": "bakda", "신라": "silla", "종로": "jongno", "독립문": "dongnimmun", "왕십리": "wangsimni",
            "해돋이": "haedoji"}
wrong = []
for word, official in OFFICIAL.items():
    seen = Romanizer(word).romanize()
    print(word, "->", seen, "" if seen == official else f"(official: {official})")
    if seen != official:
        wrong.append(seen)
if wrong != ["sinra", "jongro", "dokripmun", "wangsipri", "haedodi"]:
    sys.exit("changed: words are written as they are spoken")
END
