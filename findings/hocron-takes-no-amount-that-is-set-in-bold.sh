#!/usr/bin/env bash
# hocron finds a value beside its label in hOCR, the output of OCR: get_labeled_value(LinePattern(['EUR', re.compile(...)])). A
# good guess for an invoice with the line "EUR 10.23" in bold, which Tesseract marks with <strong> around each word: 10.23, as it
# is for the plain line. It gives the value of another line, the first one that is not bold, as the text of a word is what stands
# in front of its first tag; with no such line it finds nothing. The same holds for a line that Tesseract takes for a heading
# (ocr_header).
# Seen: hocron 0.5.0 of PyPI.
# Why it matters here: the sum of an invoice is what is bold: the price of an item is taken for it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hocron==0.5.0 lxml==5.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import re
import sys
from importlib.metadata import version

from hocron import Hocron, LinePattern

print("hocron", version("hocron"))


def value(*lines):
    body = ""
    for kind, form, text in lines:
        words = " ".join("<span class='ocrx_word' title='bbox 0 0 9 9'>" + form.format(word) + "</span>" for word in text.split())
        body += f"<span class='{kind}' title='bbox 0 0 600 20'>{words}</span>\n"
    page = f"<html><body><div class='ocr_page'><p class='ocr_par'>{body}</p></div></body></html>"
    return Hocron(page).get_labeled_value(LinePattern(["EUR", re.compile(r"\d+[\.,]+\d\d$")]))


plain = value(("ocr_line", "{}", "EUR 10.23"))
bold = value(("ocr_line", "<strong>{}</strong>", "EUR 10.23"), ("ocr_line", "{}", "of which tax: EUR 1.63"))
heading = value(("ocr_header", "{}", "EUR 10.23"), ("ocr_line", "{}", "of which tax: EUR 1.63"))
alone = value(("ocr_line", "<strong>{}</strong>", "EUR 10.23"))
print("plain:", plain, " bold:", bold, " a heading:", heading, " bold and alone:", alone)
if (plain, bold, heading, alone) != ("10.23", "1.63", "1.63", None):
    sys.exit("changed: the amount of a bold line is found")
END
