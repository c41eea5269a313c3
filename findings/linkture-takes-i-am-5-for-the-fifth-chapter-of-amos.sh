#!/usr/bin/env bash
# linkture finds the passages of the Bible that a text names. A good guess: in a sentence without any it finds none. "I am 5
# years old" has "am 5", the fifth chapter of Amos, "He did his job 3 times" the third of Job, "the acts 2 and 3 of the play" a
# chapter of Acts, and "mark 3 words" one of Mark: the abbreviations are looked for in small letters too. "John 3:16ff", a usual
# form, is not found.
# Seen: linkture 5.3.4 of PyPI.
# Why it matters here: links stand in sentences that name no passage, and the text is filed under books that it does not speak
# of.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" linkture==5.3.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from linkture import Scriptures

print("linkture", version("linkture"))
finder = Scriptures()
found = {}
for text in ("See Amos 5.", "I am 5 years old.", "He did his job 3 times.", "Now mark 3 words.", "See John 3:16.",
             "See John 3:16ff."):
    found[text] = finder.list_scriptures(text)
    print(text, found[text])
if list(found.values()) != [["Amos 5"], ["am 5"], ["job 3"], ["mark 3"], ["John 3:16"], []]:
    sys.exit("changed: a verb is no book")
END
