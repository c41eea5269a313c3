#!/usr/bin/env python3
# Rooms: plugin/index, cli/attaching, cli/commands
"""The command line from end to end: sign, detach."""

import json
import os
import shutil
import signal
import subprocess
import unittest

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool


class Adding(CommandLine):
    """What needs a process of its own; tests/cli/add_command_test.cc has the rest."""

    def index_many(self, count):
        lines = [json.dumps({"id": str(i), "text": text(i % 36, 400 + i % 50)}) for i in range(count)]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines))

    def resign(self, *arguments):
        return subprocess.Popen([tool(), "sign", self.db, "--resign", "--scheme", "short", *arguments],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def wait_for_commits(self, run):
        """Until several batches are committed."""
        revisions = set()
        while len(revisions) < 4 and run.poll() is None:
            with open(os.path.join(self.db, "iamglass"), "rb") as file:
                revisions.add(file.read())

    def expect_all_resigned(self, count):
        (row,) = self.rows("info", self.db)
        self.assertEqual((count, count), (row["signed"], row["from_positions"]))
        self.assertIn("minhash:16x3", row["scheme"])
        keys = subprocess.run(["xapian-metadata", "list", self.db, "neardup:"], capture_output=True, text=True).stdout
        self.assertEqual(4, len(keys.split()), keys)  # scheme, tokenizer, stemmer, lengths

    def test_an_interrupted_run_says_how_to_go_on_and_the_next_one_does_the_rest(self):
        self.index_many(1000)
        run = self.resign("--commit-every", "20", "--format=jsonl")
        self.wait_for_commits(run)
        run.send_signal(signal.SIGINT)
        out, errors = run.communicate(timeout=60)
        if run.returncode == 0:
            self.skipTest("the run ended before the signal")
        self.assertEqual(130, run.returncode, errors)
        self.assertIn("run the same command again", errors)
        row = json.loads(out)
        self.assertFalse(row["finished"])
        self.assertTrue(0 < row["resigned"] < 1000)
        refused = self.run_tool("find", self.db, "1", code=7)
        self.assertIn("2 schemes", refused.stderr)
        (rest,) = self.rows("sign", self.db, "--resign", "--scheme", "short")
        self.assertEqual((row["resigned"], 1000 - row["resigned"]), (rest["already_signed"], rest["resigned"]))
        self.expect_all_resigned(1000)

    def test_a_killed_run_is_finished_by_the_next(self):
        self.index_many(1000)
        run = self.resign("--commit-every", "20")
        self.wait_for_commits(run)
        run.kill()
        run.communicate()
        (rest,) = self.rows("sign", self.db, "--resign", "--scheme", "short")
        self.assertEqual(1000, rest["already_signed"] + rest["resigned"])
        self.assertGreaterEqual(rest["already_signed"], 20)
        self.expect_all_resigned(1000)

    def test_another_layout_keeps_the_rule_of_the_groups(self):
        self.index(a=BASE, b=NEAR, c=OTHER)
        self.run_tool("group", self.db, "--threshold", "0.8", "--prefer", "longest", "--families", "keep", "--min-words", "5",
                      "--group-terms")
        groups = self.rows("groups", self.db)
        slots, prefixes = "slots=80,81,82,83", "bandprefix=XQE groupprefix=XQG"
        for layout in (slots, f"{slots} {prefixes}", prefixes, "groupprefix=XQH", "slots=80,65,66,67"):
            self.run_tool("sign", self.db, "--resign", "--scheme", f"standard {layout}")
            self.assertIn("no issues", self.run_tool("check", self.db).stdout, layout)
            rule = self.rows("info", self.db)[0]["group_rule"]
            for word in ("threshold=0.8", "prefer=longest", "families=keep", "min-words=5", "terms=1"):
                self.assertIn(word, rule.split(), layout)
            self.run_tool("group", self.db)
            self.run_tool("check", self.db)
            self.assertEqual(groups, self.rows("groups", self.db), layout)


@unittest.skipUnless(shutil.which("scriptindex"), "there is no scriptindex (package xapian-omega)")
class PrefixedText(CommandLine):
    def test_search_finds_text_behind_a_prefix_and_without_stems(self):
        script = self.write("mail.script", "id : unique=Q boolean=Q\ntext : index=B\n")
        dump = self.write("mail.dump", "id=a\ntext=the gardens of the village are watered\n\nid=b\ntext=other words\n")
        for stemmer in ("none", "english"):
            database = os.path.join(self.folder, stemmer)
            subprocess.run(["scriptindex", f"--stemmer={stemmer}", database, script, dump], check=True, capture_output=True)
            self.run_tool("sign", database, "--text-prefix", "B")
            (hit,) = self.rows("search", database, "gardens", "watered")
            self.assertEqual(("a", "the gardens of the village are watered"), (hit["id"], hit["snippet"]))
            self.assertEqual(1 if stemmer == "english" else 0, len(self.rows("search", database, "garden")))
            self.assertEqual([], self.rows("search", database, "nosuchword"))
            self.assertIn("--stemmer", self.run_tool("search", database, "nosuchword").stdout)


def dump(database):
    """All documents, terms, positions, values and metadata, as Xapian's own programs print them."""
    command = ["xapian-delve", "-a", "-v", "-v", "-V", "-1", database]
    terms = subprocess.run(command, capture_output=True, check=True).stdout
    records = [subprocess.run(["xapian-delve", "-r", str(docid), "-d", "-1", "-v", "-V", database], capture_output=True,
                              check=True).stdout for docid in range(1, 5)]
    keys = subprocess.run(["xapian-metadata", "list", database], capture_output=True, check=True).stdout
    return terms, records, keys


class Detaching(CommandLine):
    def setUp(self):
        super().setUp()
        if not shutil.which("omindex") or not shutil.which("xapian-delve"):
            self.skipTest("omindex or xapian-delve is not installed")
        self.pages = os.path.join(self.folder, "pages")
        os.makedirs(self.pages)
        for number in range(4):
            with open(os.path.join(self.pages, f"{number}.txt"), "w", encoding="utf-8") as page:
                page.write(text(number // 2, 200) + f" page {number}")
        self.omindex()

    def omindex(self):
        subprocess.run(["omindex", "--db", self.db, "--url", "/", "--no-delete", self.pages], check=True,
                       capture_output=True)

    def test_the_database_is_as_omindex_wrote_it(self):
        before = dump(self.db)
        self.run_tool("sign", self.db)
        self.run_tool("group", self.db)
        self.assertNotEqual(before, dump(self.db))
        (row,) = self.rows("detach", self.db)
        self.assertEqual((4, 4, True), (row["documents"], row["detached"], row["finished"]))
        self.assertEqual(before, dump(self.db))
        self.omindex()
        self.assertEqual(before, dump(self.db))
        self.assertIn("No errors found",
                      subprocess.run(["xapian-check", self.db], capture_output=True, text=True, check=True).stdout)
        (row,) = self.rows("detach", self.db)
        self.assertEqual((0, 0), (row["detached"], row["metadata"]))
        self.run_tool("sign", self.db)

    def test_counting_writes_nothing_and_waits_for_nobody(self):
        self.run_tool("sign", self.db)
        signed = dump(self.db)
        (row,) = self.rows("detach", self.db, "--dry-run")
        self.assertEqual(4, row["detached"])
        self.assertEqual(signed, dump(self.db))
        self.run_tool("detach", self.db, "--dry-run", "--wait", "1", code=2)

    def test_stubs_and_servers_are_refused(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as lines:
            lines.write(f"auto {self.db}\n")
        self.run_tool("detach", stub, code=2)
        self.run_tool("detach", "localhost:1", code=2)


if __name__ == "__main__":
    main()
