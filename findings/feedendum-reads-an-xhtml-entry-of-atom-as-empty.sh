#!/usr/bin/env bash
# feedendum reads and writes RSS and Atom feeds, and joins them. An entry of Atom whose content is of the type xhtml holds it as
# elements. A good guess for such an entry: its content is the text or the markup. It is the empty text if the div stands on a
# line of its own, and the elements are in no other field either; if the div follows at once, without a blank, content is None
# and the elements are kept in _data.
# Seen: feedendum 0.4.0 of PyPI; content of the types text and html is read.
# Why it matters here: the same entry has a text or none by a line break between two tags, and a joined feed is written without
# it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" feedendum==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from feedendum import from_atom_text

print("feedendum", version("feedendum"))
FEED = """<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title><id>urn:a</id>
<updated>2026-01-01T00:00:00Z</updated><entry><title>One</title><id>urn:b</id><updated>2026-01-01T00:00:00Z</updated>
<content type="%s">%s</content></entry></feed>"""
DIV = '<div xmlns="http://www.w3.org/1999/xhtml"><p>The Anna sailed on Sunday.</p></div>'
seen = []
for kind, content in (("html", "&lt;p&gt;The Anna sailed&lt;/p&gt;"), ("xhtml", "\n  " + DIV + "\n"), ("xhtml", DIV)):
    item = from_atom_text(FEED % (kind, content)).items[0]
    seen.append((item.content, "sailed" in repr(item)))
    print(kind, repr(content[:12]), "->", repr(item.content), "| the words are somewhere:", seen[-1][1])
if seen != [("<p>The Anna sailed</p>", True), ("", False), (None, True)]:
    sys.exit("changed: the content of an xhtml entry is read")
END
