#!/usr/bin/env python3
"""The examples in the docstrings of the package are true."""

import doctest
import importlib
import os
import unittest

from package import ROOT, run

FOLDER = os.path.join(ROOT, "plugin/python/neardup")
WITH_EXAMPLES = {"bulk_signing", "dedupe_texts", "index", "pages", "result", "signer"}


class Docstrings(unittest.TestCase):
    def test_examples_are_true(self):
        tried = set()
        for name in sorted(name[:-3] for name in os.listdir(FOLDER) if name.endswith(".py")):
            done = doctest.testmod(importlib.import_module(f"neardup.{name}" if name != "__init__" else "neardup"))
            self.assertEqual(0, done.failed, name)
            if done.attempted:
                tried.add(name)
        self.assertEqual(WITH_EXAMPLES, tried)


if __name__ == "__main__":
    run()
