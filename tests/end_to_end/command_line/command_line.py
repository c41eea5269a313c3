"""What the tests of the command line share: the tool, some texts, and a test case with a folder of its own.

A test is a file `<what>_test.py` here, run with the tool's path:

    index_test.py PATH_OF_XAPIAN_NEARDUP [TEST...]
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))  # for web_archive


def tool():
    return _TOOL[0]


def main():
    """Run the tests of the file that calls this."""
    _TOOL.append(os.path.abspath(sys.argv.pop(1)))
    unittest.main(module="__main__")


_TOOL = []

WORDS = ("alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan spruce "
         "thorn ulex vine willow yew zelkova acorn bark cone dell ember fern glade heath inlet jetty knoll").split()


def text(first, count=120, step=7):
    """Words in an order of their own for each `first`: two such texts share few runs of three."""
    return " ".join(WORDS[(first * 11 + i * step + i * i * (first + 3)) % len(WORDS)] + str(first) for i in range(count))


BASE = text(1)
NEAR = BASE.replace("larch1", "larches1", 1)  # another word altogether would be another page of one template
OTHER = text(2)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-")
        self.db = os.path.join(self.folder, "db")
        self.docs = os.path.join(self.folder, "docs")
        os.mkdir(self.docs)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def run_tool(self, *arguments, stdin="", code=0):
        done = subprocess.run([tool(), *arguments], input=stdin, capture_output=True, text=True, timeout=120)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        if code:
            self.assertIn("xapian-neardup", done.stdout + done.stderr)
        return done

    def rows(self, *arguments):
        return [json.loads(line) for line in self.run_tool(*arguments, "--format=jsonl").stdout.splitlines()]

    def write(self, name, content):
        path = os.path.join(self.docs, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def index(self, **files):
        paths = {name: self.write(name + ".txt", content) for name, content in files.items()}
        self.run_tool("index", self.db, self.docs)
        return paths
