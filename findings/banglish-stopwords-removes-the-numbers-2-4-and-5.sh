#!/usr/bin/env bash
# banglish-stopwords removes the stop words of Bengali in Latin letters from a text. A good guess for a shopping list with 2 kg
# of potatoes, 3 kg of rice and 4 kg of lentils: the numbers stay. 2, 4, 5 and 1000 are stop words, 1, 3 and 6 are not; "din"
# (day), "can" and "bar" are, and so is each word that is one without its double letters, such as the name Anna, which becomes
# "ana".
# Seen: banglish-stopwords 0.1.2 of PyPI.
# Why it matters here: amounts disappear depending on their value, and prices of 1000 as well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" banglish-stopwords==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from banglish_stopwords import BanglishStopwords

print("banglish-stopwords", version("banglish-stopwords"))
words = BanglishStopwords()
text = words.remove_stopwords("alu 2 kg, chal 3 kg, dal 4 kg, dam 1000 taka")
print(text)
print({number: words.is_stopword(number) for number in ("1", "2", "3", "4", "5", "6", "1000")})
if text.split() != ["alu", "kg,", "chal", "3", "kg,", "dal", "kg,", "dam", "taka"]:
    sys.exit("changed: numbers stay")
END
