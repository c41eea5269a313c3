#!/usr/bin/env bash
# A word with its reading above it (furigana, "phonetic guide" in Word) is a w:ruby element: a reading and a base, which is
# the word. A good guess: a reader of text gives the word, and perhaps the reading too.
# mammoth and pandoc drop both: of a Japanese document exactly the words are lost that have a reading. Both also drop what
# a simple field (w:fldSimple: a number, a name of a mail merge) shows. mammoth only says so in its list of messages.
# Seen: mammoth 1.13.0 (the npm package 1.13.0 does the same), pandoc 3.9 of pypandoc_binary 1.17.
# Why it matters here: letters of a mail merge are equal without their names, and a text with readings is no copy of one without.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mammoth==1.13.0 pypandoc_binary==1.17 || exit 2
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
import pypandoc

RUBY = f"<w:r><w:ruby><w:rubyPr/><w:rt>{run('reading')}</w:rt><w:rubyBase>{run('WORD')}</w:rubyBase></w:ruby></w:r>"
FIELD = f'<w:fldSimple w:instr=" MERGEFIELD name ">{run("NAME")}</w:fldSimple>'
write_docx("a.docx", f"<w:p>{run('before ')}{RUBY}{run(' after')}</w:p><w:p>{run('Dear ')}{FIELD}{run(', hello')}</w:p>")
with open("a.docx", "rb") as file:
    texts = {"mammoth " + version("mammoth"): mammoth.extract_raw_text(file).value}
texts["pandoc " + pypandoc.get_pandoc_version()] = pypandoc.convert_file("a.docx", "plain")
for tool, text in texts.items():
    print(tool, text.split())
if any(word in text for text in texts.values() for word in ("WORD", "reading", "NAME")):
    sys.exit("changed: a word with a reading, or the text of a simple field, is no longer lost")
END
