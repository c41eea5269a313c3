#!/usr/bin/env bash
# One would guess that html2cleantext ("Convert HTML to clean, structured Markdown or plain text") leaves the numbers of a page
# alone and keeps paragraphs apart. A space is put behind every full stop: 3.5 is "3. 5", U.S. is "U. S.", also in Markdown; in
# plain text the paragraphs are joined without a space ("Come today.The boats").
# Seen: html2cleantext 0.1.6, to_markdown and to_text of a page of three paragraphs.
# Why it matters here: prices and versions are two numbers in the index, and the first word of each paragraph is found no more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html2cleantext==0.1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from html2cleantext import to_markdown, to_text
print('html2cleantext', version('html2cleantext'))
page = ('<html><body><article><p>The fair of the U.S. town costs 3.5 euros for each of us. Come today.</p>'
        '<p>The boats are blue and the cars are red here</p><p>They open at noon</p></article></body></html>')
seen = [to_markdown(page), to_text(page)]
for one in seen:
    print(repr(one))
if '3. 5 euros' not in seen[0] or 'U. S. town' not in seen[0] or 'red hereThey open' not in seen[1]:
    print('changed: html2cleantext keeps numbers')
    sys.exit(1)
END
