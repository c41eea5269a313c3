#!/usr/bin/env bash
# One would guess that word2md writes a paragraph with a link as a sentence with a Markdown link. Only the link is written: "See
# the rules of the fair." with a link on "the rules" becomes "[the rules](...)", the words before and behind it are gone. A cell
# over two columns of a table is written twice.
# Seen: word2md 1.0.3, convert_file of a document of two paragraphs.
# Why it matters here: all sentences with a link are lost but for the words of the link, without a word of warning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" word2md==1.0.3 python-docx==1.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import logging
import sys
import docx
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx_converter.converter import DocxToMarkdownConverter
logging.disable(logging.CRITICAL)
print('word2md', version('word2md'))
d = docx.Document()
p = d.add_paragraph('See ')
link = OxmlElement('w:hyperlink')
link.set(qn('r:id'), d.part.relate_to('https://example.org', docx.opc.constants.RELATIONSHIP_TYPE.HYPERLINK, is_external=True))
run = OxmlElement('w:r')
text = OxmlElement('w:t')
text.text = 'the rules'
run.append(text)
link.append(run)
p._p.append(link)
p.add_run(' of the fair.')
d.add_paragraph('It is open today.')
d.save('d.docx')
seen = DocxToMarkdownConverter().convert_file('d.docx', None, ignore_images=True).strip()
print(repr(seen))
if '[the rules](https://example.org)' not in seen or 'See' in seen or 'of the fair' in seen or 'It is open today.' not in seen:
    print('changed: word2md keeps the sentence of a link')
    sys.exit(1)
END
