#!/usr/bin/env bash
# philiprehberger-url-clean removes tracking parameters from addresses, "utm_*, fbclid, gclid, etc.", and normalises them. A good
# guess for plan.md?ref=may, the file on the branch may: the same address. It is plan.md, another version of the file: ref,
# feature, si and trk are tracking parameters for all sites, so search?feature=quay is search. Addresses without such parameters
# change too: ?print becomes ?print=, %20 becomes +, and x=1&y=2&x=3 becomes x=1&x=3&y=2. normalize() makes /a of /a/b/.., not
# /a/, and keeps the port 443 of https.
# Seen: philiprehberger-url-clean 0.3.0 of PyPI.
# Why it matters here: different pages have one address, and are duplicates or are fetched in place of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" philiprehberger-url-clean==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from philiprehberger_url_clean import clean, normalize

print("philiprehberger-url-clean", version("philiprehberger-url-clean"))
URLS = {"https://api.example.org/contents/plan.md?ref=may": "https://api.example.org/contents/plan.md",
        "https://example.org/search?feature=quay": "https://example.org/search",
        "https://example.org/?print&q=a%20b": "https://example.org/?print=&q=a+b",
        "https://example.org/?x=1&y=2&x=3": "https://example.org/?x=1&x=3&y=2"}
changed = False
for url, expected in URLS.items():
    print(url, "->", clean(url))
    changed |= clean(url) != expected
path = [normalize("https://example.org/a/b/.."), normalize("https://example.org:443/")]
print(path)
if changed or path != ["https://example.org/a", "https://example.org:443/"]:
    sys.exit("changed: ref is kept, or an address without tracking stays as it is")
END
