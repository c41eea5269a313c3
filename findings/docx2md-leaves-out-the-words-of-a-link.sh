#!/usr/bin/env bash
# One would guess that docx2md turns a link of a Word document into a Markdown link, or at least into its words. A hyperlink is
# skipped with its words: "See the rules of the fair" with a link on "the rules" becomes "See  of the fair". Lists of Word's
# English styles (List Bullet, List Number) and the title are plain paragraphs.
# Seen: docx2md 1.0.5, do_convert of a document of three paragraphs.
# Why it matters here: the words of links are often the ones searched for; their sentences have holes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2md==1.0.5 python-docx==1.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import contextlib
import io
import sys
import docx
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx2md.convert import do_convert
print('docx2md', version('docx2md'))
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
d.add_paragraph('boats', style='List Bullet')
d.add_heading('Part two', 2)
d.save('d.docx')
with contextlib.redirect_stdout(io.StringIO()):
    seen = do_convert('d.docx')
print(repr(seen))
if seen != 'See  of the fair.\n\nboats\n\n## Part two':
    print('changed: docx2md keeps the words of a link')
    sys.exit(1)
END
