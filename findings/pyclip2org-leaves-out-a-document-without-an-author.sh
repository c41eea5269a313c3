#!/usr/bin/env bash
# pyclip2org makes an org file of each book from the highlights of a Kindle. A good guess for a document that was sent to the
# Kindle, "Shopping list", without "(author)" behind its title, as web pages and one's own texts are: a file of its own. It is
# left out, without a message. Of a highlight with two paragraphs the first is kept.
# Seen: pyclip2org 0.1.1 of PyPI.
# Why it matters here: the texts that one has sent oneself, and half of each longer quotation, are not in the notes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyclip2org==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pyclip2org.parser import parser_my_clippings_data

print("pyclip2org", version("pyclip2org"))
LINE = "- Your Highlight on page 6 | Location 100-102 | Added on Sunday, May 10, 2020 10:10:10 AM"
TEXT = "".join(f"{title}\n{LINE}\n\n{text}\n==========\n" for title, text in (
    ("Boats (Anna Berg)", "The fair is open."), ("Shopping list", "Tea and bread."), ("Harbours (Bo Lind)", "One.\nTwo.")))
seen = {book.title: [clipping.content for clipping in book.clippings] for book in parser_my_clippings_data(TEXT, "en")}
print(seen)
if seen != {"Boats": ["The fair is open."], "Harbours": ["One."]}:
    sys.exit("changed: the document and the second paragraph are there")
END
