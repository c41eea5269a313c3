#!/usr/bin/python3
"""The table of ./dev nightly: rows are replaced, in order; each harness is a command of ./dev, and a failure is seen."""

import os
import subprocess
import tempfile
import unittest

import nightly


class NightlyTest(unittest.TestCase):
    def test_rows_are_replaced_in_the_order_of_the_harnesses(self):
        with open(nightly.PAGE, encoding="utf-8") as file:
            page = file.read().split("| harness")[0]
        for name, result in (("faults", "passed"), ("faults --long", "passed"), ("soak", "exit 1"), ("faults", "exit 2")):
            page = nightly.with_row(page, [name, "abc", "2026-11-28", "1", result, "7", "3"])
        self.assertEqual([("soak", "exit 1"), ("faults", "exit 2"), ("faults --long", "passed")],
                         [(name, row[4]) for name, row in nightly.rows(page).items()])
        self.assertTrue(page.startswith("# Everything at full size"))

    def test_each_harness_is_a_command(self):
        usage = subprocess.run([os.path.join(nightly.ROOT, "dev"), "help"], capture_output=True, text=True, check=True).stdout
        for name, (command, _, _) in nightly.HARNESSES.items():
            self.assertIn("./dev " + command.split()[0], usage, name)

    def test_a_run_that_fails_has_its_exit_code_and_counts(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "dev"), "w", encoding="ascii") as script:
                script.write("#!/bin/sh\necho \"12 operations in 3\"; echo \"$@\"; exit 3\n")
            os.chmod(os.path.join(folder, "dev"), 0o755)
            nightly.LOGS, root, nightly.ROOT = folder, nightly.ROOT, folder
            nightly.commit = lambda: "abc"
            try:
                self.assertEqual(["soak", "abc", "5", "exit 3", "12"], [nightly.run("soak", "5")[i] for i in (0, 1, 3, 4, 5)])
            finally:
                nightly.ROOT = root
            with open(os.path.join(folder, "soak.log"), encoding="utf-8") as log:
                self.assertIn("soak --seed 5", log.read())


if __name__ == "__main__":
    unittest.main()
