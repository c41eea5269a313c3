#!/usr/bin/env bash
# One would guess that antimarkdown ("Convert HTML to Markdown, quickly and easily") keeps the words of a page apart. Tags that it
# does not know are dropped without a space: the cells of a table become "Anna100Ben20", a term and its definition "Faira market";
# the lines at <br> are joined as well ("xy"), and the code of a script is text.
# Seen: antimarkdown 1.0.2, to_markdown of four fragments.
# Why it matters here: words are glued, so searches and counts of words miss both, and scripts are found instead.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" antimarkdown==1.0.2 lxml==5.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from antimarkdown import to_markdown
print('antimarkdown', version('antimarkdown'))
parts = ['<table><tr><td>Anna</td><td>100</td></tr><tr><td>Ben</td><td>20</td></tr></table>',
         '<dl><dt>Fair</dt><dd>a market</dd></dl>', '<h2>Title</h2><p>x<br>y</p>',
         '<div><p>The fair</p><script>var a = 1;</script></div>']
seen = [to_markdown(p) for p in parts]
for a, b in zip(parts, seen):
    print(a, '->', repr(b))
if seen[0] != 'Anna100Ben20' or seen[1] != 'Faira market' or not seen[2].endswith('\nxy') or 'var a = 1;' not in seen[3]:
    print('changed: antimarkdown keeps words apart')
    sys.exit(1)
END
