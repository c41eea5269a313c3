#!/usr/bin/env bash
# The content of an Atom entry is text, HTML or XHTML, and then its elements stand in the feed as they are. A good guess for
# atoma: an entry of each type has its text, with or without tags. That of the type xhtml has none: what is taken is the text in
# front of the first element, which is white space. simple_parse_bytes() then gives the summary in its place if the feed has no
# line break there, and an empty article if it has one; a title of this type is gone too.
# Seen: atoma 0.0.17 of PyPI.
# Why it matters here: all articles of such a feed are equal, and empty.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" atoma==0.0.17 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from atoma.simple import simple_parse_bytes

DIV = '<div xmlns="http://www.w3.org/1999/xhtml"><p>{}</p></div>'
FEED = """<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:feed</id><title>Harbour</title>
<updated>2026-01-12T10:00:00Z</updated><entry><id>urn:entry</id><updated>2026-01-12T10:00:00Z</updated>{}</entry></feed>"""
long = "The fair opens on the quay at ten."
cases = {
    "html": f'<title>Fair</title><summary>Short.</summary><content type="html">&lt;p&gt;{long}&lt;/p&gt;</content>',
    "xhtml": f'<title>Fair</title><summary>Short.</summary><content type="xhtml">{DIV.format(long)}</content>',
    "xhtml in lines": f'<title>Fair</title><summary>Short.</summary><content type="xhtml">\n{DIV.format(long)}\n</content>',
    "xhtml title": f'<title type="xhtml">{DIV.format("Fair")}</title><content>{long}</content>',
}
print("atoma", version("atoma"))
seen = {}
for name, entry in cases.items():
    article, = simple_parse_bytes(FEED.format(entry).encode()).articles
    seen[name] = (article.title, article.content)
    print(f"{name}: title {article.title!r}, content {article.content!r}")
if seen != {"html": ("Fair", f"<p>{long}</p>"), "xhtml": ("Fair", "Short."), "xhtml in lines": ("Fair", ""),
            "xhtml title": (None, long)}:
    sys.exit("changed: entries of the type xhtml have their text")
END
