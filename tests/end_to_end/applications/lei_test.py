#!/usr/bin/env python3
# Rooms: cli/attaching
"""Mail of lei."""

import os

from application import ApplicationTest, main, needs


class Lei(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.environment["XDG_RUNTIME_DIR"] = self.folder  # its daemon must not be another one's
        self.write_pairs()
        self.addCleanup(self.run_program, "lei", "daemon-kill")
        self.run_program("lei", "init", self.path("store"))
        self.run_program("lei", "import", self.path("mail"))
        while self.run_program("lei", "q", "--limit=99", "-f", "jsonl", "s:mail").stdout.count("\n") < 40:
            pass

    def test_mails_of_one_sender_are_grouped_and_lei_answers_as_before(self):
        before = self.run_program("lei", "q", "-f", "jsonl", "s:mail").stdout
        self.run_program("lei", "daemon-kill")
        self.expect_pairs_grouped("lei", self.path("store"))
        (database,) = [self.path("store/ei15", name) for name in os.listdir(self.path("store/ei15")) if name.isdigit()]
        self.tool("check", database, "--words", "--quiet")
        self.assertEqual(before, self.run_program("lei", "q", "-f", "jsonl", "s:mail").stdout)

    def test_groups_survive_maintenance(self):
        self.run_program("lei", "daemon-kill")
        (shard,) = [name for name in os.listdir(self.path("store/ei15")) if name.isdigit()]

        def reindex():
            self.run_program("lei", "reindex")
            self.run_program("lei", "daemon-kill")

        self.expect_groups_survive(("lei", self.path("store")), self.path("store/ei15", shard), reindex)


if __name__ == "__main__":
    needs("lei")
    main()
