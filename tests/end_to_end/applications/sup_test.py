#!/usr/bin/env python3
# Rooms: cli/attaching
"""Mail of sup, whose document numbers fall with the date."""

from application import ApplicationTest, main, needs, text


SOURCE = """---
- !<tag:supmua.org,2006-10-01/Redwood/Maildir>
  uri: maildir:{}
  usual: true
  archived: false
  sync_back: false
  id: 1
  labels: []
"""


class Sup(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.environment["USER"] = "a"
        self.write_pairs()
        self.write(".sup/sources.yaml", SOURCE.format(self.path("mail")))
        self.run_program("sh", "-c", "yes '' | sup-sync --all-sources")

    def test_mails_of_one_sender_are_grouped_behind_the_first(self):
        self.expect_pairs_grouped("sup")
        first = {group["representative"] for group in self.rows("groups", "sup")}
        self.assertEqual({f"m{2 * number}@example.org" for number in range(10)}, first)
        self.tool("check", "sup", "--words", "--quiet")

    def test_mails_that_sup_adds_later_are_signed(self):
        self.expect_pairs_grouped("sup")
        self.write_mail("40", 40, text(0))
        self.run_program("sh", "-c", "yes '' | sup-sync --all-sources")
        self.assertEqual(1, self.row("attach", "sup")["newly_signed"])

    def test_groups_survive_states_that_are_read_again_and_an_optimized_index(self):
        self.expect_groups_survive(("sup",), self.path(".sup/xapian"),
                                   lambda: self.run_program("sh", "-c", "yes '' | sup-sync --all-sources --discard --optimize"))


if __name__ == "__main__":
    needs("sup-sync")
    main()
