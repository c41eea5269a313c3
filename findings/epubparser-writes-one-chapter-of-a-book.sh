#!/usr/bin/env bash
# epubparser writes the text of an EPUB book to a file. A good guess for a book of three chapters: three chapters. The chapters
# are kept under their titles, which are taken from the headings h1 and h2, and each chapter takes the place of one with the
# same title. All pages without a heading have the empty title, so that of a book without headings the last page is written, and
# of one with its name as the heading of each page too. A chapter in which the word None occurs, "None of them came", is written
# as an empty one.
# Seen: epubparser 0.1.7 of PyPI; with another heading on each page, and without that word, all chapters are written.
# Why it matters here: a book is taken for read and searched, and is one page long, or lacks the chapters with a common word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" epubparser==0.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

from ebooklib import epub

print("epubparser", version("epubparser"))
WORDS = ("Ann sailed.", "None of them came.", "Bob stayed.")


def read(headings, name):
    book = epub.EpubBook()
    book.set_identifier(name)
    book.set_title("The Harbour")
    book.set_language("en")
    for number, (heading, words) in enumerate(zip(headings, WORDS), 1):
        page = epub.EpubHtml(title=str(number), file_name=f"c{number}.xhtml", lang="en")
        page.content = f"<html><body>{heading and f'<h1>{heading}</h1>'}<p>{words}</p></body></html>"
        book.add_item(page)
        book.spine.append(page)
    book.add_item(epub.EpubNcx())
    epub.write_epub(name + ".epub", book)
    run = subprocess.run([sys.executable, "-W", "ignore", "-m", "epubparser.main", name + ".epub", name + ".txt"],
                         capture_output=True, text=True)
    if run.returncode:
        sys.exit("it did not run: " + run.stderr[-300:])
    with open(name + ".txt", encoding="utf-8") as file:
        text = file.read()
    return [words for words in WORDS if words in text]


found = [read(headings, name) for name, headings in
         (("none", ["", "", ""]), ("same", ["The Harbour"] * 3), ("other", ["One", "Two", "Three"]))]
for kind, words in zip(("no headings:", "the same heading:", "three headings:"), found):
    print(kind, words)
if found != [["Bob stayed."], ["Bob stayed."], ["Ann sailed.", "Bob stayed."]]:
    sys.exit("changed: all chapters are written")
END
