#!/usr/bin/env bash
# post_slug makes slugs, "identical output across Python, JavaScript, PHP, and Bash". A good guess for "Anna • Ben", "Lego®
# sets" and "1½ cups": anna-ben, lego-sets and 1-5-cups or 1-1-2-cups. They are anna-o-ben, legor-sets and 1-cups: the bullet
# is translated to the letter o and the sign of a registered name to the letter R, which is joined to the name, and a half is
# taken for a hyphen. What is between an & and the next semicolon is dropped, as if it were an entity: "AT&T; and so on" is
# at-and-so-on.
# Seen: post-slug 1.0.1 of PyPI.
# Why it matters here: titles have a word that nobody wrote, and half of a quantity is missing; addresses that are once given
# stay.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" post-slug==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from post_slug import post_slug

print("post-slug", version("post-slug"))
slugs = []
for title in ("Anna • Ben", "Lego® sets", "1½ cups", "AT&T; and so on"):
    slugs.append(post_slug(title))
    print(title, "->", slugs[-1])
if slugs != ["anna-o-ben", "legor-sets", "1-cups", "at-and-so-on"]:
    raise SystemExit("changed: a bullet is no letter, and a half is one")
END
