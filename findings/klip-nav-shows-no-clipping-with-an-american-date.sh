#!/usr/bin/env bash
# klip-nav shows the highlights and notes of a Kindle, of the file My Clippings.txt, book by book. A good guess: all of them.
# Those with the date of an American Kindle, Sunday, May 10, 2020 10:10:10 AM, are left out, as are those with a page and no
# location, those of a Kindle that writes Location with a capital, and those with more than one paragraph: of five usual
# highlights one is shown. There is no message.
# Seen: klip_nav 0.0.5 of PyPI.
# Why it matters here: most readers see an empty list, and others miss highlights without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" --no-deps klip_nav==0.0.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from klip_nav.utils import SortedClippings

print("klip_nav", version("klip_nav"))
DAY = "Added on Sunday, 10 May 2020 10:10:10"
CLIPPINGS = [
    ("- Your Highlight at location 100-102 | " + DAY, "The sea."),
    ("- Your Highlight at location 100-102 | Added on Sunday, May 10, 2020 10:10:10 AM", "The fair is open."),
    ("- Your Highlight on page 6 | " + DAY, "The pier."),
    ("- Your Highlight on page 6 | Location 100-102 | " + DAY, "The wind."),
    ("- Your Highlight at location 8-9 | " + DAY, "One.\nTwo."),
]
with open("My Clippings.txt", "w") as file:
    for line, text in CLIPPINGS:
        file.write(f"Boats (Anna Berg)\n{line}\n\n{text}\n==========\n")
shown = [note.content for book in SortedClippings("My Clippings.txt").books.values() for note in book.notes]
for line, text in CLIPPINGS:
    print("shown" if text in shown else "left out", line, repr(text))
if shown != ["The sea."]:
    sys.exit("changed: all highlights are shown")
END
