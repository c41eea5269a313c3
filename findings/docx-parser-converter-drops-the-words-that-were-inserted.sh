#!/usr/bin/env bash
# Word keeps words that were inserted while changes are tracked in an element of their own until somebody accepts them; they are
# shown as part of the text. A good guess for docx-parser-converter: they are in its text, those that were deleted are not.
# Neither is: "The fair opens at ten" without "at ten", the rest of the sentence in front of it and behind it. A table inside of
# a cell is gone as well, and what stands in a content control or a field.
# Seen: docx-parser-converter 1.0.3 of PyPI, docx_to_text().
# Why it matters here: the newest draft has the text of the oldest one, with holes where somebody worked.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx-parser-converter==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

from docx_parser_converter import docx_to_text

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


def run(text):
    return f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'


def write(name, body):
    with zipfile.ZipFile(name, "w") as file:
        file.writestr("[Content_Types].xml", f'<Types xmlns="{PACKAGE}/content-types">'
                      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
                      f'<Override PartName="/word/document.xml" ContentType="{TYPE}"/></Types>')
        file.writestr("_rels/.rels", f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="r1" '
                      f'Type="{OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>')
        file.writestr("word/_rels/document.xml.rels", f'<Relationships xmlns="{PACKAGE}/relationships"/>')
        file.writestr("word/document.xml", f'<w:document xmlns:w="{WORD}"><w:body>{body}<w:sectPr/></w:body></w:document>')


print("docx-parser-converter", version("docx-parser-converter"))
inserted = f'<w:ins w:id="1" w:author="Ann">{run("at ten ")}</w:ins>'
deleted = '<w:del w:id="2" w:author="Ann"><w:r><w:delText>at noon </w:delText></w:r></w:del>'
inner = f"<w:tbl><w:tr><w:tc><w:p>{run('fish')}</w:p></w:tc></w:tr></w:tbl>"
table = f"<w:tbl><w:tr><w:tc><w:p>{run('bread')}</w:p>{inner}<w:p/></w:tc></w:tr></w:tbl>"
write("fair.docx", f'<w:p>{run("The fair opens ")}{inserted}{deleted}{run("on Monday.")}</w:p>{table}')
text = docx_to_text("fair.docx")
print(repr(text))
if text.split() != "The fair opens on Monday. bread".split():
    sys.exit("changed: what was inserted is there")
END
