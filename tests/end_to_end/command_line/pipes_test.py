#!/usr/bin/env python3
# Rooms: cli/databases, intake/files
"""The command line from end to end: a text that comes through a pipe, slowly, while another program writes."""

import json
import os
import subprocess
import threading
import time

from command_line import BASE, NEAR, CommandLine, main, text, tool


class SlowPipes(CommandLine):
    """A pipe is read once, however often a writer discards the snapshot that is read."""

    def setUp(self):
        super().setUp()
        self.index(base=BASE, **{f"other{i}": text(20 + i) for i in range(300)})

    def write_meanwhile(self):
        """Commit until every snapshot that was open before is gone."""
        for _ in range(3):
            self.run_tool("index", self.db, self.docs, "--force")

    def matches(self, process):
        output, errors = process.communicate(timeout=60)
        self.assertEqual(0, process.returncode, errors)
        return [json.loads(line)["id"] for line in output.splitlines()]

    def find(self, place):
        return subprocess.Popen([tool(), "find", self.db, "--text", place, "--format=jsonl"], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def test_standard_input_is_read_once(self):
        with self.find("-") as process:
            time.sleep(0.5)
            self.write_meanwhile()
            process.stdin.write(NEAR)
            self.assertEqual([os.path.join(self.docs, "base.txt")], self.matches(process))

    def test_a_fifo_is_read_once(self):
        fifo = os.path.join(self.folder, "fifo")
        os.mkfifo(fifo)
        with self.find(fifo) as process:
            time.sleep(0.5)
            self.write_meanwhile()
            descriptor = os.open(fifo, os.O_WRONLY)  # waits for the reader
            os.write(descriptor, NEAR.encode())
            os.close(descriptor)
            try:
                self.assertEqual([os.path.join(self.docs, "base.txt")], self.matches(process))
            finally:
                process.kill()

    def test_a_database_without_the_scheme_is_refused_before_the_pipe_ends(self):
        with subprocess.Popen([tool(), "find", os.path.join(self.folder, "none"), "--text", "-"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            self.assertNotEqual(0, process.wait(timeout=60))
            self.assertIn("none", process.stderr.read())


class OtherCommands(CommandLine):
    """Commands without a database read a FIFO like a file."""

    def through_fifo(self, *arguments):
        fifo = os.path.join(self.folder, "fifo")
        os.mkfifo(fifo)
        try:
            writer = threading.Thread(target=lambda: self.fill(fifo))
            writer.start()
            output = self.run_tool(*[fifo if argument == "FIFO" else argument for argument in arguments]).stdout
            writer.join()
            return output.replace(fifo, "FILE")
        finally:
            os.unlink(fifo)

    @staticmethod
    def fill(fifo):
        with open(fifo, "w", encoding="utf-8") as file:
            file.write(BASE)

    def test_they_give_what_they_give_for_a_file(self):
        path = self.write("base.txt", BASE)
        other = self.write("other.txt", NEAR)
        for command in (["extract", "--hash", "FIFO"], ["extract", "FIFO"], ["explain", "FIFO", other], ["dedupe", "FIFO", "--as", "lines"]):
            of_file = self.run_tool(*[path if argument == "FIFO" else argument for argument in command]).stdout
            self.assertEqual(of_file.replace(path, "FILE"), self.through_fifo(*command), command)


if __name__ == "__main__":
    main()
