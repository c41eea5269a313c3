#!/usr/bin/env bash
# pptxer extracts the text of presentations, for each slide that of its shapes and that of its notes. A good guess for a slide
# with the title "Harbour fair", the text "Boats and prices" and a table: all of these words. It is "Harbour fairBoats and
# prices": the texts of shapes are put together without anything between them, and tables and groups have no text.
# Seen: pptxer 0.1 of PyPI.
# Why it matters here: the last word of a title and the first one of the slide are one that nobody looks for, on each slide, and
# what is in tables is not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pptxer==0.1 click requests google fake_headers || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pptx import Presentation
from pptx.util import Inches
from pptxer.presentations_text_extractor import extract_presentations_texts

print("pptxer", version("pptxer"), "python-pptx", version("python-pptx"))
presentation = Presentation()
slide = presentation.slides.add_slide(presentation.slide_layouts[1])
slide.shapes.title.text = "Harbour fair"
slide.placeholders[1].text = "Boats and prices"
table = slide.shapes.add_table(1, 1, Inches(1), Inches(1), Inches(1), Inches(1)).table
table.cell(0, 0).text = "Anna 100"
presentation.save("a.pptx")
slides = extract_presentations_texts("a.pptx", extract_output_file_path="a.json")[0]["slides"]
print(slides)
if slides[0]["bodyText"] != "Harbour fairBoats and prices":
    sys.exit("changed: the texts of two shapes are apart, or the table is there")
END
