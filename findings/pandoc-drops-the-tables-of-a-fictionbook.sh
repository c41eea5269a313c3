#!/usr/bin/env bash
# FictionBook (FB2) has tables, with the elements of HTML: table, tr, th, td. A good guess: pandoc, which reads and writes FB2,
# makes tables of them, or at least keeps the text of the cells.
# It leaves each table out, without a warning (--verbose says nothing either); a table that pandoc itself has written as FB2
# is not read again. A note that no reference names is lost too.
# Seen: pandoc 3.9 of pypandoc_binary 1.17.
# Why it matters here: a manual or a cookbook as FB2 shares little with its EPUB.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pypandoc_binary==1.17 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

import pypandoc

MARKDOWN = """before

| tea  | coffee |
|------|--------|
| milk | sugar  |

after
"""
book = pypandoc.convert_text(MARKDOWN, "fb2", format="markdown", extra_args=["--standalone"])
for word in ("tea", "coffee", "milk", "sugar"):
    assert f">{word}<" in book, book
text = pypandoc.convert_text(book, "plain", format="fb2", extra_args=["--verbose"]).split()
print("pandoc", pypandoc.get_pandoc_version(), "markdown, fb2, plain:", text)
if text != ["before", "after"]:
    sys.exit("changed: the table is read, or the paragraphs are not")
END
