#!/usr/bin/env python3
# Rooms: cli/rows
"""The command line from end to end: rows."""

import json
import os
import re

from command_line import BASE, NEAR, CommandLine, main


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
        expanded = self.rows("search", self.db, BASE.split()[0], "--expand", "2")
        self.assertEqual({1, 2}, {hit["docid"] for hit in expanded})
        self.run_tool("distinct", self.db, "1", "2")
        (pair,) = self.rows("distinct", self.db)
        self.assertEqual({1, 2}, {pair["docid1"], pair["docid2"]})

    def test_a_declared_pair_outlives_its_documents(self):
        paths = self.index(a=BASE, b=NEAR)
        self.run_tool("distinct", self.db, paths["a"], paths["b"])
        os.remove(paths["b"])
        self.run_tool("index", self.db, self.docs, "--delete-missing")
        self.assertEqual([{"id1": paths["a"], "docid1": 1, "id2": paths["b"], "docid2": None}],
                         self.rows("distinct", self.db))

    def test_cells_come_back_by_one_unescape(self):
        ids = ["a\tb\\t", "c\\d\ne", "\x9b f\x7f"]
        lines = "\n".join(json.dumps({"id": name, "text": BASE}) for name in ids)
        self.run_tool("index", self.db, "--jsonl", "-", stdin=lines)
        self.run_tool("group", self.db)
        done = self.run_tool("groups", self.db, "--format=tsv", "--no-header").stdout
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
        for command in (["info", self.db], ["compare", paths["a"], paths["b"]], ["pairs", self.db],
                        ["search", self.db, BASE.split()[0]], ["plan"]):
            header = self.run_tool(*command, "--format=tsv").stdout.splitlines()[0]
            self.assertEqual(list(self.rows(*command)[0]), header.split("\t"), command)


if __name__ == "__main__":
    main()
