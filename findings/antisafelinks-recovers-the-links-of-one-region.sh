#!/usr/bin/env bash
# antisafelinks puts the original addresses back into mails whose links were rewritten by Microsoft's SafeLinks. A good guess
# for the same link from eur03, eur05 and nam12.safelinks.protection.outlook.com, and for one with data=04 in place of data=05:
# all are recovered. In a text the links of eur03 are, all others stay, as that host is written into the program; and a link
# with another number in its data comes back with the sender's address and the rest of the parameters behind it.
# Seen: antisafelinks 1.1.1 of PyPI.
# Why it matters here: mails of most organizations keep their rewritten links, and some get links that lead nowhere.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" antisafelinks==1.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from antisafelinks.safelink_decoder import recover_link, recover_links_in_text

print("antisafelinks", version("antisafelinks"))
LINK = ("https://{}.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Ffair&data={}%7C02%7Cann%40example.org%7C0"
        "&sdata=abc&reserved=0")
texts = [recover_links_in_text(f"See {LINK.format(region, '05')} now") for region in ("eur03", "eur05", "nam12")]
single = [recover_link(LINK.format("eur03", number)) for number in ("05", "04")]
print(*texts, *single, sep="\n")
if texts[0] != "See https://example.org/fair now" or "safelinks" not in texts[1] or "safelinks" not in texts[2]:
    sys.exit("changed: links of all regions are recovered")
if single[0] != "https://example.org/fair" or "ann@example.org" not in single[1]:
    sys.exit("changed: the data are no part of the address")
END
