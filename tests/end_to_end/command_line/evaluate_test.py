#!/usr/bin/env python3
# Rooms: cli/measuring
"""The command line from end to end: evaluate."""

import json
import lzma
import os

from command_line import BASE, NEAR, OTHER, CommandLine, main


class Evaluating(CommandLine):
    """One set: a and b are near, c is another text, d is empty."""

    def setUp(self):
        super().setUp()
        texts = {"a": BASE, "b": NEAR, "c": OTHER, "d": ""}
        self.texts = self.write("set/docs.jsonl", "".join(json.dumps({"id": i, "text": t}) + "\n" for i, t in texts.items()))
        self.labels = self.write("set/pairs.tsv", "#id1\tid2\tJ\na\tb\t0.95\na\tc\t0.1\n")
        self.set = os.path.dirname(self.texts)

    def test_figures_are_those_of_the_set(self):
        for arguments in ([self.set], [self.texts, self.labels]):
            rows = self.rows("evaluate", *arguments, "--scheme", "standard", "--scheme", "simhash-doc")
            self.assertEqual(2, len(rows))
            self.assertEqual([4, 4], [row["documents"] for row in rows])
            self.assertEqual([1, 1], [row["without_tokens"] for row in rows])
            self.assertEqual([1, 1], [row["true_pairs"] for row in rows])
            self.assertEqual([1, 1], [row["labels_left_out"] for row in rows])
            self.assertEqual({"precision": 1, "recall": 1, "f1": 1}, rows[0]["after"])
            self.assertEqual([0.1, 0.9], [entry["from"] for entry in rows[0]["by_similarity"]])
            self.assertIn("bands=minhash:8x4", rows[0]["scheme"])

    def test_people_get_a_table_and_details_when_asked(self):
        lines = self.run_tool("evaluate", self.set).stdout.splitlines()
        self.assertEqual(["set", "scheme"], lines[0].split()[:2])
        self.assertEqual(["set", "standard", "1"], lines[1].split()[:3])
        self.assertEqual(2, len(lines))
        self.assertIn("100-999 tokens:", self.run_tool("evaluate", self.set, "--details").stdout)

    def test_measures_and_rules_of_groups_are_compared(self):
        rows = self.rows("evaluate", self.set, "--measure", "jaccard", "--measure", "idf")
        self.assertEqual(["jaccard", "idf"], [row["measure"] for row in rows])
        self.assertEqual(1, rows[1]["after"]["recall"])
        lines = self.run_tool("evaluate", self.set, "--measure", "idf").stdout.splitlines()
        self.assertEqual(["set", "standard", "idf", "1"], lines[1].split()[:4])
        (row,) = self.rows("evaluate", self.set, "--min-words", "100000")
        self.assertEqual([0, 100000], [row["reported"], row["min_words"]])
        done = self.run_tool("evaluate", self.set, "--same", "title", code=2)
        self.assertIn("give JSON lines with a title", done.stderr)

    def test_labels_that_are_left_out_are_said(self):
        for format_option in ("--format=text", "--format=jsonl", "--format=tsv"):
            done = self.run_tool("evaluate", self.set, "--scheme", "standard", "--scheme", "short", format_option)
            self.assertEqual("xapian-neardup: 1 of 2 labels left out: their similarity is below --truth 0.8\n", done.stderr)
        for arguments in (["--truth", "0.1"], ["--between", "a:b"]):
            self.assertEqual("", self.run_tool("evaluate", self.set, *arguments).stderr)
        self.write("set/pairs.tsv", "a\tb\na\tc\n")
        self.assertEqual("", self.run_tool("evaluate", self.set).stderr)

    def test_compressed_sets_are_the_same(self):
        expected = self.run_tool("evaluate", self.set).stdout.split()[:-2]
        for path in (self.texts, self.labels):
            with open(path, "rb") as file:
                content = file.read()
            os.remove(path)
            self.write(os.path.relpath(path, self.docs) + ".xz", lzma.compress(content))
        self.assertEqual(expected, self.run_tool("evaluate", self.set).stdout.split()[:-2])

    def test_only_pairs_between_two_sources_count(self):
        row = self.rows("evaluate", self.set, "--between", "a:c")[0]
        self.assertEqual([0, 0], [row["true_pairs"], row["candidates"]])
        self.assertEqual({"precision": None, "recall": None, "f1": None}, row["b_cubed"])
        self.assertIn("A:B", self.run_tool("evaluate", self.set, "--between", "a", code=2).stderr)

    def test_page_is_written_and_never_over_the_set(self):
        page = os.path.join(self.folder, "page.html")
        self.run_tool("evaluate", self.set, "--html", page)
        with open(page, encoding="utf-8") as file:
            content = file.read()
        self.assertEqual(12, content.count("<svg "))
        self.assertIn("4 documents, 2 labelled pairs", content)
        for read in (self.texts, self.labels, os.path.join(self.set, "new.html")):
            self.assertIn("is an input; name another file", self.run_tool("evaluate", self.set, "--html", read, code=2).stderr)
            done = self.run_tool("evaluate", self.texts, self.labels, "--html", self.labels, code=2)
            self.assertIn("is an input; name another file", done.stderr)
        self.run_tool("evaluate", self.set, "--html", "/nowhere/at/all.html", code=1)
        self.run_tool("evaluate", self.set)

    def test_bad_sets_are_named_with_file_and_line(self):
        self.write("set/pairs.tsv", "a\tb\t0.5\nb\ta\t0.75\n")
        done = self.run_tool("evaluate", self.set, code=1)
        self.assertIn(self.labels + ":2: the pair has similarity 0.75, but 0.5 in an earlier line", done.stderr)
        self.write("set/pairs.tsv", "a\tz\n")
        self.assertIn("no document has the id 'z'", self.run_tool("evaluate", self.set, code=1).stderr)
        self.assertIn("no file of pairs", self.run_tool("evaluate", self.texts, code=1).stderr)
        missing = os.path.join(self.folder, "none")
        self.assertIn(missing, self.run_tool("evaluate", missing, self.labels, code=1).stderr)
        damaged = self.write("set/damaged.xz", lzma.compress(b"a\tb\n")[:-9])
        self.assertIn(damaged, self.run_tool("evaluate", self.texts, damaged, code=1).stderr)

    def test_usage_errors(self):
        self.run_tool("evaluate", code=2)
        self.run_tool("evaluate", self.set, "--scheme", "klingon", code=2)
        self.run_tool("evaluate", self.set, "--threshold", "1.5", code=2)
        self.run_tool("evaluate", self.set, "--truth", "-1", code=2)


if __name__ == "__main__":
    main()
