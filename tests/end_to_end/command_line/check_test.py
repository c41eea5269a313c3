#!/usr/bin/env python3
# Rooms: plugin/check, cli/commands
"""The command line from end to end: check."""

import json
import os
import shutil
import signal
import subprocess
import time

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool


class Checking(CommandLine):
    """`check` outlives whatever a damaged database does to its readers; tests/cli/check_command_test.cc has the rest."""

    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR, c=BASE, d=OTHER)
        self.run_tool("group", self.db)

    def kinds(self, *arguments, code=0):
        out = self.run_tool("check", self.db, "--format=jsonl", *arguments, code=code).stdout
        return [json.loads(line)["kind"] for line in out.splitlines()]

    def test_a_healthy_database_has_nothing_wrong(self):
        self.assertEqual([], self.kinds())
        self.assertEqual([], self.kinds("--words"))
        self.assertIn("4 documents, 4 signed, 1 group: no issues", self.run_tool("check", self.db).stdout)
        self.assertIn("words of 4 compared", self.run_tool("check", self.db, "--words").stdout)

    def test_notes_are_no_failure(self):
        self.write("later.txt", BASE)  # a copy
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(["other-groups"], self.kinds())
        (row,) = self.rows("check", self.db)
        self.assertEqual(["id", "docid", "kind", "detail", "remedy", "scheme"], list(row))
        self.assertIn("xapian-neardup group", row["remedy"])

    def test_merged_databases_are_mended_by_grouping(self):
        other = self.db + "2"
        self.run_tool("index", other, self.docs)
        self.run_tool("group", other)
        merged = os.path.join(self.folder, "merged")
        subprocess.run(["xapian-compact", self.db, other, merged], check=True, capture_output=True)
        done = self.run_tool("check", merged)
        self.assertIn("other-groups: the next run of grouping changes the groups of", done.stdout)
        self.assertIn(f"'xapian-neardup group {merged}'", done.stdout)
        self.run_tool("group", merged)
        self.run_tool("check", merged, "--words")

    def test_honey_is_read_and_not_written(self):
        honey = os.path.join(self.folder, "honey")
        made = subprocess.run(["xapian-compact", "--backend=honey", self.db, honey], check=False, capture_output=True)
        if made.returncode != 0:
            self.skipTest("this Xapian has no honey")
        self.assertEqual(self.run_tool("groups", self.db).stdout, self.run_tool("groups", honey).stdout)
        self.run_tool("check", honey)
        for command in (("group", honey), ("sign", honey), ("detach", honey), ("index", honey, self.docs)):
            self.assertIn("which Xapian only reads", self.run_tool(*command, code=2).stderr)

    def test_merged_schemes_are_a_scheme_mismatch(self):
        other = self.db + "2"
        self.run_tool("index", other, self.docs, "--scheme", "simhash-doc")
        merged = os.path.join(self.folder, "merged")
        subprocess.run(["xapian-compact", self.db, other, merged], check=True, capture_output=True)
        out = self.run_tool("check", merged, "--all", code=7).stdout
        self.assertIn("several-schemes", out)
        self.assertEqual(4, out.count("wrong-bands") + out.count("value 66"))
        self.run_tool("sign", merged, "--verify", code=7)

    def test_flipped_bytes_never_take_the_parent_along(self):
        with open(os.path.join(self.db, "postlist.glass"), "rb") as file:
            whole = file.read()
        codes = set()
        for i in range(24):
            damaged = bytearray(whole)
            for j in range(1 + i * 40):
                place = (i * 7919 + j * j * 104729) % len(whole)
                damaged[place] ^= 1 << (i + j) % 8
            with open(os.path.join(self.db, "postlist.glass"), "wb") as file:
                file.write(damaged)
            done = subprocess.run([tool(), "check", self.db, "--timeout", "20", "--format=jsonl"], capture_output=True,
                                  text=True, timeout=120)
            self.assertIn(done.returncode, (0, 1, 4, 7), done.stderr)  # one flipped bit may lie in unused space
            codes.add(done.returncode)
        self.assertIn(4, codes)

    def children_of(self, process):
        with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
            return [int(child) for child in file.read().split()]

    def stalled_check(self, *arguments):
        """A check whose child cannot go on: its postlist is a pipe that nobody writes to."""
        os.remove(os.path.join(self.db, "postlist.glass"))
        os.mkfifo(os.path.join(self.db, "postlist.glass"))
        check = subprocess.Popen([tool(), "check", self.db, "--format=jsonl", *arguments], stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, text=True)
        for _ in range(500):
            children = self.children_of(check)
            if children:
                return check, children[0]
            time.sleep(0.01)
        self.fail("no child")

    def test_a_child_that_crashes_is_corruption(self):
        check, child = self.stalled_check()
        os.kill(child, signal.SIGSEGV)
        out, errors = check.communicate(timeout=60)
        self.assertEqual(4, check.returncode, errors)
        row = json.loads(out)
        self.assertEqual("corrupt", row["kind"])
        self.assertIn("ended by signal 11", row["detail"])

    def test_lost_positions_are_damage_and_nothing_is_called_exact_that_was_compared_by_them(self):
        os.truncate(os.path.join(self.db, "position.glass"), 0)
        for options in ([], ["--words"]):
            self.assertIn("corrupt", self.kinds(*options, code=4))
        os.remove(os.path.join(self.db, "position.glass"))
        for options in ([], ["--words"]):
            self.assertEqual(["corrupt"], self.kinds(*options, code=4))
        self.assertIn("position.glass', which held the positions", self.run_tool("check", self.db, code=4).stdout)
        self.run_tool("info", self.db)
        found = {row["id"]: row["verification"] for row in self.rows("find", self.db, self.paths["b"], "--threshold", "0.8")}
        self.assertEqual({self.paths["a"]: "estimated", self.paths["c"]: "estimated"}, found)
        (group,) = self.rows("group", self.db, "--threshold", "0.5")
        self.assertEqual((1, 3, 1), (group["groups"], group["grouped_documents"], group["estimated_links"]))

    def test_databases_grouped_one_by_one_are_to_be_grouped_in_one_run(self):
        other, stub = self.db + "2", os.path.join(self.folder, "stub")
        self.run_tool("index", other, self.docs)
        self.run_tool("group", other)
        with open(stub, "w", encoding="ascii") as file:
            file.write(f"auto {self.db}\nauto {other}\n")
        done = self.run_tool("check", stub, code=1)
        self.assertIn("2 databases were grouped one by one", done.stdout)
        self.assertIn(f"'xapian-neardup group {self.db} {self.db}2'", done.stdout)
        self.assertNotIn("merged", done.stdout)
        self.run_tool("group", self.db, other)
        self.run_tool("check", stub)

    def test_remote_stub_and_missing_databases(self):
        self.assertIn("own host", self.run_tool("check", "localhost:1", code=2).stderr)
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="ascii") as file:
            file.write(f"auto {self.db}\n")
        self.run_tool("check", stub)
        self.assertIn("stub", self.run_tool("sign", stub, "--verify", code=2).stderr)
        replica = os.path.join(self.folder, "replica")  # as xapian-replicate lays it out
        os.mkdir(replica)
        shutil.copytree(self.db, os.path.join(replica, "replica_1"))
        with open(os.path.join(replica, "XAPIANDB"), "w", encoding="ascii") as file:
            file.write("auto replica_1\n")
        self.assertIn("no issues", self.run_tool("check", replica).stdout)
        self.assertIn("no database", self.run_tool("check", self.db + "none", code=1).stderr)


if __name__ == "__main__":
    main()
