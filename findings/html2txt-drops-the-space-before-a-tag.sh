#!/usr/bin/env bash
# One would guess that html2txt ("converts HTML to markdown") keeps the space between a word and a bold word or a link. The space
# before an inline tag is dropped: "The <b>fair</b> costs" becomes "The**fair** costs", "see <a>" becomes "see[x](...)".
# Seen: html2txt 0.6.0, Html2Markdown().convert of two paragraphs.
# Why it matters here: the words before each link and each bold word are glued to it, and ** inside a word is no bold type for
# some readers of Markdown.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html2txt==0.6.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from html2txt import converters
print('html2txt', version('html2txt'))
parts = ['<p>The <b>fair</b> costs 5</p>', '<p>see <a href="https://example.org/">the rules</a> of it</p>']
seen = [converters.Html2Markdown().convert(p) for p in parts]
for a, b in zip(parts, seen):
    print(a, '->', repr(b))
if seen != ['The**fair** costs 5\n', 'see[the rules](https://example.org/) of it\n']:
    print('changed: html2txt keeps the space')
    sys.exit(1)
END
