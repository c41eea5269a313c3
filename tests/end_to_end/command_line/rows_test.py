#!/usr/bin/env python3
# Rooms: cli/rows
"""The command line from end to end: rows."""

import json
import os
import re

from command_line import BASE, NEAR, OTHER, CommandLine, main


class Rows(CommandLine):
    """What programs read: every row names its documents, and every cell can be read back."""

    def test_documents_whose_ids_are_no_utf8_are_told_apart_by_docid(self):
        for name in (b"a\xff.txt", b"a\xfe.txt"):
            with open(os.path.join(os.fsencode(self.docs), name), "w") as file:
                file.write(BASE)
        self.run_tool("index", self.db, self.docs)
        (change, other) = self.rows("group", self.db, "--dry-run")
        self.assertEqual((change["id"], {1, 2}), (other["id"], {change["docid"], other["docid"]}))
        self.run_tool("group", self.db)
        (pair,) = self.rows("pairs", self.db)
        self.assertEqual((pair["id1"], 1, 2), (pair["id2"], pair["docid1"], pair["docid2"]))
        (group,) = self.rows("groups", self.db)
        self.assertEqual((1, [1, 2]), (group["representative_docid"], group["member_docids"]))
        hits = self.rows("search", self.db, BASE.split()[0], "--no-collapse")
        self.assertEqual({1, 2}, {hit["docid"] for hit in hits})
        self.run_tool("group", self.db, "--distinct", "1", "2")
        (pair,) = self.rows("groups", self.db, "--distinct")
        self.assertEqual({1, 2}, {pair["docid1"], pair["docid2"]})

    def test_a_dry_run_says_who_would_stand_behind_whom_and_by_which_words_they_differ(self):
        words = BASE.split()
        nearer = " ".join(words[:-1] + ["otherwise"])
        lines = [{"id": "first", "title": "One", "text": BASE}, {"id": "near", "title": "Two", "text": NEAR},
                 {"id": "nearer", "text": nearer}, {"id": "same", "text": BASE}, {"id": "alone", "text": OTHER}]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(map(json.dumps, lines)))
        before = self.run_tool("group", self.db, "--dry-run", "--threshold", "0.8", "--families", "keep").stdout
        changes = self.rows("group", self.db, "--dry-run", "--threshold", "0.8", "--families", "keep")
        self.assertEqual({"near", "nearer", "same"}, {row["id"] for row in changes[:3]})
        self.assertEqual(sorted(row["similarity"] for row in changes[:3]), [row["similarity"] for row in changes[:3]])
        self.assertEqual([("first", "representative", None)],
                         [(row["id"], row["role"], row["behind"]) for row in changes[3:]])
        by_id = {row["id"]: row for row in changes}
        for name in ("near", "nearer", "same"):
            self.assertEqual(("first", 1, "One"), tuple(by_id[name][key] for key in ("behind", "behind_docid", "behind_title")))
        self.assertEqual(("Two", None), (by_id["near"]["title"], by_id["same"]["title"]))
        self.assertEqual((["otherwise"], ["larches1"]), (by_id["nearer"]["only_in_document"], by_id["near"]["only_in_document"]))
        self.assertRegex(by_id["nearer"]["sentence"], r"^1 of \d+ words differs")
        self.assertEqual(("the same text", []), (by_id["same"]["sentence"], by_id["same"]["only_in_document"]))
        self.assertIn("same\n  behind One (first): the same text\n", before)
        self.assertIn("\n  only in the first: otherwise\n", before)
        self.assertNotIn("representative", before)
        self.run_tool("group", self.db, "--threshold", "0.8", "--families", "keep")
        self.assertEqual([], self.rows("group", self.db, "--dry-run"))
        again = self.run_tool("group", self.db, "--dry-run", "--threshold", "0.99").stdout
        self.assertIn("Two (near) in no group any more\n", again)

    def test_a_dry_run_counts_the_hits_that_would_vanish_from_searches(self):
        near = BASE.split()[0]
        lines = [{"id": "a", "text": BASE}, {"id": "b", "text": BASE}, {"id": "c", "text": OTHER + " " + near},
                 {"id": "d", "text": OTHER + " " + near}, {"id": "e", "text": near}]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(map(json.dumps, lines)))
        plan = ("group", self.db, "--dry-run", "--search", near, "--search", f"{near} AND {OTHER.split()[0]}")
        planned = self.run_tool(*plan).stdout
        self.assertIn(f"search '{near}': 5 hits, of which 5 are shown now and 3 would be\n", planned)
        self.assertIn("2 hits, of which 2 are shown now and 1 would be\n", planned)
        self.run_tool("group", self.db)
        self.assertIn("5 hits, 2 of them", self.run_tool("search", self.db, near).stdout)
        self.assertIn("5 hits, of which 3 are shown now and 3 would be\n", self.run_tool(*plan).stdout)
        self.run_tool("group", self.db, "--distinct", "a", "b")
        self.assertIn("5 hits, of which 4 are shown now and 4 would be\n", self.run_tool(*plan).stdout)
        self.assertIn("5 hits, of which 4 are shown now and 5 would be\n", self.run_tool(*plan, "--min-words", "1000").stdout)
        self.assertIn("search 'absent': 0 hits", self.run_tool("group", self.db, "--dry-run", "--search", "absent").stdout)
        self.run_tool("group", self.db, "--dry-run", "--search", near, "--format", "json", code=2)
        self.run_tool("group", self.db, "--search", near, code=2)
        self.assertIn("query 'a AND': ", self.run_tool("group", self.db, "--dry-run", "--search", "a AND", code=1).stderr)

    def test_people_see_the_first_twenty_of_a_dry_run(self):
        lines = [{"id": str(i), "text": BASE} for i in range(25)]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(map(json.dumps, lines)))
        self.assertIn("\n4 more documents; --format=jsonl lists all\n", self.run_tool("group", self.db, "--dry-run").stdout)
        self.assertEqual(25, len(self.rows("group", self.db, "--dry-run")))

    def test_a_declared_pair_outlives_its_documents(self):
        paths = self.index(a=BASE, b=NEAR)
        self.run_tool("group", self.db, "--distinct", paths["a"], paths["b"])
        os.remove(paths["b"])
        self.run_tool("index", self.db, self.docs, "--delete-missing")
        self.assertEqual([{"id1": paths["a"], "docid1": 1, "id2": paths["b"], "docid2": None}],
                         self.rows("groups", self.db, "--distinct"))

    def test_cells_come_back_by_one_unescape(self):
        ids = ["a\tb\\t", "c\\d\ne", "\x9b f\x7f"]
        lines = "\n".join(json.dumps({"id": name, "text": BASE}) for name in ids)
        self.run_tool("index", self.db, "--jsonl", "-", stdin=lines)
        self.run_tool("group", self.db)
        done = self.run_tool("groups", self.db, "--format=tsv").stdout.partition("\n")[2]
        self.assertNotIn("\x9b", done)
        cells = [line.split("\t") for line in done.splitlines()]
        self.assertEqual(["1", "2", "3"], [docid for _, _, _, docid, *_ in cells])
        meaning = {"\\t": "\t", "\\n": "\n", "\\\\": "\\"}
        unescaped = [re.sub(r"\\[tn\\]", lambda found: meaning[found.group()], name) for _, _, name, *_ in cells]
        self.assertEqual(ids[:2], unescaped[:2])
        self.assertEqual([["true"] * 2, ["false"] * 2, ["false"] * 2], [line[4:6] for line in cells])

    def test_tsv_has_every_field_of_a_json_row(self):
        paths = self.index(a=BASE, b=NEAR)
        self.run_tool("group", self.db)
        for command in (["info", self.db], ["explain", paths["a"], paths["b"]], ["pairs", self.db],
                        ["search", self.db, BASE.split()[0]], ["plan"]):
            header = self.run_tool(*command, "--format=tsv").stdout.splitlines()[0]
            self.assertEqual(list(self.rows(*command)[0]), header.split("\t"), command)


if __name__ == "__main__":
    main()
