#!/usr/bin/env bash
# cleanurl cleans addresses; with respect_semantics=True it will "make sure the returned URL is still valid". A good guess for a
# list of red and blue things, "?tag=red&tag=blue": the address stays. It becomes "?tag=red", as the list of red and green things
# does: a parameter keeps its first value alone. The video of an address of YouTube is written in small letters, so that two
# videos are one and the address is another or none; a search in Wikipedia loses what was searched for.
# Seen: cleanurl 0.1.15 of PyPI with langcodes 3.5.0.
# Why it matters here: pages with other contents count as one page, with the option that was made against it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cleanurl==0.1.15 langcodes==3.5.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cleanurl import cleanurl

PAIRS = (
    ("https://shop.example.org/list?tag=red&tag=blue", "https://shop.example.org/list?tag=red&tag=green"),
    ("https://www.youtube.com/watch?v=aBcDeFgHiJk", "https://www.youtube.com/watch?v=AbCdEfGhIjK"),
    ("https://en.wikipedia.org/w/index.php?search=harbour", "https://en.wikipedia.org/w/index.php?search=lighthouse"),
)
print("cleanurl", version("cleanurl"))
cleaned = [[cleanurl(address, respect_semantics=True).url for address in pair] for pair in PAIRS]
for pair, (one, other) in zip(PAIRS, cleaned):
    print(*pair, "->", one, "and", other)
expected = ["https://shop.example.org/list?tag=red", "https://youtu.be/abcdefghijk", "https://en.wikipedia.org/w/index.php"]
if cleaned != [[address, address] for address in expected]:
    sys.exit("changed: addresses of different pages stay different")
END
