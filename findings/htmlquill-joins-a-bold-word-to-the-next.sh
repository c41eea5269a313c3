#!/usr/bin/env bash
# htmlquill makes Markdown of HTML. A good guess for "<b>Ann </b>Rivers", as editors write it: two words. It is "**Ann**Rivers",
# one word when shown; the blank within the tag is taken out and not put behind it. A term and its definition (<dt>, <dd>) are one
# word, too, the caption of a table is gone, and text behind an inner list comes in front of it. domdown does the same with bold
# words, and makes one word of two paragraphs in a cell.
# Seen: htmlquill 0.1.0 and domdown 0.3.6 of PyPI.
# Why it matters here: names and terms are words that nobody searches for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" htmlquill==0.1.0 domdown==0.3.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import domdown
import htmlquill

PARTS = {
    "<p><b>Ann </b>Rivers</p>": "**Ann**Rivers",
    "<dl><dt>term</dt><dd>meaning</dd></dl>": "termmeaning",
    "<ul><li>alpha<ul><li>beta</li></ul>gamma</li></ul>": "alpha gamma",
}
LEAD = "<p>Some words in front, which are long enough to be an article about the harbour and the boats of the town.</p>"
wrong = []
for html, joined in PARTS.items():
    text = htmlquill.html_to_markdown(f"<html><body><article>{html}</article></body></html>")
    print("htmlquill", version("htmlquill"), html, repr(text))
    if joined not in text:
        wrong.append(joined)
for html, joined in {"<p><b>Ann </b>Rivers</p>": "**Ann**Rivers",
                     "<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>": "| ab |"}.items():
    text = domdown.html_to_markdown(f"<html><body><article>{LEAD}{html}</article></body></html>")
    print("domdown", version("domdown"), html, repr(text.split("\n\n", 1)[-1]))
    if joined not in text:
        wrong.append(joined)
if wrong:
    sys.exit(f"changed: {', '.join(wrong)} is treated differently")
END
