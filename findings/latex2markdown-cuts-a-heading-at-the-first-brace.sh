#!/usr/bin/env bash
# One would guess that latex2markdown turns \section{The \emph{fair} of Berg} into a heading. The heading ends at the first
# closing brace, the rest becomes a line of text: "###  The \emph{fair" and " of Berg}". A list inside of a list is cut at the end
# of the inner one (the other items stay LaTeX), and \section*{...} is left as it is.
# Seen: latex2markdown 0.2.1, to_markdown of three pieces.
# Why it matters here: titles with emphasis, a formula or a quoted name are common; the outline of a paper is broken.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" latex2markdown==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from latex2markdown import LaTeX2Markdown
print('latex2markdown', version('latex2markdown'))
texts = [r'\section{The \emph{fair} of Berg} words', r'\section*{Intro} words',
         '\\begin{itemize}\n\\item one\n\\begin{itemize}\n\\item two\n\\end{itemize}\n\\item three\n\\end{itemize}']
seen = [LaTeX2Markdown(t).to_markdown() for t in texts]
for a, b in zip(texts, seen):
    print(repr(a), '->', repr(b))
if '\\emph{fair\n of Berg}' not in seen[0] or seen[1] != texts[1] or '\\item three' not in seen[2]:
    print('changed: latex2markdown reads braces in a heading')
    sys.exit(1)
END
