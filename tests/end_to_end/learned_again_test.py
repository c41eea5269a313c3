#!/usr/bin/env python3
# Rooms: plugin/record, cli/indexing
"""What the pages of a site repeat is learned when some of them are indexed already: the database is the same as one that is
built again.

    learned_again_test.py XAPIAN_NEARDUP"""

import os
import random
import sys
import unittest

try:
    import xapian
except ImportError:
    print("skipped: no module xapian (package python3-xapian)")
    sys.exit(77)

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "command_line"))
from command_line import CommandLine, main  # noqa: E402
from content_test import page, words  # noqa: E402


class LearnedAgain(CommandLine):
    def setUp(self):
        super().setUp()
        self.seed = random.randrange(10**9)
        self.chance = random.Random(self.seed)

    def write_site(self, contents):
        for i, content in enumerate(contents):
            self.write(f"s/{i:03}.html", "<!DOCTYPE html>" + page(content))

    def signed(self, db):
        """The stored values and terms of each document, by its path."""
        database = xapian.Database(db)
        found = {}
        for posting in database.postlist(b""):
            document = database.get_document(posting.docid)
            values = sorted((value.num, value.value) for value in document.values())
            found[document.get_data().split(b"\n")[0]] = values, sorted(term.term for term in document.termlist())
        return found

    def unread(self):
        database = xapian.Database(self.db)
        return [database.get_metadata(key).decode() for key in database.metadata_keys(b"neardup:unread:")]

    def test_pages_that_stay_are_read_again_after_a_new_design(self):
        new, whole = [words(self.chance, 20) for _ in range(3)], self.db + ".whole"
        texts = [words(self.chance, 12) for _ in range(60)]
        self.write_site(texts)
        self.run_tool("index", self.db, self.docs)
        for i in range(0, 60, 2):
            self.write(f"s/{i:03}.html", "<title>Site</title><p>" + "</p><p>".join([*new, texts[i] + "."]) + "</p>")
        for i in range(1, 20, 2):
            os.remove(os.path.join(self.docs, f"s/{i:03}.html"))
        self.run_tool("index", self.db, self.docs, "--delete-missing")
        self.run_tool("index", whole, self.docs)
        self.assertEqual(self.signed(whole), self.signed(self.db), f"seed {self.seed}")
        self.assertEqual([], self.unread())
        self.assertIn("0 updated, 50 unchanged", self.run_tool("index", self.db, self.docs).stdout, f"seed {self.seed}")

    def test_pages_are_read_again_after_a_run_that_was_killed_when_it_had_learned(self):
        texts, whole = [words(self.chance, 12) for _ in range(30)], self.db + ".whole"
        self.write_site(texts[:15])
        other = self.write("other/page.html", page(words(self.chance, 12)))
        self.run_tool("index", self.db, self.docs)
        self.write_site(texts)
        self.run_tool("index", whole, self.docs)
        key = f"url=file://{other}".encode()
        self.assertNotEqual(self.signed(whole)[key], self.signed(self.db)[key], "the frame must matter")
        learned = xapian.Database(whole)
        database = xapian.WritableDatabase(self.db)
        site = os.path.realpath(self.docs) + "/"
        database.set_metadata(f"neardup:frame:{site}", learned.get_metadata(f"neardup:frame:{site}"))
        database.set_metadata(f"neardup:unread:{site}", site)
        database.close()
        done = self.run_tool("index", self.db, other)
        self.assertEqual([site], self.unread(), "a run over a part of them")
        self.assertIn("kept 15: page that was indexed before", done.stdout)
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(self.signed(whole), self.signed(self.db), f"seed {self.seed}")
        self.assertEqual([], self.unread())


if __name__ == "__main__":
    main()
