#!/usr/bin/env bash
# One would guess that docx2json gives the bold words under "bold" and the others under "nonbold". A paragraph counts as bold as a
# whole when its first piece is: "Note: the fair is open today." with a bold "Note" is bold, "The important words." with a bold
# word inside is not. Neighbours of one kind are joined into one text, and the lines of a paragraph are glued ("opennext").
# Seen: docx2json 0.0.10, convert of a document of four paragraphs.
# Why it matters here: headings cannot be told from notes, and the first word of each line is lost for a search.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" docx2json==0.0.10 python-docx==1.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import json
import sys
import docx
import docx2json
print('docx2json', version('docx2json'))
d = docx.Document()
p = d.add_paragraph()
p.add_run('Note').bold = True
p.add_run(': the fair is open today.')
d.add_paragraph('Plain first.')
p = d.add_paragraph('The ')
p.add_run('important').bold = True
p.add_run(' words.')
p = d.add_paragraph('It is open')
p.add_run().add_break()
p.add_run('next')
d.save('d.docx')
seen = json.loads(docx2json.convert('d.docx'))
print(seen)
if seen['bold'] != ['Note: the fair is open today.'] or seen['nonbold'] != ['Plain first. The important words. It is opennext']:
    print('changed: docx2json tells bold words from others')
    sys.exit(1)
END
