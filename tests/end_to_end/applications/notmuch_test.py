#!/usr/bin/env python3
"""Mail of notmuch."""

import os
import shutil

from application import EXAMPLES, ApplicationTest, main, needs, text


class Notmuch(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.write(".notmuch-config", f"[database]\npath={self.path('mail')}\n[user]\nname=a\nprimary_email=a@example.org\n"
                                      "[new]\ntags=new\n")
        for number in range(1, 6):
            self.write_mail(str(number), number, text(number))
        self.write_mail("6", 6, text(1, changes=2))
        self.new()

    def new(self):
        self.run_program("notmuch", "new", "--quiet")

    def answers(self):
        word = text(1).split()[0]
        return [self.run_program("notmuch", "search", "--output=messages", query).stdout
                for query in ("*", word, "subject:mail", "id:m3@example.org")]

    def test_mails_are_signed_and_notmuch_answers_as_before(self):
        before = self.answers()
        database = self.expect_plan("notmuch", documents=6)
        self.assertEqual(self.path("mail/.notmuch/xapian"), database)
        self.assertEqual(6, self.row("attach", "notmuch")["newly_signed"])
        self.expect_near(database, "m1@example.org", "m6@example.org")
        self.assertEqual(before, self.answers())
        self.expect_detached(database)
        self.assertEqual(before, self.answers())

    def test_reindexing_drops_bands_which_the_next_run_restores(self):
        database = self.row("attach", "notmuch")["database"]
        self.run_program("notmuch", "reindex", "*")
        self.assertEqual(1, self.tool("check", database, "--quiet", code=1).returncode)
        row = self.row("attach", "notmuch")
        self.assertEqual((6, 0), (row["bands_restored"], row["newly_signed"]))
        self.expect_near(database, "m1@example.org", "m6@example.org")
        self.assertEqual(6, self.row("attach", "notmuch")["already_signed"])

    def test_second_file_of_a_mail_changes_its_text_and_it_alone_is_signed_again(self):
        database = self.row("attach", "notmuch")["database"]
        self.write_mail("6b", 6, text(77))
        self.new()
        row = self.row("attach", "notmuch")
        self.assertEqual((1, 0, 0), (row["resigned"], row["newly_signed"], row["bands_restored"]))
        self.tool("check", database, "--words", "--quiet")

    def test_hook_tags_all_mails_of_a_group_but_one(self):
        hook = self.path("mail/.notmuch/hooks/post-new")
        os.makedirs(os.path.dirname(hook), exist_ok=True)
        shutil.copy(os.path.join(EXAMPLES, "notmuch-post-new"), hook)
        self.write_mail("7", 7, text(2, changes=1))
        self.new()
        tagged = self.run_program("notmuch", "search", "--output=messages", "tag:duplicate").stdout.split()
        self.assertEqual(["id:m6@example.org", "id:m7@example.org"], sorted(tagged))
        self.new()
        self.assertEqual(tagged, self.run_program("notmuch", "search", "--output=messages", "tag:duplicate").stdout.split())


if __name__ == "__main__":
    needs("notmuch")
    main()
