#!/usr/bin/env python3
# Rooms: cli/dedupe
"""The command line from end to end: what dedupe writes is valid in its format, and in the place that was meant."""

import contextlib
import csv
import gzip
import html
import io
import json
import mailbox
import os
import random
import re
import shlex
import subprocess

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool
from web_archive import page, record, response

BOM = "\ufeff"


class Marks(CommandLine):
    def marked(self, path, code=0, field="m"):
        return self.run_tool("dedupe", path, f"--mark={field}", "--quiet", code=code).stdout

    def test_lines_of_json_stay_json(self):
        lines = ["{}", '"a}b"', "{ }", '{"id":"1","text":"%s"}' % BASE, '{"id":"2","text":"%s"} ' % BASE, "[1]", "null",
                 '{"other":{}}']
        output = self.marked(self.write("a.jsonl", "\n".join(lines) + "\n"), code=1)
        values = [json.loads(line) for line in output.splitlines()]
        self.assertEqual([json.loads(line) for line in lines],
                         [{k: v for k, v in value.items() if k != "m"} if isinstance(value, dict) else value
                          for value in values])
        self.assertEqual("1", values[4]["m"])

    def test_an_id_keeps_its_type(self):
        for first, mark in ((852, "852"), ("852", '"852"'), (1.5, "1.5"), (True, "true"), (None, None)):
            records = [{"id": first, "text": BASE}, {"id": "x", "text": BASE}]
            path = self.write("a.jsonl", "".join(json.dumps(record) + "\n" for record in records))
            marked = self.marked(path).splitlines()[1]
            self.assertTrue(marked.endswith(f'"m":{mark}}}' if mark else f'"m":{json.dumps(path + ":1")}}}'), marked)

    def test_a_field_or_column_of_that_name_is_refused(self):
        records = self.write("a.jsonl", json.dumps({"id": "1", "text": BASE, "m": "mine"}) + "\n")
        table = self.write("a.csv", f"id,text,m\n1,{BASE},mine\n")
        for path in (records, table):
            done = self.run_tool("dedupe", path, "--mark=m", code=2)
            self.assertEqual("", done.stdout)
            self.assertIn("choose another name", done.stderr)

    def test_a_mark_is_in_the_encoding_of_the_records(self):
        russian = "Городской совет собрался вчера вечером чтобы обсудить бюджет"
        japanese = "市議会は昨夜、来年度の予算について話し合うために開かれた"
        for name, charset, sentence, field, ids in (("a.csv", "cp1251", russian, "копия", ("Москва-1", "Москва-2")),
                                                    ("b.csv", "cp932", japanese, "複製", ("東京一", "東京二")),
                                                    ("a.jsonl", "cp1251", russian, "копия", ("Москва-1", "Москва-2")),
                                                    ("c.csv", "utf-8", russian, "複製", ("東京一", "東京二"))):
            rows = [f"{i},{sentence}" for i in ids]
            if name.endswith("jsonl"):
                rows = [json.dumps({"id": i, "text": sentence}, ensure_ascii=False) for i in ids]
            path, target = self.write(name, ""), os.path.join(self.docs, "marked")
            with open(path, "wb") as file:
                file.write("\n".join((["id,text"] if name.endswith("csv") else []) + rows).encode(charset))
            self.run_tool("dedupe", path, f"--mark={field}", "--quiet", "--output", target)
            with open(target, encoding=charset) as file:
                lines = file.read().splitlines()
            if name.endswith("csv"):
                self.assertEqual([f"id,text,{field}", rows[0] + ",", f"{rows[1]},{ids[0]}"], lines)
            else:
                self.assertEqual([None, ids[0]], [json.loads(line)[field] for line in lines])

    def test_a_mark_that_the_encoding_lacks_is_refused(self):
        path = self.write("a.csv", "")
        with open(path, "wb") as file:
            file.write("id,text\nа,Городской совет собрался вчера вечером\n".encode("cp1251"))
        done = self.run_tool("dedupe", path, "--mark=複製", code=1)
        self.assertIn("does not have all characters of '複製'; convert them: iconv -f windows-1251 -t UTF-8", done.stderr)
        self.assertEqual("", done.stdout)

    def test_a_mark_in_json_escapes_what_the_encoding_lacks(self):
        path = self.write("a.jsonl", "")
        sentence = "Городской совет собрался вчера вечером чтобы обсудить бюджет"
        with open(path, "wb") as file:
            file.write((json.dumps({"id": "東", "text": sentence}) + "\n").encode())
            file.write((json.dumps({"id": 2, "text": sentence}, ensure_ascii=False) + "\n").encode("cp1251"))
        target = os.path.join(self.docs, "marked")
        self.run_tool("dedupe", path, "--mark=複製", "--quiet", "--output", target)
        with open(target, encoding="cp1251") as file:
            self.assertEqual([None, "東"], [json.loads(line)["複製"] for line in file])

    def test_the_mark_of_a_short_row_is_in_its_column(self):
        for delimiter, name in ((",", "a.csv"), (";", "b.csv"), ("\t", "c.tsv")):
            rows = [["id", "text", "more"], ["1", BASE, "x"], ["2", BASE, "x"], ["3", OTHER], ["4"]]
            path = self.write(name, "".join(delimiter.join(row) + "\r\n" for row in rows))
            output = self.marked(path, code=1)
            self.assertEqual(rows[0] + ["m"], output.splitlines()[0].split(delimiter))
            cells = [line.split(delimiter) for line in output.splitlines()[1:]]
            self.assertEqual([["1", BASE, "x", ""], ["2", BASE, "x", "1"], ["3", OTHER, "", ""], ["4", "", "", ""]],
                             cells)

    def test_a_name_in_quotes_behind_a_byte_order_mark_is_one_name(self):
        for name, delimiter in (("a.csv", ";"), ("a.tsv", "\t")):
            header = f'{BOM}"a{delimiter}b"{delimiter}text'
            output = self.marked(self.write(name, f"{header}\n1{delimiter}{BASE}\n"))
            self.assertEqual(f"{header}{delimiter}m", output.splitlines()[0])

    def test_a_cell_in_the_column_of_the_mark_is_refused(self):
        for delimiter, name in ((",", "a.csv"), ("\t", "b.tsv")):
            rows = (("id", "text"), ("1", BASE), ("2", text(5), "1"))
            path, target = self.write(name, "".join(delimiter.join(row) + "\n" for row in rows)), os.path.join(self.docs, "marked")
            done = self.run_tool("dedupe", path, "--mark=m", "--output", target, code=1)
            self.assertIn("has more cells than its table has columns", done.stderr)
            self.assertFalse(os.path.exists(target))

    def test_a_name_in_a_table_of_tabs_is_written_as_it_is_read(self):
        path = self.write("a.tsv", f"id\ttext\na\\tb\t{BASE}\nc\t{BASE}\n")
        self.assertEqual(["c", BASE, "a\\tb"], self.marked(path).splitlines()[2].split("\t"))

    def test_random_tables_keep_their_cells(self):
        seed = random.randrange(1 << 32)
        print("seed", seed)
        chosen = random.Random(seed)
        cells = ["", "x", 'a "quoted" word', "with,comma", "two\nlines", BASE, "ü"]
        rows = [[str(n), BASE if n % 3 else text(n)] + [chosen.choice(cells) for _ in range(2)] for n in range(60)]
        written = io.StringIO()
        csv.writer(written).writerows([["id", "text", "one", "two"], *rows])
        output = list(csv.reader(io.StringIO(self.marked(self.write("a.csv", written.getvalue())), newline="")))
        self.assertEqual(rows, [row[:4] for row in output[1:]])
        self.assertEqual({5}, {len(row) for row in output})


class Files(CommandLine):
    def path(self, name):
        return os.path.join(self.folder, name)

    def test_one_file_is_not_written_twice(self):
        lines = self.write("lines.txt", f"{BASE}\n{NEAR}\n")
        output = self.path("out")
        for report in (output, f"{self.folder}/docs/../out"):
            done = self.run_tool("dedupe", lines, "--output", output, "--report", report, code=2)
            self.assertIn("--output and --report both write", done.stderr)
            self.assertFalse(os.path.exists(output))
        self.write("texts/a.txt", BASE), self.write("texts/b.txt", BASE)
        done = self.run_tool("dedupe", os.path.join(self.docs, "texts"), "--move-to", self.path("copies"), "--log",
                             output, "--report", output, code=2)
        self.assertIn("--report and --log both write", done.stderr)
        done = self.run_tool("dedupe", os.path.join(self.docs, "texts"), "--move-to", self.path("copies"), "--log",
                             os.path.join(self.docs, "texts", "a.txt"), code=2)
        self.assertIn("is an input", done.stderr)

    def test_records_of_two_kinds_or_encodings_are_refused(self):
        files = {"json": self.write("a.jsonl", json.dumps({"id": "1", "text": BASE}) + "\n"),
                 "table": self.write("a.csv", f"id,text\n2,{OTHER}\n"), "lines": self.write("a.txt", text(5) + "\n"),
                 "utf-8": self.write("u.txt", text(6) + " ü\n"), "ascii": self.write("b.txt", text(7) + "\n"),
                 "latin": self.write("l.txt", (text(8) + " ü\n").encode("latin-1")), "empty": self.write("e.txt", "")}
        for first, second, said in (("json", "table", "another kind"), ("table", "lines", "another kind"),
                                    ("lines", "json", "another kind"), ("utf-8", "latin", "another encoding"),
                                    ("latin", "utf-8", "another encoding")):
            done = self.run_tool("dedupe", files[first], files[second], code=1)
            self.assertEqual("", done.stdout)
            self.assertIn(said, done.stderr)
            self.run_tool("dedupe", files[first], files[second], "--groups")
        self.run_tool("dedupe", files["ascii"], files["utf-8"], files["latin"], code=1)
        for names in (["utf-8", "ascii"], ["ascii", "latin"], ["lines", "ascii"], ["empty", "json"], ["json", "empty"]):
            self.run_tool("dedupe", *[files[name] for name in names], "--output", os.path.join(self.folder, "kept"))

    def test_an_array_with_other_elements_stays_an_array(self):
        first, copy = ({"id": number, "text": BASE} for number in (1, 2))
        for odd in (None, 7, "x", True):
            for separator in (",\n", ","):
                array = self.write("a.json", "[" + separator.join(json.dumps(one) for one in (first, odd, copy)) + "]\n")
                kept = json.loads(self.run_tool("dedupe", array, code=1).stdout)
                self.assertEqual([first, odd], kept[:2])
                self.assertEqual([] if separator == ",\n" else [copy], kept[2:], "a line is read as one record")

    def test_an_array_of_which_nothing_stays_is_an_array(self):
        records = self.write("a.json", json.dumps([{"id": "1", "text": BASE}]))
        known = self.write("known.txt", BASE + "\n")
        self.assertEqual([], json.loads(self.run_tool("dedupe", records, "--against", known, "--quiet").stdout))
        self.assertEqual([], json.loads(self.run_tool("dedupe", "-", "--as", "json", "--quiet", stdin="[]").stdout))

    def test_standard_output_has_a_name(self):
        lines = self.write("a.txt", f"{BASE}\n{BASE}\n")
        done = self.run_tool("dedupe", lines, "--quiet", "--output", "/dev/stdout")
        self.assertEqual(BASE + "\n", done.stdout)

    def test_a_byte_order_mark_is_no_other_column(self):
        with_mark = self.write("a.csv", f"{BOM}id,text\n1,{BASE}\n")
        without = self.write("b.csv", f"id,text\n2,{NEAR}\n3,{OTHER}\n")
        for first, second, header in ((with_mark, without, BOM + "id,text"), (without, with_mark, "id,text")):
            lines = self.run_tool("dedupe", first, second, "--quiet").stdout.splitlines()
            self.assertEqual(header, lines[0])
            self.assertEqual(3, len(lines))
            self.assertFalse([line for line in lines[1:] if BOM in line])

    def test_tables_that_do_not_fit_are_refused_before_they_are_compared(self):
        first = self.write("a.csv", f"id,text\n1,{BASE}\n")
        for name, content, reason in (("b.csv", f"id,text,more\n2,{NEAR},x\n", "has other columns"),
                                      ("c.csv", f"id;text\n2;{NEAR}\n", "has another delimiter"),
                                      ("d.tsv", f"id\ttext\n2\t{NEAR}\n", "has another delimiter")):
            done = self.run_tool("dedupe", first, self.write(name, content), code=1)
            self.assertEqual("", done.stdout)
            self.assertIn(reason, done.stderr)

    def test_the_command_of_a_report_gives_the_same_groups(self):
        records = [{"key": "a", "body": BASE, "site": "x", "price": "1"}, {"key": "b", "body": NEAR, "site": "x", "price": "2"},
                   {"key": "c", "body": NEAR, "site": "y", "price": "3"}]
        path = self.write("some records.txt", "".join(json.dumps(record) + "\n" for record in records))
        options = ["--text-field=body", "--id-field=key", "--as=jsonl", "--within=site", "--keep=price:max", "--families=keep",
                   "--scheme=short", "--max-size=100000", "--band-cap=100", "--follow"]
        page = self.path("page.html")
        self.run_tool("dedupe", path, *options, "--report", page, "--output", self.path("out"))
        with open(page, encoding="utf-8") as file:
            (command,) = re.findall(r"xapian-neardup dedupe [^<]*--groups", html.unescape(file.read()))
        words = shlex.split(command)
        done = subprocess.run([tool(), *words[1:]], capture_output=True, text=True)
        self.assertEqual(0, done.returncode, done.stderr)
        threshold = words[words.index("--threshold") + 1]
        expected = self.run_tool("dedupe", path, *options, "--threshold", threshold, "--groups").stdout
        self.assertEqual(expected, done.stdout)
        self.assertEqual({option.split("=")[0] for option in options}, {word for word in words if word.startswith("--")} -
                         {"--threshold", "--groups"})


class Containers(CommandLine):
    """Mailboxes and web archives are written as such."""

    def mails(self, *bodies, end="\n\n"):
        return [f"From a@e.org Thu Jan  1 00:00:00 2026\nSubject: s\nMessage-ID: <{number}@e.org>\n\n{body}{end}"
                for number, body in enumerate(bodies)]

    def visit(self, number, body):
        """A request that names its response, the response, and metadata that the response names."""
        def named(data, name, other=b""):
            names = b"<urn:%s%d>" % (name, number)
            if other:
                names += b"\r\nWARC-Concurrent-To: <urn:%s%d>" % (other, number)
            return data.replace(b"<urn:uuid:http://e.org/%d>" % number, names)
        address = f"http://e.org/{number}"
        return [named(record("request", address, b"GET /"), b"a", b"r"), named(response(address, page(body)), b"r", b"m"),
                named(record("metadata", address, b"x: y"), b"m")]

    def written(self, *arguments):
        out = os.path.join(self.folder, arguments[-1])
        self.run_tool("dedupe", *arguments[:-1], "--output", out)
        with open(out, "rb") as file:
            return file.read()

    def test_a_mailbox_is_a_mailbox(self):
        mails = self.mails(BASE, NEAR, ">From here on\n" + OTHER, BASE)
        for name, content in (("in.mbox", "".join(mails).encode()), ("in.mbox.gz", gzip.compress("".join(mails).encode())),
                              ("unnamed", "".join(mails).encode())):
            path = self.write(name, content)
            self.assertEqual(mails[0] + mails[2], self.written(path, "out.mbox").decode())
            self.assertEqual(mails[0] + mails[2], gzip.decompress(self.written(path, "out.mbox.gz")).decode())
        self.assertEqual(mails[0] + mails[2], self.run_tool("dedupe", path).stdout)

    def test_mailboxes_are_joined(self):
        first = self.write("a.mbox", "".join(self.mails(BASE, OTHER, end="")[:1]))
        second = self.write("b.mbox", "".join(self.mails(NEAR, OTHER)))
        with open(os.path.join(self.folder, "joined"), "wb") as file:
            file.write(self.written(first, second, second, "out"))
        with contextlib.closing(mailbox.mbox(file.name)) as box:
            self.assertEqual(["<0@e.org>", "<1@e.org>"], [mail["Message-ID"] for mail in box])
        with open(file.name, "rb") as joined:
            self.assertEqual(joined.read(), gzip.decompress(self.written(first, second, second, "out.mbox.gz")))

    def test_a_web_archive_is_a_web_archive(self):
        visits = [self.visit(1, BASE), self.visit(2, NEAR), self.visit(3, OTHER)]
        about = record("warcinfo", "", b"x")
        records = [about, *visits[0], *visits[1], *visits[2]]
        kept = b"".join([about, *visits[0], *visits[2]])
        plain = self.write("a.warc", b"".join(records))
        packed = self.write("b.warc.gz", b"".join(map(gzip.compress, records)))
        for path in (plain, packed):
            self.assertEqual(kept, self.written(path, "out.warc"))
            self.assertEqual(kept, gzip.decompress(self.written(path, "out.warc.gz")))
        members = self.written(packed, "out.warc.gz").count(b"\x1f\x8b\x08")
        self.assertEqual(7, members, "one for each record")

    def test_what_cannot_be_written_is_refused_before_it_is_read(self):
        box = self.write("a.mbox", "".join(self.mails(BASE)))
        archive = self.write("b.warc", record("warcinfo", "", b"x"))
        lines = self.write("c.txt", BASE + "\n")
        out = os.path.join(self.folder, "out.mbox.xz")
        for arguments, problem in (((box, archive), "give them one by one"), ((box, lines), "give them one by one"),
                                   ((box, "--mark=m"), "--groups and --dropped name what is alike"),
                                   ((box, "--output", out), "with gzip for a name in .gz"),
                                   ((lines, "--output", out), "written plain; choose such a name, and compress it then"),
                                   ((lines, "--output", "names.pdf"), "such a file is not made of these inputs"),
                                   ((lines, "--output", "clean.xlsx"), "to compare rows of a workbook, export its sheet as CSV"),
                                   ((lines, "--mark=m", "--output", out + ".gz"), "written plain")):
            done = self.run_tool("dedupe", *arguments, code=2)
            self.assertIn(problem, done.stderr)
            self.assertEqual("", done.stdout)

    def test_a_damaged_mailbox_is_not_written(self):
        whole = gzip.compress("".join(self.mails(BASE, OTHER)).encode())
        done = self.run_tool("dedupe", self.write("a.mbox.gz", whole + whole[:-9]), code=1)
        self.assertIn("was not read to its end, so nothing was written", done.stderr)
        self.assertEqual("", done.stdout)


class ExitCodes(CommandLine):
    """A failure that is not the file's own keeps its exit code, if several files are given, too."""

    def test_a_disk_that_cannot_be_read(self):
        path = self.write("a.txt", BASE)
        for command in (["extract", "--hash"], ["extract", "--format=jsonl"]):
            done = self.run_tool(*command, "/proc/self/mem", path, code=5)
            self.assertIn("1 of 2 files failed", done.stderr)
            self.assertEqual(1, done.stdout.count(path))
            self.run_tool(*command, os.path.join(self.folder, "none"), path, code=1)

    def test_memory(self):
        path = self.write("a.txt", BASE)
        large = self.write("large.txt", b"word " * 30_000_000)
        script = 'ulimit -v 180000; exec "$@"'
        for command in (["extract", "--hash"], ["extract", "--format=jsonl"]):
            done = subprocess.run(["bash", "-c", script, "bash", tool(), *command, large, path], capture_output=True)
            self.assertEqual(6, done.returncode, done.stderr)
            self.assertIn(b"a.txt", done.stdout)


if __name__ == "__main__":
    main()
