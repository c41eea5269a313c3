#!/usr/bin/python3
"""Sign documents from Python, group them by the tool, search with each text once.

    python_search.py [PATH_OF_XAPIAN_NEARDUP]        writes python.db into the current folder
"""

import subprocess
import sys

import xapian
import neardup.xapian as neardup

NOTICE = ("Permission to use, copy, modify and distribute this software for any purpose is hereby granted, provided "
          "that the above copyright notice and this permission notice appear in all copies. Copyright the authors ")
TEXTS = [NOTICE + "2019", NOTICE + "2020", "A search engine is software that finds documents by the words they contain"]


def index(signer):
    db = xapian.WritableDatabase("python.db", xapian.DB_CREATE_OR_OVERWRITE)
    neardup.prepare(db, signer)
    generator = xapian.TermGenerator()
    for text in TEXTS:
        document = xapian.Document()
        document.set_data(text[-30:])
        generator.set_document(document)
        generator.index_text(text)
        signer.annotate(document, text)
        db.add_document(document)
    db.close()


def search(db, word):
    enquire = xapian.Enquire(db)
    enquire.set_query(xapian.Query(word))
    for hit in neardup.collapse(enquire, db, 0, 10).hits:
        print(f"...{db.get_document(hit.docid).get_data().decode()}  (+{hit.hidden} near-duplicates)")
        for member in neardup.members(db, hit.group):
            print(f"    document {member.docid}: {member.role}, {member.similarity:.2f}")


index(neardup.Signer())
tool = sys.argv[1] if len(sys.argv) > 1 else "xapian-neardup"
subprocess.run([tool, "group", "python.db", "--quiet"], check=True, stdout=subprocess.DEVNULL)
db = xapian.Database("python.db")
search(db, "software")
for match in neardup.find(db, "Some text. " + TEXTS[0]):
    print(f"near a text of two words more: document {match.docid}, {match.jaccard:.2f}, exact: {match.exact}")
