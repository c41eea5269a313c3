#!/usr/bin/env python3
"""The installed Python package signs and finds, beside Debian's python3-xapian."""

import os
import sys
import tempfile

import xapian
from neardup import __version__, dedupe
import neardup.xapian as neardup

SENTENCE = ("The quick brown fox jumps over the lazy dog while the cat sleeps in the warm sun near the old stone wall, "
            "and nobody in the quiet village seems to mind {}at all.")


def main():
    signer = neardup.Signer()
    with tempfile.TemporaryDirectory() as folder:
        database = xapian.WritableDatabase(os.path.join(folder, "db"), xapian.DB_CREATE_OR_OPEN)
        neardup.prepare(database, signer)
        generator = xapian.TermGenerator()
        for text in (SENTENCE.format(""), SENTENCE.format("it "), "Something else altogether is written here."):
            document = xapian.Document()
            generator.set_document(document)
            generator.set_termpos(0)
            generator.index_text(text)
            signer.annotate(document, text)
            database.add_document(document)
        database.commit()
        found = [match.docid for match in neardup.find(database, 1)]
    kept = list(dedupe([SENTENCE.format(""), SENTENCE.format("it ")], threshold=0.8).kept)
    if kept != [0]:
        print("of two near-duplicates the first should stay; these stay:", kept)
        return 1
    if found != [2]:
        print("near-duplicates of document 1 should be [2], are", found)
        return 1
    print("python: ok, version", __version__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
