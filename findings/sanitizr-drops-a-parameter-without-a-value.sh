#!/usr/bin/env bash
# sanitizr cleans addresses: it removes the parameters for tracking and keeps the others. A good guess for ?print, ?wsdl or
# ?12345, a parameter without a value: it stays, as it is in no list. It goes, and with it all that makes the page another one:
# article?print becomes article, service?wsdl service, forum?12345 the front page of the forum. The same with "q=" in
# ?q=&page=2, an empty field of a form. An address without a parameter for tracking is changed as well.
# Seen: sanitizr 1.0.1 of PyPI.
# Why it matters here: cleaned links lead to other pages, and pages that differ in such a parameter are copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" sanitizr==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from sanitizr.sanitizr import URLCleaner

print("sanitizr", version("sanitizr"))
clean = URLCleaner().clean_url
seen = []
for address in ("https://example.com/a?id=123&utm_source=news", "https://example.com/article?print",
                "https://example.com/service?wsdl", "https://example.com/forum?12345", "https://example.com/list?q=&page=2"):
    seen.append(clean(address))
    print(f"{address} -> {seen[-1]}")
if seen[0] != "https://example.com/a?id=123":
    sys.exit("changed: a parameter with a value is not kept, or tracking is")
if seen[1:] != [f"https://example.com/{rest}" for rest in ("article", "service", "forum", "list?page=2")]:
    sys.exit("changed: a parameter without a value is kept")
END
