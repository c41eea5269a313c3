#!/usr/bin/env bash
# feed2json makes a JSON Feed of an RSS or Atom feed. A good guess for an item without an enclosure, as nearly all items of blogs
# are: no attachments, or an empty list. Each has one attachment, a text of six lines: a comment of the source with the fields
# that an attachment may have, "title: strinrg" among them, in quotation marks, so that it is a value. The authors are a list with
# a name or null, not with objects, as the format wants.
# Seen: feed2json 2025.7.15 of PyPI.
# Why it matters here: readers of JSON Feed take an object with url and mime_type, and refuse the feed or show a file that is not
# there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" feed2json==2025.7.15 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import sys
from importlib.metadata import version

from feed2json import feed2json

print("feed2json", version("feed2json"))
RSS = """<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour</title><link>https://example.org/</link>
<description>News</description><item><title>The fair is open</title><link>https://example.org/1</link><guid>1</guid>
<author>anna@example.org (Anna)</author><description>Come.</description></item></channel></rss>"""
item = feed2json(RSS)["items"][0]
print("attachments:", json.dumps(item["attachments"]))
print("authors:", json.dumps(item["authors"]))
if len(item["attachments"]) != 1 or "strinrg" not in str(item["attachments"][0]) or isinstance(item["authors"][0], dict):
    sys.exit("changed: an item without an enclosure has no attachment")
END
