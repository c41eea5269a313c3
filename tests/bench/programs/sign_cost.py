#!/usr/bin/python3
"""What `sign` costs beside omindex, and its bound: Xapian reads the positions of each document once. Medians, in turn.

    sign_cost.py XAPIAN_NEARDUP [FOLDER [ROUNDS]]

`read` does no more than that; `write` also adds eight terms to each document. Both need python3-xapian. Xapian reads
a branch and a leaf of the table for each term of each document, whatever the order: no cursor stays open."""

import os
import shutil
import statistics
import sys
import tempfile
import time

from omindex_cost import OMINDEX, cpu_seconds


def read(path, also_write=False):
    import xapian
    database = xapian.WritableDatabase(path, xapian.DB_OPEN)
    absent = " " * 300  # a term that no database can hold: Xapian reads all positions when a term changes
    for docid in [posting.docid for posting in database.postlist("")]:
        document = database.get_document(docid)
        document.add_boolean_term(absent)
        document.remove_term(absent)
        if also_write:
            for band in range(8):
                document.add_boolean_term(f"XND{band}-{docid}")
            database.replace_document(docid, document)
    database.commit()


def main(tool, folder="/usr/share/doc", rounds="5"):
    place = tempfile.mkdtemp(prefix="neardup-bench-")
    indexed, database = os.path.join(place, "indexed"), os.path.join(place, "database")
    commands = {"omindex": [OMINDEX, "--db", indexed, "--url", "/", folder], "sign": [tool, "sign", "--quiet", database],
                "read": [sys.executable, __file__, "--read", database], "write": [sys.executable, __file__, "--write", database]}
    took = {name: [] for name in commands}
    try:
        for _ in range(int(rounds)):
            for name, command in commands.items():
                shutil.rmtree(indexed if name == "omindex" else database, ignore_errors=True)
                if name != "omindex":
                    shutil.copytree(indexed, database)
                begin = time.perf_counter()
                cpu, _ = cpu_seconds(command)
                took[name].append((cpu, time.perf_counter() - begin))
    finally:
        shutil.rmtree(place)
    print("| | CPU s | clock s |\n|---|---|---|")
    for name, times in took.items():
        print(f"| {name} | {statistics.median(cpu for cpu, _ in times):.2f} | {statistics.median(clock for _, clock in times):.2f} |")


if __name__ == "__main__":
    if sys.argv[1] in ("--read", "--write"):
        read(sys.argv[2], sys.argv[1] == "--write")
    else:
        main(*sys.argv[1:])
