#!/usr/bin/env bash
# The package of an EPUB names its files by addresses: a space in the name of a file is %20 there. A good guess: a reader of
# EPUBs decodes the address, or fails.
# officeparser finds no file of that name and leaves the chapter out without an error; a book whose chapters are all named
# so ("Chapter 1.xhtml", or letters that are not ASCII) is an empty text.
# Seen: officeparser 7.8.0 of npm.
# Why it matters here: a book with three of its ten chapters is no near-duplicate of the whole one, and empty texts are all equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    officeparser@7.8.0 > /dev/null || exit 2

cat > write.py <<'END'
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


write_epub("a.epub", [("one.xhtml", "one.xhtml", "", "alpha"), ("two parts.xhtml", "two%20parts.xhtml", "", "beta"),
                      ("three.xhtml", "three.xhtml", "", "gamma")])
END
python3 write.py
cat > run.js <<'END'
const {OfficeParser} = require('officeparser');

OfficeParser.parseOffice('a.epub').then((tree) => tree.toText()).then((text) => {
  console.log('officeparser', require('./node_modules/officeparser/package.json').version, JSON.stringify(text));
  if (!text.includes('alpha') || text.includes('beta') || !text.includes('gamma')) {
    console.error('changed: the chapter with a space in its name is read, or another one is not');
    process.exitCode = 1;
  }
});
END
node run.js
