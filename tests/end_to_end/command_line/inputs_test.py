#!/usr/bin/env python3
# Rooms: intake/documents, intake/files
"""The command line from end to end: inputs."""

import base64
import bz2
import gzip
import json
import lzma
import os
import random
import shutil
import string
import subprocess
import textwrap
import time
import unittest

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool
import web_archive


class Inputs(CommandLine):
    """What else people have: other compressions, mail, PDFs, lists of names, texts in old charsets."""

    def test_compressed_documents_are_read_through(self):
        self.write("a.txt.xz", lzma.compress(BASE.encode()))
        self.write("b.txt.bz2", bz2.compress(NEAR.encode()))
        self.write("c.txt.xz", lzma.compress(BASE.encode())[:-10])
        self.write("d.txt.xz", lzma.compress(b"\0" * 50_000_000))
        done = self.run_tool("index", self.db, self.docs, "--max-size", "1000000", code=1)
        self.assertIn("2 documents added", done.stdout)
        self.assertEqual(2, done.stderr.count("c.txt.xz:") + done.stderr.count("d.txt.xz: larger than"))
        self.assertEqual(1, len(self.rows("pairs", self.db)))

    def test_what_texts_say_besides_their_body_is_found(self):
        html = "<!DOCTYPE html><html><head><title>Thread</title></head><body><p>{}</p></body></html>"
        files = {"note.md": f"---\ntitle: Note\naliases: [xylophone]\n---\n{BASE}\n![a kitchen](a.png)\n[^1]: Schopenhauer\n",
                 "recipe.md": "---\ntitle: Cake\nsteps:\n  - marzipan\n---\n",
                 "index.php": html.format("made by a goldfinch<sup>1</sup>"),
                 "source.php": html.format("<?php echo 'unmade' ?>"),
                 "a.ics": "BEGIN:VCALENDAR\r\nDESCRIPTION:Pumpkin har\r\n vest.\\nZucchini\r\nEND:VCALENDAR\r\n",
                 "b.vcf": "BEGIN:VCARD\nFN;QUOTED-PRINTABLE:J=C3=BCrgen\nEND:VCARD\n",
                 "ls.1": ".TH LS 1\n.SH NAME\n\\fBcolour\\fR or not\n"}
        for name, content in files.items():
            self.write(name, content)
        self.run_tool("index", self.db, self.docs)
        for word, name in {"xylophone": "note.md", "kitchen": "note.md", "schopenhauer": "note.md", "marzipan": "recipe.md",
                           "goldfinch": "index.php", "harvest": "a.ics", "zucchini": "a.ics", "jürgen": "b.vcf",
                           "colour": "ls.1"}.items():
            self.assertIn(name, self.run_tool("search", self.db, word).stdout, word)
        self.assertNotIn("source.php", self.run_tool("search", self.db, "thread").stdout)

    def test_records_in_lines_may_be_compressed(self):
        lines = "".join(json.dumps({"id": str(i), "text": text(i)}) + "\n" for i in range(3)).encode()
        for name, data in (("a.jsonl.gz", gzip.compress(lines)), ("a.jsonl.xz", lzma.compress(lines)),
                             ("a.jsonl.bz2", bz2.compress(lines)), ("plain", lines)):
            path = self.write(name, data)
            with open(path, "rb") as file:
                pipe = subprocess.run(f"cat {path} | {tool()} index {self.db}2 --jsonl -", shell=True, capture_output=True)
                done = subprocess.run([tool(), "index", self.db + "1", "--jsonl", "-"], stdin=file, capture_output=True)
            outputs = [self.run_tool("index", self.db, "--jsonl", path).stdout, done.stdout.decode(), pipe.stdout.decode()]
            for output in outputs:
                first = name == "a.jsonl.gz"
                self.assertIn("3 documents added, 0 updated" if first else "0 updated, 3 unchanged", output)
        with open(self.write("later", b"not read" + gzip.compress(lines)), "rb") as file:
            os.lseek(file.fileno(), len(b"not read"), os.SEEK_SET)
            done = subprocess.run([tool(), "index", self.db, "--jsonl", "-"], stdin=file, capture_output=True)
            self.assertIn(b"0 updated, 3 unchanged", done.stdout)
        damaged = bytearray(gzip.compress(lines))
        damaged[-6] ^= 1
        done = self.run_tool("index", self.db, "--jsonl", self.write("b.jsonl.gz", bytes(damaged)), "--jsonl", path, code=1)
        self.assertIn("b.jsonl.gz: gzip data is damaged: nothing was read from it; get an intact copy\n", done.stderr)
        self.assertIn("1 input failed, the rest was indexed", done.stderr)
        self.assertIn("0 updated, 3 unchanged", done.stdout)

    def test_a_damaged_mailbox_never_replaces_a_good_message(self):
        seed = 5
        box = "".join(self.message(i, text(i), "Fri, 02 Jan 2026 03:04:05 +0000") for i in range(20)).encode()
        halves = [box[:box.index(b"From a@b", len(box) // 2)], box[box.index(b"From a@b", len(box) // 2):]]
        path = self.write("list.mbox.gz", gzip.compress(box))
        self.run_tool("index", self.db, self.docs)
        before = self.rows("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan")
        rng = random.Random(seed)
        for good in (gzip.compress(box), lzma.compress(box), bz2.compress(box)):
            for _ in range(10):
                damaged = bytearray(good)
                damaged[rng.randrange(len(good) // 2, len(good))] ^= 1 << rng.randrange(8)
                self.write("list.mbox.gz", bytes(damaged))
                subprocess.run([tool(), "index", self.db, path, "--force"], capture_output=True, timeout=120)
                after = self.rows("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan")
                self.assertEqual(before, after, f"seed {seed}")
        self.write("list.mbox.gz", gzip.compress(halves[0]) + gzip.compress(halves[1])[:-9])
        done = self.run_tool("index", self.db + "2", path, code=1)
        self.assertIn(f"list.mbox.gz: gzip data is cut off: nothing was read from byte {len(halves[0])} of its content on; "
                      "get an intact copy\n", done.stderr)
        self.assertIn(f"{halves[0].count(b'Message-ID') - 1} documents added", done.stdout)  # where the last ends is not known

    @staticmethod
    def message(number, body, sent):
        return (f"From a@b Thu Jan  1 00:00:00 2026\nMessage-ID: <{number}@a>\nSubject: Letter {number}\n"
                f"Date: {sent}\nContent-Type: text/plain; charset=utf-8\n\n{body}\n\n")

    def test_a_file_that_was_named_is_not_left_out_in_silence(self):
        page = self.write("page.html", f"<p>{BASE}")
        named = [self.write(name, data) for name, data in (("a.png", b"x"), ("zeros.txt", b"\0" * 100),
                                                               ("lines.jsonl", b"{}"), ("t.csv", b"a"), ("a.eml", b"\n\0\0\0\0\0\0"))]
        self.write("own/iamglass", b"x")
        folder = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("skipped 1: image", folder)
        done = self.run_tool("index", self.db + "2", *named, page, os.path.join(self.docs, "own"), "/dev/zero", code=1)
        for line in ("a.png: not indexed: image", "zeros.txt: not indexed: binary", "a.eml: not indexed: binary",
                     "lines.jsonl: not indexed: JSON lines; name the file with --jsonl",
                     "t.csv: not indexed: table; name the file with --csv",
                     "own: not indexed: Xapian database", "/dev/zero: not indexed: neither file nor folder",
                     "7 inputs failed, the rest was indexed"):
            self.assertIn(line + "\n", done.stderr)
        self.assertIn("1 document added", done.stdout)
        self.assertIn("1 input failed, nothing was indexed", self.run_tool("index", self.db + "3", named[0], code=1).stderr)
        self.assertFalse(os.path.exists(self.db + "3"))
        listed = self.run_tool("index", self.db, "--files-from", "-", stdin="\n".join(named) + "\n/dev/zero\n").stdout
        self.assertIn("skipped 1: neither file nor folder", listed)

    def test_pipes_are_read_where_one_file_is_asked_for(self):
        path = self.write("a.txt", BASE)
        def shell(command):
            return subprocess.run(["bash", "-c", f'set -- "{tool()}" "{path}" "{self.db}"; {command}'], capture_output=True,
                                  text=True, timeout=60)
        hashes = shell('"$1" extract --hash "$2" <(cat "$2") /dev/stdin --format=jsonl <"$2"; "$1" extract --hash --format=jsonl - <"$2"')
        rows = [json.loads(line) for line in hashes.stdout.splitlines()]
        self.assertEqual(4, len(rows), hashes.stderr)
        self.assertEqual(1, len({row["fingerprint"] for row in rows}))
        self.assertIn("1.0", shell('"$1" explain <(cat "$2") <(cat "$2") --format=jsonl').stdout)
        self.run_tool("index", self.db, path)
        self.assertIn(path, shell('"$1" find "$3" --text <(cat "$2")').stdout)
        self.assertIn("is a folder", self.run_tool("extract", "--hash", self.docs, code=1).stderr)

    def test_a_compressed_pipe_is_read_as_its_file(self):
        data = {"a.txt.gz": gzip.compress(BASE.encode()), "a.txt.xz": lzma.compress(BASE.encode()),
                  "a.txt.bz2": bz2.compress(BASE.encode())}
        plain = self.write("a.txt", BASE)
        self.run_tool("index", self.db, plain)
        (expected,) = self.rows("extract", "--hash", plain)
        for name, content in data.items():
            path = self.write("compressed/" + name, content)
            def shell(command):
                done = subprocess.run(["bash", "-c", f'set -- "{tool()}" "{path}" "{self.db}"; {command}'],
                                      capture_output=True, text=True, timeout=60)
                return done.stdout + done.stderr
            for command in ('cat "$2" | "$1" extract --hash -', '"$1" extract --hash - <"$2"', '"$1" extract --hash <(cat "$2")', '"$1" extract --hash "$2"'):
                self.assertIn(expected["fingerprint"], shell(command), (name, command))
            self.assertIn("exact", shell(f'cat "$2" | "$1" explain "{plain}" -'), name)
            self.assertIn(plain, shell('cat "$2" | "$1" find "$3" --text -'), name)
        damaged = self.write("damaged", gzip.compress(BASE.encode())[:-9])
        with open(damaged, "rb") as file:
            done = subprocess.run([tool(), "extract", "--hash", "-"], stdin=file, capture_output=True, text=True)
        self.assertIn("standard input: gzip data is cut off", done.stderr)
        self.assertEqual(1, done.returncode)

    def test_a_single_mail_is_read_as_index_reads_it(self):
        half = len(BASE) // 2
        message = ("Message-ID: <1@a>\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\nMIME-Version: 1.0\n"
                   "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Transfer-Encoding: base64\n"
                   "Content-Type: text/plain; charset=utf-8\n\n" + base64.encodebytes(BASE[:half].encode()).decode() +
                   "\n--b\nContent-Type: text/html\n\n<p>" + BASE[half:] + "\n--b--\n")
        paths = [self.write("a.eml", message), self.write("b.eml.gz", gzip.compress(message.encode()))]
        self.run_tool("index", self.db, paths[0])
        rows = self.rows("extract", "--hash", *paths)
        for path, row in zip(paths, rows):
            exact = {"id": "1@a", "docid": 1, "hamming": 0, "jaccard": 1, "containment": 1, "verification": "exact", "template": None}
            self.assertEqual([exact], self.rows("find", self.db, "--text", path))
            signed = self.rows("find", self.db, "--fingerprint", row["hex"], "--max-distance", "0", "--scan")
            self.assertEqual(["1@a"], [found["id"] for found in signed])
        self.assertEqual(1, self.rows("explain", *paths)[0]["jaccard"])

    def test_the_hash_of_a_page_is_that_of_its_content(self):
        notice = "<p>We walk through the woods of the north on each first Sunday, and you may come along.</p>"
        base = BASE.translate(str.maketrans(string.digits, string.ascii_lowercase[:10]))
        paths = [self.write(f"{end}.html", f"<p>{base.replace(' ', end + ' ')}</p>{notice}") for end in string.ascii_lowercase]
        self.run_tool("index", self.db, self.docs, "--base-url", "https://woods.example/")
        for path in paths[:3]:
            (row,) = self.rows("extract", "--hash", "--frames", self.db, path)
            found = self.rows("find", self.db, "--fingerprint", row["hex"], "--max-distance", "0", "--scan")
            self.assertIn(path, [page["id"] for page in found])

    def test_files_of_many_documents_are_to_be_indexed(self):
        self.run_tool("index", self.db, self.write("a.txt", BASE))
        box = self.message(1, BASE, "Fri, 02 Jan 2026 03:04:05 +0000")
        archive = web_archive.record("conversion", "http://a/", BASE.encode())
        for path in (self.write("list.mbox", box), self.write("list.mbox.xz", lzma.compress(box.encode())),
                     self.write("a.warc", archive), self.write("a.warc.wet.gz", web_archive.gzip_member(archive))):
            expected = f"'{path}' holds many documents; index it and name one of them by its id\n"
            for command in (["find", self.db, "--text", path], ["explain", path, path]):
                self.assertIn(expected, self.run_tool(*command, code=2).stderr)
            self.assertIn(expected, self.run_tool("extract", "--hash", path, code=1).stderr)

    def test_copies_of_a_mail_are_told_and_files_of_mail_programs_are_skipped(self):
        mail = self.message(1, BASE, "Fri, 02 Jan 2026 03:04:05 +0000")[42:]
        for folder, name in (("", "1"), ("", "2"), (".Sent/", "3")):
            for part in "cur", "new", "tmp":
                os.makedirs(os.path.join(self.docs, "Mail", folder, part), exist_ok=True)
            self.write(f"Mail/{folder}cur/170000000{name}.M1.host:2,S", mail)
        self.write("Mail/dovecot-uidlist", "3 V1 N2\n")
        self.write("Mail/.Sent/maildirfolder", "")
        for number, build in enumerate(("writer", "shards")):
            said = self.run_tool("index", self.db + str(number), self.docs, "--build", build).stdout
            self.assertIn("1 document added, 0 updated, 0 unchanged\n", said, build)
            self.assertIn("repeated 2: the id of an earlier input, of which one stays", said, build)
            self.assertIn("skipped 2: index or list of a mail program", said, build)

    def test_mail_is_indexed_by_message(self):
        message = self.message
        box = (message(1, BASE, "Fri, 02 Jan 2026 03:04:05 +0000") + message(2, NEAR, "Sat, 03 Jan 2026 03:04:05 +0000"))
        self.write("list.mbox.xz", lzma.compress(box.encode()))
        self.write("Maildir/cur/1700000000.M1.host:2,S", message(3, OTHER, "Sun, 04 Jan 2026 00:00:00 +0000")[42:])
        self.assertIn("3 documents added", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(["2@a"], [row["id"] for row in self.rows("find", self.db, "1@a")])
        self.assertEqual("Letter 3", self.rows("search", self.db, OTHER.split()[0])[0]["title"])
        again = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("0 documents added, 0 updated, 3 unchanged", again)
        self.assertNotIn("repeated", again, "what was there before is no copy")
        other = self.db + "2"
        self.assertIn("skipped 2: older than --since",
                      self.run_tool("index", other, self.docs, "--since", "2026-01-04").stdout)
        self.write("no.mbox", "no mailbox")
        self.assertIn("is not a mailbox", self.run_tool("index", self.db, self.docs, code=1).stderr)

    def run_with_programs(self, programs, *arguments):
        """With nothing else on PATH."""
        folder = os.path.join(self.folder, "bin")
        os.makedirs(folder, exist_ok=True)
        for name, script in programs.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write("#!/bin/sh\n" + script)
            os.chmod(file.name, 0o755)
        return subprocess.run([tool(), *arguments], capture_output=True, text=True, timeout=120,
                              env={**os.environ, "PATH": folder})

    def test_a_mailbox_needs_no_suffix(self):
        box = "".join(self.message(number, text(number), "Fri, 02 Jan 2026 03:04:05 +0000") for number in range(1, 4))
        self.assertIn("3 documents added", self.run_tool("index", self.db, self.write("Inbox", box)).stdout)
        self.assertIn("3 texts: 3 kept", self.run_tool("dedupe", os.path.join(self.docs, "Inbox")).stderr)

    def test_a_pdf_is_read_by_pdftotext(self):
        path = self.write("a.pdf", b"%PDF-1.4\n\0binary")
        self.write("b.txt", OTHER)
        without = self.run_with_programs({}, "index", self.db, self.docs)
        self.assertEqual(0, without.returncode)
        self.assertIn("skipped 1: PDF (", without.stdout)
        self.assertIn("); install pdftotext to index it (Debian: poppler-utils)", without.stdout)
        failing = self.run_with_programs({"pdftotext": "echo Syntax Error: no trailer >&2; exit 1"}, "index", self.db,
                                         self.docs)
        self.assertEqual(1, failing.returncode)
        self.assertIn("a.pdf: pdftotext ended with code 1: Syntax Error: no trailer\n", failing.stderr)
        done = self.run_with_programs({"pdftotext": f"echo '{BASE}'", "pdfinfo": "echo Title: A title"}, "index",
                                      self.db, self.docs)
        self.assertEqual(0, done.returncode)
        self.assertEqual(("A title", path), tuple(self.rows("search", self.db, BASE.split()[0])[0][key]
                                                  for key in ("title", "id")))

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext")
    def test_a_pdf_is_near_its_text(self):
        lines = "".join(f"({line}) '\n" for line in textwrap.wrap(BASE, 80))
        stream = f"BT /F 10 Tf 12 TL 20 700 Td\n{lines}ET"
        self.write("a.pdf", "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n"
                            "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
                            "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources"
                            "<</Font<</F 5 0 R>>>>>> endobj\n"
                            f"4 0 obj <</Length {len(stream)}>> stream\n{stream}\nendstream endobj\n"
                            "5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n"
                            "trailer <</Root 1 0 R/Info <</Title(A title)>>>>\n%%EOF\n")
        text_path = self.write("b.txt", BASE)
        self.run_tool("index", self.db, self.docs)
        (found,) = self.rows("find", self.db, text_path)
        self.assertEqual(1, found["jaccard"])
        self.assertEqual("A title", self.rows("search", self.db, "title:title")[0]["title"])

    def test_names_are_indexed_as_they_arrive(self):
        first, second = self.write("a.txt", BASE), self.write("b\nc.txt", NEAR)
        run = subprocess.Popen([tool(), "index", self.db, "--files-from", "-", "--null"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        run.stdin.write(os.fsencode(first) + b"\0" + os.fsencode(second) + b"\0")
        run.stdin.flush()
        for _ in range(600):
            if web_archive.documents_in(tool(), self.db) == 2:
                break
            time.sleep(0.1)
        self.assertEqual(2, web_archive.documents_in(tool(), self.db))  # though the pipe is open
        run.stdin.write(b"/nowhere/at/all\0")
        output, errors = run.communicate(timeout=60)
        self.assertEqual(1, run.returncode)
        self.assertIn(b"2 documents added", output)
        self.assertIn(b"/nowhere/at/all: No such file", errors)
        names = self.write("names", f"{first}\n{self.docs}\n")
        self.assertIn("1 document added, 0 updated, 2 unchanged",
                      self.run_tool("index", self.db, "--files-from", names).stdout)

    def test_a_charset_can_be_forced(self):
        self.write("a.txt", "Первый второй".encode("koi8-r"))
        self.run_tool("index", self.db, self.docs, "--charset", "KOI8-R")
        self.assertEqual(1, len(self.rows("search", self.db, "второй")))
        done = self.run_tool("index", self.db, self.docs, "--charset", "klingon", code=2)
        self.assertIn("'klingon'", done.stderr)

    def test_programs_get_every_message_as_an_object(self):
        self.write("a.txt", BASE)
        self.write("b.txt", NEAR)
        self.write("c.png", b"x")
        done = subprocess.run([tool(), "index", self.db, self.docs, "/nowhere/at/all", "--on-duplicate", "mark",
                               "--log-format", "jsonl"], capture_output=True, text=True, timeout=120)
        self.assertEqual(1, done.returncode)
        said = [json.loads(line) for line in done.stderr.splitlines()]
        self.assertEqual(["failure", "near-duplicate", "skipped", "summary"], sorted(row["event"] for row in said))
        summary = said[-1]
        self.assertEqual((2, 1, 1), tuple(summary[key] for key in ("added", "marked_duplicates", "failed")))
        self.assertEqual(({"image": 1}, False), (summary["skipped"], summary["interrupted"]))
        self.assertIn("2 documents added", done.stdout)


if __name__ == "__main__":
    main()
