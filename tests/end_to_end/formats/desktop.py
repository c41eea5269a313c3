"""A desktop of 142 files: which of them are read, and which are one text."""

import collections
import json
import os
import shutil
import subprocess

from convert import office, pandoc_to
from odf import Sheets, Slides, Text
from sources import SENTENCES
from texts import TOPICS, VERSIONS, manual

# Files that are left out, with their names: tables are read by rows, where they are named.
TABLES = ("costs.csv", "stock.csv", "members.csv")
ARCHIVES = {"all.zip": b"PK\5\6" + bytes(18), "old.tar": b"note.txt" + bytes(249) + b"ustar\0" + bytes(249),
            "a.7z": b"7z\xbc\xaf\x27\x1c", "old.tar.gz": b"\x1f\x8b\x08" + bytes(7) + b"\3\0" + bytes(8)}
PICTURES = {**{f"{number}.png": b"\x89PNG\r\n\x1a\n" + bytes([number]) * 40 for number in range(10)},
            "logo.svg": b"<svg xmlns='http://www.w3.org/2000/svg'><text>logo</text></svg>", "point.gif": b"GIF89a\1\0\1\0\0\0\0;"}


class Desktop:
    """The folder, and for each file the text that it is a form of; None for one without text."""

    def __init__(self, folder):
        self.folder, self.texts, self.source = folder, {}, folder + ".source"
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(self.source, exist_ok=True)
        self.markdown_forms("Letters", VERSIONS, "txt md html docx odt rtf doc pdf epub")
        manuals = {topic: manual(topic) for topic in TOPICS}
        self.markdown_forms("Manuals", manuals, "html pdf txt docx odt epub")
        self.markdown_forms("Books", dict(list(manuals.items())[:3]), "fb2")
        self.forms("Abroad", self.foreign_letters(), "docx odt rtf doc", "fodt", 3)
        self.forms("Tables", self.sheets(), "xlsx ods csv xls", "fods", 1)
        self.forms("Slides", self.slides(), "pptx odp ppt", "fodp", 1)
        self.messages()
        for name, content in {**PICTURES, **ARCHIVES}.items():
            self.put("Pictures" if name in PICTURES else "Archives", name, None, content)
        for number, noun in enumerate(" ".join(TOPICS.values()).split()[:11]):
            text = manuals["pump"][number * 130:number * 130 + 400].replace("pump", noun)
            self.put("Notes", f"{noun}.{('txt', 'md', 'rst')[number % 3]}", f"note {number}", f"About the {noun}\n\n{text}\n")

    def path(self, place, name, text):
        path = os.path.join(self.folder, place, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        self.texts[path] = text
        return path

    def put(self, place, name, text, content):
        with open(self.path(place, name, text) if text != "" else os.path.join(self.source, name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())

    def markdown_forms(self, place, texts, forms):
        """Forms of {name: Markdown}: by pandoc, and by LibreOffice from pandoc's ODT."""
        odts = [os.path.join(self.source, name + ".odt") for name in texts]
        for (name, text), odt in zip(texts.items(), odts):
            pandoc_to(odt, text, name)
            for kind in forms.split():
                path = self.path(place, f"{name}.{kind}", name)
                if kind == "md":
                    self.put(place, f"{name}.md", name, text)
                elif kind not in ("rtf", "doc", "pdf"):
                    pandoc_to(path, text, text.split("\n")[0].lstrip("# "))
        for kind in {"rtf", "doc", "pdf"} & set(forms.split()):
            office(kind, os.path.join(self.folder, place), *odts)

    def forms(self, place, documents, kinds, flat, copies):
        """Forms that LibreOffice makes of {name: flat document}; so many of the documents stay themselves."""
        for number, (name, document) in enumerate(documents.items()):
            self.put(place, f"{name}.{flat}", "", document.xml())
            if number < copies:
                self.put(place, f"{name}.{flat}", name, document.xml())
            for kind in kinds.split():
                self.path(place, f"{name}.{kind}", None if f"{name}.{kind}" in TABLES else name)
        for kind in kinds.split():
            office(kind, os.path.join(self.folder, place), *(os.path.join(self.source, f"{name}.{flat}") for name in documents))

    @staticmethod
    def foreign_letters():
        letters = {name: Text(name) for name in ("brief", "lettre", "pismo", "tegami", "risala")}
        for text, language in zip(letters.values(), ("de", "fr", "ru", "ja", "ar")):
            text.h(SENTENCES[language][0])
            text.p(*SENTENCES[language])
            text.p(*reversed(SENTENCES[language]))
        return letters

    @staticmethod
    def sheets():
        books = {name: Sheets(name) for name in ("costs", "stock", "members")}
        for at, ((name, book), nouns) in enumerate(zip(books.items(), TOPICS.values())):
            book.sheet(name, [["item", "place", "amount", "price"]] +
                       [[noun, f"shelf {at}{row}", ("float", str(row * 7 + at), str(row * 7 + at)),
                         ("float-money", f"{1000 + row * 3}.5", f"{1000 + row * 3:,}.50")]
                        for row, noun in enumerate(nouns.split() * 3)])
        return books

    @staticmethod
    def slides():
        decks = {name: Slides(name) for name in ("talk", "vortrag", "doklad")}
        for (name, deck), language in zip(decks.items(), ("en", "de", "ru")):
            for number, one in enumerate(SENTENCES[language]):
                deck.text(f"{name} {number + 1}", role="title")
                deck.text(one)
                deck.slide(notes=SENTENCES[language][number - 1])
        return decks

    def messages(self):
        """Feeds, mails, and manuals as saved pages."""
        for number, languages in enumerate((("en", "pl"), ("fr", "tr"))):
            items = "".join(f"<item><title>{one[:20]}</title><description>{one}</description></item>"
                            for one in SENTENCES[languages[0]])
            self.put("Feeds", f"news{number}.rss", f"news{number}", "<?xml version='1.0'?><rss version='2.0'><channel><title>News"
                     f"</title>{items}</channel></rss>")
            items = "".join(f"<entry><title>{one[:9]}</title><content>{one}</content></entry>" for one in SENTENCES[languages[1]])
            self.put("Feeds", f"blog{number}.atom", f"blog{number}", "<?xml version='1.0'?><feed "
                     f"xmlns='http://www.w3.org/2005/Atom'><title>Blog</title>{items}</feed>")
        mails, languages = [], list(SENTENCES)
        for number in range(13):
            mails.append(f"From: robin@example.org\nTo: keeper@example.org\nSubject: Matter {number}\n"
                         f"Message-ID: <m{number}@example.org>\nDate: Thu, 05 Mar 2026 10:00:00 +0000\n"
                         "Content-Type: text/plain; charset=utf-8\n\n" +
                         "\n".join(SENTENCES[languages[number]] + SENTENCES[languages[(number + 3) % len(languages)]]) + "\n")
            if number < 10:
                self.put("Mail", f"{number}.eml", f"mail{number}", mails[-1])
        self.put("Mail", "all.mbox", "mailbox", "".join(f"From a@b.c Thu Mar  5 10:00:00 2026\n{mail}\n" for mail in mails[10:]))
        for topic in list(TOPICS)[:3]:
            with open(os.path.join(self.folder, "Manuals", topic + ".html"), encoding="utf-8") as file:
                self.put("Saved", topic + ".mhtml", topic, "MIME-Version: 1.0\nContent-Type: multipart/related; "
                         f"boundary=b\n\n--b\nContent-Type: text/html; charset=utf-8\n\n{file.read()}\n--b--\n")


def grouping(groups, texts):
    """(texts whose forms are all in one group, {text: forms that are not}, groups of several texts)."""
    group_of = {member: number for number, members in enumerate(groups) for member in members}
    of_text = collections.defaultdict(list)
    for path, text in texts.items():
        of_text[text].append(path)
    apart = {}
    for text, paths in of_text.items():
        largest = collections.Counter(group_of.get(path, path) for path in paths).most_common(1)[0][0]
        apart[text] = [os.path.basename(path) for path in paths if group_of.get(path, path) != largest]
    whole = [text for text, paths in of_text.items() if len(paths) > 1 and not apart[text]]
    mixed = [sorted({texts[member] for member in members if member in texts}) for members in groups]
    return whole, {text: names for text, names in apart.items() if names}, [names for names in mixed if len(names) > 1]


def rows(tool, *arguments):
    """The lines of JSON that a command prints."""
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    return [json.loads(line) for line in (done.stdout + done.stderr).splitlines() if line.startswith("{")]


def table(tool, folder, _):
    """Prints what the program reads and groups. @return what falls short."""
    desktop = Desktop(folder)
    texts = {path: text for path, text in desktop.texts.items() if text}
    short = [] if len(desktop.texts) == 142 else [f"the desktop has {len(desktop.texts)} files"]
    database = folder + ".db"
    shutil.rmtree(database, ignore_errors=True)
    said = {"index --group": rows(tool, "index", database, folder, "--group", "--log-format=jsonl"),
            "dedupe": rows(tool, "dedupe", folder, "--groups", "--log-format=jsonl")}
    groups = {"index --group": [row["members"] for row in rows(tool, "groups", database, "--format=jsonl")],
              "dedupe": [[member["id"] for member in row["members"]]
                         for row in rows(tool, "dedupe", folder, "--groups", "--format=jsonl") if "members" in row]}
    print(f"### A desktop of {len(desktop.texts)} files\n\n{len(texts)} with a text, {len(PICTURES)} pictures, "
          f"{len(ARCHIVES)} archives, {len(TABLES)} tables\n\n| command | files not read, with their names | without | "
          "texts whose forms are one group | "
          "texts whose forms are not | groups of several texts |\n|---|---:|---:|---:|---|---|")
    for command, events in said.items():
        named = {event["source"] for event in events if event.get("event") in ("skipped", "unsigned")}
        failures = [event["message"] for event in events if event.get("event") == "failure"]
        named |= {path for path in desktop.texts if any(path in message for message in failures)}
        silent = [path for path, text in desktop.texts.items() if not text and path not in named]
        paths = [[member.replace("file://", "") for member in members] for members in groups[command]]
        whole, apart, mixed = grouping(paths, texts)
        print(f"| {command} | {len(named)} | {len(silent)} | {len(whole)} | " +
              "; ".join(f"{text}: {', '.join(names)}" for text, names in apart.items()) + " | " +
              "; ".join(", ".join(names) for names in mixed) + " |")
        short += [f"{command}: {text} is apart from its forms: {', '.join(names)}" for text, names in apart.items()]
        short += [f"{command}: one group of {', '.join(names)}" for names in mixed]
        short += [f"{command} does not name {path}" for path in silent]
        short += [f"{command} does not read {path}" for path in texts if path in named]
    print()
    return short
