#!/usr/bin/env bash
# samepage makes one address of those that differ in tracking parameters; its list has 44 names, "Matched case-insensitively
# against the parameter *name* only". A good guess for each name of the list: it is gone from the address. Two stay in any
# spelling, hsCtaTracking and trkCampaign: names of the address are made lower case before they are looked up, those of the list
# are not. A parameter with a capital in one's own extra_blocklist stays too.
# Seen: samepage 0.1.1 of PyPI.
# Why it matters here: a page that is linked from a mail of HubSpot counts once for each button and reader.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" samepage==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from samepage import MIQPSNormalizer, normalize_url
from samepage.normalizer import _TRACKING_LITERALS

print("samepage", version("samepage"))
kept = []
for name in sorted(_TRACKING_LITERALS):
    if any(normalize_url(f"https://example.org/tide?{each}=1") != "https://example.org/tide" for each in (name, name.lower())):
        kept.append(name)
        print(name, normalize_url(f"https://example.org/tide?id=5&{name}=1"))
print(f"{len(_TRACKING_LITERALS)} names, {len(kept)} kept")
own = MIQPSNormalizer(extra_blocklist=frozenset({"sessionId", "visit"}))
seen = own.normalize("https://example.org/tide?sessionId=1&visit=2")
print("extra_blocklist sessionId, visit:", seen)
if kept != ["hsCtaTracking", "trkCampaign"] or seen != "https://example.org/tide?sessionId=1":
    sys.exit("changed: what the list has is removed")
END
