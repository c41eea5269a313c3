#!/usr/bin/env bash
# atomd makes HTML of Markdown. A good guess for a text with the line > Ann in two places: two quotes, and all that stands
# around them. What follows the second quote is lost, with the quote itself: the text is split at the quote and the first two
# pieces are kept. The same is done with a list in a list that comes twice.
# Seen: atomd 0.2.5 of PyPI; with > Ann and > Ben all is kept.
# Why it matters here: a protocol in which somebody speaks twice ends in the middle, and nothing tells it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" atomd==0.2.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import atomd

print("atomd", version("atomd"))
pages = [atomd.md2html(md=text.encode()) for text in ("> Ann\n\nYes.\n\n> Ben\n\nNo.\n", "> Ann\n\nYes.\n\n> Ann\n\nNo.\n")]
for page in pages:
    print(page.decode())
if b"No." not in pages[0] or b"No." in pages[1]:
    sys.exit("changed: a quote may come twice")
END
