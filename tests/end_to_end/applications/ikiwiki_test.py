#!/usr/bin/env python3
# Rooms: cli/attaching
"""Pages of ikiwiki, which puts the name of a page into its text."""

import os
import time

from application import ApplicationTest, main, needs, text


class Ikiwiki(ApplicationTest):
    def setUp(self):
        super().setUp()
        for number in range(10):
            for folder in ("docs", "archive"):
                self.write(f"wiki/{folder}/harbour{number}.mdwn", text(number, words=150) + "\n")
        self.build("--rebuild")

    def build(self, how):
        self.run_program("ikiwiki", self.path("wiki"), self.path("site"), "--url", "http://example.org", "--cgiurl",
                         "http://example.org/cgi", "--plugin", "search", how)

    def test_copies_of_other_names_are_grouped(self):
        self.assertIn(": 10 groups of 20 documents, the largest of 2", self.tool("attach", "ikiwiki", self.path("wiki"), "--group").stdout)
        database = self.path("wiki/.ikiwiki/xapian/default")
        said = self.tool("explain", database, ":docs/harbour1", ":archive/harbour1").stdout
        self.assertIn("their words in the index are the same", said)
        self.tool("check", database, "--words", "--quiet")

    def test_pages_that_are_refreshed_are_signed_again(self):
        self.tool("attach", "ikiwiki", self.path("wiki"), "--quiet")
        changed = self.write("wiki/docs/harbour3.mdwn", text(4, words=150) + "\n")
        os.utime(changed, (time.time() + 60, time.time() + 60))  # ikiwiki compares whole seconds
        self.build("--refresh")
        self.tool("attach", "ikiwiki", self.path("wiki"), "--group", "--quiet")
        database = self.path("wiki/.ikiwiki/xapian/default")
        groups = [set(group["members"]) for group in self.rows("groups", database)]
        self.assertIn({":docs/harbour3", ":docs/harbour4", ":archive/harbour4"}, groups)
        self.assertEqual(9, len(groups))

    def test_groups_survive_a_wiki_that_is_built_again(self):
        self.expect_groups_survive(("ikiwiki", self.path("wiki")), self.path("wiki/.ikiwiki/xapian/default"),
                                   lambda: self.build("--rebuild"))


if __name__ == "__main__":
    needs("ikiwiki")
    main()
