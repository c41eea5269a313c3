#!/usr/bin/env bash
# If a sentence is moved while changes are tracked, Word keeps it at both places, with a mark for "from here" and "to here"; the
# new place is the text as it is shown. A good guess for doc-files: the sentence is at its new place, as an inserted sentence is
# at its own. It is at neither. In an .odt file it leaves out the text of a cross-reference in the same way: "see chapter 3" is
# "see ".
# Seen: doc-files 0.1.0 of PyPI.
# Why it matters here: a draft in which only the order changed is another text, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" doc-files==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

import doc_files

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


print("doc-files", version("doc-files"))
parts = {
    "inserted": f'<w:ins w:id="1" w:author="Ann">{run("It closes at six. ")}</w:ins>',
    "moved": f'<w:moveTo w:id="2" w:author="Ann">{run("There is fish. ")}</w:moveTo>',
    "moved away": f'<w:moveFrom w:id="3" w:author="Ann">{run("There is fish. ")}</w:moveFrom>',
}
write("fair.docx", f'<w:p>{run("The fair opens at ten. ")}{parts["inserted"]}{parts["moved"]}{run("Bring a bag.")}</w:p>'
      f'<w:p>{parts["moved away"]}{run("Until Monday.")}</w:p>')
OPEN = "urn:oasis:names:tc:opendocument:xmlns:"
with zipfile.ZipFile("fair.odt", "w") as file:
    file.writestr("mimetype", "application/vnd.oasis.opendocument.text")
    file.writestr("content.xml", f'<o:document-content xmlns:o="{OPEN}office:1.0" xmlns:text="{OPEN}text:1.0"><o:body><o:text>'
                  '<text:p>Please see <text:bookmark-ref text:ref-name="one">chapter 3</text:bookmark-ref> for more.</text:p>'
                  '</o:text></o:body></o:document-content>')
texts = [doc_files.to_text(doc_files.read(name)) for name in ("fair.docx", "fair.odt")]
print(*map(repr, texts), sep="\n")
if "six" not in texts[0] or "fish" in texts[0] or "chapter" in texts[1]:
    sys.exit("changed: the moved sentence is at its new place")
END
