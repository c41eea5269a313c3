#!/usr/bin/env bash
# epub2txt converts e-books to text, and with outputlist=True to a list "according to book.spine", the reading order. A good guess
# for a book whose manifest lists the last chapter first: the chapters in their order. They are in the order of the manifest, in
# which the order says nothing. The title of a page's head stands in front of its first word, and paragraphs on one line are
# joined: "The beginning.Second words."
# Seen: epub2txt 0.1.6 of PyPI with ebooklib 0.17.1.
# Why it matters here: passages across chapters are others than in the same book of another maker, and words are joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" epub2txt==0.1.6 ebooklib==0.17.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - 2> log <<'END' || { code=$?; cat log >&2; exit $code; }
import sys
import zipfile
from importlib.metadata import version

from epub2txt import epub2txt

CONTAINER = """<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
PACKAGE = """<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="id"><metadata
xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Tides</dc:title><dc:identifier id="id">tides</dc:identifier>
<dc:language>en</dc:language></metadata><manifest>
<item id="last" href="last.xhtml" media-type="application/xhtml+xml"/>
<item id="first" href="first.xhtml" media-type="application/xhtml+xml"/>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest>
<spine toc="ncx"><itemref idref="first"/><itemref idref="last"/></spine></package>"""
CONTENTS = """<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><navMap><navPoint id="a"
playOrder="1"><navLabel><text>First</text></navLabel><content src="first.xhtml"/></navPoint></navMap></ncx>"""
PAGE = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Tides</title></head><body>{}</body></html>'
with zipfile.ZipFile("book.epub", "w") as file:
    file.writestr("mimetype", "application/epub+zip")
    file.writestr("META-INF/container.xml", CONTAINER)
    file.writestr("book.opf", PACKAGE)
    file.writestr("toc.ncx", CONTENTS)
    file.writestr("first.xhtml", PAGE.format("<p>The beginning.</p><p>Second words.</p>"))
    file.writestr("last.xhtml", PAGE.format("<p>The end.</p>"))
print("epub2txt", version("epub2txt"))
chapters = epub2txt("book.epub", outputlist=True)
print("spine:", epub2txt.spine)
print("chapters:", chapters)
if chapters != ["TidesThe end.", "TidesThe beginning.Second words."] or epub2txt.spine != ["first", "last"]:
    sys.exit("changed: the chapters are in the order of the spine, or words are not joined")
END
