"""How often words are read that a reader sees once, or not at all: deleted, moved, hidden, boxed, noted."""

import os
import shutil

from convert import office
from odf import Text, mark, span
from readers import PROGRAMS
from sources import SENTENCES, book, word_document

# What: (a word of it, how often a reader sees it, the kinds of files into which LibreOffice writes it)
ROWS = {
    "deleted words": ("deletedmarker", 0, "docx odt fodt rtf doc"),
    "sentence moved with changes tracked": ("movedmarker", 1, "docx odt fodt rtf doc"),
    "text box": ("boxmarker", 1, "docx odt fodt rtf doc epub"),
    "shape with a text": ("shapemarker", 1, "docx odt fodt doc"),
    "hidden words": ("hiddenmarker", 0, "docx odt fodt rtf doc"),
    "footnote": ("notemarker", 1, "docx odt fodt rtf doc epub"),
    "endnote": ("endmarker", 1, "docx odt fodt rtf doc epub"),
    "words cut by formatting": ("unbelievablemarker", 1, "docx odt fodt rtf doc epub"),
    "word with a soft hyphen": ("softmarker", 1, "docx odt fodt rtf doc epub"),
}
# The same of what Word and makers of books write, by hand.
MORE_ROWS = {
    "word.docx": {"deleted": 0, "wandered": 1, "boxed": 1, "hidden": 1, "note": 1, "gone": 0, "secretfield": 0, "secretlink": 0},
    "book.epub": {"asidemarker": 0, "unseen": 0, "styled": 0},
}


def write_marked(path):
    doc = Text("Marked")
    doc.p("First ", doc.deleted("deletedmarker goes "), "then ", span("hiddenmarker ", "hidden"), "last")
    doc.p("Old place: ", doc.deleted("The movedmarker travels."))
    doc.p("New place: ", doc.inserted("The movedmarker travels."))
    doc.box(SENTENCES["en"][0], "A boxmarker stands here.")
    doc.box(SENTENCES["en"][1], "A shapemarker stands here.", shape=True)
    doc.note("Noted", "footnote", "A notemarker below.")
    doc.note("Ended", "endnote", "An endmarker below.")
    doc.p("un", span("believ"), mark("<text:bookmark text:name='b'/>"), "ablemarker and soft\u00admarker")
    with open(path, "w", encoding="utf-8") as file:
        file.write(doc.xml())


def table(tool, folder, _):
    """Prints how often each is read. @return what falls short."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    flat = os.path.join(folder, "marked.fodt")
    write_marked(flat)
    for kind in ("docx", "odt", "rtf", "doc", "epub"):
        office(kind, folder, flat)
    word_document(os.path.join(folder, "word.docx"))
    book(os.path.join(folder, "book.epub"))
    files = sorted(os.path.join(folder, name) for name in os.listdir(folder))
    read, short = {name: program(tool, files) for name, program in PROGRAMS.items()}, []
    print("### How often a word is read\n\n| what | file | a reader sees it | " + " | ".join(PROGRAMS) + " |\n|---|---|---:|" +
          "---:|" * len(PROGRAMS))
    rows = [(what, "marked." + kind, word, seen) for what, (word, seen, kinds) in ROWS.items() for kind in kinds.split()]
    rows += [("the word " + word, name, word, seen) for name, words in MORE_ROWS.items() for word, seen in words.items()]
    for what, name, word, seen in rows:
        found = [read[program].get(os.path.join(folder, name)) for program in PROGRAMS]
        times = ["-" if words is None else words[word] for words in found]
        print(f"| {what} | {name} | {seen} | " + " | ".join(map(str, times)) + " |")
        if times[0] != seen:
            short.append(f"{what} in {name}: read {times[0]} times, not {seen}")
    print()
    return short
