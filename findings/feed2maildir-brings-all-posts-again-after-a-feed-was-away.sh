#!/usr/bin/env bash
# feed2maildir, once an hour from cron as its README says, writes the new posts of feeds into a mailbox, and notes in a small
# file how far it has read each. A good guess for a feed that cannot be read once, as its server is down for an hour: it is
# skipped, and goes on from there. It is skipped, and forgotten: the file is written anew with the feeds that were read this
# time. An hour later all posts of the feed are new and come into the mailbox again.
# Seen: feed2maildir 0.3.8 of PyPI.
# Why it matters here: after each failure of a server, or of the own network, for that is all feeds at once, every post is there
# twice.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" feed2maildir==0.3.8 \
    feedparser==6.0.11 sgmllib3k==1.0.0 python-dateutil==2.9.0.post0 six==1.16.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import os
import pathlib
import sys
from importlib.metadata import version

from feed2maildir.converter import Converter
from feed2maildir.reader import Reader

print("feed2maildir", version("feed2maildir"))
FEED = """<?xml version="1.0"?><rss version="2.0"><channel><title>{0}</title><link>http://example.org/</link>
<description>d</description>{1}</channel></rss>"""
POST = """<item><title>{0} {1}</title><link>http://example.org/{1}</link><description>d</description>
<pubDate>Mon, 05 Jan 2026 1{1}:00:00 GMT</pubDate></item>"""


def write(name):
    items = "".join(POST.format(name, number) for number in range(3))
    pathlib.Path(f"{name}.xml").write_text(FEED.format(name, items), encoding="utf-8")


def hour():
    """One run from cron: the number of mails in the mailbox after it."""
    reader = Reader({"Boats": "Boats.xml", "Quays": "Quays.xml"}, silent=True)
    converter = Converter(db="read.json", maildir="mail", silent=True)
    converter.load(reader.feeds)
    converter.run()
    return len(os.listdir("mail/new"))


pathlib.Path("read.json").write_text("{}", encoding="utf-8")
write("Boats")
write("Quays")
counts = [hour(), hour()]
os.rename("Boats.xml", "away.xml")
counts.append(hour())
os.rename("away.xml", "Boats.xml")
counts.append(hour())
print("mails after four hours, Boats is away in the third:", counts)
if counts[:3] != [6, 6, 6]:
    sys.exit("changed: posts come in another way while all feeds are there")
if counts[3] != 9:
    sys.exit("changed: a feed goes on where it was")
END
