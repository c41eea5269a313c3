#!/usr/bin/env bash
# One would guess that pyfeed ("JSON output with clean field normalization") gives the address of the page for each entry of an
# Atom feed. It gives the first link whatever its rel, so the address for editing or for the feed itself; the link of the feed is
# the first one too, though the code asks for rel="alternate" before. Paragraphs of a summary are joined without a space, and of
# several categories one is kept.
# Seen: pyfeed 0.1.1, an entry with rel="edit" and rel="alternate" gets the first.
# Why it matters here: merged feeds are compared by link; the edit address is no page for readers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyfeed==0.1.1 --no-deps || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from pyfeed.parser import parse_feed
print('pyfeed', version('pyfeed'))
feed = parse_feed('''<feed xmlns="http://www.w3.org/2005/Atom"><title>Fair</title>
<link rel="self" href="https://example.org/feed.atom"/><link rel="alternate" href="https://example.org/"/>
<entry><title>One</title><link rel="edit" href="https://example.org/edit/1"/>
<link rel="alternate" href="https://example.org/1"/>
<summary type="html">&lt;p&gt;The fair.&lt;/p&gt;&lt;p&gt;Come today.&lt;/p&gt;</summary>
<updated>2026-03-11T10:00:00Z</updated></entry></feed>''').to_dict()
item = feed['items'][0]
print(feed['link'], item['link'], repr(item['description']))
if (feed['link'], item['link'], item['description']) != ('https://example.org/feed.atom', 'https://example.org/edit/1',
                                                     'The fair.Come today.'):
    print('changed: pyfeed gives the address of the page')
    sys.exit(1)
END
