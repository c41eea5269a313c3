"""The small site that the guides' commands run on: the same files in each run, a few families of near-duplicates."""

import gzip
import json
import os
import random
import zlib

NEWEST = 1_767_225_600  # the first second of 2026: files are modified a minute apart, so that no run depends on its speed
WORDS = ("alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan "
         "spruce thorn ulex vine willow yew acorn bark cone dell ember fern glade heath inlet jetty knoll").split()
NOTICE = "This text may be copied under a public licence and the licence is free software for everyone. "


def text_of(family, changes=0, words=150):
    """One text a family; each change replaces one word of it."""
    chance = random.Random(family)
    text = [chance.choice(WORDS) + chance.choice(WORDS) for _ in range(words)]
    for change in range(changes):
        text[(change * 37 + 11) % words] = f"change{change}"
    return NOTICE + " ".join(text)


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    data = content.encode() if isinstance(content, str) else content
    with open(path, "wb") as file:
        file.write(gzip.compress(data, mtime=0) if path.endswith(".gz") else data)


def page(title, text):
    return f"<html><head><title>{title}</title></head><body><p>{text}</p></body></html>\n"


def message(number, text):
    return (f"From list@example.org Mon Jan  5 10:00:0{number} 2026\nMessage-ID: <m{number}@example.org>\n"
            f"Date: Mon, 0{number} Jan 2026 10:00:00 +0000\nFrom: A <a@example.org>\nSubject: Message {number}\n\n"
            f"{text}\n\n")


def record(kind, address, date, payload):
    kinds = {"response": "application/http; msgtype=response", "conversion": "text/plain"}
    body = payload.encode()
    head = (f"WARC/1.0\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {address}\r\nWARC-Date: {date}\r\n"
            f"WARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-{zlib.crc32((address + date).encode()):012d}>\r\n"
            f"Content-Type: {kinds[kind]}\r\nContent-Length: {len(body)}\r\n\r\n")
    return head.encode() + body + b"\r\n\r\n"


def response(address, date, title, text):
    return record("response", address, date,
                  f"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n{page(title, text)}")


def write_site(root):
    """The folders of a web server and of a machine's documentation."""
    for name, title, text in [("index", "Start", text_of("start")), ("manual-1", "Manual", text_of("manual")),
                              ("manual-2", "Manual", text_of("manual", 1)), ("news", "News", text_of("news")),
                              ("copy", "News", text_of("news"))]:
        write(f"{root}/var/www/html/{name}.html", page(title, text))
    for name, text in [("guide.txt", text_of("guide")), ("guide-old.txt", text_of("guide", 2)),
                       ("guide-draft.txt", text_of("guide", 9)), ("notes.md", "# Notes\n\n" + text_of("notes"))]:
        write(f"{root}/srv/docs/{name}", text)
    for name, text in [("libc-bin/copyright", text_of("libc")), ("libc6/copyright", text_of("libc")),
                       ("bsdutils/changelog.Debian.gz", text_of("util")),
                       ("util-linux/changelog.Debian.gz", text_of("util", 1))]:
        write(f"{root}/usr/share/doc/{name}", text)
    write(f"{root}/srv/wiki/guide.md", text_of("guide", 1))
    write(f"{root}/srv/wiki/other.md", text_of("other"))


def write_archives(folder):
    """What a crawler and a mail server leave behind, in the reader's folder."""
    pages = [("https://example.org/a", "2026-01-10T00:00:00Z", "A", text_of("page")),
             ("https://example.org/b", "2026-02-10T00:00:00Z", "A", text_of("page", 1)),
             ("https://example.org/c", "2025-06-10T00:00:00Z", "C", text_of("third"))]
    write(f"{folder}/crawl.warc.gz", b"".join(response(*fields) for fields in pages))
    write(f"{folder}/CC-MAIN-00000.warc.wet.gz",
          b"".join(record("conversion", address, date, text) for address, date, _, text in pages))
    write(f"{folder}/list.mbox", "".join(message(i, text_of("mail", i // 2)) for i in range(1, 4)))
    write(f"{folder}/old.txt", "Überall grünt es: ".encode("latin-1") + text_of("latin").encode())


INDEX_SCRIPT = "id : boolean=Q unique=Q\nsubject : field index\nbody : index\n"
SIGNATURE_LINES = "ndfp : hextobin value=64\nndsig : hextobin value=66\nndband : split=\" \" boolean=XND\n"


def write_records(folder):
    """Exports of records: JSON lines, and a dump with its script for scriptindex."""
    texts = [("r1", text_of("record")), ("r2", text_of("record", 1)), ("r3", text_of("elsewhere"))]
    records = [json.dumps({"id": key, "text": text}) + "\n" for key, text in texts]
    for name, lines in [("records", records), ("train", records), ("test", records[:1])]:
        write(f"{folder}/{name}.jsonl", "".join(lines))
    write(f"{folder}/mail.dump", "".join(f"id={key}\nsubject=Subject {key}\nbody={text}\n\n" for key, text in texts))
    write(f"{folder}/mail.script", INDEX_SCRIPT + SIGNATURE_LINES)


def set_times(root):
    """The first name is the newest."""
    paths = sorted(os.path.join(folder, name) for folder, _, names in os.walk(root) for name in names)
    for number, path in enumerate(paths):
        os.utime(path, (NEWEST - 60 * number,) * 2)


def write_programs(root, folder):
    """The databases of programs that a reader may have: of notmuch, mu, and one of the reader's own."""
    import xapian  # type: ignore
    for place, prefix, unique, slots in ((f"{folder}/mail/.notmuch/xapian", "", "Q", (0, 2)),
                                         (f"{folder}/.cache/mu/xapian", "B", "I", (4, 8)),
                                         (f"{root}/var/lib/my-program/xapian", "B", "I", (4, 8))):
        os.makedirs(os.path.dirname(place))
        database = xapian.WritableDatabase(place, xapian.DB_CREATE)
        generator = xapian.TermGenerator()
        for number, text in enumerate((text_of("mail"), text_of("mail", 1), text_of("letter"))):
            document = xapian.Document()
            generator.set_document(document)
            generator.index_text(text, 1, prefix)
            document.add_boolean_term(f"{unique}{number}@example.org")
            document.add_value(slots[0], xapian.sortable_serialise(NEWEST + number))
            document.add_value(slots[1], "ann@example.org")
            database.add_document(document)
        database.close()


def write_all(root, folder):
    write_site(root)
    write_archives(folder)
    write_records(folder)
    set_times(root)
