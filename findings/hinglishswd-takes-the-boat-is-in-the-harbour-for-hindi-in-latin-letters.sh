#!/usr/bin/env bash
# hinglishswd says whether a text is Hindi, English or Hinglish, Hindi in Latin letters with English words between. A good guess
# for "The boat is in the harbour": English. It is Hinglish, as any text of three different words with "the" in it: "the", were,
# is one of the words that mark Hindi, and a single one is enough. So are "sir" and "madam". Called English are English
# sentences without "the", or of two words.
# Seen: hinglishswd 0.1.3 of PyPI.
# Why it matters here: a filter that keeps the Hinglish part of a mixed corpus keeps most of its English too.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hinglishswd==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hinglishswd import detect_language

print("hinglishswd", version("hinglishswd"))
texts = ["main ghar ja raha hoon", "Anna likes boats.", "Anna likes the boats.", "The boat is in the harbour.",
         "Dear Sir, please come"]
found = [detect_language(text) for text in texts]
for text, language in zip(texts, found):
    print(f"{text!r}: {language}")
if found != ["hinglish", "english", "hinglish", "hinglish", "hinglish"]:
    sys.exit("changed: an English sentence may have a the")
END
