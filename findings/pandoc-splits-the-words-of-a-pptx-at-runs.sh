#!/usr/bin/env bash
# PowerPoint divides a paragraph into runs wherever the look or the checked language changes, also inside a word. The newer
# releases of pandoc read .pptx. A good guess: runs are joined as they are, as in .docx; groups and notes are read.
# pandoc puts a space between two runs: a word with one bold letter is two words. Text in a group of shapes is left out,
# and so are the notes of the speaker, without a warning.
# Seen: pandoc 3.9 of pypandoc_binary 1.17; the file is written by python-pptx 1.0.2, which has whole words and all texts.
# Why it matters here: the same deck read by two tools has other words, and what is in groups has no words at all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pypandoc_binary==1.17 python-pptx==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pypandoc
from pptx import Presentation
from pptx.util import Inches

deck = Presentation()
slide = deck.slides.add_slide(deck.slide_layouts[1])
slide.shapes.title.text = "Title"
paragraph = slide.placeholders[1].text_frame.paragraphs[0]
for text, bold in (("un", False), ("believ", True), ("able story", False)):
    run = paragraph.add_run()
    run.text, run.font.bold = text, bold
group = slide.shapes.add_group_shape()
group.shapes.add_textbox(0, 0, Inches(2), Inches(1)).text_frame.text = "grouped"
slide.notes_slide.notes_text_frame.text = "spoken"
deck.save("a.pptx")

print("python-pptx", version("python-pptx"), repr(slide.placeholders[1].text_frame.text))
text = pypandoc.convert_file("a.pptx", "plain")
print("pandoc", pypandoc.get_pandoc_version(), text.split())
if "un believ able story" not in text or "grouped" in text or "spoken" in text:
    sys.exit("changed: runs are joined, or groups or notes are read")
END
