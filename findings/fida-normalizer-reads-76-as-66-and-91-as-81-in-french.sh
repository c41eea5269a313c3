#!/usr/bin/env bash
# fida-normalizer writes numbers as words in eight languages, for speech. A good guess for 76 in French: soixante seize. It is
# "soixante six", 66, as the table of the numbers of two words has no 76, and 91 is "quatre vingt un", 81, as the ten of 91 to 99
# is lost; 71 to 75 are right. A good guess for 12.05.2024, the usual form of a date in German: that date, as 12/05/2024 is read.
# It is "zwölf million fünfzig zwei tausend zwanzig vier": points are taken out first as those between thousands. 21 is "zwanzig
# eins" in German and the 1 000 of French is one and zero.
# Seen: fida-normalizer 0.1.1 of PyPI.
# Why it matters here: 76 and 66 are one text after it, in French, for search or for finding repeats, and a date of May is a
# number of millions.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fida-normalizer==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from Normalizer import Normalizer

print("fida-normalizer", version("fida-normalizer"))
french, german = Normalizer(lang="fr"), Normalizer(lang="de")
words = {text: french.normalize(text) for text in ("66", "71", "76", "81", "91", "1 000")}
dates = {text: german.normalize(text) for text in ("21", "12/05/2024", "12.05.2024")}
for text, said in (words | dates).items():
    print(text, "->", said)
if words["76"] != words["66"] or words["91"] != "quatre vingt un" or not dates["12.05.2024"].startswith("zwölf million"):
    sys.exit("changed: 76 is soixante seize and 12.05.2024 a day")
END
