#!/usr/bin/env bash
# nusantara-nlp stems Indonesian, whose verbs change the first letter of their root behind a prefix. A good guess for "menulis"
# (to write) and "penulis" (writer): "tulis" for both, the example of all books, and a word in the package's own list of roots;
# "menyapu" is "sapu", "perkotaan" "kota". All of them stay as they are, while "mengetahui", "makanan" and "bekerja" are
# stemmed: the letter that a prefix swallows is not put back, and a root that is not among some 600 is none.
# Seen: nusantara-nlp 0.2.1 of PyPI.
# Why it matters here: a search for a verb finds none of its other forms, and most verbs with a prefix in men or pen are of this
# kind.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nusantara-nlp==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import nusantara

print("nusantara-nlp", version("nusantara-nlp"))
stemmer = nusantara.NLP()
words = ["makanan", "bekerja", "mengetahui", "menulis", "penulis", "menyapu", "perkotaan"]
stems = [stemmer.stem(word) for word in words]
for word, stem in zip(words, stems):
    print(word, stem)
if stems[0] != "makan" or stems[3:] != words[3:]:
    sys.exit("changed: menulis has its root")
END
