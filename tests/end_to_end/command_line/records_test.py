#!/usr/bin/env python3
# Rooms: intake/documents, cli/dedupe
"""The command line from end to end: index of records with named fields."""

import csv
import gzip
import io
import json
import os

from command_line import BASE, OTHER, CommandLine, main, text


class Records(CommandLine):
    FIELDS = ("--id-field", "number", "--text-field", "headline,body", "--title-field", "headline", "--url-field", "link")

    def setUp(self):
        super().setUp()
        self.table = [["number", "headline", "body", "link", "author"]]
        for number in range(6):
            body = f'"{text(number // 2, 80)}",\n{text(9, 20)}'
            self.table.append([str(number), f"Headline {number}", body, f"http://example.org/{number}", "Nobody"])

    def csv_file(self, name="table.csv"):
        lines = io.StringIO()
        csv.writer(lines).writerows(self.table)
        return self.write(name, lines.getvalue())

    def hits(self):
        rows = self.rows("search", self.db, text(9, 2), "--no-collapse", "--limit", "100")
        return sorted((row["id"], row["title"], row["url"]) for row in rows)

    def expect_indexed(self, *arguments):
        done = self.run_tool("index", self.db, *arguments)
        self.assertIn("6 documents added", done.stdout)
        self.assertEqual([(str(n), f"Headline {n}", f"http://example.org/{n}") for n in range(6)], self.hits())
        self.assertIn("0 documents added, 0 updated, 6 unchanged", self.run_tool("index", self.db, *arguments).stdout)

    def test_rows_with_one_cell_in_other_columns_stay(self):
        fields = ("--text-field", "date,text,debit,credit")
        rows = "id;date;text;debit;credit\n1;1 May;Rent of the flat;500;\n2;1 May;Rent of the flat;;500\n3;1 May;Rent of the flat;500;\n"
        bank = self.write("bank.csv", rows)
        for threshold in ((), ("--threshold", "1")):
            done = self.run_tool("dedupe", bank, *fields, "--dropped", "--quiet", *threshold)
            self.assertEqual("3", done.stdout.strip()[:1])
        self.run_tool("index", self.db, "--csv", bank, *fields, "--group", "--quiet")
        self.assertEqual([["1", "3"]], [group["members"] for group in self.rows("groups", self.db)])
        lines = [{"id": n, "name": "Anna", **cell} for n, cell in enumerate(({"present": "yes"}, {"absent": "yes"}))]
        school = self.write("school.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
        self.assertEqual("", self.run_tool("dedupe", school, "--text-field", "name,present,absent", "--dropped", "--quiet").stdout)

    def test_a_text_of_one_line_or_more_may_stand_in_another_field(self):
        sources = self.write("sources.jsonl", "".join(json.dumps(line) + "\n" for line in ({"text": BASE}, {"content": BASE})))
        news = self.write("news.csv", f"id,title,summary,body\n1,Report,{BASE},\n2,Report,,{BASE}\n")
        for path, fields in ((sources, "text,content"), (news, "title,summary,body")):
            done = self.run_tool("dedupe", path, "--text-field", fields, "--dropped", "--quiet")
            self.assertEqual(1, len(done.stdout.splitlines()), path)
            db = path + ".db"
            kind = "--jsonl" if path == sources else "--csv"
            self.run_tool("index", db, kind, path, "--text-field", fields, "--group", "--quiet")
            self.assertEqual(1, len(self.rows("groups", db)), path)

    def test_a_record_that_is_nested_deep_is_named_and_stays(self):
        deep = '{"text":[{"content":' + "[" * 100000 + "]" * 100000 + "}]}\n"
        path = self.write("deep.jsonl", deep + json.dumps({"text": BASE}) + "\n")
        done = self.run_tool("dedupe", path, code=1)
        self.assertEqual(deep, done.stdout.splitlines(keepends=True)[0])
        self.assertIn('deep.jsonl:1: has a message that is nested more than 100 deep', done.stderr)
        done = self.run_tool("index", self.db, "--jsonl", path, code=1)
        self.assertIn('deep.jsonl:1: has a message that is nested more than 100 deep', done.stderr)

    def test_an_id_that_lost_its_zeros_is_told_as_a_number_of_a_document(self):
        path = self.write("t.csv", f"id,text\n001,{BASE}\n002,{BASE}\n")
        self.run_tool("index", self.db, "--csv", path)
        said = "xapian-neardup: no document has the id '2'; this is document number 2, of the id '002'\n"
        self.assertEqual(1, self.run_tool("find", self.db, "2").stderr.count(said))
        self.assertIn(said, self.run_tool("explain", self.db, "2", "001").stderr)
        self.assertNotIn("document number", self.run_tool("find", self.db, "002").stderr)

    def test_a_title_that_is_the_whole_text_names_nothing(self):
        title = "substituted kettle of steel and ivory with a lid of blue glass 735"
        path = self.write("t.csv", f"id,title\n1,{title}\n2,{title} set\n")
        fields = ("--text-field", "title", "--threshold", "0.85")
        dropped = self.run_tool("dedupe", path, *fields, "--dropped").stdout
        self.run_tool("index", self.db, "--csv", path, *fields[:2])
        self.assertEqual("2\n", dropped)
        self.assertIn("1 group of 2 documents", self.run_tool("group", self.db, *fields[2:]).stdout)

    def test_a_table_of_commas(self):
        self.expect_indexed("--csv", self.csv_file(), *self.FIELDS)

    def test_a_compressed_table(self):
        path = self.csv_file()
        with open(path, "rb") as plain, gzip.open(path + ".gz", "wb") as packed:
            packed.write(plain.read())
        self.expect_indexed("--csv", path + ".gz", *self.FIELDS)

    def test_a_table_of_tabs(self):
        lines = ["\t".join(cell.replace("\n", "\\n") for cell in row) for row in self.table]
        self.expect_indexed("--tsv", self.write("table.tsv", "\n".join(lines)), *self.FIELDS)

    def test_the_texts_of_all_formats_are_the_same(self):
        lines = [json.dumps(dict(zip(self.table[0], row))) for row in self.table[1:]]
        self.run_tool("index", self.db, "--jsonl", self.write("table.jsonl", "\n".join(lines)), *self.FIELDS)
        self.assertIn("0 documents added, 0 updated, 6 unchanged",
                      self.run_tool("index", self.db, "--csv", self.csv_file(), *self.FIELDS).stdout)

    def test_names_in_titles_and_texts_tell_short_records_apart(self):
        common = text(0, 100)
        records = {"compiler c": "of C", "compiler cxx": "of C++", "compiler csharp": "of C#", "store": "of data",
                   "store mpich": "of data by mpich", "copy of store": "of data"}
        lines = [json.dumps({"id": title, "title": title, "text": f"{common} {words}"}) for title, words in records.items()]
        self.run_tool("index", self.db, "--jsonl", self.write("names.jsonl", "\n".join(lines)), "--group")
        self.assertEqual([["copy of store", "store"]], [sorted(row["members"]) for row in self.rows("groups", self.db)])
        self.assertIn("C++", self.run_tool("explain", self.db, "compiler c", "compiler cxx").stdout)
        self.assertIn("no issues", self.run_tool("check", self.db, "--words").stdout)

    def test_records_without_ids_are_numbered(self):
        path = self.csv_file()
        self.run_tool("index", self.db, "--csv", path, "--text-field", "body")
        self.assertEqual([f"{os.path.realpath(path)}:{n}" for n in range(2, 8)], [hit[0] for hit in self.hits()])
        lines = self.write("plain.jsonl", '{"text": "one"}\n{"text": "two", "id": "x"}\n')
        self.assertIn("2 documents added", self.run_tool("index", self.db, "--jsonl", lines).stdout)
        refused = self.run_tool("index", self.db, "--jsonl", "-", stdin='{"text": "one"}\n', code=1).stderr
        self.assertIn('standard input:1: has no "id"', refused)

    def test_records_of_one_id_and_other_texts_stay(self):
        posts = self.write("posts.csv", f"id,text\n1,{text(1)}\n2,{text(2)}\n")
        comments = self.write("comments.csv", f"id,text\n1,{text(3)}\n2,{text(2)}\n")
        both = ("index", self.db, "--csv", posts, "--csv", comments)
        said = self.run_tool(*both).stdout
        self.assertIn("renamed 1: record with the id of another text, so it has another id (", said)
        self.assertIn("comments.csv:2); name a field of unique ids with --id-field, or index each file into a database", said)
        self.assertIn("repeated 1: the id of an earlier input, of which one stays", said)
        self.assertEqual(f"{os.path.realpath(comments)}:3\n", self.run_tool("dedupe", posts, comments, "--dropped").stdout)
        place = os.path.realpath(comments) + ":2"
        ids = lambda number: [row["id"] for row in self.rows("search", self.db, text(number, 1), "--no-collapse")]
        self.assertEqual([["1"], ["2"], [place]], [ids(number) for number in (1, 2, 3)])
        self.assertIn("0 documents added, 0 updated, 4 unchanged", self.run_tool(*both).stdout)
        self.assertIn("0 updated, 2 unchanged", self.run_tool("index", self.db, "--csv", comments).stdout)
        self.write("posts.csv", f"id,text\n1,{text(1)} more\n2,{text(2)}\n")
        edited = self.run_tool(*both).stdout
        self.assertIn("0 documents added, 1 updated, 3 unchanged", edited)
        self.assertNotIn("rewritten", edited)

    def test_records_of_one_id_in_one_file_or_pipe_stay(self):
        lines = [json.dumps({"id": 7, "text": text(number)}) + "\n" for number in (1, 2, 3, 1)]
        path = self.write("answers.jsonl", "".join(lines))
        for source, feed in ((path, None), ("-", "".join(lines))):
            db = f"{self.db}{len(source)}"
            for _ in range(2):
                said = self.run_tool("index", db, "--jsonl", source, stdin=feed).stdout
                self.assertIn("\nrenamed 2: record with the id of another text", said)
            self.assertEqual(3, self.rows("info", db)[0]["documents"])

    def test_a_record_that_was_named_by_its_place_goes_with_the_place(self):
        def indexed(*rows):
            path = self.write("t.csv", "id,text\n" + "".join(f"{name},{text(number)}\n" for name, number in rows))
            self.run_tool("index", self.db, "--csv", path, "--quiet")
            found = [[row["id"] for row in self.rows("search", self.db, text(number, 1), "--no-collapse")] for number in (1, 2, 3)]
            return [[name.removeprefix(os.path.realpath(path)) for name in names] for names in found]

        self.assertEqual([["1"], [":3"], []], indexed((1, 1), (1, 2)))
        self.assertEqual([["1"], [":4"], ["9"]], indexed((9, 3), (1, 1), (1, 2)), "a row is before them")
        self.assertEqual([["1"], ["2"], ["9"]], indexed((9, 3), (1, 1), (2, 2)), "the ids are mended")

    def test_a_record_that_takes_the_place_of_quite_another_text_is_said(self):
        self.run_tool("index", self.db, "--csv", self.write("posts.csv", f"id,text\n1,{text(1)}\n2,{text(2)}\n"))
        said = self.run_tool("index", self.db, "--csv", self.write("more.csv", f"id,text\n1,{text(3)}\n2,{text(2)} more\n")).stdout
        self.assertIn("0 documents added, 2 updated", said)
        self.assertRegex(said, r"\nrewritten 1: the id had a text of quite other words, which is gone \(.*more.csv:2\); .*--id-field")

    def test_a_field_that_is_no_time_or_title_loses_no_record(self):
        path = self.write("t.csv", f"id,modtime,text\n1,2024-01-02,{text(1)}\n2,soon,{text(2)}\n3,NA,\n4,soon,NA\n")
        for build in ("writer", "shards"):
            said = self.run_tool("index", self.db + build, "--csv", path, "--build", build).stdout
            self.assertIn("4 documents added", said)
            self.assertRegex(said, r"\nunread 2: field 'modtime' is not a time .*, or a date such as 2026-11-21 \(.*; write it so")
            self.assertRegex(said, r"\nunsigned 2: no words to sign \(.*t.csv:4, .*t.csv:5\)")
            self.assertEqual(["4"], [row["id"] for row in self.rows("search", self.db + build, "NA")])

    def test_backslashes_of_paths_part_words_in_a_table_of_tabs(self):
        self.run_tool("index", self.db, "--tsv", self.write("t.tsv", "id\ttext\n1\tC:\\Users\\anna\\Documents\n"))
        self.assertEqual(1, len(self.rows("search", self.db, "anna")))

    def test_a_table_in_another_encoding(self):
        path = self.write("latin.csv", "id,text\nä,größe über alles\n".encode("latin-1"))
        self.run_tool("index", self.db, "--csv", path, "--charset", "latin1")
        (row,) = self.rows("search", self.db, "größe", "--no-collapse")
        self.assertEqual("ä", row["id"])

    def test_errors_name_the_remedy(self):
        path = self.csv_file()
        missing = self.run_tool("index", self.db, "--csv", path, code=1).stderr
        self.assertIn("has no column 'text' for the text; its columns are 'number', 'headline'", missing)
        self.assertIn("--text-field", missing)
        piped = self.run_tool("index", self.db, "--tsv", "-", stdin="text\nwords\n", code=1).stderr
        self.assertIn("name one with --id-field", piped)
        idle = self.run_tool("index", self.db, self.docs, "--id-field", "number", code=2).stderr
        self.assertIn("--id-field has no effect without --jsonl or --csv or --tsv", idle)
        ragged = self.write("ragged.csv", "id,text\n1,one,more\n2,two\n")
        done = self.run_tool("index", self.db, "--csv", ragged, code=1)
        self.assertIn("ragged.csv:2: row has 3 cells, its table has 2 columns", done.stderr)
        self.assertIn("1 document added", done.stdout)


    def test_fields_may_be_nested_and_texts_may_be_lists(self):
        path = self.write("chats.jsonl", json.dumps({"meta": {"id": "a"}, "chat": {"messages": [
            {"role": "user", "content": BASE}, {"role": "assistant", "content": [{"type": "text", "text": "answerword"}]}]}}) + "\n"
            + json.dumps({"meta": {"id": "b"}, "chat": {"messages": [BASE, "answerword"]}}) + "\n"
            + json.dumps({"meta": {"id": "c"}, "chat.messages": OTHER, "chat": {"messages": ["lostword"]}}) + "\n")
        fields = ["--text-field", "chat.messages", "--id-field", "meta.id"]
        self.run_tool("index", self.db, "--jsonl", path, *fields)
        self.assertEqual({"a", "b"}, {row["id"] for row in self.rows("search", self.db, "answerword", "--no-collapse")})
        self.assertEqual([], self.rows("search", self.db, "lostword"))
        self.assertIn("2 kept, 1 dropped", self.run_tool("dedupe", path, *fields).stderr)
        said = self.run_tool("index", self.db, "--jsonl", path, "--text-field", "char.messages", code=1).stderr
        self.assertIn("has no field 'char.messages'", said)
        said = self.run_tool("index", self.db, "--jsonl", path, "--text-field", "chat", code=1).stderr
        self.assertIn('"chat" is object, expected a string', said)

if __name__ == "__main__":
    main()
