#!/usr/bin/env bash
# aussieaddress compares two addresses of Australia; it can "match state (abbreviated and non abbreviated)". A good guess for
# "Perth WA 6000" and "Perth Western Australia 6000", street and number being equal: a match, as for NSW and New South Wales.
# There is none, and none for SA and South Australia: the word Australia is removed as noise before the state is looked for, so
# that "western" is no state. Two addresses with the name of the state in full, letter for letter the same, are no match
# either.
# Seen: aussieaddress 0.1.0 of PyPI.
# Why it matters here: of two of the six states no address matches another, or itself, if its state is written out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" aussieaddress==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from aussieaddress import Address

print("aussieaddress", version("aussieaddress"))
results = []
for town, short, name in (("Perth", "WA", "Western Australia"), ("Adelaide", "SA", "South Australia"),
                          ("Casino", "NSW", "New South Wales")):
    for other in (short, name):
        pair = [f"12 Harbour Street, {town}, {state} 6000" for state in (name, other)]
        matcher = Address(address1=pair[0], address2=pair[1])
        matcher.run()
        print(*pair, "->", matcher.matched, sep=" | ")
        results.append(matcher.matched)
if results != [False, False, False, False, True, True]:
    raise SystemExit("changed: the names of all states are known")
END
