#!/usr/bin/env bash
# phonetic-fr writes French words as they sound, to find words of one sound. A good guess for père and paire, mère and maire,
# fer and faire, reine and rêne, the pairs of all books for children: one code each, since "ai" and "ei" in front of a consonant
# are the open e. The codes are PER and PAIR, MER and MAIR, FER and FAIR, RAIN and RAN: the two letters are left as they are
# written, while vert and verre, Jean and gens have one code.
# Seen: phonetic-fr 1.0.3 of PyPI.
# Why it matters here: names and words with one of the most frequent sounds of French are not found by their sound.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" phonetic-fr==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from phonetic_fr import phonetic

print("phonetic-fr", version("phonetic-fr"))
pairs = [("vert", "verre"), ("père", "paire"), ("mère", "maire"), ("fer", "faire"), ("reine", "rêne")]
codes = [(phonetic(first), phonetic(second)) for first, second in pairs]
for pair, code in zip(pairs, codes):
    print(pair, code)
if codes[0][0] != codes[0][1] or any(first == second for first, second in codes[1:]):
    sys.exit("changed: ai sounds like an open e")
END
