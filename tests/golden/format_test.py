#!/usr/bin/env python3
# Rooms: plugin/group, plugin/record
"""The tables of plugin/FORMAT.md name every key of metadata, every word of a rule, every value and every term that the program
writes, and nothing else.

    format_test.py TOOL

Databases of many options are written and read. The names of keys are also compared with those of the sources, because some
keys are there only for a moment.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

try:
    import xapian
except ImportError:
    print(f"skipped: no xapian in {sys.executable}: install python3-xapian")
    sys.exit(77)

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ONLY_WHILE_UNFINISHED = {"neardup:resigning", "neardup:unread"}
SLOTS = range(64, 70)
DAY = 86_400


def section(text, heading):
    return re.split(r"\n#+ ", text.split(f"# {heading}\n")[1])[0]


def first_cells(text):
    """The first code span of each row of the tables of a section."""
    return {name.strip() for name in re.findall(r"^\| `?([^`|]+)`?[^|]*\|", text, re.MULTILINE)
            if name.strip() not in ("key", "cache", "word", "term", "slot") and not name.startswith("-")}


def kind_of_key(key):
    """`neardup:scheme:NAME` and a key of this kind have one kind."""
    return ":".join(key.split(":")[:2])


def keys_of_sources():
    found = set()
    for path in (path for ending in ("cc", "h", "py") for path in glob.glob(f"{ROOT}/plugin/**/*.{ending}", recursive=True)):
        with open(path, encoding="utf-8") as file:
            found.update(re.findall(r'"(neardup:[a-z-]+)', file.read()))
    return found


class Written:
    """What databases hold."""

    def __init__(self):
        self.keys, self.words, self.slots, self.terms = set(), set(), set(), set()

    def read(self, place):
        database = xapian.Database(place)
        for key in database.metadata_keys("neardup:"):
            self.keys.add(kind_of_key(key.decode()))
            if key.startswith(b"neardup:groups:"):
                self.words.update(word.split("=")[0] for word in database.get_metadata(key).decode().split())
        for posting in database.postlist(""):
            document = database.get_document(posting.docid)
            self.slots.update(str(slot) for slot in SLOTS if document.get_value(slot))
            self.terms.update(kind_of_term(item.term.decode()) for item in document.termlist() if item.term.startswith(b"XN"))


def kind_of_term(term):
    """The first cell of its row."""
    for form, kind in ((r"XND[a-z]{1,2}[a-z2-7]+", "XND"), (r"XNG[a-z2-7]{13}", "XNG"), (r"XNM", "XNM"), (r"XNM.+", "XNM id"),
                       (r"XNW", "XNW"), (r"XNW:.*", "XNW:"), (r"XNW#", "XNW#")):
        if re.fullmatch(form, term, re.DOTALL):
            return kind
    return term


def text_of(number, other=""):
    return " ".join(f"word{(number * 7 + place * place) % 97}" for place in range(40)) + other


def write_inputs(folder):
    """Lines with copies, a number with its minus and Thai; and a site whose pages repeat a line."""
    with open(f"{folder}/lines.jsonl", "w", encoding="utf-8") as file:
        for number in range(12):
            record = {"id": f"/t/{number}", "title": "A lamp", "text": text_of(number % 6, " -500 ภาษาไทยง่าย"),
                      "url": f"https://example.org/{number}", "modtime": number * DAY}
            file.write(json.dumps(record) + "\n")
    os.mkdir(f"{folder}/site")
    for number in range(24):
        with open(f"{folder}/site/{number}.html", "w", encoding="utf-8") as file:
            file.write(f"<title>Page {number}</title><p>{text_of(number)}</p><p>This line is on every page of the whole site.</p>")


def write_databases(tool, folder):
    """Each command leaves what it leaves: places that were written."""
    def run(*arguments):
        subprocess.run([tool, *arguments], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    run("index", "lines.db", "--jsonl", "lines.jsonl", "--stemmer", "english")
    run("group", "lines.db", "--within", "H", "--max-days", "0:9", "--same", "title", "--min-words", "3", "--measure", "idf",
        "--group-terms", "--singles")
    run("group", "lines.db", "--distinct", "/t/0", "/t/6")
    run("index", "site.db", "site", "--base-url", "https://example.org/", "--sample-size", "900")
    run("group", "site.db", "--reference", "lines.db")
    run("index", "marked.db", "--jsonl", "lines.jsonl", "--on-duplicate", "mark")
    run("index", "one.db", "site")
    run("index", "two.db", "--jsonl", "lines.jsonl")
    run("sign", "two.db", "--resign")
    run("group", "one.db", "two.db", "--families", "keep")
    return ["lines.db", "site.db", "marked.db", "one.db", "two.db"]


def differences(what, named, written):
    yield from (f"FORMAT.md names {what} '{name}', which nothing writes" for name in sorted(named - written))
    yield from (f"FORMAT.md lacks {what} '{name}'" for name in sorted(written - named))


def main(tool):
    with open(f"{ROOT}/plugin/FORMAT.md", encoding="utf-8") as file:
        text = file.read()
    written = Written()
    with tempfile.TemporaryDirectory(prefix="neardup-format-") as folder:
        write_inputs(folder)
        for place in write_databases(tool, folder):
            written.read(os.path.join(folder, place))
    keys = {kind_of_key(key) for key in first_cells(section(text, "Metadata"))}
    problems = [*differences("the key", keys, keys_of_sources()),
                *differences("the key", keys - ONLY_WHILE_UNFINISHED, written.keys - ONLY_WHILE_UNFINISHED),
                *differences("the word", first_cells(section(text, "The rule of the groups")), written.words),
                *differences("the slot", first_cells(section(text, "Values")), written.slots),
                *differences("the term", first_cells(section(text, "Terms")), written.terms)]
    assert list(differences("the key", {"a"}, {"b"})) and kind_of_term("XNX") == "XNX"
    print("\n".join(problems) or f"{len(keys)} keys, {len(written.words)} words, {len(written.slots)} values, "
          f"{len(written.terms)} kinds of terms")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
