#!/usr/bin/env bash
# py2srbcyr writes a Serbian text in Latin letters with Cyrillic ones; exceptions are known, such as "injekcija", where n and j
# are two sounds. A good guess for a text of three paragraphs: three paragraphs of the same words. It is one line: the text is
# split at all white space and joined with blanks. In "injekcija" there is an invisible sign (U+200C) between both letters, which
# no search for the word has, and behind a bracket or a quotation mark the exception is not seen: "(injekcija" has the letter of
# nj, another word.
# Seen: py2srbcyr 1.1.1 of PyPI.
# Why it matters here: paragraphs, verses and tables are lost, and words with exceptions have two wrong forms for a search.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" py2srbcyr==1.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from py2srbcyr import SerbCyr

print("py2srbcyr", version("py2srbcyr"))
LATIN = "Prvi red.\nDrugi red.\n\nDruga strana."
text = SerbCyr().text_to_cyrillic(LATIN)
words = SerbCyr().text_to_cyrillic("injekcija (injekcija)")
print(ascii(LATIN), "->", repr(text))
print(ascii(words), words)
if "\n" in text or words != "\u0438\u043d\u200c\u0458\u0435\u043a\u0446\u0438\u0458\u0430 " \
        "(\u0438\u045a\u0435\u043a\u0446\u0438\u0458\u0430)":
    sys.exit("changed: lines are kept, or the exceptions have no invisible sign")
END
