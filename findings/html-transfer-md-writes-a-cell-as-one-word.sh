#!/usr/bin/env bash
# One would guess that html_transfer_md ("convert HTML tables to Markdown format with support for merged cells") keeps the spaces
# in a cell. All white space of a cell is taken out: "The fair is open" becomes "Thefairisopen", "Anna Berg" becomes "AnnaBerg"
# (the author's language writes no spaces).
# Seen: html-transfer-md 0.1.0, html_converter of a table of two columns.
# Why it matters here: no word of an English table is found in the result.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-transfer-md==0.1.0 beautifulsoup4==4.12.3 html2text==2024.2.26 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from html_transfer_md.converter import html_converter
print('html-transfer-md', version('html-transfer-md'))
page = '<table><tr><th>First name</th><th>Note</th></tr><tr><td>Anna Berg</td><td>The fair is open</td></tr></table>'
seen = html_converter(page, verbose=False)
print(seen)
if '| AnnaBerg | Thefairisopen |' not in seen or '| Firstname |' not in seen:
    print('changed: html-transfer-md keeps spaces')
    sys.exit(1)
END
