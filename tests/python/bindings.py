"""What the tests of neardup.xapian share: databases.

    <name>_test.py PATH_OF_LIBNEARDUP_C PATH_OF_XAPIAN_NEARDUP
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

from package import LIBRARY, ROOT, TOOL, WORDS, families, new_seed, run  # noqa: F401

try:
    import xapian
except ImportError:
    print(f"skipped: {sys.executable} has no module xapian (package python3-xapian)")
    sys.exit(77)
import neardup.xapian as neardup


class DatabaseTest(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-python-")
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def tool(self, *arguments, stdin="", code=0):
        done = subprocess.run([TOOL, *arguments], input=stdin, capture_output=True, text=True, timeout=120)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        return done.stdout

    def rows(self, *arguments):
        return [json.loads(line) for line in self.tool(*arguments, "--format=jsonl").splitlines()]

    def write(self, name, texts, signer, positions=True):
        """A database of texts, each under its number as id, written and signed by Python."""
        path = self.path(name)
        db = xapian.WritableDatabase(path, xapian.DB_CREATE_OR_OVERWRITE)
        neardup.prepare(db, signer)
        for number, text in enumerate(texts, 1):
            db.add_document(document_of(number, text, signer, positions))
        db.commit()
        db.close()
        return path


def document_of(number, text, signer, positions=True):
    document = xapian.Document()
    generator = xapian.TermGenerator()
    generator.set_flags(xapian.TermGenerator.FLAG_NGRAMS if hasattr(xapian.TermGenerator, "FLAG_NGRAMS")
                        else xapian.TermGenerator.FLAG_CJK_NGRAM)
    generator.set_document(document)
    if positions:
        generator.index_text(text)
    else:
        generator.index_text_without_positions(text)
    document.add_boolean_term(f"Q{number}")
    document.set_data(text[:60])
    signer.annotate(document, text)
    return document
