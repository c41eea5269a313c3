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
