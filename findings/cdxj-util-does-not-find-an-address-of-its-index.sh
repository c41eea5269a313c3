#!/usr/bin/env bash
# cdxj-util looks up addresses in CDXJ indexes of web archives: search_multiple_urls() takes a list of them. A good guess for an
# address as it stands in the index: found. It is not if it has an escape ("?q=red%20fox"), a "+", an empty parameter
# ("?q=&page=2") or one that comes twice with another between ("?a=1&b=2&a=3"): the query is taken apart and decoded, and what is
# put together again is compared with the address. For "?q=a%2Bb" the record of "?q=a+b" is given, another search. search_by_url()
# takes a pattern, in which "?" has another meaning: an address with a query is not found by itself. example.co.uk counts as the
# subdomain "example" of co.uk.
# Seen: cdxj-util 1.0.0 of PyPI.
# Why it matters here: a page that is in the archive counts as missing and is fetched again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cdxj-util==1.0.0 || exit 2
cd "$work"

cat > index.cdxj <<'END'
net,example)/list?a=1&a=3&b=2 20260105100000 {"url": "http://example.net/list?a=1&b=2&a=3", "mime": "text/html"}
net,example)/list?page=2&q= 20260105100000 {"url": "http://example.net/list?q=&page=2", "mime": "text/html"}
net,example)/page 20260105100000 {"url": "http://example.net/page", "mime": "text/html"}
net,example)/search?q=fox 20260105100000 {"url": "http://example.net/search?q=fox", "mime": "text/html"}
net,example)/search?q=a+b 20260105110000 {"url": "http://example.net/search?q=a+b", "mime": "text/html"}
net,example)/search?q=a%2bb 20260105100000 {"url": "http://example.net/search?q=a%2Bb", "mime": "text/html"}
net,example)/search?q=red%20fox 20260105100000 {"url": "http://example.net/search?q=red%20fox", "mime": "text/html"}
uk,co,example)/ 20260105100000 {"url": "http://example.co.uk/", "mime": "text/html"}
END
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cdxj_util import CDXJCore, CDXJSearch, CDXJStats

print("cdxj-util", version("cdxj-util"))
records = CDXJCore("index.cdxj").load_all_records()
search = CDXJSearch(records)
found = {}
for address in (record.metadata["url"] for record in records):
    found[address] = address in search.search_multiple_urls([address]), bool(search.search_by_url(address))
    print(address, "search_multiple_urls(), search_by_url():", *found[address])
escaped = "http://example.net/search?q=a%2Bb"
other = search.search_multiple_urls([escaped])[escaped][0]["metadata"]["url"]
print(f"record of {escaped}: {other}")
subdomains = dict(CDXJStats(records).subdomain_distribution())
print("subdomains:", subdomains)
expected = [(False, False), (False, False), (True, True), (True, False),
            (False, False), (True, False), (False, False), (True, True)]
if other == escaped or list(found.values()) != expected or subdomains != {"(root)": 7, "example": 1}:
    sys.exit("changed: each address of the index is found")
END
