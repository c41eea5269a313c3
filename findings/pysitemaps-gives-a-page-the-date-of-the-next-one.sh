#!/usr/bin/env bash
# pysitemaps reads the sitemap of a site, with the date of each page. A good guess for a page without lastmod: no date. It has
# the date of the next page that has one, as the date is looked for behind the tag of the page and not in it. A Url made without
# pictures shares its list with all others: add_images() of one page gives the picture to each.
# Seen: pysitemaps 0.0.6 of PyPI; the last page of a file without a date has none.
# Why it matters here: the date is valid and wrong, a page is taken for old and is not fetched, and it is written so into the
# new sitemap.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pysitemaps==0.0.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pysitemaps

print("pysitemaps", version("pysitemaps"))
pages = pysitemaps.extract_url_set("""<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.org/new</loc></url>
<url><loc>https://example.org/old</loc><lastmod>2004-01-01</lastmod></url>
<url><loc>https://example.org/last</loc></url></urlset>""")
dates = [(page.loc.rsplit("/")[-1], page.lastmod) for page in pages]
print(dates)
one, two = pysitemaps.Url("https://example.org/1"), pysitemaps.Url("https://example.org/2")
one.add_images(["a.png"])
print(two.as_dict()["images"])
if dates != [("new", "2004-01-01"), ("old", "2004-01-01"), ("last", "")] or two.as_dict()["images"] != ["a.png"]:
    sys.exit("changed: a page has its own date and its own pictures")
END
