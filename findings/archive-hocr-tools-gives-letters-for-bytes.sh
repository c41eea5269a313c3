#!/usr/bin/env bash
# archive-hocr-tools makes a table of the pages of a hOCR file: "[text_start_byte, text_end_byte, xml_start_byte, xml_end_byte]"
# for each, so that a place in the plain text that it writes leads to its page. A good guess: with these bytes the text of each
# page can be cut out of the file. It can for English. The numbers for the text are letters, those for the XML bytes, as
# documented; each letter with an accent in front shifts a page by one byte, and each letter of Greek or Chinese, too. After 500
# pages of French the table points to other pages.
# Seen: archive-hocr-tools 1.1.70 of PyPI.
# Why it matters here: a search that gives bytes, as grep -b does, finds the words on a wrong page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" archive-hocr-tools==1.1.70 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from hocr.parse import hocr_page_iterator
from hocr.searching import hocr_get_page_lookup_table
from hocr.text import hocr_page_text

print("archive-hocr-tools", version("archive-hocr-tools"))


def page(number, text):
    words = " ".join(f'<span class="ocrx_word" title="bbox 0 0 9 9; x_wconf 96">{word}</span>' for word in text.split())
    return (f'<div class="ocr_page" id="p{number}" title="bbox 0 0 600 800"><p class="ocr_par" title="bbox 0 0 600 800">'
            f'<span class="ocr_line" title="bbox 0 0 600 20">{words}</span></p></div>')


def pages_of(*texts):
    with open("book.html", "w") as file:
        file.write('<html xmlns="http://www.w3.org/1999/xhtml"><body>'
                   + "".join(page(number, text) for number, text in enumerate(texts)) + "</body></html>")
    plain = "".join(hocr_page_text(element) for element in hocr_page_iterator("book.html")).encode()
    return [plain[start:end] for start, end, _, _ in hocr_get_page_lookup_table("book.html")]


english = pages_of("the cafe is open", "all boats come")
french = pages_of("le café été fermé", "les bateaux arrivent")
print([text.decode() for text in english])
print([text.decode(errors="replace") for text in french])
if english[1] != b"all boats come\n" or french[1] == "les bateaux arrivent\n".encode():
    sys.exit("changed: the table has the bytes of the text")
END
