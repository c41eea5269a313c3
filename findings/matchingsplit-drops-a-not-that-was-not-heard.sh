#!/usr/bin/env bash
# matchingsplit splits the script of a film at the words that a machine has heard, "to create accurate subtitles from the actual
# script and inaccurate (generated) subtitles"; in its README "must be" is put where "is" was heard. A good guess for the script
# "the fair is not open today" and the words heard "the fair is open today": not stands with one of its neighbours. It is in none
# of the pieces: a word of the script that has no fellow among those heard is passed over.
# Seen: matchingsplit 0.1.2 of PyPI; of 200 random scripts of which a fifth of the words was not heard more than half lose words.
# Why it matters here: the words that a machine does not hear are those for which the script is needed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" matchingsplit==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import random
import sys
from importlib.metadata import version

from matchingsplit import split

print("matchingsplit", version("matchingsplit"))
pieces = split("the fair is not open today", "the fair is open today".split())
print(pieces)
chance = random.Random(1)
WORDS = "the boats of anna are in harbour today and tomorrow they sail north to hull with seven men".split()
lost = 0
for _ in range(200):
    script = chance.choices(WORDS, k=chance.randint(4, 14))
    heard = [word for word in script if chance.random() < 0.8] or script
    lost += " ".join(split(" ".join(script), heard)).split() != script
print(f"{lost} of 200 scripts have lost words")
if pieces != ["the", "fair", "is", "open", "today"] or lost < 100:
    sys.exit("changed: no word of the script is lost")
END
