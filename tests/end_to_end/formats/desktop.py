"""A desktop of 142 files: which of them are read, and which are one text."""

import collections
import json
import os
import shutil
import struct
import subprocess
import tarfile
import zipfile
import zlib

from convert import office, pandoc_to
from odf import Sheets, Slides, Text
from sources import SENTENCES
from texts import TOPICS, VERSIONS, manual

FORMS = ("txt", "md", "html", "docx", "odt", "rtf", "doc", "pdf", "epub")
LANGUAGES = {"brief": "de", "lettre": "fr", "pismo": "ru", "tegami": "ja", "risala": "ar"}
PICTURES = 12
TABLES = ("costs.csv", "stock.csv", "members.csv")  # are read row by row, where they are named
ARCHIVES = ("all.zip", "more.zip", "old.tar", "old.tar.gz")


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def picture(number):
    """A PNG of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes((number * 20, 80, 200 - number)) * 8 for _ in range(8))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Desktop:
    """The folder, and for each file the text that it is a form of."""

    def __init__(self, folder):
        self.folder, self.texts = folder, {}
        shutil.rmtree(folder, ignore_errors=True)
        self.source = folder + ".source"
        os.makedirs(self.source, exist_ok=True)
        for make in (self.letters, self.manuals, self.foreign_letters, self.sheets, self.slides, self.feeds, self.pages,
                     self.mails, self.notes, self.pictures, self.archives):
            make()

    def path(self, place, name, text):
        """A file that is a form of a text; None for one without text."""
        path = os.path.join(self.folder, place, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        self.texts[path] = text
        return path

    def put(self, place, name, text, content):
        write(self.path(place, name, text), content)

    def by_office(self, place, files, kinds):
        """Forms of files that LibreOffice makes."""
        for kind in kinds:
            for file in files:
                name = os.path.splitext(os.path.basename(file))[0]
                self.path(place, f"{name}.{kind}", None if f"{name}.{kind}" in TABLES else name)
            office(kind, os.path.join(self.folder, place), *files)

    def markdown_forms(self, place, texts, forms):
        """Forms of {name: Markdown}: by pandoc, and by LibreOffice from pandoc's ODT."""
        odts = [os.path.join(self.source, name + ".odt") for name in texts]
        for (name, text), odt in zip(texts.items(), odts):
            pandoc_to(odt, text, name)
            for kind in forms:
                path = self.path(place, f"{name}.{kind}", name)
                if kind == "md":
                    write(path, text)
                elif kind not in ("rtf", "doc", "pdf"):
                    pandoc_to(path, text, text.split("\n")[0].lstrip("# "))
        for kind in forms:
            if kind in ("rtf", "doc", "pdf"):
                office(kind, os.path.join(self.folder, place), *odts)

    def letters(self):
        self.markdown_forms("Letters", VERSIONS, FORMS)

    def manuals(self):
        self.markdown_forms("Manuals", {topic: manual(topic) for topic in TOPICS}, ("html", "pdf", "txt", "docx", "odt", "epub"))
        self.markdown_forms("Books", {topic: manual(topic) for topic in ("pump", "kiln", "loom")}, ("fb2",))

    def flat(self, document, name, suffix):
        path = os.path.join(self.source, f"{name}.{suffix}")
        write(path, document.xml())
        return path

    def foreign_letters(self):
        files = []
        for name, language in LANGUAGES.items():
            text = Text(name)
            text.h(SENTENCES[language][0])
            text.p(*SENTENCES[language])
            text.p(*reversed(SENTENCES[language]))
            files.append(self.flat(text, name, "fodt"))
        self.by_office("Abroad", files, ("docx", "odt", "rtf", "doc"))
        for name in ("brief", "lettre", "pismo"):
            shutil.copy(os.path.join(self.source, name + ".fodt"), self.path("Abroad", name + ".fodt", name))

    def sheets(self):
        files = []
        for at, name in enumerate(("costs", "stock", "members")):
            book = Sheets(name)
            nouns = TOPICS[list(TOPICS)[at]].split()
            book.sheet(name, [["item", "place", "amount", "price"]] +
                       [[noun, f"shelf {at}{row}", ("float", str(row * 7 + at), str(row * 7 + at)),
                         ("float-money", f"{1000 + row * 3}.5", f"{1000 + row * 3:,}.50")] for row, noun in enumerate(nouns * 3)])
            files.append(self.flat(book, name, "fods"))
        self.by_office("Tables", files, ("xlsx", "ods", "csv", "xls"))
        shutil.copy(files[0], self.path("Tables", "costs.fods", "costs"))

    def slides(self):
        files = []
        for name, language in (("talk", "en"), ("vortrag", "de"), ("doklad", "ru")):
            deck = Slides(name)
            for number, one in enumerate(SENTENCES[language]):
                deck.text(f"{name} {number + 1}", role="title")
                deck.text(one)
                deck.slide(notes=SENTENCES[language][number - 1])
            files.append(self.flat(deck, name, "fodp"))
        self.by_office("Slides", files, ("pptx", "odp", "ppt"))
        shutil.copy(files[0], self.path("Slides", "talk.fodp", "talk"))

    def feeds(self):
        for number in (0, 1):
            items = SENTENCES["en" if number else "fr"]
            self.put("Feeds", f"news{number}.rss", f"news{number}", "<?xml version='1.0'?><rss version='2.0'><channel><title>News"
                     "</title>" + "".join(f"<item><title>{one[:20]}</title><description>{one}</description></item>" for one in items) +
                     "</channel></rss>")
            items = SENTENCES["pl" if number else "tr"]
            self.put("Feeds", f"blog{number}.atom", f"blog{number}", "<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom'>"
                     "<title>Blog</title>" + "".join(f"<entry><title>{one[:9]}</title><content>{one}</content></entry>"
                                                     for one in items) + "</feed>")

    def pages(self):
        for topic in ("pump", "camera", "radio"):
            with open(os.path.join(self.folder, "Manuals", topic + ".html"), encoding="utf-8") as file:
                page = file.read()
            self.put("Saved", topic + ".mhtml", topic, "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\n"
                     f"Content-Type: text/html; charset=utf-8\n\n{page}\n--b--\n")

    def mails(self):
        mails = []
        for number in range(13):
            language = list(SENTENCES)[number]
            mails.append(f"From: robin@example.org\nTo: keeper@example.org\nSubject: Matter {number}\nMessage-ID: <m{number}@example.org>\n"
                         "Date: Thu, 05 Mar 2026 10:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n" +
                         "\n".join(SENTENCES[language] + SENTENCES[list(SENTENCES)[(number + 3) % len(SENTENCES)]]) + "\n")
            if number < 10:
                self.put("Mail", f"{number}.eml", f"mail{number}", mails[-1])
        self.put("Mail", "all.mbox", "mailbox", "".join(f"From robin@example.org Thu Mar  5 10:00:00 2026\n{mail}\n"
                                                        for mail in mails[10:]))

    def notes(self):
        for number, noun in enumerate(" ".join(TOPICS.values()).split()[:11]):
            self.put("Notes", f"{noun}.{('txt', 'md', 'rst')[number % 3]}", f"note {number}",
                     f"Things to remember about the {noun}\n\n" + manual("pump")[number * 130:number * 130 + 400].replace("pump", noun))

    def pictures(self):
        for number in range(PICTURES - 2):
            self.put("Pictures", f"{number}.png", None, picture(number))
        self.put("Pictures", "logo.svg", None, "<svg xmlns='http://www.w3.org/2000/svg'><text>logo</text></svg>")
        self.put("Pictures", "point.gif", None, b"GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;")

    def archives(self):
        note = os.path.join(self.folder, "Notes", "valve.txt")
        for name in ARCHIVES:
            path = self.path("Archives", name, None)
            if name.endswith("zip"):
                with zipfile.ZipFile(path, "w") as file:
                    file.write(note, name + "/note.txt")
            else:
                with tarfile.open(path, "w:gz" if name.endswith("gz") else "w") as file:
                    file.add(note, "note.txt")


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)


def grouping(groups, texts):
    """(texts whose forms are all in one group, {text: forms that are not}, groups of several texts)."""
    group_of = {member: number for number, members in enumerate(groups) for member in members}
    of_text = collections.defaultdict(list)
    for path, text in texts.items():
        of_text[text].append(path)
    whole, apart = [], {}
    for text, paths in of_text.items():
        numbers = collections.Counter(group_of.get(path, path) for path in paths)
        (largest, _), = numbers.most_common(1)
        missing = [os.path.basename(path) for path in paths if group_of.get(path, path) != largest]
        if missing:
            apart[text] = missing
        elif len(paths) > 1:
            whole.append(text)
    mixed = [sorted({texts[member] for member in members if member in texts}) for members in groups]
    return whole, apart, [names for names in mixed if len(names) > 1]


def listed(tool, *arguments):
    return [json.loads(line) for line in run(tool, *arguments, "--format=jsonl").stdout.splitlines()]


def table(tool, folder, _):
    """Prints what the programs read and group. @return what falls short."""
    desktop = Desktop(folder)
    texts = {path: text for path, text in desktop.texts.items() if text}
    short = [] if len(desktop.texts) == 142 else [f"the desktop has {len(desktop.texts)} files"]
    database = folder + ".db"
    shutil.rmtree(database, ignore_errors=True)
    said = {"index --group": run(tool, "index", database, folder, "--group", "--log-format=jsonl"),
            "dedupe": run(tool, "dedupe", folder, "--groups", "--log-format=jsonl")}
    groups = {"index --group": [row["members"] for row in listed(tool, "groups", database)],
              "dedupe": [[member["id"] for member in row["members"]] for row in listed(tool, "dedupe", folder, "--groups")]}
    print(f"### A desktop of {len(desktop.texts)} files\n\n{len(texts)} with a text, {PICTURES} pictures, {len(ARCHIVES)} archives, "
          f"{len(TABLES)} tables\n\n| command | files not read, with their names | without | texts whose forms are one group | "
          "texts whose forms are not | groups of several texts |\n|---|---:|---:|---:|---|---|")
    for command, done in said.items():
        events = [json.loads(line) for line in (done.stdout + done.stderr).splitlines() if line.startswith("{")]
        named = {event["source"] for event in events if event.get("event") in ("skipped", "unsigned")}
        named |= {path for path in desktop.texts for event in events if event.get("event") == "failure" and path in event["message"]}
        silent = [path for path, text in desktop.texts.items() if not text and path not in named]
        unread = [path for path in texts if path in named]
        whole, apart, mixed = grouping([[member.replace("file://", "") for member in members] for members in groups[command]], texts)
        print(f"| {command} | {len(named)} | {len(silent)} | {len(whole)} | " +
              "; ".join(f"{text}: {', '.join(names)}" for text, names in apart.items()) + " | " +
              "; ".join(", ".join(names) for names in mixed) + " |")
        short += [f"{command}: {text} is apart from its forms: {', '.join(names)}" for text, names in apart.items()]
        short += [f"{command}: one group of {', '.join(names)}" for names in mixed]
        short += [f"{command} does not name {path}" for path in silent]
        short += [f"{command} does not read {path}" for path in unread]
    print()
    return short
