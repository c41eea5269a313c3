#!/usr/bin/env bash
# One would guess that convert_tables of html-to-json puts the cells of a row under the headings of their columns. The headings
# are counted with all cells of the first row, a row by its td alone: where each row begins with a th (the name), all values move
# one column to the left and the name is gone. Of two columns with one heading the last one stays. convert() takes comments for
# text.
# Seen: html-to-json 3.0.0, "Name Mon Tue / Anna 1 2" gives {"Name": "1", "Mon": "2"}.
# Why it matters here: well-made tables mark the row heading with th; the numbers of Monday stand under the name, without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-to-json==3.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import html_to_json
print('html-to-json', version('html-to-json'))
pages = ['<table><tr><th>Name</th><th>Mon</th><th>Tue</th></tr><tr><th>Anna</th><td>1</td><td>2</td></tr></table>',
         '<table><tr><th>Price</th><th>Price</th></tr><tr><td>10</td><td>12</td></tr></table>']
seen = [html_to_json.convert_tables(p) for p in pages]
seen.append(html_to_json.convert('<p>The fair is open.<!-- old: closed --></p>'))
for page, one in zip(pages + ['a comment'], seen):
    print(page, '->', one)
if seen[:2] != [[[{'Name': '1', 'Mon': '2'}]], [[{'Price': '12'}]]] or 'old: closed' not in str(seen[2]):
    print('changed: html-to-json counts row headings')
    sys.exit(1)
END
