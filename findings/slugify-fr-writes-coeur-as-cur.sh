#!/usr/bin/env bash
# slugify-fr makes slugs for addresses, "optimisé pour le français". A good guess for "Cœur de bœuf", "Arc-en-ciel" and
# "L’été": coeur-de-boeuf, arc-en-ciel and l-ete, as a straight apostrophe becomes a blank. They are cur-de-buf, arcenciel and
# lete: the French letter œ, the hyphen and the French apostrophe are signs that are taken out with nothing in their place, and
# so is the slash of 1984/85.
# Seen: slugify-fr 0.1.0 of PyPI.
# Why it matters here: the words of French titles with a hyphen are joined, and œuvres, sœur and vœux have lost a syllable in
# an address that stays.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" slugify-fr==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from slugify_fr import slugify

print("slugify-fr", version("slugify-fr"))
slugs = []
for title in ("Cœur de bœuf", "Arc-en-ciel", "L’été", "L'été", "Saison 1984/85"):
    slugs.append(slugify(title))
    print(title, "->", slugs[-1])
if slugs != ["cur-de-buf", "arcenciel", "lete", "l-ete", "saison-198485"]:
    raise SystemExit("changed: French words are kept apart and whole")
END
