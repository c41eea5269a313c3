#!/usr/bin/env bash
# tr-toolbox makes slugs of Turkish texts and knows the Turkish letters. A good guess for words with â, î and û, which Turkish
# has as well: "hâlâ" (still) is "hala", "kâr" (profit) is "kar". They are "hl" and "kr": only six letters are in the table, all
# others are thrown away with their sign. Blanks are the only thing that parts words, so that a line break, a slash and a dash
# of the long kind join them: "Ankara/İzmir" is "ankaraizmir".
# Seen: tr-toolbox 0.0.1 of PyPI.
# Why it matters here: slugs of ordinary words lose their vowels, and two titles become one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tr-toolbox==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from tr_toolbox import slugify_tr

print("tr-toolbox", version("tr-toolbox"))
titles = ["Çiçek Dağı", "Hâlâ burada", "Kâr ve zarar", "Ankara/İzmir yolu", "İlk satır\nikinci satır"]
slugs = [slugify_tr(title) for title in titles]
for title, slug in zip(titles, slugs):
    print(repr(title), slug)
if slugs != ["cicek-dagi", "hl-burada", "kr-ve-zarar", "ankaraizmir-yolu", "ilk-satirikinci-satir"]:
    sys.exit("changed: each letter of Turkish has its letter and a slash parts words")
END
