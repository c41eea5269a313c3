#!/usr/bin/env bash
# serbian-text-converter converts Serbian text between its two alphabets; "Ljubav" is "Љубав". A good guess for LJUBAV and
# NJEGOŠ in capitals, as titles and names on forms are: ЉУБАВ and ЊЕГОШ. They are ЛЈУБАВ and НЈЕГОШ, with two letters each for
# the one: Lj and lj are known, LJ is not. The way back gives "LjUBAV" for ЉУБАВ. Links within a text are converted too,
# "хттпс://еxампле.орг".
# Seen: serbian-text-converter 0.1.5 of PyPI.
# Why it matters here: a name in capitals is another name than the same one in small letters, and is not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" serbian-text-converter==0.1.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from serbian_text_converter import SerbianTextConverter as Converter

print("serbian-text-converter", version("serbian-text-converter"))
words = {}
for word in ("Ljubav", "LJUBAV", "NJEGOŠ"):
    words[word] = Converter.to_cyrillic(word)
    print(word, "->", words[word])
back = Converter.to_latin("ЉУБАВ")
print("ЉУБАВ ->", back)
if words != {"Ljubav": "Љубав", "LJUBAV": "ЛЈУБАВ", "NJEGOŠ": "НЈЕГОШ"} or back != "LjUBAV":
    raise SystemExit("changed: LJ in capitals is one letter")
END
