#!/usr/bin/env bash
# epub_meta gives of an e-book its metadata and its table of contents. A good guess for the chapters "The <i>Anna</i> at sea"
# and "<span>2</span> The fair" of an EPUB 3: these titles. They are "The" and "2": of a title the text in front of the first
# tag is taken, or the text in it. And the table goes on behind the last chapter: with "Begin reading" of the landmarks, and
# with each page of the printed book, "1", "2", "3", for their lists are in the same file.
# Seen: epub-meta 0.0.7 of PyPI.
# Why it matters here: chapters cannot be told from each other, and a book of ten of them has hundreds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" epub-meta==0.0.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import zipfile
from importlib.metadata import version

from epub_meta import get_epub_metadata

print("epub-meta", version("epub-meta"))
NAV = """<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
<nav epub:type="toc"><ol><li><a href="c1.xhtml">Preface</a></li><li><a href="c2.xhtml">The <i>Anna</i> at sea</a></li>
<li><a href="c3.xhtml"><span>2</span> The fair</a></li></ol></nav>
<nav epub:type="landmarks"><ol><li><a href="c1.xhtml">Begin reading</a></li></ol></nav>
<nav epub:type="page-list"><ol><li><a href="c1.xhtml#p1">1</a></li><li><a href="c1.xhtml#p2">2</a></li></ol></nav>
</body></html>"""
OPF = """<package version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Boats</dc:title></metadata>
<manifest><item href="nav.xhtml" id="nav" properties="nav" media-type="application/xhtml+xml"/></manifest></package>"""
with zipfile.ZipFile("book.epub", "w") as book:
    book.writestr("META-INF/container.xml", '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>')
    book.writestr("book.opf", OPF)
    book.writestr("nav.xhtml", NAV)
titles = [entry["title"] for entry in get_epub_metadata("book.epub")["toc"]]
print(titles)
if titles[0] != "Preface":
    sys.exit("changed: a plain title is read in another way")
if titles[1:] != ["The", "2", "Begin reading", "1", "2"]:
    sys.exit("changed: the table has the titles of the chapters")
END
