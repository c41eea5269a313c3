#!/usr/bin/env bash
# linkfixer brings addresses into one form and takes tracking parameters out. A good guess for ?tag=red&tag=blue&q= : all three
# parameters stay, as none is for tracking. It is ?tag=blue: of two parameters of a name the last is kept, and one without a
# value is dropped. A user name in the address is lost, and ftp://example.org/a becomes https://ftp//example.org/a, which leads
# to a host ftp.
# Seen: linkfixer 0.2.1 of PyPI, without any option; parameters that differ in their names are kept.
# Why it matters here: two pages with another choice of filters become one address, and the page behind the new address is
# another one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" linkfixer==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from linkfixer import normalize_url

print("linkfixer", version("linkfixer"))
links = ["https://example.org/a?tag=red&tag=blue&q=", "https://example.org/a?tag=green&tag=blue", "https://ann@example.org/a",
         "ftp://example.org/a", "https://example.org/a?x=1&y=2&utm_source=z"]
got = [normalize_url(link).get("url") for link in links]
for link, fixed in zip(links, got):
    print(link, "->", fixed)
if got[0] != got[1] or got[0] != "https://example.org/a?tag=blue" or got[3] != "https://ftp//example.org/a":
    sys.exit("changed: both parameters are kept")
END
