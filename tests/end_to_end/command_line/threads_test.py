#!/usr/bin/env python3
# Rooms: core/corpus, cli/indexing, plugin/group
"""The command line from end to end: a system that refuses threads, or the open files that they need. The work goes on with
those that there are."""

import json
import os
import resource
import shutil
import subprocess

from command_line import CommandLine, main, text, tool

HUGE = 1 << 50  # a stack that no address space has room for
LARGE = 192 << 20


def no_threads():
    resource.setrlimit(resource.RLIMIT_STACK, (HUGE, resource.RLIM_INFINITY))


def few_threads():
    resource.setrlimit(resource.RLIMIT_STACK, (LARGE, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (1200 << 20, 1200 << 20))


class RefusedThreads(CommandLine):
    def setUp(self):
        super().setUp()
        texts = [text(i // 2) for i in range(400)]
        self.lines = self.write("lines.txt", "\n".join(texts) + "\n")
        self.records = self.write("records.jsonl", "".join(json.dumps({"id": str(i), "text": one}) + "\n"
                                                           for i, one in enumerate(texts)))

    def run_limited(self, limits, *arguments):
        done = subprocess.run([tool(), *arguments, "--jobs", "100"], capture_output=True, text=True, timeout=120,
                              preexec_fn=limits)
        self.assertEqual((0, ""), (done.returncode, done.stderr if done.returncode else ""), arguments)
        return done.stdout

    def test_dedupe_writes_the_same(self):
        expected = self.run_tool("dedupe", self.lines).stdout
        self.assertEqual(200, expected.count("\n"))
        for limits in (no_threads, few_threads):
            self.assertEqual(expected, self.run_limited(limits, "dedupe", self.lines))

    def test_index_adds_the_same_documents(self):
        for number, (limits, build) in enumerate((limits, build) for limits in (no_threads, few_threads)
                                                 for build in ("shards", "writer")):
            database = f"{self.db}{number}"
            output = self.run_limited(limits, "index", database, "--jsonl", self.records, "--build", build,
                                      "--commit-every", "50")
            self.assertIn("400 documents added", output)
            self.assertEqual(200, len(self.rows("pairs", database)))

    def test_group_opens_many_databases_once(self):
        self.run_tool("index", self.db, "--jsonl", self.records)
        copies = [f"{self.db}{number}" for number in range(20)]
        for copy in copies:
            shutil.copytree(self.db, copy)
        files = 8 * len(copies)  # more than one thread needs, fewer than two do
        done = subprocess.run([tool(), "group", *copies], capture_output=True, text=True, timeout=120,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)))
        self.assertEqual((0, ""), (done.returncode, done.stderr if done.returncode else ""))
        self.assertIn("200 groups of 8000 documents", done.stdout)

    def test_the_limit_lets_no_thread_begin(self):
        script = "import threading; threading.Thread(target=print).start()"
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(["python3", "-c", script], capture_output=True, text=True, preexec_fn=no_threads,
                              env=environment)
        self.assertIn("can't start new thread", done.stderr)


if __name__ == "__main__":
    main()
