#!/usr/bin/env python3
# Rooms: cli/attaching
"""Package descriptions of apt-xapian-index: no positions, so they are signed while they are indexed."""

from application import PYTHON, ApplicationTest, main, needs, text

SEARCH = """import sys, xapian
database = xapian.Database(sys.argv[1])
enquire = xapian.Enquire(database)
enquire.set_query(xapian.Query(sys.argv[2]))
print(sorted(match.document.get_data().decode() for match in enquire.get_mset(0, 10)))"""


class AptXapianIndex(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.environment.update(AXI_DB_PATH=self.path("axi"), AXI_CACHE_PATH=self.path("cache"))
        self.write_packages({number: text(number) for number in range(1, 6)} | {6: text(1, changes=1)})

    def write_packages(self, texts):
        self.write("Packages", "".join(
            f"Package: package{number}\nVersion: 1.0\nArchitecture: all\nMaintainer: A <a@example.org>\nSection: text\n"
            f"Description: a package\n {description}\n\n" for number, description in texts.items()))

    def update(self, *under):
        self.run_program(*under, "update-apt-xapian-index", f"--pkgfile={self.path('Packages')}", "--force", "--quiet")

    def search(self, word):
        return self.run_program(PYTHON, "-c", SEARCH, self.path("axi/index"), word).stdout

    def test_packages_are_signed_while_they_are_indexed_and_named_by_their_names(self):
        self.update()
        before = [self.search(text(number).split()[0]) for number in (1, 3)]
        refused = self.tool("attach", "apt-xapian-index", code=2)
        self.assertIn("no positions", refused.stderr)
        self.assertIn('xapian-neardup run --scheme "standard idterm=XP" -- update-apt-xapian-index', refused.stderr)
        under = ("xapian-neardup", "run", "--scheme", "standard idterm=XP", "--")
        self.update(*under)
        row = self.row("attach", "apt-xapian-index")
        self.assertEqual((6, 0), (row["already_signed"], row["newly_signed"]))
        self.expect_near(row["database"], "package1", "package6")
        self.assertEqual(before, [self.search(text(number).split()[0]) for number in (1, 3)])
        self.write_packages({1: text(1), 2: text(2), 3: text(2, changes=1)})
        self.update(*under)
        (match,) = self.rows("find", self.row("attach", "apt-xapian-index")["database"], "package2")
        self.assertEqual(("package3", "estimated"), (match["id"], match["verification"]))


if __name__ == "__main__":
    needs("update-apt-xapian-index")
    main()
