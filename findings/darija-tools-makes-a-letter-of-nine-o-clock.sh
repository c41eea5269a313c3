#!/usr/bin/env bash
# darija-tools writes the Arabic of Morocco, typed with Latin letters and digits for those that are missing (3lach), in Arabic
# letters. A good guess for "f 9:30" and "5 dirham", at half past nine and five dirham: the numbers stay, as "f 10:30" and "15
# dirham" do. A number of one digit is a letter: the 9 is qaf and the 5 kha, in front of ":30" too, and one with a point is half
# a letter, as "2.5 kilo" becomes a hamza with a point and kha.
# Seen: darija-tools 0.2.1 of PyPI.
# Why it matters here: prices and hours below ten are lost, and cannot be told from a letter again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" darija-tools==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from darija_tools import to_arabic

words = {"3lach bghiti daba": "علاش بغيتي دبا"}
kept = {"f 10:30": "10:30", "15 dirham": "15 "}
lost = {"f 9:30": "ق:30", "5 dirham": "خ ", "2.5 kilo": "ء.خ "}
print("darija-tools 0.2.1")
for text in [*words, *kept, *lost]:
    print(text, "is", to_arabic(text))
if any(to_arabic(text) != arabic for text, arabic in words.items()) or any(part not in to_arabic(text)
                                                                            for text, part in kept.items()):
    sys.exit("changed: words, or numbers of two digits, are written in another way")
if any(part not in to_arabic(text) for text, part in lost.items()):
    sys.exit("changed: a number of one digit stays")
END
