#!/usr/bin/env bash
# phonetisch has Caverphone, a code that was made to find one person in two lists of voters of New Zealand, for whatever vowels
# a clerk heard. A good guess for Stephan and Stephen: one code, STFN11, as for David TFT111, which the description of
# Caverphone has. They are STFaN1 and STFN11: e, i, o and u are taken out, but each "a" stays, a small letter in a code of
# capitals. A vowel at the beginning becomes an A wherever the word has it again: Anna is ANA111 and Anne AN1111.
# Seen: phonetisch 0.2.2 of PyPI.
# Why it matters here: spellings of a name that differ in an "a" are two people, and that is what the code was made against.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" phonetisch==0.2.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from phonetisch import caverphone

print("phonetisch", version("phonetisch"))
codes = {name: caverphone.encode_word(name) for name in "Lee Leigh Stephan Stephen Hansen Hensen Anna Anne David".split()}
print(codes)
if codes["Lee"] != codes["Leigh"]:
    sys.exit("changed: Lee and Leigh differ")
if any(codes[one] == codes[other] for one, other in [("Stephan", "Stephen"), ("Hansen", "Hensen"), ("Anna", "Anne")]):
    sys.exit("changed: an a is a vowel as others are")
if codes["David"] == "TFT111":
    sys.exit("changed: the code of David is that of the description")
END
