#!/usr/bin/env bash
# One would guess that docx2txt2, a replacement of docx2txt, gives the words of a Word document. It joins the pieces of a
# paragraph (runs) with spaces. Word makes a new piece wherever the type changes or a letter was corrected, so invoice with an
# italic end is "in voice", H2O is "H 2 O", "Note:" is "Note :", and 3.5 typed in two goes is "3.5" only by a later repair of ".".
# Seen: docx2txt2 1.0.4, extract_text of two paragraphs; paragraphs are joined by a space too.
# Why it matters here: an edited document is full of such pieces; its words are cut, a copy of it that was typed anew is not
# equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2txt2==1.0.4 python-docx==1.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
import docx
import docx2txt2
print('docx2txt2', version('docx2txt2'))
d = docx.Document()
p = d.add_paragraph()
for word, small in [('The in', 0), ('voice', 0), (' for H', 0), ('2', 1), ('O', 0)]:
    p.add_run(word).font.subscript = bool(small)
p = d.add_paragraph()
p.add_run('Note').bold = True
p.add_run(': open.')
d.save('d.docx')
seen = docx2txt2.extract_text('d.docx')
print(repr(seen))
if seen != 'The in voice for H 2 O Note : open.':
    print('changed: docx2txt2 keeps words')
    sys.exit(1)
END
