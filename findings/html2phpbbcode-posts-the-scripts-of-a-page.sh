#!/usr/bin/env bash
# One would guess that html2phpbbcode leaves out what a reader of the page does not see. Unknown tags are dropped and their
# contents kept: the code of scripts and styles is text of the post, the cells of a table are joined ("Anna100"), and a link with
# an address inside of the site (/rules) is plain text.
# Seen: html2phpbbcode 0.2.0, feed() of three fragments.
# Why it matters here: posts made from web pages begin with lines of code, and numbers are glued to names.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html2phpbbcode==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from html2phpbbcode.parser import HTML2PHPBBCode
print('html2phpbbcode', version('html2phpbbcode'))
parts = ['<p>The fair</p><script>var a=1;</script><style>p{}</style>', '<table><tr><td>Anna</td><td>100</td></tr></table>',
         '<a href="/rules">rules</a>']
seen = [HTML2PHPBBCode().feed(p) for p in parts]
for a, b in zip(parts, seen):
    print(a, '->', repr(b))
if not seen[0].endswith('var a=1;p{}') or seen[1:] != ['Anna100', 'rules']:
    print('changed: html2phpbbcode leaves out scripts')
    sys.exit(1)
END
