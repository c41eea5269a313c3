#!/usr/bin/env bash
# textsearch finds and replaces words, "by default only if it is a full word match". A good guess for the word for a cat in a
# Russian text: it is replaced where it is a word of its own. It is replaced in the word for "which" as well, which becomes a word
# of two scripts: letters of words are those from a to z, digits and "_", all others are like a blank. Behind a Turkish
# capital with a dot, case="insensitive" looks at letters one place off: the word "bridge" is not found.
# Seen: textsearch 0.0.24 of PyPI with pyahocorasick 2.2.0 and anyascii 0.3.3.
# Why it matters here: texts in Cyrillic or Greek are changed within words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" textsearch==0.0.24 pyahocorasick==2.2.0 anyascii==0.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from textsearch import TextSearch

print("textsearch", version("textsearch"))
words = TextSearch(case="ignore", returns="norm")
words.add("кот", "cat")
words.add("art", "ART")
replaced = [words.replace(text) for text in ("кот и человек, который спит", "the art of the party")]
print("replaced:", replaced)
bridge = TextSearch(case="insensitive", returns="match")
bridge.add("bridge")
found = [bridge.findall(text) for text in ("Istanbul has a bridge over the strait", "İstanbul has a bridge over the strait")]
print("found behind Istanbul:", found[0], "behind İstanbul:", found[1])
if replaced != ["cat и человек, catорый спит", "the ART of the party"] or found != [["bridge"], []]:
    sys.exit("changed: letters of all scripts are letters of words")
END
