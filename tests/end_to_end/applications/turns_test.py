#!/usr/bin/env python3
# Rooms: cli/attaching
"""A second program writes the database while 'sign' works: it gets its turns, and what it adds is signed."""

import subprocess

from application import PYTHON, WRITE_TEXTS, ApplicationTest, main, needs, needs_module, text

# From the first signed batch on, adds a document and removes another one, each time that it gets the lock.
SECOND = """import os, sys, time, xapian
generator = xapian.TermGenerator()
print("ready", flush=True)
while not list(xapian.Database(sys.argv[1]).metadata_keys("neardup:")):
    time.sleep(.01)
for turn in range(1, 6):
    database = xapian.WritableDatabase(sys.argv[1], xapian.DB_OPEN | xapian.DB_RETRY_LOCK)
    document = xapian.Document()
    generator.set_document(document)
    generator.index_text(sys.argv[2] + f" turn{turn}")
    document.add_boolean_term(f"Qturn{turn}")
    database.add_document(document)
    database.delete_document(f"Q{30 - turn}")
    database.close()
    time.sleep(.05)
"""


class Turns(ApplicationTest):
    def test_second_writer_gets_its_turns_and_its_documents_are_signed(self):
        database = self.path("db")
        self.run_program(PYTHON, "-c", WRITE_TEXTS, database, *(text(number) for number in range(30)))
        second = subprocess.Popen([PYTHON, "-c", SECOND, database, text(99)], stdout=subprocess.PIPE, text=True)
        self.assertEqual("ready\n", second.stdout.readline())
        row = self.row("sign", database, "--commit-every", "1", "--wait", "60")
        self.assertGreater(row["newly_signed"], 0)
        second.communicate(timeout=60)
        self.assertEqual(0, second.returncode)
        self.tool("find", database, "turn1")  # which is an error if the document is not signed
        self.tool("sign", database)  # what came behind the last batch
        info = self.row("info", database)
        self.assertEqual((info["documents"], 0), (info["signed"], info["unsigned"]))
        self.tool("check", database, "--words", "--quiet")


if __name__ == "__main__":
    needs()
    needs_module("xapian")
    main()
