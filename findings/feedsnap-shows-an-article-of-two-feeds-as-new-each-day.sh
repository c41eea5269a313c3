#!/usr/bin/env bash
# feedsnap shows what is new in feeds ("--dedup", with a database of the addresses shown). The address alone is the key of its
# table, so an article that two feeds have (that of a site and that of its section) is kept for the first feed only: the
# second feed never has it as seen and shows it as new each day. The summary loses its tags and nothing is put in their place:
# "<p>One.</p><p>Two.</p>" is "One.Two.", and "<li>mast</li><li>sail</li>" "mastsail". Good guess: the key is feed and address
# (or an article is shown once for all feeds), and a block leaves a blank.
# Seen: feedsnap 0.9.0 of PyPI with feedparser 6.0.11, Python 3.11.
# Why it matters here: a question that asks with two columns needs a key of both; "insert or ignore" hides that a row was not
# written.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --no-deps --target "$work/lib" feedsnap==0.9.0 feedparser==6.0.11 sgmllib3k==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from feedsnap.fetcher import fetch_feed
from feedsnap.seen_db import get_seen, mark_seen

print("feedsnap", version("feedsnap"))
database, article = Path("seen.db"), "https://example.org/boat"
for day in (1, 2):
    for feed in ("https://example.org/all.xml", "https://example.org/sea.xml"):
        new = [url for url in [article] if url not in get_seen(database, feed)]
        print("day", day, feed, "new:", new)
        mark_seen(database, feed, new)
with open("a.xml", "w", encoding="utf-8") as file:
    file.write("<rss version='2.0'><channel><title>t</title><item><title>Boat</title><description>"
               "&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;mast&lt;/li&gt;&lt;li&gt;sail&lt;/li&gt;"
               "&lt;/ul&gt;</description></item></channel></rss>")
summary = fetch_feed("a.xml").entries[0].summary
print(summary)
if new != [article] or summary != "One.Two.mastsail":
    sys.exit("changed: the second feed has the article as seen, or blocks leave a blank")
END
