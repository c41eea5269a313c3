#!/usr/bin/env bash
# citerra reads BibTeX and turns its accents into letters with latex_to_unicode(). A good guess for \v{S}koda, {\L}ód\'z and
# Erd\H{o}s, the usual way to write Czech, Polish and Hungarian names: Škoda, Łódź and Erdős, as it is with Müller and École.
# The three stay as they are, without an error; only acute, grave, circumflex, tilde, umlaut, cedilla and ring are known, and
# the braces around {\"u} stay in the word: "M{ü}ller".
# Seen: citerra 0.4.0 of PyPI.
# Why it matters here: an author written with commands and the same author written with letters are two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" citerra==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import citerra

print("citerra", version("citerra"))
names = [r"\'{E}cole", r"M{\"u}ller", r"\v{S}koda", r"{\L}\'od\'z", r"Erd\H{o}s", r"Wa{\l}\k{e}sa"]
letters = [citerra.latex_to_unicode(name) for name in names]
for name, word in zip(names, letters):
    print(name, "->", word)
if letters[:3] != ["École", "M{ü}ller", r"\v{S}koda"] or letters[4] != r"Erd\H{o}s":
    sys.exit("changed: the caron and the long umlaut are letters")
END
