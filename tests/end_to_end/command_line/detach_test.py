#!/usr/bin/env python3
# Rooms: cli/attaching, cli/commands
"""The command line from end to end: detach."""

import os
import shutil
import subprocess

from command_line import CommandLine, main, text


def dump(database):
    """All documents, terms, positions, values and metadata, as Xapian's own programs print them."""
    command = ["xapian-delve", "-a", "-v", "-v", "-V", "-1", database]
    terms = subprocess.run(command, capture_output=True, check=True).stdout
    records = [subprocess.run(["xapian-delve", "-r", str(docid), "-d", "-1", "-v", "-V", database], capture_output=True,
                              check=True).stdout for docid in range(1, 5)]
    keys = subprocess.run(["xapian-metadata", "list", database], capture_output=True, check=True).stdout
    return terms, records, keys


class Detaching(CommandLine):
    def setUp(self):
        super().setUp()
        if not shutil.which("omindex") or not shutil.which("xapian-delve"):
            self.skipTest("omindex or xapian-delve is not installed")
        self.pages = os.path.join(self.folder, "pages")
        os.makedirs(self.pages)
        for number in range(4):
            with open(os.path.join(self.pages, f"{number}.txt"), "w", encoding="utf-8") as page:
                page.write(text(number // 2, 200) + f" page {number}")
        self.omindex()

    def omindex(self):
        subprocess.run(["omindex", "--db", self.db, "--url", "/", "--no-delete", self.pages], check=True,
                       capture_output=True)

    def test_the_database_is_as_omindex_wrote_it(self):
        before = dump(self.db)
        self.run_tool("sign", self.db)
        self.run_tool("group", self.db)
        self.assertNotEqual(before, dump(self.db))
        (row,) = self.rows("detach", self.db)
        self.assertEqual((4, 4, True), (row["documents"], row["detached"], row["finished"]))
        self.assertEqual(before, dump(self.db))
        self.omindex()
        self.assertEqual(before, dump(self.db))
        self.assertIn("No errors found",
                      subprocess.run(["xapian-check", self.db], capture_output=True, text=True, check=True).stdout)
        (row,) = self.rows("detach", self.db)
        self.assertEqual((0, 0), (row["detached"], row["metadata"]))
        self.run_tool("sign", self.db)

    def test_counting_writes_nothing_and_waits_for_nobody(self):
        self.run_tool("sign", self.db)
        signed = dump(self.db)
        (row,) = self.rows("detach", self.db, "--dry-run")
        self.assertEqual(4, row["detached"])
        self.assertEqual(signed, dump(self.db))
        self.run_tool("detach", self.db, "--dry-run", "--wait", "1", code=2)

    def test_stubs_and_servers_are_refused(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as lines:
            lines.write(f"auto {self.db}\n")
        self.run_tool("detach", stub, code=2)
        self.run_tool("detach", "localhost:1", code=2)


if __name__ == "__main__":
    main()
