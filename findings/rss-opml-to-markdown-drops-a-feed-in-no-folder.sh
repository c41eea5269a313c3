#!/usr/bin/env bash
# RSS-OPML-to-Markdown writes tables of the feeds of an OPML file (the subscriptions of a feed reader), one for each tag of
# its parser. A feed in a folder of the first level has the folder as its tag; a feed in no folder, in a folder within a
# folder, or with a category of two levels ("/News/World") has no tag and is in no table, without a word. A title "A | B"
# makes three columns of a table with two. Good guess: each feed of the file is in the list (feeds without a tag under a
# heading of their own).
# Seen: RSS-OPML-to-Markdown 0.0.7 of PyPI with listparser 0.18, Python 3.11; with listparser 0.20 a file name is read as a
# document and nothing at all is written.
# Why it matters here: a list that is grouped needs a group for the rest, and the number of entries in and out shows what is
# lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" rss-opml-to-markdown==0.0.7 listparser==0.18 tabulate==0.9.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import contextlib
import io
import sys
from importlib.metadata import version

from RSS_OPML_to_Markdown.RSS_OPML_to_Markdown import parse, print_to_std

print("RSS-OPML-to-Markdown", version("RSS-OPML-to-Markdown"))
with open("a.opml", "w", encoding="utf-8") as file:
    file.write("""<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0"><head><title>t</title></head><body>
<outline text="Lone" type="rss" xmlUrl="https://a.example/feed"/>
<outline text="News">
  <outline text="A | B" type="rss" xmlUrl="https://b.example/feed"/>
  <outline text="Local"><outline text="Town" type="rss" xmlUrl="https://c.example/feed"/></outline>
</outline>
<outline text="World" type="rss" category="/News/World" xmlUrl="https://d.example/feed"/>
</body></opml>
""")
out = io.StringIO()
with contextlib.redirect_stdout(out):
    print_to_std(parse("a.opml"))
found = out.getvalue()
print(found)
if any(name in found for name in ("Lone", "Town", "World")) or "| A | B   | https://b.example/feed |" not in found:
    sys.exit("changed: all four feeds are written, or the bar is escaped")
END
