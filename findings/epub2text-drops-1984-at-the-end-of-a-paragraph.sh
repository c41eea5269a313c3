#!/usr/bin/env bash
# epub2text takes the text of e-books, "with smart cleaning": page numbers are removed, alone in a line, at the ends of lines and
# between dashes. A good guess for the paragraph "It was built in 1984": all of it, with the paragraph behind it apart, as an
# e-book has no pages in its text. The year is gone, and the next paragraph is joined: "It was built in Boats: ...". Each number
# at the end of a paragraph, a heading or an item of a list is a page number, "Part 7", "Quay 4", and with it go the line breaks
# behind it, so what follows is in the same paragraph. "[3]" is a footnote everywhere.
# Seen: epub2text 0.2.8 of PyPI; --raw and clean=False keep them.
# Why it matters here: chapters lose their numbers, lists their items and sentences their years, and headings are part of the
# text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" epub2text==0.2.8 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

from epub2text import epub2txt

print("epub2text", version("epub2text"))
CONTAINER = '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' \
    '<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
PACKAGE = '<package version="3.0" unique-identifier="id" xmlns="http://www.idpf.org/2007/opf">' \
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Fair</dc:title><dc:language>en</dc:language>' \
    '<dc:identifier id="id">1</dc:identifier></metadata><manifest>' \
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>' \
    '<item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest>' \
    '<spine><itemref idref="one"/></spine></package>'
PAGE = '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>t</title></head>' \
    '<body>{}</body></html>'
TEXT = "<h1>Part 7</h1><p>The fair opens.</p><p>It was built in 1984</p><p>All boats come.</p>" \
    "<ul><li>Quay 4</li><li>Quay 5</li></ul><p>The end.</p>"
with zipfile.ZipFile("book.epub", "w") as book:
    book.writestr("mimetype", "application/epub+zip")
    book.writestr("META-INF/container.xml", CONTAINER)
    book.writestr("book.opf", PACKAGE)
    book.writestr("nav.xhtml", PAGE.format('<nav epub:type="toc"><ol><li><a href="one.xhtml">Part 7</a></li></ol></nav>'))
    book.writestr("one.xhtml", PAGE.format(TEXT))
text = epub2txt("book.epub")
print(repr(text))
if any(number in text for number in ("7", "1984", "4", "5")) or "built in\nAll boats" not in text:
    sys.exit("changed: numbers at the end of a paragraph are kept, or the paragraph behind is apart")
END
