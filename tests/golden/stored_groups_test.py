#!/usr/bin/env python3
# Rooms: plugin/group
"""What `group` stores, computed again from plugin/FORMAT.md: the weights of words, and the ids of groups whose documents
have a field alike.

    stored_groups_test.py TOOL
"""
import json
import math
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import oracle

try:
    import xapian
except ImportError:
    print(f"skipped: no xapian in {sys.executable}: install python3-xapian")
    sys.exit(77)

WORDS = [f"word{number}" for number in range(60)]


def corpus():
    """Two titles for each of ten texts, three documents of each."""
    for text in range(10):
        for title in ("Lamp", "Chair"):
            for copy in range(3):
                words = WORDS[text:text + 30] + [f"own{text}"] * 3 + [f"copy{copy}"]
                yield {"id": f"{text} {title} {copy}", "title": title, "text": " ".join(words)}


def seed_of(scheme):
    return int(dict(word.split("=", 1) for word in scheme.split()[1:])["seed"])


def weights(database, seed):
    """The value that neardup:weights should have; all words find room."""
    documents = database.get_doccount()
    grades = {}
    for term in database.allterms():
        if b"A" <= term.term[:1] <= b"Z":
            continue
        grade = min(255, max(1, math.floor(16 * math.log(1 + documents / term.termfreq) + 0.5)))
        hashed = oracle.xxh3(term.term, seed) & 0xFFFFFFFF
        grades[hashed] = min(grade, grades.get(hashed, 255))
    rest = math.floor(16 * math.log(1 + documents) + 0.5)
    body = documents.to_bytes(8, "big") + bytes([rest])
    body += b"".join(hashed.to_bytes(4, "big") + bytes([grade]) for hashed, grade in sorted(grades.items()))
    return body + (oracle.xxh3(body) & 0xFFFFFFFF).to_bytes(4, "big")


def group_ids(digest, title):
    """The ids that groups of a representative may have."""
    scope = f"same:{oracle.xxh3(title.encode()):016x}"
    return [oracle.base32(oracle.xxh3(f"{digest:016x}:{ordinal}:{scope}".encode()), 64) for ordinal in range(3)]


def unlike(database):
    """What is stored otherwise."""
    scheme = database.get_metadata(next(iter(database.metadata_keys("neardup:scheme:")))).decode()
    stored = {key.decode().split(":")[1]: database.get_metadata(key) for key in database.metadata_keys("neardup:")}
    if stored["weights"] != weights(database, seed_of(scheme)):
        yield "the weights of words"
    representatives = 0
    for posting in database.postlist(""):
        document = database.get_document(posting.docid)
        state, group = document.get_value(67), document.get_value(65).decode()
        if not re.match(rb"r\d{3}", state):
            continue
        representatives += 1
        title = next(line for line in document.get_data().decode().split("\n") if line.startswith("caption="))[8:]
        if group not in group_ids(int.from_bytes(state[4:12], "big"), title):
            yield f"the group {group} of '{title}'"
    if representatives != 20:
        yield f"{representatives} groups, not 20"


def main(tool):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "db")
        lines = "".join(json.dumps(document) + "\n" for document in corpus())
        subprocess.run([tool, "index", path, "--jsonl", "-", "--quiet"], input=lines, text=True, check=True,
                       capture_output=True)
        subprocess.run([tool, "group", path, "--measure", "idf", "--threshold", "0.8", "--same", "title"], check=True,
                       capture_output=True)
        database = xapian.Database(path)
        wrong = list(unlike(database))
        database.close()
    for what in wrong:
        print("stored otherwise: " + what)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
