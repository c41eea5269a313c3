#!/usr/bin/env python3
# Rooms: cli/attaching
"""Documents of Omega's indexers, without the hook."""

import os

from application import ApplicationTest, main, needs, text


class Omega(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.write("omega.conf", f"database_dir {self.path('data')}\n")
        self.environment["OMEGA_CONFIG_FILE"] = self.path("omega.conf")
        os.mkdir(self.path("data"))

    def search(self, word):
        return self.run_program("quest", "--db", self.path("data/default"), word).stdout

    def omindex(self):
        self.run_program("omindex", "--db", self.path("data/default"), "--url", "/", self.path("docs"))

    def scriptindex(self):
        self.write("records.script", "id : boolean=Q unique=Q field\ntext : index\n")
        self.run_program("scriptindex", self.path("data/default"), self.path("records.script"), self.path("records"))

    def test_files_of_omindex_are_signed_and_signed_again_after_a_change(self):
        for number in range(1, 6):
            self.write(f"docs/{number}.txt", text(number))
        self.write("docs/6.txt", text(1, changes=2))
        self.omindex()
        before = self.search(text(1).split()[0])
        database = self.expect_plan("omega", documents=6)
        self.assertEqual(6, self.row("attach", "omega")["newly_signed"])
        self.expect_near(database, "/1.txt", "/6.txt")
        self.assertEqual(before, self.search(text(1).split()[0]))
        self.write("docs/5.txt", text(2, changes=1) + " longer")
        os.utime(self.path("docs/5.txt"), (4e9, 4e9))
        self.omindex()
        self.assertEqual(1, self.row("attach", "omega")["newly_signed"])
        self.assertEqual(["/5.txt"], [match["id"] for match in self.rows("find", database, "/2.txt")])
        self.tool("check", database, "--words", "--quiet")
        self.expect_detached(database)

    def test_plain_address_represents_its_copies(self):
        for name in ("a-print.html", "b.html"):  # in this order
            self.write(f"docs/{name}", f"<title>A</title><p>{text(1)}</p>")
            self.omindex()
        self.tool("attach", "omega", "--group", "--quiet")
        (group,) = self.rows("groups", self.path("data/default"))
        self.assertEqual("/b.html", group["representative"])

    def test_records_of_scriptindex_are_signed(self):
        records = {number: text(number) for number in range(1, 6)} | {6: text(1, changes=2)}
        self.write("records", "".join(f"id=r{number}\ntext={content}\n\n" for number, content in records.items()))
        self.scriptindex()
        database = self.expect_plan("omega", documents=6)
        self.tool("attach", "omega", "--quiet")
        self.expect_near(database, "r1", "r6")
        self.write("records", f"id=r5\ntext={text(2, changes=1)}\n\n")
        self.scriptindex()
        self.assertEqual(1, self.row("attach", "omega")["newly_signed"])
        self.assertEqual(["r5"], [match["id"] for match in self.rows("find", database, "r2")])


if __name__ == "__main__":
    needs("omindex", "scriptindex", "quest")
    main()
