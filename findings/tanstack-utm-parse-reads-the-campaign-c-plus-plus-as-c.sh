#!/usr/bin/env bash
# tanstack-utm-parse reads where a visitor comes from out of the address of a page. A good guess for utm_campaign=C%2B%2B, the
# campaign C++: "C++". It is "C" and two blanks, and normalize() makes "C" of it: the values are decoded twice, so that a plus
# is a blank, and 100%2525 is 100%. Where there is no utm_source, a parameter from, via, source or origin is taken for it, so
# that the search for a flight ?from=OSL was sent by a site OSL; UTM_SOURCE in capitals is not.
# Seen: tanstack-utm-parse 0.1.0 of PyPI.
# Why it matters here: two campaigns are counted as one, and the searches of visitors as sites that send them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tanstack-utm-parse==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from utm_parse import normalize, parse_utm_from_url

print("tanstack-utm-parse", version("tanstack-utm-parse"))
results = []
for address in (
    "https://example.org/?utm_source=mail&utm_campaign=C%2B%2B",
    "https://example.org/?utm_source=mail&utm_campaign=C",
    "https://example.org/flights?from=OSL&to=BGO",
):
    found = normalize(parse_utm_from_url(address))
    results.append((found.utm_source, found.utm_campaign))
    print(address, "->", results[-1])
if results != [("mail", "C"), ("mail", "C"), ("OSL", None)]:
    raise SystemExit("changed: a plus is a plus, and a flight comes from no site")
END
