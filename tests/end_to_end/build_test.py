#!/usr/bin/env python3
# Rooms: cli/indexing, cli/databases
"""A new database that is built in shards equals the one that one writer makes, document by document.

    build_test.py PATH_OF_XAPIAN_NEARDUP [TEST...]
"""

import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
import time

try:
    import xapian
except ImportError:
    sys.exit(77)

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "command_line"))
from command_line import CommandLine, main, text, tool

SLOTS = (0, 1, 2, 3, 64, 65, 66, 67)


def contents(path):
    """All that a database holds, in order."""
    database = xapian.Database(path)
    documents = []
    for posting in database.postlist(""):
        document = database.get_document(posting.docid)
        terms = [(item.term, item.wdf, list(item.positer)) for item in document.termlist()]
        documents.append((posting.docid, document.get_data(), [(v.num, v.value) for v in document.values()], terms,
                          database.get_doclength(posting.docid)))
    return {
        "documents": documents, "last": database.get_lastdocid(),
        "metadata": [(key, database.get_metadata(key)) for key in database.metadata_keys()],
        "terms": [(item.term, item.termfreq) for item in database.allterms()],
        "values": [(slot, database.get_value_freq(slot), database.get_value_lower_bound(slot),
                    database.get_value_upper_bound(slot)) for slot in SLOTS]}


class Build(CommandLine):
    def lines(self, records):
        path = os.path.join(self.folder, "records.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(record) + "\n" for record in records)
        return path

    def build(self, way, *arguments, code=0):
        shutil.rmtree(self.db, ignore_errors=True)
        return self.run_tool("index", self.db, *arguments, "--build", way, "--jobs", "3", "--commit-every", "7",
                             code=code)

    def assert_equal_ways(self, *arguments, code=0):
        """@return what is printed."""
        one = self.build("writer", *arguments, code=code)
        expected = contents(self.db)
        other = self.build("shards", *arguments, code=code)
        self.assertEqual(expected, contents(self.db))
        self.assertEqual(one.stdout.splitlines()[0], other.stdout.splitlines()[0])
        self.assertEqual(sorted(one.stderr.splitlines()), sorted(other.stderr.splitlines()))
        self.assertFalse(os.path.exists(self.db + ".neardup-build"))
        return other.stdout

    def test_distinct_lines(self):
        self.assert_equal_ways("--jsonl", self.lines({"id": f"r{i}", "text": text(i), "title": f"Title {i}", "n": i}
                                                     for i in range(60)))

    def test_one_line_and_none(self):
        self.assert_equal_ways("--jsonl", self.lines([{"id": "a", "text": text(1)}]))
        self.assert_equal_ways("--jsonl", self.lines([]))

    def test_repeated_ids_within_and_across_shards(self):
        records = [{"id": f"r{i}", "text": text(i)} for i in range(40)]
        records[3:3] = [{"id": "r1", "text": text(1)}, {"id": "r1", "text": text(1), "n": 2}]
        records += [{"id": "new", "text": text(104)}, {"id": "r2", "text": text(103)}, {"id": "r39", "text": text(39)},
                    {"id": "r2", "text": text(105)}]
        out = self.assert_equal_ways("--jsonl", self.lines(records))
        self.assertIn("43 documents added, 1 updated, 0 unchanged", out)
        self.assertIn("\nrepeated 3: ", out)
        self.assertIn("\nrenamed 2: record with the id of another text", out)

    def test_ids_with_the_same_unique_term_and_bad_lines(self):
        path = self.lines({"id": "x" * 300 + str(i % 9), "text": text(i)} for i in range(30))
        with open(path, encoding="utf-8") as file:
            lines = file.read()
        with open(path, "w", encoding="utf-8") as file:  # renamed ones last
            file.write('{"id": "bad"}\n{\n{"id": "r1", "text": "", "id": "r2"}\n' + lines)
        self.assertIn("31 documents added", self.assert_equal_ways("--jsonl", path, code=1))

    def test_files_of_a_site_with_a_frame(self):
        for i in range(45):
            self.write(f"site/{i % 4}/page{i}.html",
                       f"<html><title>Page {i}</title><body><div>Alpha menu beta gamma every page has this line</div>"
                       f"<main><p>{text(i)}</p></main><div>Copyright of the whole site, all rights reserved</div></body>")
        self.write("empty.txt", "")
        self.write("image.png", b"\x89PNG")
        self.assert_equal_ways(self.docs, "--base-url", "https://example.org/")

    def test_mail_ends_the_build(self):
        for i in range(20):
            self.write(f"a{i}.txt", text(i))
            self.write(f"b{i}.eml", f"Message-ID: <{i % 15}@example.org>\nSubject: mail {i}\n\n{text(50 + i)}\n")
        self.assert_equal_ways(self.docs)

    def test_records_of_a_web_archive_that_captured_pages_twice(self):
        records = []
        for i in range(40):
            body = text(i).encode()
            head = (f"WARC/1.0\r\nWARC-Type: conversion\r\nWARC-Target-URI: https://example.org/{i % 25}\r\n"
                    f"WARC-Date: 2026-01-{1 + i * 7 % 28:02}T00:00:00Z\r\nContent-Type: text/plain\r\n"
                    f"Content-Length: {len(body)}\r\n\r\n")
            records.append(head.encode() + body + b"\r\n\r\n")
        self.write("a.warc.wet.gz", b"".join(gzip.compress(record) for record in records))
        self.assert_equal_ways(self.docs)

    def test_a_killed_build_is_resumed(self):
        path = self.lines({"id": f"r{i}", "text": text(i, 600)} for i in range(400))
        self.build("writer", "--jsonl", path)
        expected = contents(self.db)
        resumed = 0
        for moment in ("head", "000001", "000002", "000003", "000006", "000012"):
            shutil.rmtree(self.db, ignore_errors=True)
            command = [tool(), "index", self.db, "--jsonl", path, "--build", "shards", "--jobs", "2",
                       "--commit-every", "20", "--quiet"]
            with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
                while process.poll() is None and not os.path.exists(f"{self.db}.neardup-build/{moment}"):
                    time.sleep(0.001)
                process.send_signal(signal.SIGKILL)
            done = self.run_tool("index", self.db, "--jsonl", path, "--build", "shards", "--quiet")
            resumed += "400 documents added" not in done.stdout
            self.assertEqual(expected, contents(self.db), f"killed when there was {moment}")
            self.assertFalse(os.path.exists(self.db + ".neardup-build"))
        self.assertGreater(resumed, 2)

    def test_an_interrupted_build_keeps_what_it_has(self):
        path = self.lines({"id": f"r{i}", "text": text(i, 600)} for i in range(400))
        command = [tool(), "index", self.db, "--jsonl", path, "--build", "shards", "--jobs", "2", "--commit-every", "20"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            while not os.path.exists(self.db + ".neardup-build/000001"):
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            self.assertEqual(130, process.wait())
        self.assertGreater(xapian.Database(self.db).get_doccount(), 0)
        self.assertFalse(os.path.exists(self.db + ".neardup-build"))

    def test_two_builds_of_one_database_lock_each_other_out(self):
        os.mkfifo(os.path.join(self.folder, "pipe"))
        pipe = os.path.join(self.folder, "pipe")
        command = [tool(), "index", self.db, "--jsonl", pipe, "--build", "shards", "--quiet"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as first:
            with open(pipe, "w", encoding="utf-8") as file:
                file.write(json.dumps({"id": "a", "text": text(1)}) + "\n")
                file.flush()
                while not os.path.exists(self.db + ".neardup-build/head/iamglass"):
                    time.sleep(0.01)
                path = self.lines([{"id": "b", "text": text(2)}])
                done = self.run_tool("index", self.db, "--jsonl", path, "--build", "shards", code=3)
                self.assertIn("xapian-neardup", done.stderr)
            self.assertEqual(0, first.wait())
        self.assertEqual(1, xapian.Database(self.db).get_doccount())

    def test_builds_at_the_same_moment_and_their_waiters_lose_nothing(self):
        paths = [self.write(f"{number}.jsonl", "".join(json.dumps({"id": f"{number}/{i}", "text": text(i, 400)}) + "\n"
                                                      for i in range(60))) for number in range(4)]
        runs = [subprocess.Popen([tool(), "index", self.db, "--jsonl", path, "--build", "shards", "--commit-every", "7",
                                  "--wait", "100", "--quiet"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for path in paths]
        self.assertEqual([0] * 4, [run.wait() for run in runs])
        self.assertEqual(4 * 60, xapian.Database(self.db).get_doccount())
        self.assertFalse(os.path.exists(self.db + ".neardup-build"))

    def test_what_a_build_did_not_make_stays(self):
        path = self.lines([{"id": "a", "text": text(1)}])
        for place in (".build", ".neardup-build"):
            thesis = self.write(f"{self.db}{place}/thesis.txt", "thesis")
            done = subprocess.run([tool(), "index", self.db, "--jsonl", path, "--build", "shards"], stderr=subprocess.PIPE,
                                  text=True, check=False, stdout=subprocess.DEVNULL)
            self.assertTrue(os.path.exists(thesis))
            if place == ".neardup-build":
                self.assertIn("move it away, or give --build writer", done.stderr)
            shutil.rmtree(self.db, ignore_errors=True)

    def test_a_database_that_appears_meanwhile_is_kept(self):
        pipe = os.path.join(self.folder, "pipe")
        os.mkfifo(pipe)
        command = [tool(), "index", self.db, "--jsonl", pipe, "--build", "shards", "--quiet"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            with open(pipe, "w", encoding="utf-8") as file:
                file.write(json.dumps({"id": "a", "text": text(1)}) + "\n")
                file.flush()
                while not os.path.exists(self.db + ".neardup-build/head/iamglass"):
                    time.sleep(0.01)
                xapian.WritableDatabase(self.db, xapian.DB_CREATE).close()
            self.assertIn("appeared while its database was built", process.stderr.read())
            self.assertNotEqual(0, process.wait())
        self.assertEqual(0, xapian.Database(self.db).get_doccount())

    def test_what_shards_cannot_give_is_refused(self):
        path = self.lines([{"id": "a", "text": text(1)}])
        for extra in (["--on-duplicate", "skip"], ["--files-from", path], [self.docs]):
            done = self.run_tool("index", self.db, "--jsonl", path, *extra, "--build", "shards", code=2)
            self.assertIn("--build shards: has no effect with", done.stderr)


if __name__ == "__main__":
    main()
