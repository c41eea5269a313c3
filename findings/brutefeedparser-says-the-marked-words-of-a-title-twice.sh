#!/usr/bin/env bash
# brutefeedparser reads feeds, "a drop-in replacement for feedparser". A good guess for the title "The <b>fair</b> is open" of an
# RSS item, and for the XHTML content "The fair is <b>open</b> today." of an Atom entry: these words, with or without the tags.
# The title is "fair<b>fair</b> is open is open": what stands in front of the first element is left out, and each element comes
# three times, as its text, as a whole and with what follows. Of the content the beginning is there twice.
# Seen: brutefeedparser 1.0.0 of PyPI; titles and texts in CDATA or with escaped tags are read right.
# Why it matters here: the words of blogs with XHTML feeds are counted twice or are missing, and no title is found that is
# searched for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" brutefeedparser==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from brutefeedparser import BruteFeedParser

print("brutefeedparser", version("brutefeedparser"))
RSS = """<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour</title><link>https://example.org/</link>
<description>News</description><item><title>The <b>fair</b> is open</title><link>https://example.org/1</link>
<guid>1</guid><description>Come.</description></item></channel></rss>"""
ATOM = """<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title><id>urn:1</id>
<updated>2026-01-01T00:00:00Z</updated><entry><title>Fair</title><id>urn:2</id><link href="https://example.org/1"/>
<updated>2026-01-01T00:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">The fair is
<b>open</b> today.</div></content></entry></feed>"""
title = BruteFeedParser.parse(RSS).entries[0].title
content = " ".join(BruteFeedParser.parse(ATOM).entries[0].description.split())
print("title:", title)
print("content:", content)
if title != "fair<b>fair</b> is open is open" or content.count("The fair is") != 2:
    sys.exit("changed: each word is there once")
END
