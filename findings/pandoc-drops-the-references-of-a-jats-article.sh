#!/usr/bin/env bash
# JATS is the XML of journals. A reference is mostly a mixed-citation: the printed line, with its parts marked.
# A good guess: pandoc gives these lines under "References", or makes a bibliography of their marked parts.
# It makes an entry without words of each ("n.d." with --citeproc, nothing without), and warns of nothing. Only
# element-citation, which has no printed line, is read. And the name under a quotation (disp-quote, attrib) comes twice.
# Seen: pandoc 3.9 of pypandoc_binary 1.17.
# Why it matters here: a short article is mostly references; read so it is another text than its PDF.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pypandoc_binary==1.17 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

import pypandoc

PERSON = '<person-group person-group-type="author"><name><surname>{}</surname><given-names>J</given-names></name></person-group>'
ARTICLE = f"""<?xml version="1.0"?>
<article><front><article-meta><title-group><article-title>Title</article-title></title-group></article-meta></front>
<body><p>See <xref ref-type="bibr" rid="r1">1</xref>, <xref ref-type="bibr" rid="r2">2</xref>.</p>
<disp-quote><p>Quoted words.</p><attrib>Ann Author</attrib></disp-quote></body>
<back><ref-list><title>References</title>
<ref id="r1"><mixed-citation publication-type="journal">{PERSON.format("Mixed")}. <article-title>On copies</article-title>.
<source>Journal of Texts</source>. <year>2020</year>.</mixed-citation></ref>
<ref id="r2"><element-citation publication-type="journal">{PERSON.format("Element")}<article-title>On originals</article-title>
<source>Journal of Texts</source><year>2020</year></element-citation></ref></ref-list></back></article>"""
text = pypandoc.convert_text(ARTICLE, "plain", format="jats", extra_args=["--citeproc", "--wrap=none"])
print("pandoc", pypandoc.get_pandoc_version())
print(text)
if "Mixed" in text or "copies" in text.lower() or "Originals" not in text:
    sys.exit("changed: a mixed-citation is read, or an element-citation is not")
if text.count("Ann Author") != 2:
    sys.exit("changed: the name under a quotation comes once")
END
