#!/usr/bin/env bash
# Database::reopen() of Xapian says whether there may be something new: "if false is returned, the database definitely hasn't
# been reopened, which applications may find useful when caching results". A good guess for a database that nobody writes: false
# each time. So it is, but for one that has been made and never had a change: with no writer at all the answer is true each
# time. And a database of several says so too, if one of them is such an empty one: the full ones beside it are untouched, and
# it is true. A database that had a document and is empty again says false.
# Seen: xapian-bindings-binary 1.4.26 of PyPI, and python3-xapian 1.4.22 of Debian 12.
# Why it matters here: a cache of results beside one empty part, the index of the new year, say, holds nothing ever; a loop
# "while reopen(): read again", for the latest state, never ends.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" xapian-bindings-binary==1.4.26 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

import xapian

print("Xapian", xapian.version_string())


def make(name, texts):
    database = xapian.WritableDatabase(name, xapian.DB_CREATE)
    for text in texts:
        document = xapian.Document()
        document.set_data(text)
        document.add_term(text)
        database.add_document(document)
    database.commit()
    return database


make("2026", ["fair"]).close()
make("2027", []).close()
emptied = make("emptied", ["quay"])
emptied.delete_document("quay")
emptied.close()
seen = {}
for names in ("2026", "emptied", "2027", "2026 2027"):
    database = xapian.Database()
    for name in names.split():
        database.add_database(xapian.Database(name))
    seen[names] = [database.reopen() for _ in range(4)]
    print(f"{names}: {database.get_doccount()} documents, reopen() four times: {seen[names]}")
if seen != {"2026": [False] * 4, "emptied": [False] * 4, "2027": [True] * 4, "2026 2027": [True] * 4}:
    sys.exit("changed: an empty database is reopened after a change alone")
END
