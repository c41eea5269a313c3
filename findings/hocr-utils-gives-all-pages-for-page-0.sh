#!/usr/bin/env bash
# hocr-utils reads files of the OCR format hOCR; get_text(hocr, page_index) gives the text of one page, and pages count from 0.
# A good guess for the pages 0 and 1 of a file with two: the first and the second. Page 0 gives the text of both, as 0 is taken
# for "no page was asked for". Headings and floating texts, which Tesseract marks with classes of their own, are in none of
# them.
# Seen: hocr-utils 0.0.3 of PyPI, get_text(); get_page(hocr, 0) gives the first page.
# Why it matters here: put together page by page, a book has its whole text once more at its beginning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hocr-utils==0.0.3 beautifulsoup4 lxml numpy || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hocr_utils.utils import get_text

print("hocr-utils", version("hocr-utils"))
PAGE = """<div class='ocr_page' id='page_{0}' title='bbox 0 0 100 100'><div class='ocr_carea' id='b{0}' title='bbox 0 0 90 90'>
<p class='ocr_par' id='p{0}' title='bbox 0 0 90 90'><span class='ocr_header' id='h{0}' title='bbox 0 0 90 20'>{1}</span>
<span class='ocr_line' id='l{0}' title='bbox 0 30 90 50'>{2}</span></p></div></div>"""
pages = [PAGE.format(1, "Chapter 1", "The first page"), PAGE.format(2, "Chapter 2", "The second page")]
hocr = "<html><body>" + "".join(pages) + "</body></html>"
texts = [get_text(hocr, number) for number in (0, 1)]
print(texts)
if texts != ["The first page\nThe second page", "The second page"]:
    sys.exit("changed: page 0 is the first page")
END
