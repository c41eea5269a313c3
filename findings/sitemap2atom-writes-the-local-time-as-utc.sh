#!/usr/bin/env bash
# sitemap2atom makes an Atom feed of the pages of a sitemap. A good guess for the time of the feed, 2026-01-01T12:00:00Z: 12
# o'clock in UTC, which is what Z says and what the function promises, "the current UTC time". It is the time of the clock on
# the wall with a Z behind it, in Tokyo nine hours in the future. The same time is given to each page whose date is not in its
# HTML; the lastmod of the sitemap is not looked at.
# Seen: sitemap2atom 0.1.1 of PyPI; with TZ=UTC it is right.
# Why it matters here: readers sort a feed by time and hide what is in the future or older than what they have seen.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sitemap2atom==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import sys
import time
from datetime import datetime, timezone
from importlib.metadata import version

from sitemap2atom import core

print("sitemap2atom", version("sitemap2atom"))
hours = []
for zone in ("UTC", "Asia/Tokyo", "America/New_York"):
    os.environ["TZ"] = {"UTC": "UTC0", "Asia/Tokyo": "JST-9", "America/New_York": "EST5"}[zone]
    time.tzset()
    written = datetime.fromisoformat(core._utcnow_iso().replace("Z", "+00:00"))
    hours.append(round((written - datetime.now(timezone.utc)).total_seconds() / 3600))
    print(zone, "is written", hours[-1], "hours from now")
if hours != [0, 9, -5]:
    sys.exit("changed: Z is UTC")
pages = core.parse_sitemap(b"""<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>
<loc>https://example.org/a</loc><lastmod>2004-01-01</lastmod></url></urlset>""")
print(pages)
if "2004" in repr(pages):
    sys.exit("changed: lastmod is read")
END
