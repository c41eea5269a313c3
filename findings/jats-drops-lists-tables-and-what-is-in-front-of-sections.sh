#!/usr/bin/env bash
# jats makes Markdown of articles in JATS, the XML of PubMed Central and most publishers. A good guess for an article with a
# paragraph in front of its first section, a list, a table and an appendix: they are there. The paragraphs of sections are, all
# the rest is not: no list, no table, no caption, no quotation, no acknowledgement, no reference and nothing in front of the
# first section. An abstract with headings is one word at each of them, "AimThe tide was watched.ResultIt was high."
# Seen: jats 0.2.2 of PyPI, "jats convert".
# Why it matters here: steps of a method and figures of a result are in lists and tables.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" jats==0.2.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import entry_points, version

ARTICLE = """<?xml version="1.0"?><article><front><article-meta><title-group><article-title>Tides</article-title></title-group>
<abstract><sec><title>Aim</title><p>The tide was watched.</p></sec><sec><title>Result</title><p>It was high.</p></sec></abstract>
</article-meta></front><body><p>Words in front.</p><sec><title>Method</title><p>Words of a section.</p>
<list list-type="bullet"><list-item><p>Words of a list.</p></list-item></list>
<disp-quote><p>Words of a quotation.</p></disp-quote>
<table-wrap><caption><p>Words of a caption.</p></caption><table><tr><td>Words of a table.</td></tr></table></table-wrap>
<sec><title>Place</title><p>Words of a part.</p></sec></sec></body>
<back><ack><p>Words of thanks.</p></ack><app-group><app><title>More</title><p>Words of an appendix.</p></app></app-group></back>
</article>"""
with open("article.xml", "w", encoding="utf-8") as file:
    file.write(ARTICLE)
module, function = next(iter(entry_points(group="console_scripts", name="jats"))).value.split(":")
program = f"import sys; from {module} import {function}; sys.argv = ['jats', 'convert', 'article.xml']; {function}()"
text = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
print("jats", version("jats"))
print(text)
parts = ("a section", "a part", "a list", "a quotation", "a caption", "a table", "thanks", "an appendix")
kept = tuple(part for part in parts if f"Words of {part}" in text)
print("kept:", ", ".join(kept))
if kept != parts[:2] or "Words in front" in text or "watched.Result" not in text:
    sys.exit("changed: lists, tables or what is in front of sections are in the text")
END
