#!/usr/bin/env python3
# Rooms: cli/dedupe
"""The command line from end to end: dedupe of lines, records and files without a database."""

import csv
import gzip
import io
import json
import os
import random
import signal
import subprocess

from command_line import BASE, NEAR, OTHER, WORDS, CommandLine, main, text, tool
from web_archive import page, record, response


class Dedupe(CommandLine):
    def dedupe(self, *arguments, stdin="", code=0):
        return self.run_tool("dedupe", *arguments, stdin=stdin, code=code)

    def lines(self, *texts):
        return self.write("lines.txt", "".join(line + "\n" for line in texts))

    def jsonl(self, records, name="records.jsonl"):
        return self.write(name, "".join(json.dumps(record) + "\n" for record in records))

    def read(self, path):
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()

    def random_records(self, count, seed):
        """Texts, their edits and copies, pages of one template, texts of few words, in random order."""
        chance = random.Random(seed)
        made = []
        while len(made) < count:
            kind = chance.random()
            if not made or kind < 0.3:
                made.append([chance.choice(WORDS) + str(chance.randrange(40)) for _ in range(chance.randrange(150))])
            elif kind < 0.4:
                made.append(list(chance.choice(made)))
            elif kind < 0.5:
                page = [f"{word}{place}" for place, word in enumerate(WORDS * 3)]
                for place in (20, 70):
                    page[place] = "".join(chance.choice("abcdefghijklmnop") for _ in range(8))
                made.append(page)
            else:
                edited = list(chance.choice(made))
                for _ in range(chance.randrange(4) if edited else 0):
                    edited[chance.randrange(len(edited))] = chance.choice(WORDS)
                made.append(edited)
        return [{"id": f"r{number}", "text": " ".join(words), "number": chance.randrange(1000), "site": chance.choice("abc")}
                for number, words in enumerate(made)]

    def table(self, *arguments):
        return list(csv.DictReader(io.StringIO(self.run_tool(*arguments, "--format=csv").stdout)))


class Equality(Dedupe):
    COLUMNS = ("group", "documents", "id", "representative", "centre")

    def expect_equal(self, records, *rule, scheme="standard"):
        path = self.jsonl(records)
        database = os.path.join(self.folder, "db" + str(len(os.listdir(self.folder))))
        self.run_tool("index", database, "--jsonl", path, "--scheme", scheme)
        self.run_tool("group", database, *rule, "--quiet")
        expected = self.table("groups", database)
        found = self.table("dedupe", path, "--groups", "--quiet", "--scheme", scheme, *rule)
        columns = lambda rows: [tuple(row[column] for column in self.COLUMNS) for row in rows]
        self.assertEqual(columns(expected), columns(found))
        least = {}
        for row in found:
            least[row["group"]] = min(least.get(row["group"], 1), float(row["similarity"]))
        for row in expected:
            self.assertAlmostEqual(float(row["min_similarity"]), least[row["group"]], places=6)
        return found

    def test_groups_are_those_of_index_and_group(self):
        records = self.random_records(1200, 1)
        found = self.expect_equal(records)
        self.assertGreater(len(found), 400)
        self.expect_equal(records, "--threshold=0.7")
        self.expect_equal(records, "--threshold=0.6", "--families=keep", "--band-cap=3")

    def test_groups_are_those_of_index_and_group_under_other_schemes(self):
        records = self.random_records(300, 4)
        for scheme in ("loose", "short", "simhash-doc", "containment", "standard shingle=char:5"):
            self.assertTrue(self.expect_equal(records, scheme=scheme), scheme)

    def test_threads_and_memory_change_nothing(self):
        path = self.jsonl(self.random_records(3000, 2))
        expected = self.dedupe(path, "--groups", "--format=tsv", "--jobs=1").stdout
        for options in (["--jobs=3"], ["--memory=1K"], ["--memory=1K", "--jobs=2"]):
            self.assertEqual(expected, self.dedupe(path, "--groups", "--format=tsv", *options).stdout)

    def test_the_same_texts_in_any_form(self):
        records = self.random_records(300, 3)
        expected = self.table("dedupe", self.jsonl(records), "--groups")
        lines = io.StringIO()
        csv.writer(lines).writerows([["id", "text"]] + [[record["id"], record["text"]] for record in records])
        tabs = "id\ttext\n" + "".join(f"{record['id']}\t{record['text']}\n" for record in records)
        packed = self.write("packed.jsonl.gz", gzip.compress(self.read(self.jsonl(records)).encode()))
        for path in (self.write("t.csv", lines.getvalue()), self.write("t.tsv", tabs), packed):
            found = self.table("dedupe", path, "--groups")
            self.assertEqual([{**row, "record": ""} for row in expected], [{**row, "record": ""} for row in found], path)
        found = self.table("dedupe", self.lines(*(record["text"] for record in records)), "--groups")
        names = [records[int(row["id"].rsplit(":", 1)[1]) - 1]["id"] for row in found]
        self.assertEqual([row["id"] for row in expected], names)


class Output(Dedupe):
    def test_kept_lines_are_unchanged_and_in_order(self):
        path = self.lines(OTHER, BASE, "", NEAR, "  " + OTHER + "\r", "last")
        done = self.dedupe(path)
        self.assertEqual(f"{OTHER}\n{BASE}\n\nlast\n", done.stdout)
        self.assertRegex(done.stderr, r"^xapian-neardup: 6 texts: 4 kept, 2 dropped, 2 groups, the largest of 2; \d+\.\d s$")
        self.assertEqual("", self.dedupe(path, "--quiet").stderr)

    def test_a_pipe_gives_the_same(self):
        lines = f"{BASE}\n{NEAR}\n{OTHER}"
        self.assertEqual(f"{BASE}\n{OTHER}", self.dedupe("-", stdin=lines).stdout)

    def test_a_last_line_without_end_is_not_joined_with_the_next_file(self):
        first = self.write("a.txt", OTHER)
        second = self.write("b.txt", BASE + "\n")
        self.assertEqual(f"{OTHER}\n{BASE}\n", self.dedupe(first, second).stdout)

    def test_which_record_stays(self):
        longer = NEAR + " " + WORDS[0]
        path = self.lines(BASE, longer, NEAR)
        self.assertEqual(NEAR + "\n", self.dedupe(path, "--keep=last").stdout)
        self.assertEqual(longer + "\n", self.dedupe(path, "--keep=longest").stdout)
        records = [{"text": BASE, "n": 2}, {"text": NEAR, "n": 10}, {"text": BASE, "n": None}]
        for rule, kept in (("n:max", 1), ("n:min", 0)):
            self.assertEqual(json.dumps(records[kept]) + "\n", self.dedupe(self.jsonl(records), f"--keep={rule}").stdout)
        self.assertIn("is not first, last", self.dedupe(path, "--keep=best", code=2).stderr)

    def test_listings(self):
        path = self.jsonl([{"id": "a", "text": BASE}, {"id": "b", "text": OTHER}, {"id": "c", "text": NEAR}])
        self.assertEqual("c\n", self.dedupe(path, "--dropped").stdout)
        self.assertEqual("c\0", self.dedupe(path, "--dropped", "-0").stdout)
        [pair] = self.rows("dedupe", path, "--pairs")
        self.assertEqual(("a", "c", True), (pair["id_a"], pair["id_b"], pair["exact"]))
        [group] = self.rows("dedupe", path, "--groups")
        self.assertEqual(["a", "c"], [member["id"] for member in group["members"]])
        self.assertEqual(pair["similarity"], group["min_similarity"])

    def test_only_equal_texts_reach_one(self):
        text = "pay to Ann five euro and pay to Bob nine euro and pay to"
        other = "pay to Bob nine euro and pay to Ann five euro and pay to"
        lines = self.write("t.txt", f"{text}\n{other}\n{text.upper()}!\n")
        self.assertEqual(f"{text}\n{other}\n", self.dedupe(lines, "--threshold=1").stdout)
        self.assertEqual(f"{text}\n", self.dedupe(lines).stdout, "the same runs of three words")

    def test_the_newest_of_records_is_by_a_field(self):
        dated = self.jsonl([{"id": year, "date": year, "text": BASE} for year in ("2020", "2024")])
        self.assertIn("name a field: --keep FIELD:max", self.dedupe(dated, "--keep=newest", code=2).stderr)
        self.assertIn("2024", self.dedupe(dated, "--keep=date:max").stdout)
        mails = self.write("m.mbox", "".join(f"From a@b.example Mon Jan  1 00:00:00 {year}\nMessage-ID: <{year}@x.example>\n\n"
                                             f"{BASE}\n\n" for year in (2001, 2024)))
        self.assertIn("all texts are in one; keep the last: --keep last", self.dedupe(mails, "--keep=newest", code=2).stderr)
        self.assertIn("2024", self.dedupe(mails, "--keep=last").stdout)

    def test_mark_keeps_all(self):
        records = [{"id": "a", "text": BASE}, {"id": "b", "text": NEAR}]
        marked = [json.loads(line) for line in self.dedupe(self.jsonl(records), "--mark=copy_of").stdout.splitlines()]
        self.assertEqual([{**records[0], "copy_of": None}, {**records[1], "copy_of": "a"}], marked)
        table = self.write("t.csv", f"id,text\n1,{BASE}\n2,{NEAR}\n")
        self.assertEqual(f"id,text,copy_of\n1,{BASE},\n2,{NEAR},1\n", self.dedupe(table, "--mark=copy_of").stdout)

    def test_rows_with_line_ends_in_quotes_stay_whole(self):
        rows = f'id,text\r\n1,"{BASE}\n""quoted"" {OTHER}"\r\n2,"{NEAR} {OTHER}"\r\n3,short\r\n'
        kept = self.dedupe(self.write("t.csv", rows), "--threshold=0.8").stdout
        self.assertEqual(rows.replace(f'2,"{NEAR} {OTHER}"\r\n', "").replace("\r", ""), kept.replace("\r", ""))

    def test_what_against_names_is_not_an_input_that_is_kept(self):
        good, bad, worse = self.lines(BASE), self.write("bad.jsonl", "{}\n"), self.write("worse.jsonl", "{}\n{}\n")
        kept = "1 record not read, which is kept as it is"
        apart = "2 records of --against not read: texts near them are not dropped"
        for arguments, said in (([good, "--against", worse], apart), ([bad, "--against", good], kept),
                                ([bad, "--against", worse], f"{kept}; {apart}")):
            last = self.dedupe(*arguments, code=1).stderr.splitlines()[-1]
            self.assertEqual("xapian-neardup: " + said, last)

    def test_what_against_names_is_read_or_nothing_is_written(self):
        table = self.write("t.csv", f"id,body\n1,{BASE}\n2,{OTHER}\n")
        lines = self.jsonl([{"id": "a", "text": NEAR}])
        broken = self.write("broken.docx", "PK\x03\x04")
        output = os.path.join(self.folder, "o.csv")
        for bad in (lines, broken):
            for way in (["--output", output], ["--dropped"]):
                done = self.dedupe(table, "--text-field=body", "--against", bad, *way, code=1)
                self.assertEqual("", done.stdout)
                self.assertIn(f"{bad}: was not read, so nothing was written", done.stderr)
                self.assertFalse(os.path.exists(output))
        self.assertIn("its fields are 'id', 'text': add one, --text-field body,NAME",
                      self.dedupe(table, "--text-field=body", "--against", lines, code=1).stderr)

    def test_each_input_has_one_of_the_text_fields(self):
        table = self.write("t.csv", f"id,body\n1,{BASE}\n2,{OTHER}\n")
        lines = self.jsonl([{"id": "a", "text": NEAR}])
        self.assertEqual(f"id,body\n2,{OTHER}\n", self.dedupe(table, "--text-field=body,text", "--against", lines).stdout)
        self.assertEqual("a\n", self.dedupe(table, lines, "--text-field=body,text", "--dropped").stdout)
        self.assertIn("no record has the field 'titel'",
                      self.dedupe(table, lines, "--text-field=body,text,titel", code=2).stderr)
        self.assertIn("has no column 'titel'", self.dedupe(table, "--text-field=body,titel", code=1).stderr)

    def test_a_reference_needs_no_field_that_decides_what_stays(self):
        rows = [{"id": "a", "text": BASE, "year": 1}, {"id": "b", "text": OTHER, "year": 1}, {"id": "c", "text": OTHER, "year": 2}]
        for suffix, test in (("jsonl", json.dumps({"text": BASE}) + "\n"), ("csv", f"text\n{BASE}\n")):
            test = self.write("test." + suffix, test)
            done = self.dedupe(self.jsonl(rows), "--against", test, "--keep", "year:max", "--dropped")
            self.assertEqual(("a\nb\n", True), (done.stdout, "2 dropped (1 for --against)" in done.stderr))

    def test_against_drops_what_another_set_has(self):
        other = self.write("test.txt", NEAR + "\n")
        done = self.dedupe(self.lines(OTHER, BASE), "--against", other)
        self.assertEqual(OTHER + "\n", done.stdout)
        self.assertIn("1 dropped (1 for --against), 1 group, the largest of 2;", done.stderr)

    def test_signs_do_not_count_but_in_names_and_amounts(self):
        path = self.write("signs.txt", "500.00!\n500.00\n-500.00\nC++ developer wanted\nC# developer wanted\nC developer wanted\n"
                                       "\U0001f600\n\U0001f389\nTickets: 5 €\nTickets: $5\nTickets: 5 %\nTickets: 5\n")
        self.assertEqual(["signs.txt:2"], [os.path.basename(line) for line in
                                          self.run_tool("dedupe", path, "--dropped", "--quiet").stdout.split()])

    def kept_of(self, *texts):
        rows = [{"text": text} for text in texts]
        return self.dedupe(self.jsonl(rows)).stdout.count("\n")

    def test_signs_part_texts_of_the_same_words(self):
        for texts in (("< 18 years", "> 18 years", "18 years"), ("x <= 30 holds", "x >= 30 holds"), ("HIV: + (serum)", "HIV: - (serum)"),
                      ("A: -\nB: +\nC: +", "A: +\nB: -\nC: +"), ("It returns `-1` then", "It returns `1` then"), ("3×-5", "3×5"),
                      ("5 pm UTC-2", "5 pm UTC+2"), ("x = 5", "x =\u0338 5"), ("rated AA-", "rated AA", "rated AA+"),
                      ("\uf0fe agree \uf0a8 disagree", "\uf0a8 agree \uf0fe disagree"), ("if (!ok) go", "if (ok) go")):
            self.assertEqual(len(texts), self.kept_of(*texts), texts)

    def test_spellings_of_signs_part_no_texts(self):
        for texts in (("Das Café+ hat offen", "DAS CAFÉ+ HAT OFFEN", "Das Cafe\u0301+ hat offen"), ("НТВ+ за месяц", "нтв+ за месяц"),
                      ("Κινητή+ εδώ", "ΚΙΝΗΤΉ+ ΕΔΏ"), ("티빙+ 구독", "\u1110\u1175\u1107\u1175\u11bc+ 구독"),
                      ("x ≠ 5", "x =\u0338 5"), ("at -5 degrees", "at \ufe635 degrees", "at −5 degrees"), ("x <= 30", "x ≤ 30"),
                      ("weight < 30 kg", "weight <  30 kg", "weight <\u200930 kg", "weight <\n30 kg"),
                      ("- one\n- two", "+ one\n+ two", "* one\n* two", "one\ntwo"), ("3-5 days - or more", "3–5 days – or more"),
                      ("> 5 of them?\n> 6 at most", "5 of them?\n6 at most"), ("a well-known case", "a well known case")):
            self.assertEqual(1, self.kept_of(*texts), texts)

    def test_within_compares_equal_values_only(self):
        records = [{"text": BASE, "site": "a"}, {"text": NEAR, "site": "b"}, {"text": BASE, "site": "b"}, {"text": BASE}]
        kept = self.dedupe(self.jsonl(records), "--within=site").stdout.splitlines()
        self.assertEqual([records[0], records[1], records[3]], [json.loads(line) for line in kept])

    def test_a_report_changes_no_output(self):
        path = self.jsonl(self.random_records(400, 9))
        report = os.path.join(self.folder, "page.html")
        for output in ([], ["--groups"], ["--pairs"], ["--dropped"]):
            expected = self.dedupe(path, *output, "--threshold=0.8").stdout
            self.assertEqual(expected, self.dedupe(path, *output, "--threshold=0.8", "--report", report).stdout)
        page = self.read(report)
        for part in (" of 400 texts repeat another; without them the inputs are ", "<h2>Largest groups</h2>",
                     "<h2>What the threshold drops and keeps</h2>", "<h2>Dropped by a narrow margin</h2>",
                     "<h2>Kept by a narrow margin</h2>"):
            self.assertIn(part, page)
        self.assertEqual(20, page.count('class="pair"'))
        self.assertNotIn("http:", page)

    def test_bytes_alone_decide_about_lines_and_records(self):
        lines = ["same", "Same", "same", "", "", "\xe9", "other", "\xe9", "same"]
        kept = ["same", "Same", "", "", "\xe9", "other"]
        self.assertEqual("".join(line + "\n" for line in kept), self.dedupe(self.lines(*lines), "--bytes").stdout)
        rows = self.dedupe(self.lines(*lines), "--bytes", "--dropped", "--why", "--format=jsonl").stdout.splitlines()
        self.assertEqual([("bytes", 1, [], 0)] * 3, [(row["compared_by"], row["similarity"], row["only_in_dropped"], row["differing"])
                                                    for row in map(json.loads, rows)])
        records = [{"id": "1", "text": BASE}, {"id": "2", "text": BASE}, {"id": "1", "text": BASE}, {"id": "3"}]
        kept = self.dedupe(self.jsonl(records), "--bytes").stdout.splitlines()
        self.assertEqual([records[0], records[1], records[3]], [json.loads(line) for line in kept])
        table = self.write("t.csv", f'id,text\n1,"{BASE}"\n2,"{BASE}"\n1,"{BASE}"\n')
        self.assertEqual(f'id,text\n1,"{BASE}"\n2,"{BASE}"\n', self.dedupe(table, "--bytes").stdout)
        array = self.write("a.json", json.dumps([{"a": 1}, {"a": 2}, {"a": 1}]))
        self.assertEqual([{"a": 1}, {"a": 2}], json.loads(self.dedupe(array, "--bytes").stdout))
        old = self.write("old.txt", "same\n")
        self.assertEqual("other\n", self.dedupe(self.lines("same", "other", "same"), "--against", old, "--bytes").stdout)
        self.assertEqual("other\nsame\n", self.dedupe("-", "--bytes", "--keep=last", stdin="other\nsame\nother\nsame\n").stdout)
        for option in ("--near", "--threshold=0.8", "--scheme=short", "--within=a"):
            self.run_tool("dedupe", table, "--bytes", option, code=2)

    def test_why_a_record_goes(self):
        path = self.jsonl(self.random_records(600, 11))
        texts = {record["id"]: record["text"] for record in map(json.loads, self.read(path).splitlines())}
        rows = [json.loads(line) for line in self.dedupe(
            path, "--dropped", "--why", "--format=jsonl", "--threshold=0.7", "--keep=longest").stdout.splitlines()]
        self.assertGreater(len(rows), 100)
        for row in rows:
            dropped, kept = (texts[row[name]].split() for name in ("id", "kept"))
            self.assertGreaterEqual(row["similarity"], 0.7 - 1e-6)
            self.assertEqual(dropped != kept, row["compared_by"] == "word:3")
            self.assertEqual(dropped != kept, bool(row["only_in_dropped"] + row["only_in_kept"]))
            self.assertTrue(set(row["only_in_dropped"]) <= set(dropped))
            self.assertTrue(set(row["only_in_kept"]) <= set(kept))
        by_group = self.dedupe(path, "--groups", "--why", "--format=jsonl", "--threshold=0.7", "--keep=longest").stdout
        members = [member for line in by_group.splitlines() for member in json.loads(line)["members"]]
        for row in rows:
            member, = (member for member in members if member["id"] == row["id"])
            self.assertEqual(row["only_in_dropped"], member["only_in_dropped"])
        self.assertEqual(len(rows), sum(member["compared_by"] is not None for member in members))
        text = self.dedupe(self.lines(BASE, NEAR), "--dropped", "--why").stdout
        self.assertRegex(text, r"(?s)^\S+:2\n  for \S+:1 \(0\.9\d+\): 1 of \d+ words differs: \w+ / \w+\n$")
        self.run_tool("dedupe", path, "--why", code=2)

    def test_report_says_that_files_without_words_are_equal_in_bytes(self):
        folder, report = (os.path.join(self.folder, name) for name in ("pictures", "pictures.html"))
        os.mkdir(folder)
        for name in ("a.png", "b.png"):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
        self.dedupe(folder, "--report", report)
        with open(report, encoding="utf-8") as file:
            page = file.read()
        self.assertIn("The same bytes.", page)
        self.assertNotIn("same words", page)

    def test_a_report_that_cannot_be_written_is_refused_first(self):
        path = self.lines(BASE, NEAR)
        self.assertIn("which is an input", self.dedupe(path, "--report", path, code=2).stderr)
        missing = os.path.join(self.folder, "none", "page.html")
        self.assertEqual("", self.dedupe(path, "--report", missing, code=1).stdout)

    def mailbox(self, *bodies):
        return "".join(f"From a@example.org Thu Jan  1 00:00:00 2026\nFrom: a@example.org\nSubject: s{number}\n"
                       f"Message-ID: <{number}@example.org>\n\n{body}\n\n" for number, body in enumerate(bodies))

    def test_messages_and_pages_of_archives_are_texts(self):
        box = self.write("in/a.mbox", self.mailbox(BASE, OTHER, NEAR))
        pages = b"".join([record("warcinfo", "", b"x"), response("http://e.org/1", page(OTHER)),
                          response("http://e.org/2", page(text(3))), response("http://e.org/3", b"", status="404 No")])
        archive = self.write("in/b.warc.gz", gzip.compress(pages))
        self.write("in/c.txt", text(3))
        dropped = [f"{box}:3", f"{archive}:2", os.path.join(self.docs, "in/c.txt")]
        done = self.dedupe(os.path.join(self.docs, "in"), "--dropped")
        self.assertEqual(dropped, done.stdout.splitlines())
        self.assertIn("6 texts: 3 kept, 3 dropped", done.stderr)
        self.assertEqual(self.mailbox(BASE, OTHER), self.dedupe(box).stdout)
        self.assertEqual(f"{box}:3\n", self.dedupe(self.write("x.txt", ""), box, "--against", self.lines(NEAR, BASE), "--dropped")
                         .stdout.replace(f"{box}:1\n", ""))

    def test_a_damaged_mailbox_is_reported_and_the_rest_is_read(self):
        whole = gzip.compress(self.mailbox(BASE, OTHER).encode())
        box = self.write("in/a.mbox.gz", whole + gzip.compress(b"rest" * 999)[:-9])
        self.write("in/b.txt", NEAR)
        done = self.dedupe(os.path.join(self.docs, "in"), "--dropped", code=1)
        self.assertIn(f"{box}: gzip data is cut off", done.stderr)
        self.assertEqual(os.path.join(self.docs, "in/b.txt") + "\n", done.stdout)
        self.assertIn("n.mbox: ", self.dedupe(self.write("n.mbox", "no mailbox"), code=1).stderr)

    def test_files_of_a_folder(self):
        for name, content in (("a.txt", BASE), ("b.html", f"<html><body><p>{NEAR}</p></body></html>"), ("c.txt", OTHER)):
            self.write(name, content)
        self.assertEqual(os.path.join(self.docs, "b.html") + "\0", self.dedupe(self.docs, "--dropped", "-0").stdout)
        self.assertEqual([os.path.join(self.docs, name) for name in ("a.txt", "c.txt")],
                         self.dedupe(self.docs).stdout.splitlines())


class Shards(Dedupe):
    def test_a_folder_of_records(self):
        for name, record in (("a.jsonl", BASE), ("b.ndjson", NEAR), ("part-0", OTHER), ("c.json", text(5))):
            self.write("in/" + name, json.dumps({"id": name, "text": record}) + "\n")
        self.write("in/d.jsonl.gz", gzip.compress(json.dumps({"id": "d", "text": text(6)}).encode()))
        self.write("in/e.csv", "id,text\n1,x\n")
        self.write("in/_SUCCESS", "")
        folder = os.path.join(self.docs, "in")
        done = self.dedupe(folder, "--as=jsonl")
        self.assertEqual({"a.jsonl", "part-0", "c.json", "d"}, {json.loads(line)["id"] for line in done.stdout.splitlines()})
        self.assertRegex(done.stderr, r"skipped 1: table \(.*/in/e.csv\); --as csv\n")
        self.assertIn("2 texts", self.dedupe(self.jsonl([{"id": 1, "text": BASE}, {"id": 2, "text": text(9)}]), "--as=jsonl",
                                             "--against", folder).stderr)
        done = self.dedupe(folder, "--dropped")
        self.assertRegex(done.stderr, r"skipped 3: JSON lines \(.*\); --as jsonl\n")

    def test_nothing_to_compare_says_so(self):
        self.write("in/a.jsonl", "{}\n")
        said = self.dedupe(os.path.join(self.docs, "in")).stderr
        self.assertRegex(said, r"nothing to compare: name files with texts.*\n.*skipped 1: JSON lines \(.*\); --as jsonl\n")
        self.assertIn("0 texts: 0 kept, 0 dropped, 0 groups; nothing to compare", self.dedupe(self.write("e.txt", "")).stderr)


class BadInput(Dedupe):
    def test_a_field_that_no_record_has_is_one_error(self):
        records = [{"id": number, "text": text(number)} for number in range(200)]
        path, table = self.jsonl(records), self.write("t.csv", "id,text\n1,x\n")
        for name, what, names in ((path, "field", "'id', 'text'"), (table, "column", "'id', 'text'")):
            for option in ("--text-field=boddy", "--text-field=text,boddy", "--id-field=boddy", "--keep=boddy:max", "--within=boddy"):
                done = self.dedupe(name, option, code=1)
                self.assertEqual("", done.stdout)
                self.assertIn(f"has no {what} 'boddy'", done.stderr)
                self.assertIn(f"{what}s are {names}: name one with {option.split('=')[0]}", done.stderr)
                self.assertEqual(1, len(done.stderr.splitlines()), done.stderr)
        done = self.run_tool("index", self.db, "--jsonl", path, "--text-field=boddy", code=1)
        self.assertEqual(1, done.stderr.count("boddy"))

    def test_rows_without_a_text_stay(self):
        for name, lines in (("r.csv", '"id","text"\n"a","%s"\n"b",NA\n"c",NA\n'), ("m.tsv", "id\ttext\n1\t%s\n2\tNULL\n3\tNULL\n"),
                            ("s.csv", '"id","text"\n"1","%s"\n"2",\\N\n"3",\\N\n')):
            table = lines % BASE
            done = self.dedupe(self.write(name, table))
            self.assertEqual(table, done.stdout)
            self.assertIn("2 texts such as NA stand for a missing one, and stay", done.stderr)

    def test_a_column_of_empty_cells_is_a_column(self):
        table = f"id,lang,text\n1,,{BASE}\n2,,{BASE}\n"
        self.assertEqual(table, self.dedupe(self.write("t.csv", table), "--within=lang").stdout)
        self.assertEqual(2, len(self.dedupe(self.write("t.csv", table), "--keep=lang:max").stdout.splitlines()))

    def test_an_array_of_strings_names_the_remedy(self):
        for form in ([], ["--as=json"]):
            done = self.dedupe(self.write("a.json", json.dumps([BASE, NEAR])), *form, code=1)
            self.assertIn("is a JSON array of strings; make records of them: jq -c '.[] | {text: .}'", done.stderr)

    def test_a_json_text_sequence_names_the_remedy(self):
        sequence = "".join(f"\x1e{json.dumps({'text': words}, indent=indent)}\n" for words in (BASE, BASE) for indent in (None, 1))
        for name in ("a.json", "a.jsonl", "a.json-seq"):
            for form in ([], ["--as=jsonl"], ["--as=json"]):
                done = self.dedupe(self.write(name, sequence), *form, code=1)
                self.assertIn("is a JSON text sequence; make JSON lines of it: tr -d '\\036' | jq -c .", done.stderr)
        self.assertIn("a.json", self.dedupe(self.write("a.json", sequence), "--as=files").stdout)

    def test_records_as_python_writes_them(self):
        lines = ['{"id":1,"text":"%s","n":NaN}' % BASE, '{"id":2,"text":"%s \\ud83d","n":Infinity}' % BASE,
                 '{"id":3,"text":"%s \\udc00","n":-Infinity}' % OTHER]
        path = self.write("a.jsonl", "".join(line + "\n" for line in lines))
        self.assertEqual([lines[0], lines[2]], self.dedupe(path).stdout.splitlines())
        self.assertEqual([lines[1], lines[2]], self.dedupe(path, "--keep=n:max").stdout.splitlines())
        self.assertEqual([lines[0][:-1] + ',"m":null}', lines[1][:-1] + ',"m":1}', lines[2][:-1] + ',"m":null}'],
                         self.dedupe(path, "--mark=m").stdout.splitlines())

    def test_dates_that_can_be_read_in_two_ways_are_an_error(self):
        path = self.write("t.csv", f"id,text,d\na,{BASE},01/02/2020\nb,{BASE},02/01/2020\n")
        self.assertIn("can be read in two ways; write numbers as 1234.5, dates as 2020-12-31",
                      self.dedupe(path, "--keep=d:max", code=2).stderr)
        path = self.write("t.csv", f"id,text,d\na,{BASE},2020-01-02\nb,{BASE},soon\n")
        self.assertIn("values of the field 'd', such as '2020-01-02', are not all numbers, nor all dates",
                      self.dedupe(path, "--keep=d:max").stderr)

    def test_a_line_that_is_no_json_is_named_and_kept(self):
        lines = [json.dumps({"text": BASE}), "{broken", json.dumps({"title": "no text"}), json.dumps({"text": NEAR})]
        path = self.write("r.jsonl", "\n".join(lines) + "\n")
        done = self.dedupe(path, code=1)
        self.assertEqual("\n".join(lines[:3]) + "\n", done.stdout)
        self.assertIn("r.jsonl:2: invalid JSON", done.stderr)
        self.assertIn('r.jsonl:3: has no "text"', done.stderr)

    def test_a_row_with_too_few_cells_and_a_table_without_the_column(self):
        done = self.dedupe(self.write("t.csv", f"id,text\n1\n2,{BASE}\n"), code=1)
        self.assertIn("t.csv:2: row has 1 cells, its table has 2 columns", done.stderr)
        self.assertEqual(f"id,text\n1\n2,{BASE}\n", done.stdout)
        self.assertIn("has no column 'text'", self.dedupe(self.write("u.csv", "id,body\n1,x\n"), code=1).stderr)

    def test_ids_that_repeat_are_reported_and_not_mixed_up(self):
        records = [{"id": "a", "text": BASE}, {"id": "a", "text": OTHER}, {"id": "b", "text": NEAR}, {"id": "a", "text": ""},
                   {"id": "a", "text": "few words"}]
        path = self.jsonl(records)
        done = self.dedupe(path, "--groups")
        self.assertIn("1 id in several records, the first 'a' in", done.stderr)
        self.assertIn("records.jsonl:1, ", done.stderr)
        self.assertIn("records.jsonl:4 and 1 more; these records are named by file and number", done.stderr)
        self.assertIn(f"*o 1.0000  {path}:1\n", done.stdout)
        self.assertIn("  b\n", done.stdout)
        table = self.write("t.csv", f"id,text\n7,{BASE}\n7,{NEAR}\n")
        self.assertEqual(f"{table}:3\n", self.dedupe(table, "--dropped").stdout)
        marked = self.dedupe(table, "--mark=of").stdout.splitlines()
        self.assertEqual(f"7,{NEAR},{table}:2", marked[2])

    def test_a_reference_with_the_id_of_a_record_is_named_by_file_and_number(self):
        test = self.jsonl([{"id": "a", "text": NEAR}, {"id": "b", "text": text(9)}], "test.jsonl")
        path = self.jsonl([{"id": "a", "text": OTHER}, {"id": "b", "text": BASE}])
        done = self.dedupe(path, "--against", test, "--groups")
        self.assertNotIn("several records", done.stderr)
        self.assertIn(f"*o 1.0000  {test}:1\n", done.stdout)
        self.assertIn("  b\n", done.stdout)
        self.assertEqual("b\n", self.dedupe(path, "--against", test, "--dropped").stdout)

    def test_ill_formed_text_is_text(self):
        path = self.write("l.txt", b"\xff\xfe" + BASE.encode() + b"\n" + NEAR.encode() + b"\xc3\n")
        done = subprocess.run([tool(), "dedupe", path, "--quiet"], capture_output=True, check=True)
        self.assertEqual(b"\xff\xfe" + BASE.encode() + b"\n", done.stdout)

    def test_a_line_over_the_limit_is_named_and_kept(self):
        long = "long " * 1_000_000
        path = self.lines(BASE, long, NEAR)
        done = self.dedupe(path, "--max-size=100000", code=1)
        self.assertEqual(f"{BASE}\n{long}\n", done.stdout)
        self.assertIn("lines.txt:2: is longer than --max-size 100000 bytes", done.stderr)

    def test_records_longer_than_a_portion_stay_and_go(self):
        long = "".join(f"{text(n, 2000)} " for n in range(800))
        self.assertGreater(len(long), 17_000_000 // 2)
        long += " ".join(f"w{n}" for n in range(1_500_000))
        path = self.lines(BASE, long, NEAR, long, OTHER)
        self.assertEqual(f"{BASE}\n{long}\n{OTHER}\n", self.dedupe(path).stdout)

    def test_an_output_is_no_input(self):
        path = self.lines(BASE, NEAR)
        self.assertIn("which is an input", self.dedupe(path, "--output", path, code=2).stderr)
        self.assertEqual(f"{BASE}\n{NEAR}\n", self.read(path))

    def test_an_output_appears_whole(self):
        path = self.write("many.txt", "".join(text(n, 200) + "\n" for n in range(3000)))
        target = os.path.join(self.folder, "out.txt")
        self.write("out.txt", "")
        run = subprocess.Popen([tool(), "dedupe", path, "--output", target], stderr=subprocess.PIPE)
        run.send_signal(signal.SIGKILL)
        run.communicate()
        self.assertFalse(os.path.exists(target))
        self.dedupe(path, "--output", target)
        self.assertEqual(self.read(path), self.read(target))
        self.assertEqual([], [name for name in os.listdir(self.folder) if "unfinished" in name])

    def test_an_input_that_ends_too_early_leaves_the_output_as_it_is(self):
        lines = "".join(text(n, 30) + "\n" for n in range(500))
        packed = gzip.compress(lines.encode())
        whole, target = self.write("whole.txt", lines), self.write("target.txt", "before\n")
        changing = self.write("changing.txt", ("\u00e9 " * 1000 + "\n").encode() * 300 + (b"\xe9 " * 1000 + b"\n") * 500)
        damaged = self.write("damaged.gz", packed + b"garbage")
        for path in (damaged, self.write("cut.gz", packed[:-40]), changing):
            for arguments in ((path,), (whole, path), (path, whole), (path, "--mark=m")):
                done = self.dedupe(*arguments, "--output", target, code=1)
                self.assertRegex(done.stderr, "was not read( to its end)?, so nothing was written|nothing was read from it")
                self.assertEqual("before\n", self.read(target))
            self.assertEqual("", self.dedupe(path, code=1).stdout)
        self.assertIn("its array has no end", self.dedupe(self.write("cut.json", '[{"text": "%s"}' % BASE), code=1).stderr)
        self.assertIn("so nothing was written", self.dedupe(whole, "--against", damaged, "--output", target, code=1).stderr)
        self.assertEqual("before\n", self.read(target))

    def test_short_lines_under_a_small_limit_are_read(self):
        lines = "".join(text(n, 30) + "\n" for n in range(3000))
        self.assertEqual(lines, self.dedupe(self.write("lines.txt", lines), "--max-size=2000").stdout)
        self.assertEqual(lines, self.dedupe("-", "--max-size=2000", stdin=lines + lines).stdout)

    def test_the_encoding_may_be_named(self):
        path = self.write("lines.txt", b"\xb3\xf3d\xbc one two three\n" * 2)
        self.assertEqual(1, self.dedupe(path, "--charset=iso8859-2", "--groups").stdout.count("2 texts"))
        self.assertIn("unknown charset 'x-none'", self.dedupe(path, "--charset=x-none", code=2).stderr)

    def test_a_full_disk_is_no_success(self):
        path = self.lines(BASE, NEAR)
        self.assertIn("cannot write '/dev/full'", self.dedupe(path, "--output=/dev/full", code=5).stderr)

    def on_small_disk(self, mebibytes, *arguments):
        """Run dedupe with TMPDIR on a file system of so much room. Prints what is left there after its own output."""
        disk = os.path.join(self.folder, "disk")
        os.makedirs(disk, exist_ok=True)
        mount = f"mount -t tmpfs -o size={mebibytes}m none {disk}"
        script = f'{mount} && {{ export TMPDIR={disk}; "$@"; code=$?; ls -A {disk}; exit $code; }}'
        if subprocess.run(["unshare", "--mount", "--map-root-user", "sh", "-c", mount], capture_output=True).returncode:
            self.skipTest("no file system can be mounted here")
        return subprocess.run(["unshare", "--mount", "--map-root-user", "sh", "-c", script, "sh", tool(), "dedupe", *arguments],
                              capture_output=True, text=True, timeout=120)

    def test_a_disk_that_fills_while_keys_are_kept_there(self):
        path = self.lines(*(text(number, 12) for number in range(20000)))
        output = os.path.join(self.folder, "kept.txt")
        for options in (["--memory=1K"], ["--memory=1K", "--jobs=3", "--groups"]):
            printed = [] if "--groups" in options else ["--output", output]
            done = self.on_small_disk(1, path, *options, *printed)
            self.assertEqual((5, ""), (done.returncode, done.stdout), done.stderr)
            self.assertRegex(done.stderr, r"^xapian-neardup: cannot keep data in '.*/disk', set TMPDIR to a folder with room: "
                                          r"No space left on device\n$")
            self.assertFalse(os.path.exists(output))
        done = self.on_small_disk(64, path, "--memory=1K", "--quiet", "--output", output)
        self.assertEqual((0, "", ""), (done.returncode, done.stdout, done.stderr))
        self.assertEqual(self.dedupe(path).stdout, self.read(output))

    def test_a_folder_for_keys_that_is_absent_is_named(self):
        path = self.lines(*(text(number - (number % 5 == 0), 12) for number in range(20000)))
        for jobs in ("--jobs=1", "--jobs=3"):
            done = subprocess.run([tool(), "dedupe", path, "--memory=1M", jobs], capture_output=True, text=True,
                                  env={**os.environ, "TMPDIR": "/nonexistent"})
            self.assertEqual("xapian-neardup: cannot keep data in '/nonexistent', set TMPDIR to a folder with room: "
                             "No such file or directory\n", done.stderr)

    def boilerplate(self, count):
        """Texts of which three words in four are the same."""
        words = BASE.split()
        return [" ".join(words[:60] + [f"{word}of{number}" for word in words[60:80]] + words[80:]) for number in range(count)]

    def test_a_band_forgets_no_reference_and_says_when_it_forgets_others(self):
        made = self.boilerplate(40)
        against = self.jsonl([{"text": one} for one in made], "against.jsonl")
        path = self.lines(*(one.replace("elder1", "elders1", 1) for one in reversed(made)))
        options = ("--against", against, "--threshold=0.9", "--families=keep", "--band-cap=1")
        done = self.dedupe(path, "--dropped", *options)
        self.assertEqual(40, len(done.stdout.splitlines()), done.stderr)
        self.assertNotIn("band", done.stderr)
        done = self.dedupe(self.lines(*made), "--threshold=0.9", "--band-cap=2")
        self.assertRegex(done.stderr, r"; \d+ bands of more than 2 centres, so near texts may stay: --band-cap 4 compares more;")

    def test_a_template_is_named_whose_texts_stay(self):
        one = "kettle of steel with a lid and a whistle in the colour {} for two litres of water"
        path = self.lines(*(one.format(colour) for colour in ("red", "blue", "green", "grey", "pink")))
        done = self.dedupe(path, "--threshold=0.5")
        self.assertIn("0 groups; 1 template with 5 texts, which differ in words of their own: --families keep groups them;",
                      done.stderr)
        self.assertNotIn("template", self.dedupe(path, "--threshold=0.5", "--families=keep").stderr)

    def test_records_are_counted_and_not_the_blank_lines_between_them(self):
        for name, content in (("t.jsonl", '{"text": "one two"}\n\n{"text": "three"}\n{"no": 1}\n'),
                              ("t.csv", "id,text\n1,one two\n\n2,three\n3,four,five\n")):
            path = self.write(name, content)
            done = self.dedupe(path, code=1)
            self.assertEqual(content, done.stdout)
            self.assertIn("\nxapian-neardup: 3 texts: 3 kept,", done.stderr)
            self.assertIn("\nxapian-neardup: 1 record not read, which is kept as it is\n", done.stderr)

    def test_an_output_on_a_full_disk_is_not_there_in_part(self):
        path = self.lines(*(text(number) for number in range(3000)))
        done = self.on_small_disk(1, path, "--output", os.path.join(self.folder, "disk", "kept.txt"))
        self.assertEqual((5, ""), (done.returncode, done.stdout), done.stderr)
        self.assertRegex(done.stderr, "^xapian-neardup: .*kept.txt.*No space left on device\n$")

    def test_no_input(self):
        self.assertIn("No such file", self.dedupe(os.path.join(self.folder, "none.txt"), code=1).stderr)
        self.assertEqual("", self.dedupe(self.write("empty.txt", "")).stdout)


if __name__ == "__main__":
    main()
