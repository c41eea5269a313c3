#!/usr/bin/env bash
# tk-normalizer gives of an address its normal form, its host and its root, example.com for blog.example.com. A good guess for
# www.bbc.co.uk, shop.tesco.co.uk and news.example.com.au: bbc.co.uk, tesco.co.uk and example.com.au. The roots are co.uk, co.uk
# and com.au, the last two parts of whatever host, and the hash of the root, which is there to compare sites by, is one for all
# companies of a country.
# Seen: tk-normalizer 1.3.0 of PyPI.
# Why it matters here: who counts pages by site, or takes one page of each, has one site for Britain, one for Japan and one for
# Brazil.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tk-normalizer==1.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from tk_normalizer import TkNormalizer

print("tk-normalizer", version("tk-normalizer"))
roots, hashes = [], []
for address in ("http://blog.example.com/page", "https://www.bbc.co.uk/news", "https://shop.tesco.co.uk/tea",
                "https://news.example.com.au/"):
    result = dict(TkNormalizer(address))
    roots.append(result["root_normalized_url"])
    hashes.append(result["root_normalized_url_hash"])
    print(f"{address}: host {result['parent_normalized_url']}, root {roots[-1]}, its hash {hashes[-1][:12]}...")
if roots[0] != "example.com":
    sys.exit("changed: the root of a plain host is another")
if roots[1:] != ["co.uk", "co.uk", "com.au"] or hashes[1] != hashes[2]:
    sys.exit("changed: the root is a site")
END
