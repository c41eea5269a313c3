#!/usr/bin/env bash
# vcf-merger merges files of contacts; "deduplication based on normalized full names, phone numbers, and email addresses". A good
# guess for two people named Anna Keller with different mail addresses: two contacts; for one Jan Brod whose second file has one
# more number: one. The two Annas become one contact with both addresses if their properties are grouped ("item1.EMAIL"), as
# address books write them when an address has a label of its own: grouped ones do not count. Jan Brod is there twice:
# contacts are merged only if they have all numbers and addresses in common, so there is nothing to merge in these.
# Seen: vcf-merger 2025.12.31 of PyPI.
# Why it matters here: strangers become one, and copies stay, in a tool that is made against copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vcf-merger==2025.12.31 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import logging
import sys
from importlib.metadata import version

from merge_script import VCFMerger

logging.disable(logging.INFO)


def card(name, *lines):
    return "\n".join(["BEGIN:VCARD", "VERSION:3.0", f"FN:{name}", *lines, "END:VCARD"])


def merged(prefix):
    first = [card("Anna Keller", prefix + "EMAIL;TYPE=INTERNET:anna@harbour.example"), card("Jan Brod", "TEL:+4940111")]
    second = [card("Anna Keller", prefix + "EMAIL;TYPE=INTERNET:keller@museum.example"),
              card("Jan Brod", "TEL:+4940111", "TEL:+4940222")]
    text = VCFMerger().merge_vcfs(["\n".join(first), "\n".join(second)])
    return text, [text.count(f"FN:{name}") for name in ("Anna Keller", "Jan Brod")]


print("vcf-merger", version("vcf-merger"))
_, plain = merged("")
text, grouped = merged("item1.")
print("two people named Anna Keller, plain addresses:", plain[0], "grouped addresses:", grouped[0])
print("one Jan Brod with a number more:", plain[1])
print(text)
if plain != [2, 2] or grouped != [1, 2] or "anna@" not in text or "keller@" not in text:
    sys.exit("changed: grouped addresses count, or contacts that share a number are merged")
END
