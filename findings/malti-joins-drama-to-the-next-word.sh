#!/usr/bin/env bash
# malti cuts Maltese texts into words and joins them again. A good guess: joined, they are the text, but for some blanks at
# brackets. "Id-drama tal-lejl" comes back as "Id-dramatal-lejl", "profil ta'" as "profilta'": no blank comes behind an
# abbreviation, dr, prof, kap or am, and what begins like one counts as one. And a quotation mark at the beginning of a text is
# lost, as one behind an article is, l-"kelb".
# Seen: malti 0.4.0 of PyPI.
# Why it matters here: words that are joined are other words; a text that went through the tool is no copy of itself.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" malti==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from malti.tokeniser.km_tokeniser.km_tokeniser import KMTokeniser

print("malti", version("malti"))
tokeniser = KMTokeniser()
found = {}
for text in ("Il-kelb kien kbir.", "Id-drama tal-lejl.", "Il-kapitali kbir.", '"Kif int?" qal.', 'Ra l-"kelb" tiegħu.'):
    found[text] = tokeniser.detokenise(tokeniser.tokenise(text))
    print(text, "->", found[text])
if list(found.values()) != ["Il-kelb kien kbir.", "Id-dramatal-lejl.", "Il-kapitalikbir.",
                            'Kif int?" qal.', 'Ra l-kelb" tiegħu.']:
    sys.exit("changed: the words are parted by blanks")
END
