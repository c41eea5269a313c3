#!/usr/bin/env bash
# The spine of an EPUB marks pages outside of the main order with linear="no": answers, notes, tables, a colophon. A good
# guess: a converter gives the whole spine, since a reader of the book can reach these pages.
# pandoc leaves these pages out, without a warning, also where a page of the main order has a link to them.
# Seen: pandoc 3.9 of pypandoc_binary 1.17.
# Why it matters here: a textbook loses its answers, a novel its notes; a copy whose spine is not marked has them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pypandoc_binary==1.17 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import zipfile


def page(title, text):
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{title}</title></head><body><p>{text}</p></body></html>"""


def write_epub(path, chapters):
    """chapters: (name in the book, address in the package, attributes in the spine, text)"""
    items = "".join(f"""<item id="c{i}" href="{c[1]}" media-type="application/xhtml+xml"/>""" for i, c in enumerate(chapters))
    spine = "".join(f"""<itemref idref="c{i}"{c[2]}/>""" for i, c in enumerate(chapters))
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("mimetype", "application/epub+zip")
        file.writestr("META-INF/container.xml", """<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="book/c.opf" media-type="application/oebps-package+xml"/></rootfiles></container>""")
        file.writestr("book/c.opf", f"""<?xml version="1.0"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">urn:x:1</dc:identifier><dc:title>T</dc:title>
<dc:language>en</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>{items}</manifest>
<spine>{spine}</spine></package>""")
        file.writestr("book/nav.xhtml", """<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>T</title></head><body><nav epub:type="toc"><ol><li><a href="one.xhtml">one</a></li></ol></nav></body></html>""")
        for name, _, _, text in chapters:
            file.writestr("book/" + name, page(name, text))
import sys

import pypandoc

MAIN = 'alpha <a href="two.xhtml">answers</a>'
write_epub("a.epub", [("one.xhtml", "one.xhtml", "", MAIN), ("two.xhtml", "two.xhtml", ' linear="no"', "beta"),
                      ("three.xhtml", "three.xhtml", ' linear="yes"', "gamma")])
text = pypandoc.convert_file("a.epub", "plain").split()
print("pandoc", pypandoc.get_pandoc_version(), text)
if "alpha" not in text or "beta" in text or "gamma" not in text:
    sys.exit("changed: the page with linear=no is read, or another one is not")
END
