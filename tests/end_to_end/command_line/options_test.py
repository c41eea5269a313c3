#!/usr/bin/env python3
# Rooms: cli/options
"""The command line from end to end: options."""

import json
import os

from command_line import BASE, NEAR, OTHER, CommandLine, main


class Options(CommandLine):
    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR)

    def refused(self, message, *arguments):
        done = self.run_tool(*arguments, code=2)
        self.assertIn(message, done.stderr, arguments)
        self.assertEqual("", done.stdout)

    def test_flush_is_set_only_if_asked_for(self):
        show = ["--", "/usr/bin/python3", "-c", "import os; print(os.getenv('XAPIAN_FLUSH_THRESHOLD', 'unset'))"]
        self.assertEqual("unset\n", self.run_tool("run", *show).stdout)
        self.assertEqual("7\n", self.run_tool("run", "--flush", "7", *show).stdout)
        self.run_tool("run", "--flush", "0", *show, code=2)

    def test_an_option_that_would_do_nothing_is_refused(self):
        records = self.write("records/records.jsonl", json.dumps({"id": "record", "text": OTHER}))
        only_lines = ["index", self.db, "--jsonl", records]
        self.refused("--null has no effect without --files-from", "index", self.db, self.docs, "--null")
        self.refused("--base-url has no effect without PATH", *only_lines, "--base-url", "https://example.org/")
        self.refused("--delete-missing has no effect without PATH", *only_lines, "--delete-missing")
        for option in (["--follow"], ["--since", "2026-01-01"]):
            self.refused(f"{option[0]} has no effect without PATH or --files-from", *only_lines, *option)
        for policy in ([], ["--on-duplicate", "keep"]):
            self.refused("--duplicate-threshold has no effect without --on-duplicate skip or replace or mark", "index",
                         self.db, self.docs, "--duplicate-threshold", "0.9", *policy)
        self.refused("--all has no effect with --format tsv", "check", self.db, "--all", "--format=tsv")
        self.refused("--take-slots has no effect without --verify", "sign", self.db, "--take-slots")
        self.refused("--wait and --dry-run cannot be given together", "group", self.db, "--dry-run", "--wait", "1")

    def test_options_that_do_not_go_together_are_refused(self):
        for options in (["--collapse-slot", "1", "--threshold", "0.8"], ["--no-collapse", "--compare-hits", "5"]):
            self.refused("cannot be given together", "search", self.db, "word", *options)
        for options in (["--fingerprint", "0" * 16, "--threshold", "0.5"], ["1", "--contained", "--max-distance", "6"],
                        ["--fingerprint", "0" * 16, "--contained"]):
            self.refused("cannot be given together", "find", self.db, *options)
        self.refused("standard input", "index", self.db, "--jsonl", "-", "--files-from", "-")
        self.refused("standard input", "index", self.db, "--jsonl", "-", "--jsonl", "-")
        self.refused("standard input", "extract", "--hash", "-", "-")

    def test_groups_leave_nothing_to_compare(self):
        self.assertEqual(2, len(self.rows("search", self.db, BASE.split()[0], "--threshold", "1")))
        self.run_tool("group", self.db)
        for option in (["--threshold", "1"], ["--compare-hits", "9"]):
            self.refused(f"{option[0]} has no effect", "search", self.db, BASE.split()[0], *option)
        self.assertEqual(2, len(self.rows("search", self.db, BASE.split()[0], "--threshold", "1", "--live")))

    def test_options_that_have_a_use_are_taken(self):
        names = self.write("names", self.paths["a"] + "\0")
        self.run_tool("index", self.db, "--files-from", names, "--null", "--force", "--follow", "--charset", "UTF-8")
        self.run_tool("index", self.db, self.docs, "--duplicate-threshold", "0.9", "--on-duplicate", "mark")
        self.run_tool("sign", self.db, "--wait", "1", "--verify", "--take-slots")
        self.run_tool("group", self.db, "--distinct", "1", "2", "--wait", "1")

    def test_help_is_help_beside_any_option(self):
        for arguments in (["index", self.db, "--delete-missing"], ["pairs", self.db, "--max-distance", "99"],
                          ["index", self.db, "--duplicate-threshold", "0.9"], ["find", "--scan"]):
            self.assertIn("Example", self.run_tool(*arguments, "--help").stdout)

    def urls(self):
        return sorted(row["url"] for row in self.rows("search", self.db, BASE.split()[0], "--no-collapse"))

    def test_a_changed_address_changes_the_documents(self):
        for site, updated in (("https://example.org/", 2), ("https://example.org/", 0), ("https://example.net/x/", 2)):
            done = self.run_tool("index", self.db, self.docs, "--base-url", site).stdout
            self.assertIn(f"{updated} updated, {2 - updated} unchanged", done)
            self.assertEqual([site + "a.txt", site + "b.txt"], self.urls())
        self.assertIn("2 unchanged", self.run_tool("index", self.db, self.docs).stdout)

    def test_an_address_is_remembered(self):
        site = "https://example.org/"
        self.run_tool("index", self.db, self.docs, "--base-url", site)
        self.write("a.txt", BASE + " changed")
        self.write("deep er/c.txt", BASE)
        self.assertIn("1 document added, 1 updated, 1 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual([site + "a.txt", site + "b.txt", site + "deep%20er/c.txt"], self.urls())
        names = self.write("../names", self.write("d.txt", BASE))
        self.run_tool("index", self.db, "--files-from", names)
        self.assertIn(site + "d.txt", self.urls())
        # A folder in it has its own; what had one of before goes back to it when asked.
        self.run_tool("index", self.db, os.path.join(self.docs, "deep er"), "--base-url", "/inner")
        self.assertIn("/inner/c.txt", self.urls())
        self.assertIn("4 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.run_tool("index", self.db, self.docs, "--base-url", "file://" + self.docs)
        self.assertIn(f"file://{self.docs}/d.txt", self.urls())

    def test_a_path_that_is_not_there_gets_no_address(self):
        self.run_tool("index", self.db, self.docs + "/none", "--base-url", "https://example.org/", code=1)
        self.write("a.txt", BASE + " changed")
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(2, sum(url.startswith("file://") for url in self.urls()))

    def test_a_file_has_an_address_of_its_own(self):
        self.run_tool("index", self.db, self.docs, "--base-url", "https://site.example/")
        done = self.run_tool("index", self.db, self.paths["a"], "--base-url", "https://file.example/").stdout
        self.assertIn("1 updated", done)
        self.assertIn("2 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(["https://file.example/a.txt", "https://site.example/b.txt"], self.urls())
        self.run_tool("index", self.db, self.docs, "--base-url", "https://site.example/")
        self.assertEqual(["https://site.example/a.txt", "https://site.example/b.txt"], self.urls())

    def test_an_address_is_absolute(self):
        self.refused("--base-url: 'h' is not an absolute URL; begin it with https://HOST/", "index", self.db, self.docs,
                     "--base-url", "h")

    def test_an_address_without_blanks_is_wanted(self):
        self.refused("write a space as %20", "index", self.db, self.docs, "--base-url", "https://example.org/a b")


if __name__ == "__main__":
    main()
