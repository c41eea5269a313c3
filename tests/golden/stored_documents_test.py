#!/usr/bin/env python3
# Rooms: plugin/index
"""What `index` and `group` store of a small corpus in many languages, pinned by a digest a document: values, terms with
their positions, and data are the same bytes whatever the versions of ICU and Xapian, so that a database may move from one
system to another. Texts that ICU's dictionaries cut are compared under the version of ICU alone that they were printed by.

    stored_documents_test.py TOOL [--print]    --print prints the file anew: > tests/golden/stored_documents.tsv
"""
import hashlib
import json
import os
import subprocess
import sys
import tempfile

try:
    import xapian
except ImportError:
    print(f"skipped: no xapian in {sys.executable}: install python3-xapian")
    sys.exit(77)

HERE = os.path.dirname(os.path.abspath(__file__))
PINNED = os.path.join(HERE, "stored_documents.tsv")


def corpus():
    """The golden vectors' texts, each also with a word more, so that there are groups: documents, and whether ICU's
    dictionaries cut them."""
    with open(os.path.join(HERE, "vectors.jsonl"), encoding="utf-8") as file:
        vectors = [json.loads(line) for line in file][1:]
    for vector in vectors:
        if "text" not in vector:
            continue
        dictionary = vector.get("dictionary", False)
        name = vector["name"]
        yield {"id": name, "title": name, "url": "https://example.org/" + name, "text": vector["text"]}, dictionary
        yield {"id": name + ", longer", "text": vector["text"] + "\nlonger"}, dictionary


def run(tool, *arguments, **options):
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(arguments)}: exit code {done.returncode}\n{done.stderr}")
    return done.stdout


def stored(tool, folder):
    """The database of the corpus; and what cut its texts."""
    lines = "".join(json.dumps(document) + "\n" for document, _ in corpus())
    path = os.path.join(folder, "db")
    run(tool, "index", path, "--jsonl", "-", "--quiet", input=lines)
    run(tool, "group", path, "--threshold", "0.5")
    database = xapian.Database(path)
    versions = [database.get_metadata(key).decode().strip() for key in database.metadata_keys("neardup:tokenizer:")]
    return database, ", ".join(versions)


def digest(database, docid):
    """Of all that a document holds, numbers and strings with their lengths, so that nothing runs into another."""
    document = database.get_document(docid)
    state = hashlib.sha256()

    def add(data):
        state.update(f"{len(data)}:".encode() + data)

    add(document.get_data())
    for value in document.values():
        add(str(value.num).encode())
        add(value.value)
    for term in document.termlist():
        if term.term.startswith(b"Z"):  # stems, which change with the release of Xapian
            continue
        add(term.term)
        add(str(term.wdf).encode())
        add(" ".join(map(str, term.positer)).encode())
    return state.hexdigest()[:32]


def digests(database):
    for document, dictionary in corpus():
        name = document["id"]
        docids = [posting.docid for posting in database.postlist("Q" + name)]
        yield name, dictionary, digest(database, docids[0]) if docids else "-"


def main(tool, *options):
    with tempfile.TemporaryDirectory() as folder:
        database, version = stored(tool, folder)
        if options == ("--print",):
            print(f"#\t{version}")
            for name, dictionary, now in digests(database):
                print(f"{name}\t{'dictionary' if dictionary else 'rules'}\t{now}")
            return 0
        with open(PINNED, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        same_version = rows[0][1] == version
        pinned = {name: now for name, _, now in rows[1:]}
        compared = [(name, now) for name, dictionary, now in digests(database) if same_version or not dictionary]
        changed = [name for name, now in compared if pinned.pop(name, None) != now]
        if same_version:
            changed += [f"{name} (is no longer there)" for name in pinned]
        groups = {database.get_document(docid).get_value(65) for docid in
                  (posting.docid for posting in database.postlist(""))} - {b""}
        database.close()
    print(f"pinned under {rows[0][1]}, this is {version}: {len(compared)} documents compared, {len(groups)} groups")
    if len(compared) < 100 or len(groups) < 20:
        changed.append("too little to be a test")
    for name in changed:
        print("stored otherwise: " + name)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), *sys.argv[2:]))
