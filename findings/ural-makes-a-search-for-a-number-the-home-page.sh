#!/usr/bin/env bash
# normalize_url() of ural drops what does not matter to the page: trackers, www, the fragment. WordPress searches with ?s=, forums
# page with ?s=. A good guess: ?s=cats and ?s=42 are two pages; or the parameter s is dropped or kept as a whole. s is dropped if
# it is a number of one or two digits (a tracker of Twitter): a search for 42 is the home page, a search for 365 is not, and pages
# 10 to 90 of a list are one while page 100 is another. ?m=1 goes, ?m=2 stays. And by default, against its documentation, the
# address in ?redirect= or ?u= takes the place of the page, so that a login page is another site.
# Seen: ural 1.6.2 of PyPI.
# Why it matters here: pages that differ are one before their texts are compared.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ural==1.6.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from ural import normalize_url

EXPECTED = {
    "https://example.org/?s=cats": "example.org?s=cats",
    "https://example.org/?s=42": "example.org",
    "https://example.org/?s=365": "example.org?s=365",
    "https://example.org/list?s=90": "example.org/list",
    "https://example.org/list?s=100": "example.org/list?s=100",
    "https://example.org/forum?m=1": "example.org/forum",
    "https://example.org/forum?m=2": "example.org/forum?m=2",
    "https://example.org/login?redirect=https://example.com/inbox": "example.com/inbox",
}
print("ural", version("ural"))
seen = {address: normalize_url(address) for address in EXPECTED}
for address, normal in seen.items():
    print(address, "->", normal)
if seen != EXPECTED:
    sys.exit("changed: these addresses are normalised differently")
END
