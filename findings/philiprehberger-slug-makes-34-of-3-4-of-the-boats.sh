#!/usr/bin/env bash
# philiprehberger-slug makes slugs, "slugify" of a title, cut to a length "at word boundaries". A good guess for the title "Sales
# 2024–2025": sales-2024-2025. It is sales-20242025: blanks, hyphens and underlines are kept as hyphens, and all other signs are
# dropped, a slash, a long dash and a point too, so words on both sides are one word: "3/4 of the boats" and "34 of the boats"
# have one slug, and so have versions 1.10 and 11.0. With max_length=11, "The harbour fair" is "the": a word that ends just at the
# limit is dropped as if it were cut.
# Seen: philiprehberger-slug 0.4.0 of PyPI.
# Why it matters here: different pages get one address, and no search finds the words that were joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" philiprehberger-slug==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from philiprehberger_slug import slugify

print("philiprehberger-slug", version("philiprehberger-slug"))
SLUGS = {"Sales 2024\u20132025": "sales-20242025", "3/4 of the boats": "34-of-the-boats", "34 of the boats": "34-of-the-boats",
         "Version 1.10": "version-110", "Version 11.0": "version-110", "Spring\u2014summer": "springsummer"}
changed = False
for title, slug in SLUGS.items():
    print(ascii(title), "->", slugify(title))
    changed |= slugify(title) != slug
short = [slugify("The harbour fair", max_length=length) for length in (11, 12)]
print("to 11 and 12 letters:", short)
if changed or short != ["the", "the-harbour"]:
    sys.exit("changed: a slash or a dash parts words, or a word that fits is kept")
END
