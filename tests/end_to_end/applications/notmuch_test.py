#!/usr/bin/env python3
# Rooms: cli/attaching
"""Mail of notmuch."""

import os
import shutil
from datetime import datetime, timedelta, timezone
from email.message import EmailMessage
from email.utils import format_datetime

from application import EXAMPLES, ApplicationTest, main, needs, text


class NotmuchStore(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.write(".notmuch-config", f"[database]\npath={self.path('mail')}\n[user]\nname=a\nprimary_email=a@example.org\n"
                                      "[new]\ntags=new\n")
        for folder in ("cur", "new", "tmp"):
            os.makedirs(self.path("mail", folder))

    def new(self):
        self.run_program("notmuch", "new", "--quiet")

    def add_hook(self, folder="mail/.notmuch/hooks"):
        os.makedirs(self.path(folder), exist_ok=True)
        shutil.copy(os.path.join(EXAMPLES, "notmuch-post-new"), self.path(folder, "post-new"))

    def duplicates(self):
        return sorted(self.run_program("notmuch", "search", "--output=messages", "tag:duplicate").stdout.split())


class Notmuch(NotmuchStore):
    def setUp(self):
        super().setUp()
        for number in range(1, 6):
            self.write_mail(str(number), number, text(number))
        self.write_mail("6", 6, text(1, changes=2))
        self.new()

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

    def test_fields_of_a_search_are_those_of_notmuch(self):
        self.tool("attach", "notmuch", "--quiet")
        for query in ("subject:mail", "title:mail"):
            self.assertEqual(6, len(self.rows("search", "notmuch", query, "--no-collapse")), query)
        senders = int(self.run_program("notmuch", "count", "from:example").stdout)
        self.assertEqual(senders, len(self.rows("search", "notmuch", "author:example", "--no-collapse")))

    def test_one_command_signs_and_groups(self):
        said = self.tool("attach", "notmuch", "--group").stdout
        self.assertIn("6 documents signed, 0 already signed", said)
        self.assertIn("min-words 20", said)
        self.assertIn("6 signed documents: ", said)

    def test_a_bill_with_another_number_is_in_no_group(self):
        for number, amount in enumerate(("119,00", "119,00", "219,00"), start=7):
            self.write_mail(str(number), number, f"{text(99)}\nAmount: {amount} EUR\n")
        self.new()
        self.tool("attach", "notmuch", "--group")
        rows = self.tool("groups", self.path("mail/.notmuch/xapian"), "--format=tsv").stdout
        self.assertEqual([True, True, False], [f"m{number}@example.org" in rows for number in (7, 8, 9)], rows)

    def test_reindexing_drops_bands_which_the_next_run_restores(self):
        database = self.row("attach", "notmuch")["database"]
        self.run_program("notmuch", "reindex", "*")
        self.assertEqual(1, self.tool("check", database, "--quiet", code=1).returncode)
        row = self.row("attach", "notmuch")
        self.assertEqual((6, 0), (row["bands_restored"], row["newly_signed"]))
        self.expect_near(database, "m1@example.org", "m6@example.org")
        self.assertEqual(6, self.row("attach", "notmuch")["already_signed"])

    def test_groups_survive_maintenance(self):
        self.write_pairs()
        self.new()
        dump = self.path("tags")

        def rename_a_file():
            os.rename(self.path("mail/cur/00:2,S"), self.path("mail/cur/00:2,FS"))
            self.new()

        def dump_and_restore():
            self.run_program("notmuch", "dump", f"--output={dump}")
            self.run_program("notmuch", "restore", f"--input={dump}")

        self.expect_groups_survive(("notmuch",), self.path("mail/.notmuch/xapian"), rename_a_file, dump_and_restore,
                                   lambda: self.run_program("notmuch", "compact", "--quiet"),
                                   lambda: self.run_program("notmuch", "reindex", "*"))

    def test_second_file_of_a_mail_changes_its_text_and_it_alone_is_signed_again(self):
        database = self.row("attach", "notmuch")["database"]
        self.write_mail("6b", 6, text(77))
        self.new()
        row = self.row("attach", "notmuch")
        self.assertEqual((1, 0, 0), (row["resigned"], row["newly_signed"], row["bands_restored"]))
        self.assertEqual(1, row["overlapping"], "the words of both files stand at the same positions")
        self.tool("check", database, "--words", "--quiet")

    def test_hook_tags_all_mails_of_a_group_but_one(self):
        self.add_hook()
        self.write_mail("7", 7, text(2, changes=1))
        self.new()
        self.assertEqual(["id:m6@example.org", "id:m7@example.org"], self.duplicates())

    def last_change(self):
        return self.run_program("notmuch", "count", "--lastmod", "*").stdout.split()[2]

    def test_hook_changes_only_mails_whose_tag_differs(self):
        self.add_hook()
        self.new()
        before = self.last_change()
        self.new()
        self.assertEqual(before, self.last_change())
        os.remove(self.path("mail/cur/1:2,S"))
        self.run_program("notmuch", "tag", "+deleted", "--", "id:m6@example.org")
        self.new()
        self.assertEqual([], self.duplicates())

    def test_hook_quotes_message_ids(self):
        ids = ["1@host.(none)", 'a"q"b@example.org', "back\\\\slash@example.org", "per%20cent@example.org", "or@[::1]"]
        for number, name in enumerate(ids, start=10):
            self.write(f"mail/cur/{number}:2,S", f"From: a@example.org\nSubject: mail\nMessage-ID: <{name}>\n"
                                                f"Date: Mon, 12 Jan 2026 10:01:{number:02d} +0000\n\n{text(2)}\n")
        self.add_hook()
        self.new()
        self.assertEqual(sorted(["id:m6@example.org", *(f"id:{name}" for name in ids)]), self.duplicates())
        before = self.last_change()
        self.new()
        self.assertEqual(before, self.last_change())


class NotmuchApart(NotmuchStore):
    """A database that is not in the folder of the mails."""

    def configure(self, name, *lines):
        os.remove(self.path(".notmuch-config"))
        self.write(name, "\n".join(["[user]", "name=a", "primary_email=a@example.org", "[database]", *lines, ""]))
        for number in (1, 2):
            self.write_mail(str(number), number, text(1))

    def expect_signed_and_tagged(self, database):
        self.new()
        self.assertEqual(self.path(database), self.row("attach", "notmuch", "--dry-run")["database"])
        self.run_program("sh", os.path.join(EXAMPLES, "notmuch-post-new"))
        self.assertEqual(["id:m2@example.org"], self.duplicates())

    def test_in_the_folder_of_the_configuration(self):
        os.mkdir(self.path("index"))
        for name in (".notmuch-config", ".config/notmuch/default/config"):
            self.write(".notmuch-config", "")
            with self.subTest(name):
                self.configure(name, f"path={self.path('index')}", f"mail_root={self.path('mail')}")
                self.expect_signed_and_tagged("index/xapian")

    def test_in_the_folder_for_data(self):
        self.environment["XDG_DATA_HOME"] = self.path("data")
        self.environment["XDG_CONFIG_HOME"] = self.path("configuration")
        os.makedirs(self.path("data/notmuch/default"))
        self.configure("configuration/notmuch/default/config", f"mail_root={self.path('mail')}")
        self.expect_signed_and_tagged("data/notmuch/default/xapian")


def style_sheet():
    """About 15 KB, as newsletters have it."""
    return "".join(f".letter-{part} td.cell{part} {{ font-family: Helvetica, Arial, sans-serif; font-size: {part % 30}px; "
                   f"color: #{part * 4567 % 2 ** 24:06x}; padding: 0 {part}px 1.5em !important; }} "
                   f"@media only screen and (max-width: {480 + part}px) {{ .letter-{part} {{ width: 100% }} }}\n"
                   for part in range(75))


class NotmuchNewsletters(NotmuchStore):
    def send(self, name, body):
        mail = EmailMessage()
        mail["From"] = "shop@example.org"
        mail["Subject"] = "news"
        mail["Message-ID"] = f"<{name}@example.org>"
        mail["Date"] = format_datetime(datetime(2026, 1, 12, tzinfo=timezone.utc) + timedelta(minutes=ord(name[-1])))
        mail.set_content(f"<html><head><style>{style_sheet()}</style></head><body><p>{body}</p></body></html>", subtype="html")
        self.write(f"mail/cur/{name}:2,S", mail.as_string())

    def test_letters_of_one_style_sheet_are_apart_and_their_copies_are_not(self):
        for number in range(4):
            self.send(f"letter{number}", text(number, words=70))
        self.send("again0", text(0, words=70))
        self.new()
        self.tool("attach", "notmuch", "--group", "--quiet")
        self.assertEqual([{"letter0@example.org", "again0@example.org"}],
                         [set(group["members"]) for group in self.rows("groups", "notmuch")])
        self.assertLess(self.row("explain", "notmuch", "letter1@example.org", "letter2@example.org")["jaccard"], .1)
        self.tool("check", "notmuch", "--words", "--quiet")


class NotmuchDuplicates(NotmuchStore):
    """What the hook tags: 25 mails, and 25 of each kind that is like them."""

    COUNT = 25

    def setUp(self):
        super().setUp()
        self.written = 0
        for number in range(self.COUNT):
            self.send(f"original{number}", "ann", text(number))
        self.add_hook()

    def send(self, message, sender, body, attachment=None, subject="mail"):
        """Sent a minute after the one before."""
        self.written += 1
        mail = EmailMessage()
        mail["From"] = f"{sender}@example.org"
        mail["To"] = "list@example.org"
        mail["Subject"] = subject
        mail["Message-ID"] = f"<{message}@example.org>"
        mail["Date"] = format_datetime(datetime(2026, 1, 12, tzinfo=timezone.utc) + timedelta(minutes=self.written))
        mail.set_content(body)
        if attachment:
            mail.add_attachment(attachment.encode(), maintype="application", subtype="pdf", filename=f"{attachment}.pdf")
        self.write(f"mail/cur/{message}:2,S", mail.as_string())

    def tagged(self, kind):
        """How many mails of a kind the hook tags; never an original."""
        self.new()
        found = self.duplicates()
        self.assertEqual([], [message for message in found if message.startswith("id:original")])
        return sum(message.startswith(f"id:{kind}") for message in found)

    def expect_tagged(self, kind, least, most):
        count = self.tagged(kind)
        self.assertTrue(least <= count <= most, f"{count} of {self.COUNT} are tagged")

    def test_replies_with_the_whole_mail_quoted_are_not_tagged(self):
        for number in range(self.COUNT):
            self.send(f"reply{number}", "bob", "I agree.\n\nOn Monday, Ann wrote:\n> " + text(number).replace(" ", "\n> "))
        self.expect_tagged("reply", 0, 0)

    def test_short_replies_of_one_sender_are_not_tagged(self):
        for number in range(self.COUNT):
            self.send(f"reply{number}", "bob", "Thanks, will do.\n\nBob")
        self.expect_tagged("reply", 0, 0)

    def test_forwards_are_not_tagged(self):
        for number in range(self.COUNT):
            self.send(f"forward{number}", "bob", "For your information.\n\n---------- Forwarded message ----------\n"
                                                 f"From: ann@example.org\nSubject: mail\n\n{text(number)}")
        self.expect_tagged("forward", 0, 0)

    def test_mails_with_other_attachments_are_not_tagged(self):
        for number in range(self.COUNT):
            self.send(f"invoice{number}", "bob", text(99), attachment=f"invoice{number}")
        self.expect_tagged("invoice", 0, 0)

    def test_invoices_of_other_subjects_are_not_tagged_whatever_their_file_is_called(self):
        for number in range(self.COUNT):
            self.send(f"invoice{number}", "bob", text(99), attachment="invoice", subject=f"Your invoice 2026{number:03}")
        self.expect_tagged("invoice", 0, 0)

    def test_mails_without_an_attachment_are_tagged_with_another_number_or_mark_in_their_subject(self):
        for number in range(self.COUNT):
            self.send(f"note{number}", "ann", text(number), subject=f"[list] Fwd: mail {number}")
        self.expect_tagged("note", self.COUNT, self.COUNT)

    def test_short_mails_of_other_subjects_are_not_tagged(self):
        for number in range(self.COUNT):
            for answer in ("Accepted", "Declined"):
                self.send(f"{answer}{number}", "bob", text(50 + number, words=90), subject=f"{answer}: team meeting")
        self.expect_tagged("Declined", 0, 0)

    def test_long_mails_are_tagged_whatever_their_subject_is(self):
        for number in range(self.COUNT):
            for subject in ("plan", "reminder"):
                self.send(f"{subject}{number}", "bob", text(50 + number, words=220), subject=subject)
        self.expect_tagged("reminder", self.COUNT, self.COUNT)

    def test_mails_with_the_same_attachment_are_tagged(self):
        for number in range(self.COUNT):
            self.send(f"invoice{number}", "bob", text(99), attachment="invoice")
        self.expect_tagged("invoice", self.COUNT - 1, self.COUNT - 1)

    def test_mails_that_a_list_gave_a_footer_are_tagged(self):
        for number in range(self.COUNT):
            self.send(f"list{number}", "ann", text(number) + "\n-- \nlist mailing list\nhttps://lists.example.org/list")
        self.expect_tagged("list", self.COUNT, self.COUNT)

    def test_mails_that_were_sent_again_are_tagged(self):
        for number in range(self.COUNT):
            self.send(f"again{number}", "ann", text(number))
        self.expect_tagged("again", self.COUNT, self.COUNT)

    def test_most_mails_that_were_edited_a_little_are_tagged(self):
        for number in range(self.COUNT):
            self.send(f"edited{number}", "ann", text(number, changes=1 + number % 2))
        self.expect_tagged("edited", 22, self.COUNT)


if __name__ == "__main__":
    needs("notmuch")
    main()
