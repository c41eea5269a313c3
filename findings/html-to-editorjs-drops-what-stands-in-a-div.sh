#!/usr/bin/env bash
# One would guess that html-to-editorjs finds the paragraphs and headings of a page ("Supported blocks: Paragraph (p), Header
# ...") wherever they stand. Only the tags of the first level are looked at: all that is inside of a div, section or body is
# dropped, so a whole page gives no block at all; plain words between tags go too, and the items of an inner list come twice.
# Seen: html-to-editorjs 0.0.1, parse of a fragment with a div gives two blocks of four.
# Why it matters here: the text of a page is lost without a word; hardly a page has its paragraphs outside of a div.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-to-editorjs==0.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from html_to_editorjs import parse
print('html-to-editorjs', version('html-to-editorjs'))
page = '<h1>Fair</h1>words<div><p>Inside.</p></div><ul><li>a<ul><li>b</li></ul></li></ul>'
blocks = [b['data'] for b in parse(page)['blocks']]
whole = parse('<html><body><p>The fair is open.</p></body></html>')['blocks']
print(page, '->', blocks)
print('a whole page ->', whole)
text = str(blocks)
if len(blocks) != 2 or 'Inside' in text or 'words' in text or blocks[1]['items'] != ['a<ul><li>b</li></ul>', 'b'] or whole:
    print('changed: html-to-editorjs reads inside of a div')
    sys.exit(1)
END
