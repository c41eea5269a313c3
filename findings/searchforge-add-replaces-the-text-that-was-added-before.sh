#!/usr/bin/env bash
# searchforge is a full-text search with a command line. A good guess for "searchforge add" with two files: a collection of two
# texts. It has one: each call begins with an empty collection, numbers its text 1 and writes over what was there.
# "searchforge search" prints nothing, found or not. In a program, SearchEngine(path) has its texts in that file, but the index of
# all engines in searchforge_index.json of the current folder: the one that is saved last is what the others load, and a search
# then finds nothing or ends with a KeyError. Words that a sign joins, "client/server", are one word.
# Seen: searchforge 0.1.2 of PyPI.
# Why it matters here: a collection is lost by adding to it, with "Document added" as the answer.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" searchforge==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version

from searchforge import SearchEngine


def run(*words):
    command = [sys.executable, "-m", "searchforge.cli", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


print("searchforge", version("searchforge"))
for name, text in (("night", "the harbour at night"), ("day", "ships by day")):
    with open(f"{name}.txt", "w") as file:
        file.write(text)
answers = [run("add", "night.txt"), run("add", "day.txt")]
with open("searchforge.json") as file:
    kept = [text["content"] for text in json.load(file).values()]
said = run("search", "ships")
print(f"{answers}, kept: {kept}, printed for a search: {said!r}")

harbours, ships = SearchEngine("harbours.json"), SearchEngine("ships.json")
harbours.add_document(1, "the client/server of the harbour")
server = [result.document_id for result in harbours.search("server")]
ships.add_document(7, "ships by day")
harbours.save()
ships.save()
again = SearchEngine("harbours.json")
again.load()
after = [result.document_id for result in again.search("harbour")]
try:
    foreign = [result.document_id for result in again.search("ships")]
except KeyError as error:
    foreign = type(error).__name__
print(f"server: {server}; after another engine was saved, harbour: {after}, ships: {foreign}, texts: {len(again.documents)}")
if kept != [["ships", "by", "day"]] or said or server or after or foreign != "KeyError":
    sys.exit("changed: texts are added, and engines have an index each")
END
