#!/usr/bin/env python3
# Rooms: cli/attaching
"""Pages of a Django site with haystack and its Xapian backend."""

import os

from application import PYTHON, ApplicationTest, main, needs, needs_module, needs_name, text

SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "haystack_site.py")


class Haystack(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.site("index")

    def site(self, *arguments):
        return self.run_program(PYTHON, "-W", "ignore", SITE, *arguments).stdout

    def answers(self):
        return [self.site("search", text(number).split()[0]) for number in (1, 3)]

    def test_objects_are_signed_behind_their_prefix_and_haystack_answers_as_before(self):
        before = self.answers()
        database = self.expect_plan("haystack", self.path("index"), documents=6)
        self.assertEqual(6, self.row("attach", "haystack", self.path("index"))["newly_signed"])
        self.expect_near(database, "pages.page.1", "pages.page.6")
        self.assertEqual(before, self.answers())
        self.expect_detached(database)
        self.assertEqual(before, self.answers())

    def test_objects_that_haystack_writes_again_are_signed_again(self):
        self.tool("attach", "haystack", self.path("index"))
        self.site("change")
        self.assertEqual(6, self.row("attach", "haystack", self.path("index"))["newly_signed"])
        self.assertEqual(["pages.page.5"], [match["id"] for match in self.rows("find", self.path("index"), "pages.page.2")])
        self.tool("check", self.path("index"), "--words", "--quiet")

    def test_groups_survive_an_index_that_is_built_again(self):
        self.expect_groups_survive(("haystack", self.path("index")), self.path("index"), lambda: self.site("index"),
                                   lambda: self.site("rebuild"))


if __name__ == "__main__":
    needs()
    needs_module("haystack")
    needs_module("xapian_backend")
    needs_name("xapian", "ValueRangeProcessor")  # xapian-haystack 3.1.0 uses it; Xapian 2 has it no longer
    main()
