#!/usr/bin/env bash
# markdown-parser-py reads a Markdown text to a tree of headings, to "parse, manipulate, and merge" it, and writes it with dump().
# A good guess for a text that is read and written: the same text. All that stands in front of the first heading is gone, the
# introduction and the metadata too. A comment in a block of code is a heading, and the block is written with empty lines around
# it; a section that is moved takes the rest of the block along. Of a text without any heading, nothing is lost.
# Seen: markdown-parser-py 1.0.1 of PyPI.
# Why it matters here: merged documents lose their first paragraphs, and their code is spoilt.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-parser-py==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from markdown_parser import MarkdownTree

print("markdown-parser-py", version("markdown-parser-py"))
TEXT = "---\ntitle: The fair\n---\n\nThe fair opens in May.\n\n# Boats\n\n```sh\nls boats\n# all of them\nls -a\n```\n"
tree = MarkdownTree()
tree.parse(TEXT)
written = tree.dump().strip()
tree.visualize()
print(written)
titles = [node.title for node in tree.root.children]
if "opens in May" in written or "title:" in written or titles != ["Boats", "all of them"] \
        or "ls boats\n\n# all of them\n\nls -a" not in written:
    sys.exit("changed: text in front of the first heading is kept, or a comment in code is no heading")
END
