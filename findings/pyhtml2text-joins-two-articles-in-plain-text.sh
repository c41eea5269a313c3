#!/usr/bin/env bash
# pyhtml2text makes plain text or Markdown of HTML. A good guess for two articles, sections or the parts of a figure, one behind
# the other: two paragraphs in both. They are two in Markdown, by html2markdown(), and one word in plain text, by html2text():
# HarbourFair. The text knows no more than p, div, headings, lists, tables and pre as blocks; header, footer, nav, main, aside,
# address, summary and caption join what they part.
# Seen: pyhtml2text 0.4.0 of PyPI.
# Why it matters here: the one function finds the words of a page that the other has lost, and most pages of today are of
# sections.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyhtml2text==0.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pyhtml2text import html2markdown, html2text

print("pyhtml2text", version("pyhtml2text"))
names = ["p", "div", "section", "article", "header", "figcaption", "address", "summary"]
joined = []
for name in names:
    page = f"<{name}>Harbour</{name}><{name}>Fair</{name}>"
    print(page, "->", repr(html2text(page)), "and in Markdown", repr(html2markdown(page)))
    if "HarbourFair" in html2text(page) and "HarbourFair" not in html2markdown(page):
        joined.append(name)
if joined != names[2:]:
    sys.exit("changed: sections are apart")
END
