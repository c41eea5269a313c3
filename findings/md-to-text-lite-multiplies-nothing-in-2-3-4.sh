#!/usr/bin/env bash
# md-to-text-lite makes plain text of Markdown: it takes off bold, italics, links and lists. A good guess for "2 * 3 * 4 boats":
# as it stands, since a star with blanks around it is no mark of Markdown. All between two stars is taken for italics, so the
# product is "2  3  4 boats". Of the Python file __init__.py it leaves init.py, and "#1 of ten" at the start of a line, which is
# no heading of Markdown, loses its sign.
# Seen: md-to-text-lite 0.1.0 of PyPI.
# Why it matters here: formulas, names of files and numbers of tickets are indexed as something else.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" md-to-text-lite==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from md_to_text_lite import markdown_to_text

cases = {"a *fair* in **Husum**": "a fair in Husum", "snake_case_name": "snake_case_name"}
wrong = {"2 * 3 * 4 boats": "2  3  4 boats", "#1 of ten boats": "1 of ten boats", "see __init__.py": "see init.py"}
print("md-to-text-lite 0.1.0")
for text in [*cases, *wrong]:
    print(repr(text), repr(markdown_to_text(text)))
if any(markdown_to_text(text) != plain for text, plain in cases.items()):
    sys.exit("changed: italics, bold or a name with underscores are written in another way")
if any(markdown_to_text(text) != plain for text, plain in wrong.items()):
    sys.exit("changed: a star, a number sign or two underscores are kept")
END
