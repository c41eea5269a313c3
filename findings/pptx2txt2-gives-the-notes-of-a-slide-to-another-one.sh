#!/usr/bin/env bash
# pptx2txt2 gives the text of each slide, "including notes". A good guess for notes at the third slide alone: they are with the
# third slide. They are with the first: the number in the name of a file of notes counts the notes of a presentation, not its
# slides. The whole text has the slides in the order of their names: slide 10 and slide 11 come before slide 2.
# Seen: pptx2txt2 1.1.0 of PyPI.
# Why it matters here: a hit in the notes shows another slide, and passages change their order when a tenth slide is added.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pptx2txt2==1.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

from pptx2txt2 import extract_text, extract_text_per_slide

MAIN = "http://schemas.openxmlformats.org/presentationml/2006/main"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
LINKS = ('<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
         '<Relationship Id="rId1" Type="{0}/{1}" Target="../{1}s/{1}{2}.xml"/></Relationships>')


def sheet(kind, text):
    return (f'<?xml version="1.0"?><p:{kind} xmlns:p="{MAIN}" xmlns:a="{DRAWING}"><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r>'
            f"<a:t>{text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:{kind}>")


with zipfile.ZipFile("talk.pptx", "w") as file:
    for number in range(1, 12):
        file.writestr(f"ppt/slides/slide{number}.xml", sheet("sld", f"Slide {number}."))
    file.writestr("ppt/slides/_rels/slide3.xml.rels", LINKS.format(OFFICE, "notesSlide", 1))
    file.writestr("ppt/notesSlides/notesSlide1.xml", sheet("notes", "Notes of slide 3."))
    file.writestr("ppt/notesSlides/_rels/notesSlide1.xml.rels", LINKS.format(OFFICE, "slide", 3))
print("pptx2txt2", version("pptx2txt2"))
slides = extract_text_per_slide("talk.pptx")
text = extract_text("talk.pptx")
print("slide 1:", slides[1])
print("slide 3:", slides[3])
print("all:", text)
if "Notes of slide 3" not in slides[1] or "Notes" in slides[3] or text.index("Slide 10") > text.index("Slide 2."):
    sys.exit("changed: notes are with their slide, or the slides are in order")
END
