#!/usr/bin/env bash
# docx2everything makes plain text or Markdown "with preserved structure" of Word files, with "header and footer support". A good
# guess for a form, "The boat is called [Swallow]." with the name in a content control: the sentence with the name, in both. The
# Markdown is "The boat is called .": only runs, links and comments of a paragraph are read, and a paragraph or table in a control
# is not there at all. Headers and footers are never in the Markdown, as a body is looked for in them, which they do not have. The
# plain text has all of it.
# Seen: docx2everything 1.1.0 of PyPI.
# Why it matters here: contracts and forms have no names and dates, and the head of a letter is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2everything==1.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

from docx2everything import process, process_to_markdown

print("docx2everything", version("docx2everything"))
SPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def run(text):
    return f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'


def control(content):
    return f"<w:sdt><w:sdtPr/><w:sdtContent>{content}</w:sdtContent></w:sdt>"


BODY = f"<w:p>{run('The boat is called ')}{control(run('Swallow'))}{run('.')}</w:p>" \
    + control(f"<w:p>{run('It lies at quay 4.')}</w:p>") + f"<w:p>{run('Signed by Anna.')}</w:p>"
with zipfile.ZipFile("form.docx", "w") as file:
    file.writestr("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>')
    file.writestr("word/document.xml", f"<w:document {SPACE}><w:body>{BODY}</w:body></w:document>")
    file.writestr("word/header1.xml", f"<w:hdr {SPACE}><w:p>{run('Harbour office')}</w:p></w:hdr>")
text, markdown = process("form.docx"), process_to_markdown("form.docx")
print("text:    ", repr(text))
print("Markdown:", repr(markdown))
if markdown != "The boat is called .\n\nSigned by Anna." or "Swallow" not in text or "Harbour office" not in text:
    sys.exit("changed: the Markdown has the words of content controls or of headers")
END
