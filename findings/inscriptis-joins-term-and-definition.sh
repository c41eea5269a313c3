#!/usr/bin/env bash
# inscriptis makes text of HTML with a model of CSS, which other tools take as a standard of layout. A good guess: what a
# browser shows on lines of its own has at least a space between.
# The terms and definitions of a list (dl, dt, dd), sections, forms, and the question and answer of <details> are not
# in its model: without white space in the source, as in a minified page, the words at each border are one word.
# Seen: inscriptis 2.7.6. Its own rules for div, p, li, table and article are right.
# Why it matters here: a glossary or a page of questions that is minified shares few words with its pretty-printed copy.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" inscriptis==2.7.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from inscriptis import get_text

PARTS = {
    "dl": ("<dl><dt>apple</dt><dd>a fruit</dd><dt>oak</dt><dd>a tree</dd></dl>", "applea fruitoaka tree"),
    "section": ("<section>first words</section><section>second words</section>", "first wordssecond words"),
    "details": ("<details><summary>open when</summary>at noon</details>", "open whenat noon"),
    "div": ("<div>first words</div><div>second words</div>", None),
}
wrong = []
for name, (html, joined) in PARTS.items():
    text = get_text(f"<html><body>{html}</body></html>")
    print("inscriptis", version("inscriptis"), name, repr(text))
    if (joined in text) if joined else ("wordssecond" not in text):
        continue
    wrong.append(name)
if wrong:
    sys.exit(f"changed: the words of {', '.join(wrong)} are treated differently")
END
