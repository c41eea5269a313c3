#!/usr/bin/env bash
# A line break inside a paragraph of a .docx (Shift+Enter in Word) is a w:br element. A good guess: mammoth's
# extract_raw_text() gives a newline for it, as it gives two after a paragraph and a tab for a tab.
# It gives nothing: the last word of a line and the first of the next one are one word. An address or a poem
# becomes a row of words that no other copy of the text has. convert_to_html() has the break.
# Seen: mammoth 1.13.0 of PyPI (the npm package 1.13.0 does the same).
# Why it matters here: the joined words are in no query, and a short text with breaks is no near-duplicate of its copy.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mammoth==1.13.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import zipfile

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


def write_docx(path, body):
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("[Content_Types].xml", f"""<Types xmlns="{PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="{TYPE}"/></Types>""")
        file.writestr("_rels/.rels", f"""<Relationships xmlns="{PACKAGE}/relationships">
<Relationship Id="r1" Type="{OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>""")
        file.writestr("word/document.xml", f"""<w:document xmlns:w="{W}"><w:body>{body}</w:body></w:document>""")


def run(text):
    return f"""<w:r><w:t xml:space="preserve">{text}</w:t></w:r>"""


import sys
from importlib.metadata import version

import mammoth

BREAK = "<w:r><w:br/></w:r>"
write_docx("a.docx", f"<w:p>{run('Town Hall')}{BREAK}{run('Market Street')}{BREAK}{run('Northtown')}</w:p>")
with open("a.docx", "rb") as file:
    text = mammoth.extract_raw_text(file).value
with open("a.docx", "rb") as file:
    html = mammoth.convert_to_html(file).value
print("mammoth", version("mammoth"), repr(text), html)
if "Town HallMarket StreetNorthtown" not in text or "<br" not in html:
    sys.exit("changed: extract_raw_text() no longer joins words at a line break, or convert_to_html() has none")
END
