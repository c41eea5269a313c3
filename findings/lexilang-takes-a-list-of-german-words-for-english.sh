#!/usr/bin/env bash
# lexilang tells the language of a short text from lists of words. A good guess for "der Hund und die Katze": German, whether a
# blank, a tab or a line break is between the words. With blanks it is German with a confidence of 0.9; with a word on each
# line, or tabs, English with 0: a text is split at blanks alone, so that it is one unknown word. It is English with 0, too, if
# only German and French were asked for.
# Seen: lexilang 1.0.7 of PyPI.
# Why it matters here: menus, lists of words and rows of a table are English, and get its stemmer and stop words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" lexilang==1.0.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from lexilang.detector import detect

print("lexilang", version("lexilang"))
seen = []
for text in ("der Hund und die Katze", "der\nHund\nund\ndie\nKatze", "der\tHund\tund\tdie\tKatze"):
    seen.append((detect(text), detect(text, languages=["de", "fr"])))
    print(repr(text), "any language:", seen[-1][0], "German or French:", seen[-1][1])
if seen[0][0][0] != "de" or seen[1:] != [(("en", 0), ("en", 0))] * 2:
    sys.exit("changed: words may be on lines of their own")
END
