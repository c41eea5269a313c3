#!/usr/bin/env python3
# Rooms: cli/attaching
"""The systemd service that signs what was indexed: what is indexed while it runs is signed, too."""

import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
SERVICE = os.path.join(ROOT, "plugin/applications/examples/xapian-neardup-sign@.service")
TOOL = ""


def python_with_xapian():
    """Debian's Python has the module, another one may not."""
    for program in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([program, "-c", "import xapian"], capture_output=True).returncode == 0:
            return program
    return None


class Service(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-service-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.db = os.path.join(self.folder, "a database")

    def index(self, number):
        """As another program does, without signatures."""
        path = os.path.join(self.folder, f"{number}.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"the words of text number {number} which nobody has read before")
        subprocess.run([TOOL, "index", self.db, path, "--quiet"], check=True)

    def run_service(self, program):
        """Runs its commands as systemd does, with another program in place of xapian-neardup."""
        with open(SERVICE, encoding="utf-8") as file:
            commands = re.findall("^ExecStart=(.*)$", file.read(), re.MULTILINE)
        for command in commands:
            self.assertNotRegex(command.replace("$$", ""), r"\$", "systemd would replace it")
            command = command.replace("$$", "$")
            words = [word.replace("%f", self.db).replace("%%", "%").replace("/usr/bin/xapian-neardup", shlex.quote(program))
                     for word in shlex.split(command)]
            subprocess.run(words, check=True, timeout=120)

    def test_what_comes_meanwhile_is_signed_and_grouped(self):
        for last in (1, 2, 3, 4, 5):
            shutil.rmtree(self.db, ignore_errors=True)
            self.index(0)
            subprocess.run([TOOL, "detach", self.db, "--quiet"], check=True)
            calls = os.path.join(self.folder, f"calls{last}")
            program = os.path.join(self.folder, f"program{last}")
            with open(program, "w", encoding="utf-8") as file:
                file.write(f"""#!/bin/sh -e
{shlex.quote(TOOL)} "$@"
echo "$1" >> {calls}
[ $(wc -l < {calls}) != {last} ] || {shlex.quote(PYTHON)} -c '
import sys, xapian
database = xapian.WritableDatabase(sys.argv[1])
document, generator = xapian.Document(), xapian.TermGenerator()
generator.set_document(document)
generator.index_text("a document that another program adds while the service runs")
database.add_document(document)' {shlex.quote(self.db)}
""")
            os.chmod(program, stat.S_IRWXU)
            self.run_service(program)
            shown = subprocess.run([TOOL, "info", self.db, "--format=jsonl"], check=True, capture_output=True, text=True).stdout
            with open(calls, encoding="utf-8") as file:
                came = last <= file.read().count("\n")
            self.assertIn(f'"signed":{2 if came else 1},', shown, f"after command {last}")
            self.assertEqual(last < 5, came, "at rest, a round of two commands changes nothing and is the last")


if __name__ == "__main__":
    PYTHON = python_with_xapian()
    if PYTHON is None:
        print("skipped: no Python has the module xapian (package python3-xapian)")
        sys.exit(77)
    TOOL = sys.argv.pop(1)
    unittest.main()
