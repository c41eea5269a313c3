#!/usr/bin/python3
"""Office files, e-books and old formats: which are read, which words get lost or are added, and how fast, beside other programs.

    formats.py PATH_OF_XAPIAN_NEARDUP FOLDER [--all] [words|markers|desktop|speed...]

LibreOffice and pandoc make the files in FOLDER from texts of sources.py and texts.py. The exit code is 1 if something falls
short of what main() and desktop.py expect; the last lines name it."""

import argparse
import collections
import os
import shutil
import sys

import desktop
import markers
import speed
from convert import office, pandoc_to
from readers import PROGRAMS, words
from sources import BOOKS, DECKS, MARKDOWN, TEXTS, book, shown_of_markdown, title_of, word_document

MOST = 1.0  # % of the words of a kind that may be lost, and as many that may be added
KINDS = "docx odt fodt epub fb2 rtf doc pdf pptx odp ppt xlsx ods xls".split()

# Numbers of lists, notes and pages, which some programs show.
LABELS = collections.Counter({str(number): 20 for number in range(0, 21)})


class Truth:
    """What is to be read of a file, and what may be read."""

    def __init__(self, shown, may="", absent=""):
        self.shown, self.may = words(shown) - words(absent), words(may)

    def judge(self, found):
        """(words lost, words added) of what was read."""
        lost = self.shown - found
        added = found - self.shown - self.may - LABELS
        return lost, added


def make_files(folder):
    """{path: Truth} of files in a folder."""
    source = folder + ".source"
    for place in (folder, source):
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
    truths = {}
    plans = ((TEXTS, "fodt", ("docx", "odt", "rtf", "doc", "epub", "pdf")), (DECKS, "fodp", ("pptx", "odp", "ppt")),
             (BOOKS, "fods", ("xlsx", "ods", "xls")))
    for made, flat, kinds in plans:
        texts = {name: make() for name, make in made.items()}
        for name, text in texts.items():
            with open(os.path.join(source, f"{name}.{flat}"), "w", encoding="utf-8") as file:
                file.write(text.xml())
        for kind in (*kinds, "fodt") if flat == "fodt" else kinds:
            names = [name for name, text in texts.items() if kind not in text.not_in]
            files = [os.path.join(source, f"{name}.{flat}") for name in names]
            if kind == flat:
                for path in files:
                    shutil.copy(path, folder)
            else:
                office(kind, folder, *files)
            for name in names:
                may = [*texts[name].may, texts[name].exported.get(kind, "")]
                truths[os.path.join(folder, f"{name}.{kind}")] = Truth("\n".join(texts[name].shown), "\n".join(may),
                                                                       texts[name].absent.get(kind, ""))
    for name, text in MARKDOWN.items():
        for kind in ("docx", "odt", "epub", "rtf", "fb2"):
            path = os.path.join(folder, f"{name}-md.{kind}")
            pandoc_to(path, text, title_of(name))
            truths[path] = Truth(shown_of_markdown(text), (title_of(name) + " Notes\n") * 4)
    truths[os.path.join(folder, "word.docx")] = Truth(word_document(os.path.join(folder, "word.docx")), "とうだい")
    truths[os.path.join(folder, "book.epub")] = Truth(book(os.path.join(folder, "book.epub")), "Book")
    return truths


def word_table(tool, folder, name_all):
    """Prints the words lost and added. @return what falls short."""
    truths = make_files(folder)
    files, short = sorted(truths), []
    read = {name: program(tool, files) for name, program in PROGRAMS.items()}
    print("### Words lost and added\n\n| kind | files | words | " +
          " | ".join(f"{name} lost, added (%)" for name in PROGRAMS) + " |\n|---|---:|---:|" + "---:|" * len(PROGRAMS))
    for kind in KINDS:
        of_kind = [path for path in files if path.endswith("." + kind)]
        total = sum(sum(truths[path].shown.values()) for path in of_kind)
        shares = {}
        for name in PROGRAMS:
            if not any(read[name].get(path) for path in of_kind):
                continue
            judged = {path: truths[path].judge(read[name].get(path) or collections.Counter()) for path in of_kind}
            shares[name] = [100 * sum(sum(pair[at].values()) for pair in judged.values()) / total for at in (0, 1)]
            if name == "ours" or name_all:
                for path, pair in judged.items():
                    for what, some in zip(("loses", "adds"), pair):
                        if some:
                            print(f"  {name} {what} {sum(some.values())} in {os.path.basename(path)}: " +
                                  ", ".join(f"{word} {count}" for word, count in some.most_common(12)), file=sys.stderr)
        print(f"| {kind} | {len(of_kind)} | {total} | " + " | ".join(
            "{:.2f}, {:.2f}".format(*shares[name]) if name in shares else "-" for name in PROGRAMS) + " |")
        own = shares.get("ours", [100.0, 0.0])
        short += [f"{kind}: {share:.2f} % of the words {what}" for share, what in zip(own, ("lost", "added")) if share >= MOST]
        short += [f"{kind}: {sum(own):.2f} % lost and added, {name} {sum(share):.2f} %" for name, share in shares.items()
                  if sum(share) < sum(own)]
    print(f"\n{len(files)} files of {len(KINDS)} kinds\n")
    return short


PARTS = {"words": word_table, "markers": markers.table, "desktop": desktop.table, "speed": speed.table}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("parts", nargs="*", help=f"by default all: {', '.join(PARTS)}")
    parser.add_argument("--all", action="store_true", help="name the words that the other programs lose and add, too")
    options = parser.parse_args()
    tool, folder = os.path.abspath(options.tool), os.path.abspath(options.folder)
    os.makedirs(folder, exist_ok=True)
    os.environ.update(HOME=folder, XDG_RUNTIME_DIR=folder)  # for profiles of the programs
    short = []
    for name in options.parts or PARTS:
        short += PARTS[name](tool, os.path.join(folder, name), options.all)
    for one in short:
        print("falls short:", one)
    sys.exit(1 if short else 0)


if __name__ == "__main__":
    main()
