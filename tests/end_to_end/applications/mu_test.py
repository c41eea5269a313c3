#!/usr/bin/env python3
# Rooms: cli/attaching
"""Mail of mu."""

import os
import subprocess
import time

from application import EXAMPLES, ApplicationTest, main, needs, text


class Mu(ApplicationTest):
    def setUp(self):
        super().setUp()
        for number in range(1, 6):
            self.write_mail(str(number), number, text(number))
        self.write_mail("4", 4, text(4) + " Überprüfungen am Café: мой ข้าว")
        self.write_mail("6", 6, text(1, changes=2))
        self.environment["MUHOME"] = self.path("mu")
        self.initialize()
        self.index()

    def initialize(self):
        """From 1.10 on only by --reinit, which keeps the maildir, if there is an index."""
        command = ("mu", "init", f"--muhome={self.path('mu')}", "--quiet")
        done = subprocess.run([*command, "--reinit"], env=self.environment, capture_output=True, check=False)
        if done.returncode != 0:
            self.run_program(*command, f"--maildir={self.path('mail')}")

    def index(self):
        self.run_program("mu", "index", f"--muhome={self.path('mu')}", "--quiet")

    def answers(self):
        word = text(1).split()[0]
        return [self.run_program("mu", "find", f"--muhome={self.path('mu')}", "--fields=i", "--sortfield=date", query).stdout
                for query in ("", f"body:{word}", "subject:mail", "msgid:m3@example.org")]

    def test_mails_are_signed_behind_their_prefix_and_mu_answers_as_before(self):
        before = self.answers()
        database = self.expect_plan("mu", documents=6)
        self.assertEqual(6, self.row("attach", "mu", self.path("mu"))["newly_signed"])
        self.expect_near(database, "m1@example.org", "m6@example.org")
        self.assertEqual(before, self.answers())
        self.expect_found(database, text(1).split()[60], "m1@example.org")
        self.expect_found_with_accents(database, "überprüfungen CAFÉ мой ข้าว", "m4@example.org")
        self.expect_detached(database)
        self.assertEqual(before, self.answers())

    def test_changed_mail_is_signed_again(self):
        database = self.row("attach", "mu")["database"]
        time.sleep(1.1)  # mu compares whole seconds
        self.write_mail("5", 5, text(2, changes=1))
        self.run_program(os.path.join(EXAMPLES, "mu-index-and-sign"), f"--muhome={self.path('mu')}", "--quiet")
        self.assertEqual(6, self.row("attach", "mu")["already_signed"])
        self.assertEqual(["m5@example.org"], [match["id"] for match in self.rows("find", database, "m2@example.org")])
        self.tool("check", database, "--words", "--quiet")

    def test_groups_survive_a_new_index_and_flags_that_another_program_sets(self):
        self.write_pairs()
        self.index()
        def set_flags():
            os.rename(self.path("mail/cur/00:2,S"), self.path("mail/cur/00:2,FS"))
            self.index()

        def index_anew():
            self.initialize()
            self.index()

        self.expect_groups_survive(("mu",), self.path("mu/xapian"), set_flags, index_anew)

    def test_short_mails_of_other_subjects_are_apart(self):
        self.write_answers()
        self.index()
        self.tool("attach", "mu", "--group")
        groups = self.rows("groups", self.path("mu/xapian"))
        self.assertIn(["m50@example.org", "m52@example.org"], [sorted(group["members"]) for group in groups])

    def test_text_of_attachments_follows_the_body(self):
        for name, body, attachment in (("7", 7, None), ("8", 7, 8), ("9", 7, 8)):
            parts = [f"--b\n\n{text(body)}\n"]
            if attachment:
                parts.append(f"--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=a.txt\n\n{text(attachment, words=80)}\n")
            self.write(f"mail/cur/{name}:2,S",
                       f"From: a@example.org\nMessage-ID: <m{name}@example.org>\nDate: Mon, 12 Jan 2026 11:00:00 +0000\n"
                       f"Content-Type: multipart/mixed; boundary=b\n\n{''.join(parts)}--b--\n")
        self.index()
        database = self.row("attach", "mu", self.path("mu"), "--text-prefix", "B,E")["database"]
        both = self.row("explain", database, "m8@example.org", "m9@example.org")
        self.assertEqual((1, "exact-by-index"), (both["jaccard"], both["verification"]))
        body = self.row("explain", database, "m7@example.org", "m8@example.org")
        self.assertEqual(1, body["containment"])

    def test_mails_of_others_short_mails_and_mails_with_other_attachments_are_in_no_group(self):
        for name, sender, attachment in (("7", "a", None), ("8", "b", None), ("9", "a", "invoice.pdf")):
            part = f"--b\n\n{text(3)}\n" + (f"--b\nContent-Type: application/pdf\nContent-Disposition: attachment; "
                                            f"filename={attachment}\n\nx\n" if attachment else "") + "--b--"
            self.write(f"mail/cur/{name}:2,S",
                       f"From: {sender}@example.org\nSubject: mail\nMessage-ID: <m{name}@example.org>\n"
                       f"Date: Mon, 12 Jan 2026 11:00:00 +0000\nContent-Type: multipart/mixed; boundary=b\n\n{part}\n")
        for number in (10, 11):
            self.write_mail(str(number), number, "Thanks, will do.")
        self.index()
        database = self.row("attach", "mu", self.path("mu"))["database"]
        self.tool("group", database, "--quiet")
        members = {member for group in self.rows("groups", database) for member in group["members"]}
        self.assertEqual({"m1@example.org", "m3@example.org", "m6@example.org", "m7@example.org"}, members)


if __name__ == "__main__":
    needs("mu")
    main()
