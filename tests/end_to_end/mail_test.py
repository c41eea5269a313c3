#!/usr/bin/env python3
# Rooms: intake/mail
"""Mailboxes of random messages, written by Python's own modules, are indexed as these modules read them.

    mail_test.py PATH_OF_XAPIAN_NEARDUP [SEED]

needs the module xapian, to look into the database. Each word of a message stands in it once in the whole mailbox, so
that none can be lost or counted for another message.
"""

import mailbox
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest
from email import policy
from email.header import Header
from email.message import EmailMessage
from email.mime.base import MIMEBase
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText

try:
    import xapian
except ImportError:
    sys.exit(77)

TOOL = ""
SEED = 0

# Letters that each charset has. No word of them has bytes that are UTF-8 by chance, as those of "é€€" in ISO-8859-15 are.
CHARSETS = {"us-ascii": "abcdefgh", "utf-8": "aäßλжあ語", "iso-8859-1": "aäöüéñ", "koi8-r": "абвгджз", "cp1251": "абвгдж",
            "iso-8859-7": "αβγδεζ", "gb2312": "你好世界", "big5": "中文書籍", "shift_jis": "あいうえ", "euc-kr": "안녕하세",
            "iso-2022-jp": "日本語文", "utf-16": "aäλж", "iso-8859-15": "a€öø"}
SPACES = [" ", "\n", "\n\n", "\nFrom ", "\n\nFrom ", "\n>From ", "\n\n>>From ", "\nfrom: ", "\n-- \n", "\n--\n"]


class Writer:
    """Makes messages, and knows the words that each must have."""

    def __init__(self, rng):
        self.rng = rng
        self.count = 0
        self.words = []

    def word(self, charset):
        self.count += 1
        letters = CHARSETS[charset]
        # A number between letters of one script is one word to every tokenizer; ideographs are words of their own.
        plain = f"x{self.count}x"
        self.words.append(plain)
        return plain, plain + " " + "".join(self.rng.choice(letters) for _ in range(4))

    def text(self, charset):
        return "".join(self.rng.choice(SPACES) + self.word(charset)[1] for _ in range(self.rng.randrange(1, 12))) + "\n"

    def plain(self, attached=False):
        charset = self.rng.choice(list(CHARSETS))
        part = MIMEText(self.text(charset), "plain", charset)
        if attached:
            part.add_header("Content-Disposition", "attachment", filename="a.txt")
        return part

    def alternative(self):
        """A plain text, and a page of its words and a few more."""
        charset = self.rng.choice(["utf-8", "iso-8859-1", "koi8-r", "us-ascii"])
        text = self.text(charset)
        page = f"<html><body><p>{text}</p><p>{self.word(charset)[1]}</p></body></html>"
        return self.multipart("alternative", [MIMEText(text, "plain", charset), MIMEText(page, "html", charset)])

    def html(self):
        charset = self.rng.choice(["utf-8", "iso-8859-1", "koi8-r", "us-ascii"])
        texts = [self.word(charset)[1] for _ in range(4)]
        tags = self.rng.sample(["p", "header", "footer", "nav", "aside", "td", "article", "div"], 4)
        body = "".join(f"<{tag}>{text}</{tag}>" for tag, text in zip(tags, texts))
        return MIMEText(f"<html><body>{body}</body></html>", "html", charset)

    def image(self):
        part = MIMEBase("image", "png")
        part.set_payload("AAAA")
        part["Content-Transfer-Encoding"] = "base64"
        return part

    def multipart(self, kind, parts):
        whole = MIMEMultipart(kind)
        for part in parts:
            whole.attach(part)
        return whole

    def part(self, depth):
        makers = [self.plain, self.html, self.plain]
        if depth < 3:
            makers += [
                lambda: self.multipart("mixed", [self.part(depth + 1) for _ in range(self.rng.randrange(1, 4))]),
                lambda: self.multipart("mixed", [self.plain(), self.plain(attached=True), self.image()]),
                self.alternative,
                lambda: self.multipart("alternative", [self.plain(), self.html()]),
                lambda: self.multipart("related", [self.html(), self.image()]),
                lambda: self.multipart("signed", [self.part(depth + 1), self.image()]),
                lambda: self.multipart("digest", [self.forwarded(depth + 1) for _ in range(2)]),
                lambda: self.multipart("mixed", [self.plain(), self.forwarded(depth + 1)]),
            ]
        return self.rng.choice(makers)()

    def forwarded(self, depth):
        inner = self.part(depth)
        charset = self.rng.choice(["utf-8", "koi8-r", "iso-8859-1"])
        inner["Subject"] = Header(self.word(charset)[1], charset)
        inner["From"] = self.word("us-ascii")[0] + "@example.org"
        part = MIMEBase("message", "rfc822")
        part.set_payload([inner])
        if self.rng.randrange(2):
            part.add_header("Content-Disposition", "attachment", filename="a.eml")
        return part

    def message(self, number):
        self.words = []
        message = self.rng.choice([lambda: self.part(0), lambda: self.plain(attached=True)])()
        charset = self.rng.choice([name for name in CHARSETS if name != "utf-16"])
        subject = " ".join(self.word(charset)[1] for _ in range(self.rng.randrange(1, 9)))
        self.words = [word for word in self.words if word not in subject.split()]
        message["Subject"] = Header(subject, charset)
        message["Message-ID"] = f"<{number}@example.org>"
        message["Date"] = "Fri, 02 Jan 2026 03:04:05 +0000"
        return message, subject, self.words


class MailTest(unittest.TestCase):
    def index(self, folder):
        database = os.path.join(folder, "db")
        done = subprocess.run([TOOL, "index", database, os.path.join(folder, "list.mbox")], capture_output=True, text=True,
                              timeout=300)
        self.assertEqual(0, done.returncode, done.stderr)
        return xapian.Database(database)

    def test_what_python_writes_is_indexed_as_python_reads_it(self):
        writer = Writer(random.Random(SEED))
        with tempfile.TemporaryDirectory() as folder:
            box = mailbox.mbox(os.path.join(folder, "list.mbox"))
            expected = [writer.message(number) for number in range(300)]
            for message, *_ in expected:
                box.add(message)
            box.close()
            database = self.index(folder)
            self.assertEqual(len(expected), database.get_doccount(), f"seed {SEED}")
            for number, (message, subject, words) in enumerate(expected):
                context = f"seed {SEED}, message {number}:\n{message}"
                posting = list(database.postlist(f"Q{number}@example.org"))
                self.assertEqual(1, len(posting), context)
                document = database.get_document(posting[0].docid)
                caption = re.search("^caption=(.*)$", document.get_data().decode(), re.M)[1]
                self.assertTrue(subject == caption or (subject + " ").startswith(caption.removesuffix("...")),
                                f"{subject}\n{caption}\n{context}")
                terms = {term.term.decode() for term in document.termlist()}
                self.assertEqual([], [word for word in words if word not in terms], context)

    def test_what_others_wrote_is_found_but_has_no_positions(self):
        rng = random.Random(SEED)
        with tempfile.TemporaryDirectory() as folder:
            box = mailbox.mbox(os.path.join(folder, "list.mbox"))
            for number in range(100):
                box.add(self.reply(rng, number))
            box.close()
            database = self.index(folder)
            for number in range(100):
                posting = list(database.postlist(f"Q{number}@example.org"))
                positions = {term.term.decode(): list(term.positer) for term in database.termlist(posting[0].docid)}
                context = f"seed {SEED}, message {number}"
                for part in ("own", "end"):
                    self.assertTrue(positions[f"{part}{number}"], context)
                for part in ("author", "quoted", "signed", "list"):
                    self.assertEqual([], positions[f"{part}{number}"], context)

    def reply(self, rng, number):
        """A reply whose words say which part they are in."""
        quoted = [f"> quoted{number}", f">\n> > quoted{number}\n> quoted{number}", f">quoted{number}\n>"]
        attribution = rng.choice([f"On Fri, 2 Jan 2026, author{number} wrote:", f"author{number} <a@b.org>\nécrit :"])
        signature = rng.choice(["-- ", "--"]) + f"\nsigned{number}"
        footer = "_" * 47 + f"\nlist{number} mailing list\nhttps://example.org"
        text = f"own{number}\n\n{attribution}\n\n{rng.choice(quoted)}\n\nend{number}\n{signature}\n{footer}\n"
        message = EmailMessage()
        message.set_content(text, cte=rng.choice(["quoted-printable", "base64", "8bit"]))
        message["Subject"] = "Re: words"
        message["Message-ID"] = f"<{number}@example.org>"
        return message


if __name__ == "__main__":
    TOOL = sys.argv[1]
    SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(2**32)
    print(f"seed {SEED}", file=sys.stderr)
    unittest.main(argv=sys.argv[:1])
