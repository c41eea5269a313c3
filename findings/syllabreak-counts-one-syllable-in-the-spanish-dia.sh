#!/usr/bin/env bash
# syllabreak cuts words into syllables by the rules of thirty languages, "accurate and deterministic". A good guess for Spanish,
# where two strong vowels, or one that is weak with an accent, are never one syllable: dí-a, pa-ís, te-a-tro, po-e-ta, le-er.
# All vowels that stand together are one: día, país, leer and caos have one syllable, teatro and poeta two. Portuguese has the
# same; the poet of Dutch (po-ë-zie), Polish and Romanian is cut as he should be.
# Seen: syllabreak 0.20.1 of PyPI.
# Why it matters here: measures of readability count syllables, and the hyphen of a printed text is put by them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" syllabreak==0.20.1 PyYAML==6.0.2 regex==2024.11.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from syllabreak import Syllabreak

cut = Syllabreak("-").syllabify
wrong = {"día": "dí-a", "país": "pa-ís", "leer": "le-er", "caos": "ca-os", "teatro": "te-a-tro", "poeta": "po-e-ta",
         "océano": "o-cé-a-no"}
print("syllabreak 0.20.1")
for word, rule in wrong.items():
    print(word, "is", rule, "cut as", cut(word, lang="spa"))
print("Portuguese:", cut("poeta teatro país", lang="por"))
if cut("ciudad", lang="spa") != "ciu-dad" or cut("poeta", lang="pol") != "po-e-ta" or cut("poëzie", lang="nld") != "po-ë-zie":
    sys.exit("changed: a word that was cut right is not")
if any("-" in cut(word, lang="spa") for word in ("día", "país", "leer", "caos")) or cut("poeta", lang="spa") != "poe-ta":
    sys.exit("changed: two vowels of Spanish are cut")
END
