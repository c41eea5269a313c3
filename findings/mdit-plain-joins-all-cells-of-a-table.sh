#!/usr/bin/env bash
# mdit_plain is a renderer for markdown-it-py that makes plain text. A good guess for a table of two columns and three rows: the
# cells with blanks or lines between them. It is one word, "NamePriceAnna100Ina70". A hard break written as <br> within a line
# joins the words on both sides, and the code of a <script> block is text.
# Seen: mdit_plain 1.0.1 of PyPI with markdown-it-py 3.0.0; paragraphs and lists are on lines of their own.
# Why it matters here: no word of a table is found by a search, and what is counted are not words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mdit-plain==1.0.1 markdown-it-py==3.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from markdown_it import MarkdownIt
from mdit_plain.renderer import RendererPlain

print("mdit_plain", version("mdit_plain"))
markdown = MarkdownIt("commonmark", renderer_cls=RendererPlain).enable("table")
seen = []
for text in ("| Name | Price |\n|---|---|\n| Anna | 100 |\n| Ina | 70 |", "Open today<br>from ten", "- one\n- two",
             "<script>\ngo(1)\n</script>"):
    seen.append(markdown.render(text))
    print(repr(text), "->", repr(seen[-1]))
if seen != ["NamePriceAnna100Ina70", "Open todayfrom ten", "one\ntwo", "go(1)"]:
    sys.exit("changed: the cells are apart")
END
