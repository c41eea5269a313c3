#!/usr/bin/env bash
# pyhocr parses hOCR, the output of Tesseract: "pulling all lines out: lines = page.lines". A good guess for a page with a
# heading, a text and a caption: three lines or more, with all of its words. It has those of the text alone: Tesseract writes a
# line that it takes for a heading with the class ocr_header, and others with ocr_caption and ocr_textfloat, and pyhocr knows
# ocr_line alone. The words are there in page.words, but their word.line is an error.
# Seen: pyhocr 4.0.0 of PyPI.
# Why it matters here: the text of a page that is made of its lines has no headings, and none of the captions.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyhocr==4.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pyhocr

print("pyhocr", version("pyhocr"))


def line(kind, top, text):
    words = " ".join(f"<span class='ocrx_word' title='bbox 0 {top} 90 {top + 20}; x_wconf 96'>{word}</span>"
                     for word in text.split())
    return f"<span class='{kind}' title='bbox 0 {top} 600 {top + 20}; baseline 0 0'>{words}</span>"


LINES = [("ocr_header", "The harbour fair"), ("ocr_line", "The mayor opens the fair."), ("ocr_line", "All boats come."),
         ("ocr_caption", "The quay in May")]
body = "".join(line(kind, 40 * number, text) for number, (kind, text) in enumerate(LINES))
page = pyhocr.parse("<html><body><div class='ocr_page' title='bbox 0 0 600 800'><div class='ocr_carea' title='bbox 0 0 600 800'>"
                    f"<p class='ocr_par' title='bbox 0 0 600 800'>{body}</p></div></div></body></html>").pages[0]
seen = [line.text for line in page.lines]
print("lines:", seen)
print("words:", " ".join(word.text for word in page.words))
if seen != [text for kind, text in LINES if kind == "ocr_line"]:
    sys.exit("changed: the lines are all lines")
END
