#!/usr/bin/env python3
# Rooms: cli/dedupe, intake/documents
"""The command line from end to end: what dedupe takes for records. Tables in many dialects keep their rows, but for copies, and
their cells; text whose lines belong together is not torn, under any name; lines stay lines."""

import csv
import io
import os
import random
import tempfile

from command_line import BASE, NEAR, OTHER, CommandLine, main, text

KINDS = {
    "refs.bib": "@article{a07,\n  title = {One},\n  year = {2007},\n}\n\n@article{a08,\n  title = {Two},\n  year = {2007},\n}\n",
    "refs.ris": "TY  - JOUR\nAU  - Kelm, R.\nPY  - 2007\nER  - \n\nTY  - JOUR\nAU  - Kelm, R.\nPY  - 2007\nER  - \n",
    "refs.enw": "%0 Journal Article\n%A R. Kelm\n%D 2007\n\n%0 Journal Article\n%A R. Kelm\n%D 2007\n",
    "film.srt": "1\n00:00:04,960 --> 00:00:07,190\nyes it is\n\n2\n00:00:07,190 --> 00:00:08,200\nyes it is\n",
    "film.vtt": "WEBVTT\n\n00:04.960 --> 00:07.190\nyes it is\n\n00:07.190 --> 00:08.200\nyes it is\n",
    "film.ass": "[Script Info]\nTitle: x\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,yes\n",
    "song.lrc": "[ti:Song]\n[00:12.00]one line\n[00:15.30]one line\n",
    "corpus.vert": "<doc id=\"1\">\n<p>\nThe\tDT\ngarden\tNN\nThe\tDT\n</p>\n</doc>\n",
    "corpus.conllu": "# sent_id = 1\n1\tThe\tthe\tDET\t_\t_\t2\tdet\t_\t_\n2\tgate\tgate\tNOUN\t_\t_\t0\troot\t_\t_\n",
    "people.vcf": "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Bo\nEND:VCARD\n",
    "dates.ics": "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Club\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    "people.ldif": "dn: cn=Ana,dc=example\nobjectClass: person\ncn: Ana\n\ndn: cn=Bo,dc=example\nobjectClass: person\ncn: Bo\n",
    "play.yaml": "# all\nname: play\ntasks:\n  - run: one\n    when: always\n  - run: two\n    when: always\n",
    "list.yml": "---\n- host: a\n  user: root\n- host: b\n  user: root\n",
    "dump.sql": "-- dump\nCREATE TABLE t (\n  id int,\n  name text\n);\nINSERT INTO t VALUES (1, 'x');\nINSERT INTO t VALUES (2, 'x');\n",
    "de.po": "msgid \"\"\nmsgstr \"\"\n\n#: a.c:1\nmsgid \"Open\"\nmsgstr \"\"\n\n#: b.c:1\nmsgid \"Close\"\nmsgstr \"\"\n",
    "paper.tex": "% a paper\n\\documentclass{article}\n\\begin{document}\n\\item one\n\\item one\n\\end{document}\n",
    "setup.ini": "; all\n[one]\nhost = a\nport = 1\n\n[two]\nhost = b\nport = 1\n",
    "Cargo.toml": "[package]\nname = \"x\"\nversion = \"1.0\"\n\n[dependencies]\nserde = \"1.0\"\n",
    "fix.diff": "--- a/x.c\t2020\n+++ b/x.c\t2020\n@@ -1,2 +1,2 @@\n-  return 1;\n+  return 2;\n   return 1;\n",
    "fix.patch": "diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
    "genes.fasta": ">seq1\nACGTACGTACGTACGT\n>seq2\nACGTACGTACGTACGT\n",
    "family.ged": "0 HEAD\n1 SOUR x\n0 @I1@ INDI\n1 SEX M\n0 @I2@ INDI\n1 SEX M\n",
    "games.pgn": "[Event \"Cup\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[Event \"Cup\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n",
    "key.pem": "-----BEGIN CERTIFICATE-----\nMIIB\nMIIB\n-----END CERTIFICATE-----\n",
    "a.py": "# all\ndef f(x):\n    if x:\n        return None\n    return 1\n\n\ndef g(x):\n    if x:\n        return None\n    return 1\n",
    "a.c": "/* all\n * of it */\n#include <stdio.h>\n\nint f(void)\n{\n  return 1;\n}\n\nint g(void)\n{\n  return 1;\n}\n",
    "A.java": "package org.example;\n\npublic class A {\n    int f() {\n        return 1;\n    }\n\n    int g() {\n        return 1;\n    }\n}\n",
    "a.js": "'use strict';\nfunction f(x) {\n  return 1;\n}\nfunction g(x) {\n  return 1;\n}\n",
    "a.go": "package main\n\nfunc f() int {\n\treturn 1\n}\n\nfunc g() int {\n\treturn 1\n}\n",
    "a.rs": "fn f() -> u8 {\n    1\n}\n\nfn g() -> u8 {\n    1\n}\n",
    "a.rb": "def f(x)\n  return 1 if x\nend\n\ndef g(x)\n  return 1 if x\nend\n",
    "a.sh": "#!/bin/sh\nif true; then\n  echo one\nfi\nif false; then\n  echo one\nfi\n",
    "a.lua": "local function f(x)\n  return 1\nend\n\nlocal function g(x)\n  return 1\nend\n",
    "a.hs": "module Main where\n\nf :: Int -> Int\nf x = 1\n\ng :: Int -> Int\ng x = 1\n",
    "a.lisp": ";; all\n(defun f (x)\n  (list x 1))\n\n(defun g (x)\n  (list x 1))\n",
    "a.css": "p {\n  color: red;\n}\n\nb {\n  color: red;\n}\n",
    "a.php": "<?php\nfunction f() {\n  return 1;\n}\nfunction g() {\n  return 1;\n}\n",
    "a.f90": "program a\n  implicit none\n  print *, 1\n  print *, 1\nend program a\n",
    "Makefile": "CC = gcc\n\na: a.c\n\t$(CC) -o $@ $<\n\nb: b.c\n\t$(CC) -o $@ $<\n",
    "Dockerfile": "FROM debian:12\nRUN apt-get update\nRUN apt-get update\n",
    "CMakeLists.txt": "cmake_minimum_required(VERSION 3.20)\nproject(a)\nadd_test(a a)\nadd_test(b b)\n",
    "log.txt": ("commit 00112233445566778899aabbccddeeff00112233\nAuthor: A <a@example.org>\n\n    one\n\n"
                "commit ffeeddccbbaa99887766554433221100ffeeddcc\nAuthor: A <a@example.org>\n\n    one\n"),
    "books.mrk": "=LDR  00000nam\n=001  1\n=245  10$aTitle\n\n=LDR  00000nam\n=001  2\n=245  10$aTitle\n",
    "bank.qif": "!Type:Bank\nD01/02/2024\nT-5.00\n^\nD02/02/2024\nT-5.00\n^\n",
    "bank.ofx": "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>\n<STMTTRN>\n<TRNAMT>-5\n<TRNAMT>-5\n</STMTTRN>\n</OFX>\n",
    "all.sdf": "one\n  x\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0 0.0 0.0 C 0\nM  END\n$$$$\n" * 2,
    "notes.rst": "Title\n=====\n\n* one\n* one\n",
    "more.rst": "Some words\n\n.. note::\n\n   One\n\n.. note::\n\n   One\n",
    "page.1": ".\\\" by hand\n.TH PAGE 1\n.SH NAME\none\n.PP\ntwo\n.PP\n",
    "status": "Package: a\nVersion: 1\nSection: x\nPriority: y\n\nPackage: b\nVersion: 1\nSection: x\nPriority: y\n",
    "x.properties": "! words\nlogin.title=Log in\nlogin.user=User\nlogin.more=More\nstart.title = Log in\nstart.more=More\n",
    "x.pc": "prefix=/usr\nlibdir=${prefix}/lib\nx=y\n\nz=a\n\nName: x\nVersion: 1\n",
    "vars.mk": "# all\nA ?= 1\nB := 2\nexport C += 3\nexport D = 4\n",
    "config": "Host a\n  User x\n  Port 1\nHost b\n  User x\n  Port 1\n",
    "robots": "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\n",
    "proverbs": "Close the gate.\n  -- Miller\n%\nGoats sleep.\n  -- Becker\n%\nHens sleep.\n  -- Miller\n",
    "quiz.txt": "::Q1:: How many goats? {\n=two\n~three\n}\n\n::Q2:: How many hens? {\n=two\n~three\n}\n",
    "aiken.txt": "How many goats?\nA. two\nB. three\nANSWER: A\n\nHow many hens?\nA. two\nB. four\nANSWER: A\n",
    "rules.zi": "Z Here/A 0 - GMT 1940\n1 d CE%sT\nZ Here/B 0 - WET 1950\n1 d CE%sT\n",
    "x.htaccess": "RewriteEngine On\nRewriteCond %{HTTPS} off\nRewriteRule a b [L]\nRewriteCond %{HTTPS} off\n",
    "string.scm": ";;;; words\n;;;;\n\f\n(define-module (ice-9 x)\n  :export (y))\n\n(define (y)\n  1)\n",
    "names.iob": "The O\ncat B-PER\nsat O\n\nThe O\ndog B-PER\nsat O\n",
    "play.fountain": "INT. HOUSE - DAY\n\nBOB\nHello.\n\nANN\nHello.\n",
    "part.gcode": "G21\nG90\nG1 X1 Y1\nG1 X2 Y1\nG1 X1 Y1\n",
    "bank.sta": ":20:X\n:25:1/2\n:61:2401010101D1,\n:61:2401010101D1,\n",
    "psalms.usfm": "\\id PSA\n\\c 1\n\\p\n\\v 1 In\n\\p\n",
    "main.strings": "/* words */\n\"a\" = \"b\";\n\"c\" = \"b\";\n",
    "loop.py": "x = 1\nfor i in range(3):\n    print(i)\nfor i in range(4):\n    print(i)\n",
    "start.bat": "@echo off\nset X=1\necho %X%\necho %X%\n",
    "x.spec": "Summary: x\n\n%description\nx\n\n%files\n/x\n",
    "changes": "x (1.0) unstable; urgency=low\n\n  * One.\n\n -- A <a@example.org>  Mon, 01 Jan 2024 00:00:00 +0000\n",
    "order.edi": "UNA:+.? '\nUNB+UNOC:3+S+R+230501:1000+1'\nUNH+1+ORDERS:D:96A:UN'\nLIN+1++4711:SRV'\nQTY+21:5'\nLIN+2++4712:SRV'\nQTY+21:5'\n",
    "order.x12": "ISA*00*          *00*          *ZZ*S\nPO1*1*5*EA*9.95~\nPID*F****Widget~\nPO1*2*5*EA*8.95~\nPID*F****Widget~\n",
    "lab.hl7": "MSH|^~\\&|LAB|A|B|C|20230501||ORU^R01|1|P|2.5\nPID|1||123||Smith^Anna\nMSH|^~\\&|LAB|A\nPID|1||123||Smith^Anna\n",
    "gate.feature": "@gate\nFeature: Gate\n\n  Scenario: close\n    When I push it\n\n  Scenario: open\n    When I push it\n",
    "my.ledger": "".join(f"2024-01-0{i} Shop\n  Expenses:Food  $10.00\n  Assets:Cash\n\n" for i in (1, 2)),
    "book.rec": "Name: Ann\nCity: Berlin\nNumber: 1\n\nName: Ann\nCity: Berlin\nNumber: 2\n",
    "clippings": "".join(f"Moby Dick (Melville)\n- Page {i} | Added on Monday\n\nCall me {i}\n==========\n" for i in (1, 2)),
    "song.cho": "{title: Song}\n[Am]Love me [C]do\n[G]Verse one\n[Am]Love me [C]do\n",
}
BY_NAME_ALONE = {"notes.rst", "rules.zi"}
OTHER_NAMES = ("data.txt", "data", "data.dat", "data.log", "data.list")


class Structured(CommandLine):
    def test_no_kind_is_torn(self):
        self.assertGreaterEqual(len(KINDS), 30)
        for number, (name, content) in enumerate(KINDS.items()):
            other_name = OTHER_NAMES[number % len(OTHER_NAMES)]
            for other in (name,) if name in BY_NAME_ALONE else (name, other_name):
                for given in (content, "\ufeff" + content, "\n" + content) if other == "data" else (content,):
                    with self.subTest(kind=name, name=other, content=given[:9]):
                        path, out = self.write(other, given), os.path.join(tempfile.mkdtemp(dir=self.folder), "out")
                        done = self.run_tool("dedupe", path, "--output", out, code=1)
                        self.assertRegex(done.stderr, "--as files compares whole files, --as lines their lines")
                        self.assertFalse(os.path.exists(out))

    def test_as_says_what_is_wanted(self):
        first, second = self.write("a.tex", KINDS["paper.tex"]), self.write("b.tex", KINDS["paper.tex"])
        self.assertEqual(second + "\n", self.run_tool("dedupe", first, second, "--as=files", "--dropped").stdout)
        self.assertEqual(KINDS["a.py"].count("\n") - 3, self.run_tool("dedupe", self.write("a.py", KINDS["a.py"]), "--as=lines")
                         .stdout.count("\n"))

    def test_files_of_a_folder_of_sources(self):
        for name in ("a.py", "b.py"):
            self.write(name, KINDS["a.py"] + f"# {name}\n")
        self.write("a.png", b"\x89PNG\r\n\x1a\n\0\0")
        done = self.run_tool("dedupe", self.docs)
        self.assertIn("0 texts", done.stderr)
        self.assertRegex(done.stderr, r"skipped 2: source code or style sheet \(.*\); --as files compares whole files\n")
        self.assertIn("nothing to compare: name files with texts", done.stderr)
        for name in ("a.py", "b.py"):
            self.write(name, KINDS["a.py"])
        self.assertEqual(os.path.join(self.docs, "b.py") + "\n", self.run_tool("dedupe", self.docs, "--dropped").stdout)
        done = self.run_tool("dedupe", self.docs, "--as=files", "--dropped")
        self.assertEqual(os.path.join(self.docs, "b.py") + "\n", done.stdout)
        self.assertIn("skipped 1: image", done.stderr)

    def test_lines_stay_lines(self):
        shapes = {
            "sentences": [f"{word} is a word; so it is, too." for word in text(1, 9).split()],
            "words": text(1, 40).split(),
            "log": [f"2026-01-0{day} 10:00:00 [main] INFO  done {{id={day}, name=x}}" for day in range(1, 9)],
            "logfmt": [f"time=2026-01-0{day} level=info msg=\"done\" n={day}" for day in range(1, 9)],
            "trace": ["Exception in thread main", "\tat org.example.A.f(A.java:1)", "\tat org.example.B.g(B.java:2)"] * 2,
            "chat": ["alice: hello there", "bob: hello", "<carol> yes", "alice: bye (for now)"],
            "poem": ["The lamp is lit;", "  the boats return,", "and all is well:", "  the night is long."],
            "quotes": ["> he wrote this", "and I answer", "> and that", "yes"],
            "queries": ["SELECT a FROM t WHERE b = 1;", "SELECT a FROM t WHERE b = 2;", "select count(*) from t;"],
            "urls": ["https://example.org/a_(b)?c=d", "https://example.org/b#x", "http://example.org/{id}"],
            "html": ["<p>one <b>word</b></p>", "<p>two words</p>", "<i>three</i> words"],
            "list": ["- one thing", "- another thing", "* a third", "1. a fourth", "# a heading", "# another"],
            "mails": ["From: is a field", "To: be or not", "Note: this is: a sentence", "import taxes rose", "class struggles"],
            "names": ["0\tMain_Page", "0\tThe_(other)_Page", "1\tTalk:Main_Page"],
            "levels": ["ERROR: disk full", "WARNING: disk nearly full", "INFO: disk checked", "INFO: done", "DEBUG: x"],
            "sums": ["x = 1 + 2", "y = 2 + 3", "x = 3 + 4"],
            "headed": ["# Words", "", "alpha", "beta", "## more words", "gamma"],
            "shouts": ["FROM HERE TO ETERNITY", "SELECT THE BEST", "WHERE EAGLES DARE", "REMEMBER ME"],
            "code": ["entity recognition is hard", "let there be light", "for all in all: a song", "module of a course (new)"],
            "speakers": ["Anna: hello", "Bert: hello", "Carl: who is there", "Dora: I", "Anna: come in"],
            "commits": ["fix: one thing", "feat: another", "docs: a third", "chore: a fourth", "fix: one thing more"],
            "glossary": ["haus = house", "baum = tree", "see = lake", "weg = way", "tor = gate"],
            "equations": ["x = 5", "y = 6", "z = x + y", "w = 8"],
            "verses": ["1: In the beginning", "2: And the earth", "3: And it was", "4: And then"],
            "titled": ["Shopping", "========", "milk", "bread"],
            "weak": ["REM is a band", "select one", "from the_garden", "moving vans, houses", "## more", "", "group O", "rhesus O",
                     " program director", "export class goods"],
            "ruled": ["one", "-----", "two", "-----"],
            "calls": ["open(\"/etc/passwd\", O_RDONLY) = 3", "read(3, \"root\", 4096) = 1024", "close(3) = 0"],
            "emoji": ["👍", "日本語の文です。", "这是一句话。", "!!!"],
        }
        for shape, lines in shapes.items():
            for name in ("lines.txt", "lines", "lines.log"):
                with self.subTest(shape=shape, name=name):
                    path = self.write(name, "".join(line + "\n" for line in lines))
                    done = self.run_tool("dedupe", path)
                    self.assertIn(f"{len(lines)} texts", done.stderr)
        path = self.write("lines.txt", f"{BASE}\n{NEAR}\n{OTHER}\n")
        self.assertEqual(f"{BASE}\n{OTHER}\n", self.run_tool("dedupe", path).stdout)


CELLS = ["", "x", "5\" disk", "\"", "\"quoted\"", "a, b; c|d", "ü 日本", " padded ", "two\nlines", "tab\there", "crlf\r\nin it", "\\back\\slash",
         "a \"word\" in it", "NA", "1,5", "'single'"]


class Tables(CommandLine):
    def table(self, chance, dialect):
        """Rows of which some texts repeat, as this dialect writes them."""
        plain = dialect["quoting"] == csv.QUOTE_NONE
        cells = [cell for cell in CELLS if not plain or not set(cell) & set("\n\r\t\"\\")]
        cells += ["5\" disk", "\"begins", "\"said\" he"] if plain else []
        columns = chance.sample(["id", "text", "one", "two", "long name"], 5)[:chance.randint(3, 5)]
        columns += [name for name in ("id", "text") if name not in columns]
        lines = [text(number, 40) if chance.random() < 0.7 or plain else text(number, 20) + "\n" + text(number, 20)
                 for number in range(chance.randint(2, 12))]
        rows = []
        for number in range(chance.randint(3, 40)):
            row = {name: chance.choice(cells) for name in columns}
            row.update(id=f"r{number}", text=chance.choice(lines))
            rows.append([row[name] for name in columns])
        written = io.StringIO()
        writer = csv.writer(written, quotechar=None if plain else '"', **dialect)
        writer.writerow(columns)
        writer.writerows(rows)
        return columns, rows, written.getvalue()

    def parsed(self, content, dialect):
        if dialect["quoting"] == csv.QUOTE_NONE:
            return [line.split("\t") for line in content.split(dialect["lineterminator"])[:-1]]
        return list(csv.reader(io.StringIO(content, newline=""), delimiter=dialect["delimiter"]))

    def raw_rows(self, content, rows, dialect):
        """The bytes of each row."""
        written = []
        for row in rows:
            one = io.StringIO()
            plain = dialect["quoting"] == csv.QUOTE_NONE
            csv.writer(one, quotechar=None if plain else '"', **dialect).writerow(row)
            written.append(one.getvalue())
        self.assertTrue(content.endswith("".join(written)))
        return written

    def test_rows_in_are_rows_out_but_for_copies(self):
        seed = random.randrange(1 << 32)
        print("seed", seed)
        chance = random.Random(seed)
        quotings = [csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC]
        for number in range(161):
            tsv = number % 3 != 0
            quoting = csv.QUOTE_NONE if number % 7 == 1 and tsv else chance.choice(quotings)
            dialect = {"delimiter": "\t" if tsv else chance.choice(",;|"), "quoting": quoting,
                       "lineterminator": chance.choice(["\n", "\r\n"])}
            columns, rows, content = self.table(chance, dialect)
            bom = chance.choice(["", "\ufeff"])
            path = self.write(f"t{number}.{'tsv' if tsv else 'csv'}", bom + content)
            with self.subTest(number=number, dialect=dialect, path=path):
                self.check(path, columns, rows, content, dialect)

    def check(self, path, columns, rows, content, dialect):
        out = path + ".out"
        self.run_tool("dedupe", path, "--output", out)
        with open(out, encoding="utf-8-sig", newline="") as file:
            output = file.read()
        place = columns.index("text")
        seen = set()
        kept = [row for row in rows if not (row[place] in seen or seen.add(row[place]))]
        self.assertEqual([columns, *kept], self.parsed(output, dialect))
        raw = dict(zip((row[columns.index("id")] for row in rows), self.raw_rows(content, rows, dialect)))
        self.assertTrue(output.endswith("".join(raw[row[columns.index("id")]] for row in kept)), "byte for byte")
        marked = self.run_tool("dedupe", path, "--mark=copy of", "--output", out)
        with open(out, encoding="utf-8-sig", newline="") as file:
            marks = self.parsed(file.read(), dialect)
        first = {row[place]: row[columns.index("id")] for row in reversed(rows)}
        expected = [[*row, "" if first[row[place]] == row[columns.index("id")] else first[row[place]]] for row in rows]
        self.assertEqual([[*columns, "copy of"], *expected], marks, marked.stderr)

    def test_an_index_of_quoted_cells_has_whole_texts(self):
        path = self.write("t.tsv", "id\ttext\na\t\"Dear team,\nthe pump is loud\"\nb\t\"Dear team,\nthe lamp is out\"\n")
        self.run_tool("index", self.db, "--tsv", path)
        for word, name in (("pump", "a"), ("lamp", "b")):
            self.assertEqual([name], [row["id"] for row in self.rows("search", self.db, word)])

    def test_a_torn_row_names_the_remedy(self):
        path = self.write("t.tsv", "id\ttext\na\t\"no\" x\nb\t\"no\" y\nc\t\"Dear team,\nthe pump\"\n")
        done = self.run_tool("dedupe", path, code=1)
        self.assertIn("t.tsv:5: row has 1 cells, its table has 2 columns; if its cells have quotes as in CSV, read it as CSV: "
                      "--as csv", done.stderr)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(file.read(), done.stdout)

    def test_a_delimiter_that_ends_each_row(self):
        line = text(1, 30)
        path = self.write("t.csv", f"id,text\na,{line},\nb,{line},\n")
        self.assertEqual(f"id,text\na,{line},\n", self.run_tool("dedupe", path).stdout)
        self.assertEqual(f"id,text,m\na,{line},\nb,{line},a\n", self.run_tool("dedupe", path, "--mark=m").stdout)


if __name__ == "__main__":
    main()
