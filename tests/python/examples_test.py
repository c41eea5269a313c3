#!/usr/bin/env python3
"""The examples of other languages run from an empty folder and print what they promise."""

import os
import shutil
import subprocess
import sys
import unittest

from bindings import ROOT, TOOL, DatabaseTest, run

HITS = r"(?s)\(\+0 near-duplicates\).*authors 2019  \(\+1 near-duplicates\)"


class Examples(DatabaseTest):
    def output_of(self, interpreter, example):
        environment = {**os.environ, "PYTHONPATH": os.path.join(ROOT, "plugin/python"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([interpreter, os.path.join(ROOT, "examples", example), TOOL], cwd=self.folder,
                              env=environment, capture_output=True, text=True, timeout=120)
        self.assertEqual((0, ""), (done.returncode, done.stderr))
        return done.stdout

    def test_python(self):
        output = self.output_of(sys.executable, "python_search.py")
        self.assertRegex(output, HITS)
        self.assertIn("document 1: representative, 1.00", output)
        self.assertIn("document 2, 0.88, exact: True", output)
        self.tool("check", self.path("python.db"), "--quiet")

    def test_perl(self):
        perl = shutil.which("perl")
        if not perl or subprocess.run([perl, "-MSearch::Xapian", "-e", "1"], capture_output=True).returncode:
            self.skipTest("Perl has no Search::Xapian (package libsearch-xapian-perl)")
        self.assertRegex(self.output_of(perl, "perl_index.pl"), HITS)
        self.tool("check", self.path("perl.db"), "--quiet")


if __name__ == "__main__":
    run()
