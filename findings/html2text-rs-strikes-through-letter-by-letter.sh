#!/usr/bin/env bash
# html2text_rs is Rust's html2text for Python. A good guess for text_plain() of "price <del>10</del> <ins>12</ins>": the letters,
# perhaps with marks around what was deleted. Each letter of it is followed by a combining line (U+0336), "1̶0̶", so that it is
# another word. The caption of a table is not in the text, two <section> elements are one word, and so are <summary> and the
# text behind it.
# Seen: html2text_rs 0.2.5 of PyPI, text_plain() and text_markdown().
# Why it matters here: words that were struck out are found by nobody, and are no copy of themselves.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html2text-rs==0.2.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import html2text_rs

PARTS = {
    "<p>price <del>10</del> <ins>12</ins></p>": "price 1\u03360\u0336 12",
    "<section>first</section><section>second</section>": "firstsecond",
    "<details><summary>open</summary>at noon</details>": "openat noon",
}
wrong = []
for html, expected in PARTS.items():
    text = html2text_rs.text_plain(html).strip()
    print("html2text_rs", version("html2text_rs"), html, ascii(text))
    if text != expected:
        wrong.append(html)
table = html2text_rs.text_plain("<table><caption>Prices</caption><tr><th>Tea</th></tr><tr><td>1</td></tr></table>")
print("table:", table.split())
if wrong or "Prices" in table or "Tea" not in table:
    sys.exit(f"changed: {wrong} or a caption")
END
