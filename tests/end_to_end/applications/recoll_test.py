#!/usr/bin/env python3
# Rooms: cli/attaching
"""Files of recoll."""

import os
import zipfile

from application import EXAMPLES, ApplicationTest, main, needs, text


class Recoll(ApplicationTest):
    def setUp(self):
        super().setUp()
        for number in range(1, 6):
            self.write(f"docs/{number}.txt", text(number))
        self.write("docs/6.txt", text(1, changes=2))
        self.write("docs/4.txt", text(4) + " Überprüfungen am Café: мой ข้าว")
        self.write("recoll/recoll.conf", f"topdirs = {self.path('docs')}\n")
        self.environment["RECOLL_CONFDIR"] = self.path("recoll")
        self.run_program("recollindex")

    def url(self, number):
        return f"file://{self.path('docs')}/{number}.txt"

    def answers(self):
        word = text(1).split()[0]
        return [sorted(self.run_program("recollq", "-b", query).stdout.splitlines())
                for query in (word, "mime:text/plain", "filename:3.txt")]

    def test_files_are_signed_and_recoll_answers_as_before(self):
        before = self.answers()
        plan = self.row("attach", "recoll", "--dry-run")
        self.assertEqual((6, 1), (plan["with_positions"], plan["without_words"]))  # the folder is a document, too
        row = self.row("attach", "recoll")
        self.assertEqual((6, 1), (row["newly_signed"], row["without_words"]))  # a folder has a name, and no text
        self.expect_near(row["database"], self.url(1), self.url(6))
        self.assertEqual(before, self.answers())
        self.expect_found(row["database"], text(1).split()[60], self.url(1))
        # Recoll 1.43 cuts Thai into pairs of characters, as Chinese.
        thai = "ข้าว" if "ขาว" in self.run_program("xapian-delve", "-a", "-1", row["database"]).stdout.split() else ""
        self.expect_found_with_accents(row["database"], f"überprüfungen CAFÉ мой {thai}", self.url(4))
        self.expect_detached(row["database"])
        self.assertEqual(before, self.answers())

    def test_files_in_an_archive_are_named_by_both(self):
        with zipfile.ZipFile(self.path("docs/letters.zip"), "w") as archive:
            for name in ("first.txt", "second.txt"):
                archive.writestr(name, text(7))
        self.run_program("recollindex")
        database = self.row("attach", "recoll")["database"]
        self.tool("group", database)
        (group,) = (group for group in self.rows("groups", database) if any("letters" in member for member in group["members"]))
        self.assertEqual([f"file://{self.path('docs')}/letters.zip|{name}.txt" for name in ("first", "second")],
                         sorted(group["members"]))

    def test_changed_file_is_signed_again(self):
        database = self.row("attach", "recoll")["database"]
        self.write("docs/5.txt", text(2, changes=1) + " longer")
        self.run_program(os.path.join(EXAMPLES, "recollindex-and-sign"))
        self.assertEqual(6, self.row("attach", "recoll")["already_signed"])
        self.assertEqual([self.url(5)], [match["id"] for match in self.rows("find", database, self.url(2))])
        self.tool("check", database, "--words", "--quiet")

    def test_groups_survive_a_new_index(self):
        self.write("docs/7.txt", text(2))
        self.run_program("recollindex")
        self.expect_groups_survive(("recoll",), self.path("recoll/xapiandb"), lambda: self.run_program("recollindex", "-z"))

    def test_mails_of_equal_bodies_are_grouped_whatever_recoll_puts_before_them(self):
        for name in os.listdir(self.path("docs")):
            os.remove(self.path("docs", name))
        for mail in self.write_pairs()[:20]:
            os.rename(mail, self.path("docs", os.path.basename(mail)[:2] + ".eml"))
        self.run_program("recollindex")
        self.assertIn(": 10 groups of 20 documents, the largest of 2", self.tool("attach", "recoll", "--group").stdout)


if __name__ == "__main__":
    needs("recollindex", "recollq")
    main()
