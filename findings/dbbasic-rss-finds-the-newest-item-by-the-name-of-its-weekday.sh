#!/usr/bin/env bash
# dbbasic-rss makes a feed of a list of texts, and tells the date of its newest and of its oldest item. A good guess: of Friday
# the 17th, Sunday the 19th and Monday the 20th the 20th is the newest. It is the 19th: the dates are compared as they stand in
# the feed, with the day of the week in front, so that a Wednesday is always newer than a Monday, of any year. And 10:00 with an
# offset of two hours is 10:00 GMT in the feed: the offset is dropped.
# Seen: dbbasic-rss 1.0.0 of PyPI.
# Why it matters here: who fetches only feeds whose newest date has changed misses what comes on a Friday.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dbbasic-rss==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import warnings
from importlib.metadata import version

import dbbasic_rss

print("dbbasic-rss", version("dbbasic-rss"))
warnings.simplefilter("ignore")
dates = ["2025-10-17", "2025-10-19T10:00:00+02:00", "2025-10-20", "2024-01-03"]
posts = [{"title": date, "date": date, "url": f"https://example.org/{date}"} for date in dates]
feed = dbbasic_rss.from_posts(posts, title="Fair")
print("newest:", feed.newest(), "oldest:", feed.oldest())
two = dbbasic_rss.from_posts(posts[:3], title="Fair")
print("without the year before: newest", two.newest(), "oldest", two.oldest())
if (feed.newest(), two.newest()) != ("Wed, 03 Jan 2024 00:00:00 GMT", "Sun, 19 Oct 2025 10:00:00 GMT"):
    sys.exit("changed: the newest item is the one of the last date")
END
