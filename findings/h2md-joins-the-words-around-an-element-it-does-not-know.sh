#!/usr/bin/env bash
# h2md makes Markdown of the body of a page in HTML. A good guess for "The <span>old</span> boats": the three words with blanks
# between them. It is "The<span>old</span>boats", which is shown as one word: blanks at the ends of a text are kept only beside
# the eight elements that it knows, such as a, b and code; span, u, mark, sub and small are not among them. Comments are read as
# text, also joined to their neighbours, and a list that starts at 3 starts at 1.
# Seen: h2md 1.0.3 of PyPI, with beautifulsoup4 4.14.2.
# Why it matters here: words beside a formatted one are not found, and notes of the authors of a page are published.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" h2md==1.0.3 beautifulsoup4==4.14.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from h2md import convert

print("h2md", version("h2md"))
PAGES = {"<p>The <span>old</span> boats come <b>now</b> here.</p>": "The<span>old</span>boats come **now** here.",
         "<p>The fair<!-- ask Anna for the date --> opens.</p>": "The fairask Anna for the dateopens.",
         "<ol start='3'><li>Bring a chair.</li></ol>": "1. Bring a chair."}
changed = False
for page, expected in PAGES.items():
    markdown = convert(page).strip()
    print(page, "->", repr(markdown))
    changed |= markdown != expected
if changed:
    sys.exit("changed: blanks beside a span are kept, or comments are left out")
END
