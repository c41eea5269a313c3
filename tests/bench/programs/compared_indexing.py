#!/usr/bin/env python3
"""Indexing by `xapian-neardup index` and by Xapian's own programs: time, memory, size. Writes tables in Markdown.

  compared_indexing.py TOOL [DOCUMENTS [ROUNDS]]    by default 40,000 documents of 4 KB, 3 rounds

The documents are pieces of the texts of this machine, /usr/share/man and /usr/share/doc. The files are the HTML pages and
texts of /usr/share/doc that are found first. All programs have the English stemmer and keep positions. What is compared
takes turns; each figure is the median of the rounds. Databases lie in TMPDIR. Needs the packages xapian-omega,
python3-xapian and time."""

import itertools
import json
import os
import shutil
import statistics
import sys
import tempfile

import make_lines
from measured import measured, megabytes

PIECE = 4000  # characters
FILES = 1000
SCRIPT = "id : boolean=Q unique=Q field=id\ntext : index\n"


def pieces(count):
    """Pieces of real texts, as long as there are some. Each ends at a word."""
    for text in make_lines.texts():
        while len(text) >= PIECE // 2:
            end = text.rfind(" ", 0, PIECE) if len(text) > PIECE else len(text)
            if count == 0 or end <= 0:
                break
            yield text[:end]
            text = text[end + 1:]
            count -= 1


def write_documents(folder, count):
    """The same documents for `index` and for scriptindex. @return their number and bytes."""
    number = size = 0
    with open(os.path.join(folder, "texts.jsonl"), "w", encoding="utf-8") as records, \
            open(os.path.join(folder, "texts.dump"), "w", encoding="utf-8") as dump:
        for number, text in enumerate(pieces(count), 1):
            records.write(json.dumps({"id": f"d{number}", "text": text}) + "\n")
            dump.write(f"id=d{number}\ntext={text}\n\n")
            size += len(text.encode())
    with open(os.path.join(folder, "script"), "w", encoding="utf-8") as script:
        script.write(SCRIPT)
    return number, size


def copy_files(folder):
    """HTML pages and texts of this machine. @return their number and bytes."""
    wanted = (path for path in make_lines.files() if path.endswith((".html", ".txt")))
    number = 0
    os.mkdir(folder)
    for number, path in enumerate(itertools.islice(wanted, FILES), 1):
        shutil.copyfile(path, os.path.join(folder, f"{number}{os.path.splitext(path)[1]}"))
    return number, round(megabytes(folder) * 1e6)


def index_records(path, database):
    """The loop that most write in Python."""
    import xapian
    target = xapian.WritableDatabase(database, xapian.DB_CREATE_OR_OPEN)
    generator = xapian.TermGenerator()
    generator.set_stemmer(xapian.Stem("en"))
    with open(path, encoding="utf-8") as records:
        for record in map(json.loads, records):
            document = xapian.Document()
            generator.set_document(document)
            generator.index_text(record["text"])
            document.set_data(record["id"])
            document.add_boolean_term("Q" + record["id"])
            target.replace_document("Q" + record["id"], document)
    target.commit()


class Race:
    """Programs that build the same database, in turn."""

    def __init__(self, folder, rounds):
        self._folder, self._rounds, self._programs = folder, rounds, []

    def add(self, name, make_command, environment=None):
        """@param make_command: from the place of a new database to the command."""
        self._programs.append((name, make_command, environment, []))

    def run(self):
        for number in range(self._rounds):
            for _, make_command, environment, found in self._programs:
                database = os.path.join(self._folder, f"database{number}")
                figures = measured(make_command(database), environment)
                found.append((figures.seconds, figures.cpu_seconds, figures.megabytes, megabytes(database)))
                shutil.rmtree(database)

    def print(self):
        """The last program is what the others are compared with."""
        print("| program | seconds | seconds of CPU | MB of memory | MB on disk | times as fast | by CPU |")
        print("|---|---|---|---|---|---|---|")
        seconds, cpu_seconds = (statistics.median(row[at] for row in self._programs[-1][3]) for at in (0, 1))
        for name, _, _, found in self._programs:
            wall, cpu, memory, disk = map(statistics.median, zip(*found))
            print(f"| {name} | {wall:.1f} | {cpu:.1f} | {memory:.0f} | {disk:.0f} | {seconds / wall:.2f} |"
                  f" {cpu_seconds / cpu:.2f} |")


def race_documents(tool, folder, rounds):
    records, script, dump = (os.path.join(folder, name) for name in ("texts.jsonl", "script", "texts.dump"))
    race = Race(folder, rounds)
    index = [tool, "index", "--jsonl", records, "--quiet"]
    race.add("`index`, signed", lambda place: [*index, place])
    race.add("`index --build writer`, signed", lambda place: [*index, "--build", "writer", place])
    race.add("`run --flush 500 -- scriptindex`, signed",
             lambda place: [tool, "run", "--flush", "500", "--", "scriptindex", place, script, dump])
    race.add("`run -- scriptindex`, signed", lambda place: [tool, "run", "--", "scriptindex", place, script, dump])
    race.add("python3-xapian", lambda place: [sys.executable, __file__, "--python", records, place])
    race.add("scriptindex, XAPIAN_FLUSH_THRESHOLD=500", lambda place: ["scriptindex", place, script, dump],
             {"XAPIAN_FLUSH_THRESHOLD": "500"})
    race.add("scriptindex", lambda place: ["scriptindex", place, script, dump])
    race.run()
    race.print()


def race_files(tool, folder, rounds):
    omindex = ["omindex", "--url", "/", folder, "--db"]
    race = Race(os.path.dirname(folder), rounds)
    race.add("`index`, signed", lambda place: [tool, "index", place, folder, "--quiet"])
    race.add("`run -- omindex`, signed", lambda place: [tool, "run", "--", *omindex, place])
    race.add("omindex", lambda place: [*omindex, place])
    race.run()
    race.print()


def main():
    if sys.argv[1] == "--python":
        index_records(*sys.argv[2:])
        return
    tool = os.path.abspath(sys.argv[1])
    count, rounds = (int(sys.argv[at]) if len(sys.argv) > at else default for at, default in ((2, 40_000), (3, 3)))
    with tempfile.TemporaryDirectory() as folder:
        documents, size = write_documents(folder, count)
        print(f"{documents:,} documents, {size / 1e6:.0f} MB of text; {rounds} rounds\n")
        race_documents(tool, folder, rounds)
        files, size = copy_files(os.path.join(folder, "files"))
        print(f"\n{files:,} files, {size / 1e6:.0f} MB; {rounds} rounds\n")
        race_files(tool, os.path.join(folder, "files"), rounds)


if __name__ == "__main__":
    main()
