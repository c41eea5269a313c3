#!/usr/bin/env bash
# urlnormalizer normalises addresses, "Mostly useful for deduplicating HTTP URLs". A good guess for http://192.168.10.80:80/: the
# default port goes, http://192.168.10.80/. It is http://192.168.10./, and so are the hosts .8 and .88: with the port go all
# digits in front of it that are in ":80", or in ":443" for https. A user's name is looked for in the host as well:
# http://a@example.org/ becomes http://a@ex/.
# Seen: urlnormalizer 1.2.5 of PyPI.
# Why it matters here: the pages of several servers of a local network are copies of one page, at an address that no server has.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" urlnormalizer==1.2.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from urlnormalizer import normalize_url

ADDRESSES = {
    "http://192.168.10.80:80/": "http://192.168.10./",
    "http://192.168.10.8:80/": "http://192.168.10./",
    "http://192.168.10.88:80/": "http://192.168.10./",
    "https://10.0.0.34:443/list": "https://10.0.0./list",
    "https://10.0.0.3:443/list": "https://10.0.0./list",
    "http://a@example.org/": "http://a@ex/",
    "http://192.168.10.80/": "http://192.168.10.80/",
    "http://example.org:80/": "http://example.org/",
}
print("urlnormalizer", version("urlnormalizer"))
results = {address: normalize_url(address) for address in ADDRESSES}
for address, result in results.items():
    print(address, "->", result)
if results != ADDRESSES:
    sys.exit("changed: the port alone is removed")
END
