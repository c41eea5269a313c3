#!/usr/bin/env python3
# Rooms: cli/attaching
"""What 'attach' and 'sign' refuse: a clear line with the remedy, and nothing half done."""

import hashlib
import os
import pwd
import shutil
import subprocess
import unittest

from application import PYTHON, WRITE_TEXTS, ApplicationTest, main, needs, needs_module, text, tool

WRITE = WRITE_TEXTS + """database.commit()
print("ready", flush=True)
sys.stdin.read()
"""
NOBODY = pwd.getpwnam("nobody").pw_uid


def is_root():
    return unittest.skipUnless(os.geteuid() == 0, "needs root, to be another user")


class Refusals(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.db = self.path("db")
        self.run_program(PYTHON, "-c", WRITE, self.db, text(1), text(1, changes=1))

    def bytes_of(self):
        digests = {}
        for name in sorted(os.listdir(self.db)):
            with open(os.path.join(self.db, name), "rb") as file:
                digests[name] = hashlib.sha256(file.read()).hexdigest()
        return digests

    def tool_of(self, user):
        """A user may be unable to reach the folder where the program was built."""
        if not user:
            return tool()
        shutil.copy(os.path.join(os.path.dirname(tool()), "libxapian-neardup-commands.so"), self.folder)
        return shutil.copy(tool(), self.path("tool"))

    def refused(self, *command, code, user=None):
        """The line on standard error; the database is as before."""
        before = self.bytes_of()
        done = subprocess.run([self.tool_of(user), *command], capture_output=True, text=True, env=self.environment, timeout=120,
                              cwd=self.folder, **({"user": user, "group": user} if user else {}))
        self.assertEqual((code, ""), (done.returncode, done.stdout), done.stderr)
        self.assertEqual(before, self.bytes_of())
        (line,) = done.stderr.splitlines()
        return line

    def test_database_that_its_program_writes(self):
        program = subprocess.Popen([PYTHON, "-c", WRITE, self.db], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.assertEqual("ready\n", program.stdout.readline())
        self.assertIn("--wait", self.refused("attach", "omega", self.db, "--quiet", code=3))
        program.communicate("")
        self.assertEqual(2, self.row("attach", "omega", self.db, "--wait", "60")["newly_signed"])

    @is_root()
    def test_database_of_another_user(self):
        for name in [".", *os.listdir(self.db)]:
            os.chown(os.path.join(self.db, name), NOBODY, -1)
        for command in (("attach", "omega", self.db, "--quiet"), ("sign", self.db), ("group", self.db),
                        ("index", self.db, self.folder, "--force")):
            line = self.refused(*command, code=1)
            self.assertIn("belongs to the user nobody, and this runs as root", line)
            self.assertIn("sudo -u nobody", line)
        self.assertEqual(2, self.row("attach", "omega", self.db, "--dry-run")["with_positions"])

    @is_root()
    def test_database_that_may_only_be_read(self):
        os.chmod(self.folder, 0o755)
        self.assertIn("belongs to the user root", self.refused("sign", self.db, code=1, user=NOBODY))
        for name in [".", *os.listdir(self.db)]:
            os.chown(os.path.join(self.db, name), NOBODY, -1)
            os.chmod(os.path.join(self.db, name), 0o555 if name == "." else 0o444)
        self.assertIn("ermission denied", self.refused("sign", self.db, code=1, user=NOBODY))

    def test_database_of_another_version_of_xapian(self):
        with open(os.path.join(self.db, "iamglass"), "r+b") as file:
            file.seek(14)
            file.write(b"\xff\xff")  # a date in the future
        line = self.refused("attach", "omega", self.db, "--quiet", code=4)
        self.assertIn("Database is format version", line)
        self.assertIn("run this program with the Xapian that wrote it", line)

    def test_profile_that_does_not_fit_and_place_without_a_database(self):
        self.assertIn("profile 'mu' does not fit", self.refused("attach", "mu", self.db, code=2))
        self.assertIn("no database of mu at '", self.refused("attach", "mu", self.path("nowhere"), code=1))
        self.assertIn("no database of mu at '", self.refused("attach", "mu", code=1))
        self.assertIn("known are apt-xapian-index, cyrus, goldendict-ng, haystack, ikiwiki,", self.refused("attach", "thunderbird", code=2))


if __name__ == "__main__":
    needs()
    needs_module("xapian")
    main()
