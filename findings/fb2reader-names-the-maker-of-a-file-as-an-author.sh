#!/usr/bin/env bash
# fb2reader reads e-books in FictionBook. A good guess for get_authors() of a book by Anna Keller whose file was made by Jan Brod:
# Anna Keller. It is both: the makers of a file stand in its document-info as authors, too, and all authors of the file
# count. get_body() gives the first body alone, so that all notes are lost, and puts line breaks around each tag: a word with
# a part in italics is two words.
# Seen: fb2reader 1.0.4 of PyPI with beautifulsoup4 4.13.4 and lxml 6.0.0.
# Why it matters here: two files of one book have different authors, as different as the people who made the files.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fb2reader==1.0.4 beautifulsoup4==4.13.4 lxml==6.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fb2reader import fb2book

BOOK = """<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description>
<title-info><genre>prose</genre><author><first-name>Anna</first-name><last-name>Keller</last-name></author>
<book-title>Tides</book-title><lang>en</lang></title-info>
<document-info><author><first-name>Jan</first-name><last-name>Brod</last-name></author><id>tides-1</id></document-info>
</description><body><section><p>The light<emphasis>house</emphasis> was dark.</p></section></body>
<body name="notes"><section id="n1"><p>A note on lamps.</p></section></body></FictionBook>"""
with open("book.fb2", "w", encoding="utf-8") as file:
    file.write(BOOK)
print("fb2reader", version("fb2reader"))
book = fb2book("book.fb2")
authors = [author["full_name"] for author in book.get_authors()]
print("authors:", authors)
print(book.get_body())
if authors != ["Anna Keller", "Jan Brod"] or "lamps" in book.get_body() or "light<emphasis>" in book.get_body():
    sys.exit("changed: the authors are those of the book, or the body is as in the file")
END
