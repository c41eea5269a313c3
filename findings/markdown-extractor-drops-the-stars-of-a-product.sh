#!/usr/bin/env bash
# One would guess that the plain text of markdown-extractor loses the marks of Markdown only. Stars with spaces around them are no
# mark, and code is literal, yet "2 * 3 * 4 = 24" becomes "2  3  4 = 24", the code `**kwargs` with a second one becomes "kwargs",
# and `_x_` becomes "x", as code is unwrapped first and then searched for marks.
# Seen: markdown-extractor 0.2.0, the text of a paragraph.
# Why it matters here: formulas and names in code are changed in the very text that is indexed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown-extractor==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from markdown_extractor.text_renderer import strip_inline
print('markdown-extractor', version('markdown-extractor'))
texts = ['2 * 3 * 4 = 24', 'use `**kwargs` and `**opts`', 'the name `_x_` here', 'an *open* fair']
seen = [strip_inline(t) for t in texts]
for a, b in zip(texts, seen):
    print(a, '->', b)
if seen != ['2  3  4 = 24', 'use kwargs and opts', 'the name x here', 'an open fair']:
    print('changed: markdown-extractor keeps code and products')
    sys.exit(1)
END
