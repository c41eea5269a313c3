#!/usr/bin/env python3
# Rooms: intake/mail, cli/indexing, cli/output
"""The command line from end to end: mail, and what is said of inputs that are left out."""

import base64
import gzip
import json
import lzma
import os
import random
import shutil
import subprocess

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool


def letter(body, message_id="1@a", subject="Letter", sent="Fri, 02 Jan 2026 03:04:05 +0000", fields=""):
    return (f"From: ada@quill.example\nMessage-ID: <{message_id}>\nSubject: {subject}\nDate: {sent}\n"
            f"{fields}Content-Type: text/plain; charset=utf-8\n\n{body}\n")


def with_picture(body, picture):
    """A mail in HTML with a picture within its text, as mail programs write it."""
    return ("From: ada@quill.example\nSubject: Plan\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n"
            f"--b\nContent-Type: text/html\n\n<p>{body}</p><img src=\"cid:p\">\n\n--b\nContent-Type: image/png\n"
            f"Content-ID: <p>\nContent-Transfer-Encoding: base64\n\n{base64.encodebytes(picture).decode()}\n--b--\n")


class Mail(CommandLine):
    def found(self, word):
        return [row["id"] for row in self.rows("search", self.db, word, "--no-collapse")]

    def test_a_mail_is_its_text_and_not_its_message_id(self):
        """Ten texts of one Message-ID, in two runs: each is found, and none evicts another."""
        words = [f"barometer{number}" for number in range(10)]
        for number, word in enumerate(words):
            sent = f"Fri, {2 + (number * 7) % 20:02} Jan 2026 03:04:05 +0000"
            self.write(f"{'late' if number > 5 else 'early'}/{number}.eml", letter(f"{word} {text(number)}", sent=sent))
        early, late = (os.path.join(self.docs, name) for name in ("early", "late"))
        self.assertIn("renamed 5: mail with the Message-ID of another text", self.run_tool("index", self.db, early).stdout)
        self.assertIn("4 documents added, 0 updated", self.run_tool("index", self.db, late).stdout)
        for folder in early, late, self.docs:
            self.assertIn("0 documents added, 0 updated", self.run_tool("index", self.db, folder).stdout)
        ids = [self.found(word) for word in words]
        self.assertEqual([1] * 10, [len(found) for found in ids])
        self.assertEqual("1@a", ids[0][0])
        self.assertEqual(10, len({found[0] for found in ids}))
        self.assertTrue(all(found[0].startswith("1@a#") for found in ids[1:]), ids)

    def test_a_copy_of_a_mail_is_one_document_whatever_carried_it(self):
        body = f"{BASE} caf\u00e9"
        self.write("1.eml", letter(body))
        self.write("2.eml", "Received: by mx.example\n" + letter(body, sent="Sat, 03 Jan 2026 03:04:05 +0000"))
        encoded = base64.encodebytes(body.replace(" ", "\n", 3).encode()).decode()
        self.write("3.eml", letter(encoded, fields="Content-Transfer-Encoding: base64\n", subject="Re: Letter"))
        said = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("repeated 2: the id of an earlier input", said)
        self.assertNotIn("renamed", said)
        self.assertEqual(["1@a"], self.found("caf\u00e9"))

    def test_a_mail_that_moves_to_another_mailbox_is_shown_there(self):
        """Whichever mailbox is read first; a copy that stays keeps its path."""
        def mails(*numbers):
            return "".join(f"From a@a Mon Jan  5 10:00:00 2026\n{letter(text(number), f'{number}@a')}\n" for number in numbers)

        def places():
            return {row["id"]: os.path.basename(row["path"])
                    for number in range(4) for row in self.rows("search", self.db, f'"{text(number)}"', "--no-collapse")}

        self.write("b.mbox", mails(0, 1, 2, 3))
        self.run_tool("index", self.db, self.docs, "--group")
        before = self.rows("info", self.db)[0]
        archives = self.write("a.mbox", mails(0, 1)), self.write("c.mbox", mails(2, 3))
        self.run_tool("index", self.db, *archives)
        self.assertEqual({f"{number}@a": "b.mbox" for number in range(4)}, places(), "b.mbox may have them still")
        self.write("b.mbox", mails(0, 2))
        self.assertIn("0 documents added, 2 updated", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual({"0@a": "b.mbox", "1@a": "a.mbox", "2@a": "b.mbox", "3@a": "c.mbox"}, places())
        self.assertIn("0 documents added, 0 updated", self.run_tool("index", self.db, self.docs).stdout)
        self.assertIn("no issues", self.run_tool("check", self.db, "--words").stdout)
        self.assertEqual(before["signed"], self.rows("info", self.db)[0]["signed"])

    def test_other_words_in_subject_quotation_signature_or_attachment_are_another_mail(self):
        attached = ("Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n{}\n--b\n"
                    "Content-Type: application/pdf\nContent-Disposition: attachment\n\n{}\n--b--\n")
        head = "From: a@b\nMessage-ID: <1@a>\nSubject: Letter\n"
        for name, mail in (("0", letter(BASE)), ("1", letter(BASE, subject="Other")), ("2", letter(f"{BASE}\n\n> quoted")),
                           ("3", letter(f"{BASE}\n-- \nAda")), ("4", head + attached.format(BASE, "one")),
                           ("5", head + attached.format(BASE, "two"))):
            self.write(name + ".eml", mail)
        self.assertIn("6 documents added", self.run_tool("index", self.db, self.docs).stdout)

    def test_a_long_message_id_names_two_texts(self):
        long_id = "x" * 260 + "@a"
        self.write("1.eml", letter(f"first {BASE}", long_id))
        self.write("2.eml", letter(f"second {BASE}", long_id))
        for _ in range(2):
            self.run_tool("index", self.db, self.docs)
        first, = self.found("first")
        second, = self.found("second")
        self.assertEqual(2, len({first, second}))
        self.run_tool("check", self.db, "--words")

    def test_letters_without_an_empty_line_between_them_are_found(self):
        parts = "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n"
        box = "".join(f"From a@b Fri Jan  2 03:04:0{number} 2026\nMessage-ID: <{number}@a>\nSubject: Letter\n{parts}\n"
                      f"--b\nContent-Type: text/plain\n\nword{number} {text(number)}\n--b--\n" for number in range(9))
        for name, data in (("lf.mbox", box), ("crlf.mbox", box.replace("\n", "\r\n"))):
            self.db = os.path.join(self.folder, name)
            self.run_tool("index", self.db, self.write(name, data))
            self.assertEqual([[f"{number}@a"] for number in range(9)], [self.found(f"word{number}") for number in range(9)])

    def test_zero_bytes_make_no_binary_of_a_text(self):
        mail = letter(BASE.replace(" ", "\0 ", 1))
        self.write("a.eml", mail)
        self.write("b.mbox", "From a@b Fri Jan  2 03:04:05 2026\n" + letter(OTHER.replace(" ", "\0 ", 1), "2@a") + "\n")
        self.write("c.txt", text(3).replace(" ", " \0", 1))
        self.write("d.dat2", b"\x7fELF\0" + random.Random(1).randbytes(4000))
        said = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("3 documents added", said)
        self.assertIn("skipped 1: program (", said)
        self.assertIn("d.dat2)", said)
        self.assertEqual(["1@a", "2@a"], self.found(BASE.split()[1]) + self.found(OTHER.split()[1]))

    def test_the_first_of_two_types_counts(self):
        multipart, plain = 'Content-Type: multipart/mixed; boundary="b"\n', "Content-Type: text/plain; charset=utf-8\n"
        body = f"--b\n{plain}Content-Transfer-Encoding: base64\n\n{base64.encodebytes(BASE.encode()).decode()}--b--\n"
        for types, expected in ((multipart + plain, BASE), (multipart * 2, BASE), (plain + multipart, body)):
            done = self.run_tool("extract", "-", stdin=f"From: a@b\nDate: x\nSubject: y\n{types}\n{body}")
            self.assertEqual(expected.split(), done.stdout.split(), types)
        inner = f"--b\n{plain}{'Content-Transfer-Encoding: base64'}\ncontent-transfer-encoding:\n 8bit\n\n"
        done = self.run_tool("extract", "-", stdin=f"From: a@b\nDate: x\n{multipart}\n{inner}"
                             f"{base64.encodebytes(BASE.encode()).decode()}--b--\n")
        self.assertEqual(BASE.split(), done.stdout.split())

    def test_pictures_within_the_text_part_mails(self):
        """Also small ones: they may be what a bill is paid by."""
        chance = random.Random(7)
        for size in (200, 5000, 20000, 200000):
            files = [self.write(f"{size}/{name}.eml", with_picture(BASE, chance.randbytes(size))) for name in "ab"]
            shutil.copy(files[0], os.path.join(self.docs, str(size), "c.eml"))
            done = self.run_tool("dedupe", os.path.join(self.docs, str(size)))
            self.assertEqual(2, len(done.stdout.splitlines()), size)


class MailByStructure(CommandLine):
    """Mail is known by its header, whatever its file is called."""

    LAYOUTS = {"eml": "{}.eml", "MH": "inbox/{}", "Cyrus": "{}.", "Maildir": "cur/170000000{}.M1.host:2,S",
               "outside": "folder/170000000{}.M1.host:2,S", "kmail": "{}.mail", "Enron": "allen-p/{}_.", "text": "{}.txt"}

    def mails(self):
        """Each third one is a copy of the first of the three, with other lines of its way."""
        return ["".join(f"Received: by mx{hop}.example; {number}\n" for hop in range(1 + number % 4 * 60)) +
                letter(text(number - number % 3 // 2 * 2), f"{number}@a") for number in range(24)]

    def index_layout(self, name, write):
        self.db = os.path.join(self.folder, name + ".db")
        folder = os.path.join(self.folder, name)
        for number, mail in enumerate(self.mails()):
            write(folder, number, mail)
        self.assertIn("24 documents added", self.run_tool("index", self.db, folder, "--group").stdout, name)
        found = [self.rows("search", self.db, text(number).split()[3], "--no-collapse") for number in range(24)]
        groups = self.rows("groups", self.db)
        shown = [sorted((row["id"], row["title"]) for row in rows) for rows in found]
        return shown, sorted(sorted(group["members"]) for group in groups)

    def put(self, path, data):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)

    def test_eight_layouts_and_apple_mail_give_what_eml_gives(self):
        expected = self.index_layout("eml", lambda folder, number, mail: self.put(f"{folder}/{number}.eml", mail.encode()))
        self.assertEqual(8, len(expected[1]))
        for name, layout in self.LAYOUTS.items():
            self.assertEqual(expected, self.index_layout(
                name + "2", lambda folder, number, mail: self.put(f"{folder}/{layout.format(number)}", mail.encode())), name)
        plist = b'<?xml version="1.0"?>\n<plist><dict><key>flags</key><integer>1</integer></dict></plist>\n'
        self.assertEqual(expected, self.index_layout("Apple", lambda folder, number, mail: self.put(
            f"{folder}/{number}.emlx", f"{len(mail.encode()):<10}\n{mail}".encode() + plist)))
        box = "".join(f"From a at b  Fri Jan  2 03:04:05 2026\n{mail}\n" for mail in self.mails())
        for name, data in (("2024-March.txt", box.encode()), ("2024-March.txt.gz", gzip.compress(box.encode())),
                           ("2024-March.txt.xz", lzma.compress(box.encode()))):
            self.assertEqual(expected, self.index_layout(
                "month" + name, lambda folder, number, _: number or self.put(f"{folder}/{name}", data)), name)

    def test_prose_that_begins_with_a_field_stays_prose(self):
        for name, prose in (("a.txt", f"From: the sea\n\n{BASE}"), ("b.txt", f"Date: today\nPlace: here\n\n{BASE}"),
                            ("c.txt", f"From the beginning on Monday\nthere was: {BASE}"), ("d.txt", f"12\n{BASE}")):
            self.assertEqual(prose.split(), self.run_tool("extract", self.write(name, prose)).stdout.split(), name)

    def test_people_and_paths_are_found_and_shown(self):
        mail = letter(BASE).replace("From: ada@quill.example", "From: =?utf-8?q?Bo_R=C3=A9ed?= <bo@reed.example>\n"
                                    "To: Ann Lee <ann@lee.example>\nCc: Cy Dee <cy@dee.example>")
        path = self.write("Mail/cur/1700000000.M1.host:2,", mail)
        other = self.write("Mail/cur/1700000001.M1.host:2,", letter(NEAR, "2@a").replace("From: ada@quill.example\n", ""))
        self.run_tool("index", self.db, self.docs, "--group")
        for query in ("r\u00e9ed", "reed", "lee", "dee"):
            row, = self.rows("search", self.db, query)
            self.assertEqual(("1@a", path), (row["id"], row["path"]), query)
        terms = subprocess.run(["xapian-delve", "-r", "1", "-1", self.db], capture_output=True, text=True).stdout.split()
        self.assertTrue({"Ar\u00e9ed", "Abo", "XTOann", "XTOdee"} <= set(terms), terms)
        self.assertIn(path, self.run_tool("search", self.db, "lee").stdout)
        group, = self.rows("groups", self.db)
        self.assertEqual([path, other], group["member_paths"])
        self.assertIn(f"Letter  {path}", self.run_tool("groups", self.db).stdout)
        moved = path + "S"
        os.rename(path, moved)
        self.assertIn("1 updated, 1 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(moved, self.rows("search", self.db, "lee")[0]["path"])

    def test_a_mail_that_moves_and_is_replaced_is_gone(self):
        first, second = (os.path.join(self.docs, name) for name in ("1.mbox", "2.mbox"))
        envelope = "From a@b Fri Jan  2 03:04:05 2026\n"
        self.write("1.mbox", envelope + letter(OTHER, "0@a"))
        self.write("2.mbox", envelope + letter(BASE, "1@a"))
        self.run_tool("index", self.db, self.docs)
        self.write("1.mbox", envelope + letter(OTHER, "0@a") + "\n" + envelope + letter(BASE, "1@a"))
        self.write("2.mbox", envelope + letter(BASE, "2@a", sent="Sat, 03 Jan 2026 03:04:05 +0000"))
        # The newest file is first.
        os.utime(first, (2e9, 2e9))
        os.utime(second, (1e9, 1e9))
        said = self.run_tool("index", self.db, self.docs, "--on-duplicate", "replace").stdout
        self.assertIn("1 near-duplicate replaced", said)
        self.run_tool("index", self.db, self.docs, "--on-duplicate", "replace")
        self.assertEqual(["2@a"], [row["id"] for row in self.rows("search", self.db, BASE.split()[0], "--no-collapse")])


class LeftOut(CommandLine):
    """Each reason has a line with three names, and each input a line of the log."""

    def write_all(self):
        self.write("page.html", f"<p>{BASE}")
        for number in range(5):
            self.write(f"letter{number}.ps", f"%!PS {number}")
        self.write("picture.png", b"x")
        self.write("empty.txt", "...")
        self.write(".hidden", "x")

    def test_index_and_dedupe_name_what_they_skip(self):
        self.write_all()
        os.symlink("nowhere", os.path.join(self.docs, "link"))
        for command in (["index", self.db, self.docs], ["dedupe", self.docs, "--output", self.folder + "/kept"]):
            done = self.run_tool(*command)
            said = done.stdout + done.stderr
            names = ", ".join(f"{self.docs}/letter{number}.ps" for number in range(3))
            self.assertIn(f"skipped 5: PostScript or TeX output ({names}, ...); ", said)
            self.assertIn(f"skipped 1: image ({self.docs}/picture.png)\n", said)
            self.assertIn(f"skipped 1: hidden ({self.docs}/.hidden)\n", said)
            self.assertIn(f"skipped 1: dangling link ({self.docs}/link)\n", said)
            self.assertTrue(said.endswith("--log-format jsonl names each\n"), said)
        self.assertIn("unsigned 1: no words to sign (", self.run_tool("index", self.db, self.docs, "--force").stdout)

    def test_index_names_parts_of_mails_that_it_does_not_read(self):
        def mail(name, kind, part):
            head = f"Subject: {name}\nMIME-Version: 1.0\nContent-Type: multipart/{kind}; boundary=b\n\n"
            self.write(name, f"{head}--b\n{part}\n--b--\n")
        mail("locked.eml", "encrypted", "Content-Type: application/pgp-encrypted\n\nVersion: 1\n")
        attached = "\n{}\n--b\nContent-Type: {}\nContent-Disposition: attachment; filename{}\n\n{}\n"
        mail("bill.eml", "mixed", attached.format(BASE, "application/pdf", "*=utf-8''n%C3%A4rrisch.pdf", "%PDF-1.4"))
        mail("note.eml", "mixed", attached.format(NEAR, "text/plain", "=note.txt", "barometer"))
        said = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn(f"unread 1: attached .pdf ({self.docs}/bill.eml); save these files to index them\n", said)
        self.assertIn(f"unread 1: encrypted mail ({self.docs}/locked.eml)", said)
        self.assertNotIn("no words to sign", said)
        for word in ("barometer", "n\u00e4rrisch"):
            self.assertEqual(1, len(self.rows("search", self.db, word)), word)
        log = self.run_tool("index", self.folder + "/again", self.docs, "--log-format", "jsonl").stderr.splitlines()
        self.assertEqual({"attached .pdf": 1, "encrypted mail": 1},
                         {kind.split(";")[0]: count for kind, count in json.loads(log[-1])["unread"].items()})

    def test_the_log_names_each_with_its_reason_and_remedy(self):
        self.write_all()
        for command in (["index", self.db, self.docs], ["dedupe", self.docs, "--output", self.folder + "/kept"]):
            done = self.run_tool(*command, "--log-format", "jsonl")
            events = [json.loads(line) for line in done.stderr.splitlines()]
            skipped = {os.path.basename(event["source"]): event for event in events if event["event"] == "skipped"}
            self.assertEqual({".hidden", "picture.png", *(f"letter{number}.ps" for number in range(5))}, set(skipped))
            self.assertEqual("PostScript or TeX output", skipped["letter4.ps"]["reason"])
            self.assertIn("PDF", skipped["letter4.ps"]["remedy"])
            self.assertNotIn("remedy", skipped["picture.png"])

    def test_all_failures_are_in_the_log(self):
        command = [tool(), "index", self.db, "--jsonl", "-", "--log-format", "jsonl"]
        done = subprocess.run(command, input="nonsense\n" * 300, capture_output=True, text=True)
        self.assertEqual(1, done.returncode)
        failures = [event for event in map(json.loads, done.stderr.splitlines()) if event["event"] == "failure"]
        self.assertEqual([f"standard input:{number}" for number in range(1, 301)],
                         [event["message"].split(": ")[0] for event in failures])


if __name__ == "__main__":
    main()
