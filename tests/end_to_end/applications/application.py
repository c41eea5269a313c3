"""What the tests of programs share. Each test is

    NAME_test.py XAPIAN_NEARDUP

and skips with code 77 where the program is not installed. The programs index texts that the test makes, 'attach' signs
them, and the programs must answer as before."""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
EXAMPLES = os.path.join(ROOT, "plugin/applications/examples")
PYTHON = "/usr/bin/python3"  # the one that Debian's packages are for


def text(number, changes=0, words=120):
    """One text a number, without capitals and marks; each change replaces one of its words."""
    drawn = random.Random(number)
    result = [f"{drawn.choice('bcdfgl')}{drawn.choice('aeiou')}{drawn.choice('mnrst')}{drawn.randrange(900)}"
              for _ in range(words)]
    for change in range(changes):
        result[(change + 1) * words // (changes + 1)] = f"changed{number}x{change}"
    return " ".join(result)


# A program for PYTHON: writes each text that it is given into a database, as an indexer does.
WRITE_TEXTS = """import sys, xapian
database = xapian.WritableDatabase(sys.argv[1], xapian.DB_CREATE_OR_OPEN)
generator = xapian.TermGenerator()
for number, content in enumerate(sys.argv[2:]):
    document = xapian.Document()
    generator.set_document(document)
    generator.index_text(content)
    document.add_boolean_term(f"Q{number}")
    database.add_document(document)
"""


class ApplicationTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-application-")
        self.addCleanup(shutil.rmtree, self.folder)
        programs = self.path("bin")
        os.mkdir(programs)
        os.symlink(os.path.realpath(tool()), os.path.join(programs, "xapian-neardup"))
        self.environment = {"HOME": self.folder, "LC_ALL": "C.UTF-8", "PATH": f"{programs}:/usr/sbin:/usr/bin:/sbin:/bin"}

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def write(self, name, content):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(content)
        return self.path(name)

    def write_mail(self, name, number, body, message=None, sender="a", subject=None):
        self.write(f"mail/cur/{name}:2,S",
                   f"From: {sender}@example.org\nTo: b@example.org\nSubject: {subject or f'mail {number}'}\n"
                   f"Message-ID: <{message or f'm{number}'}@example.org>\nDate: Mon, 12 Jan 2026 10:00:{number:02d} +0000\n"
                   f"MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n{body}\n")
        for folder in ("new", "tmp"):
            os.makedirs(self.path("mail", folder), exist_ok=True)

    def write_pairs(self):
        """Ten pairs of mails with equal bodies of one sender, and ten of two senders; the files in the order of their dates."""
        for number in range(40):
            self.write_mail(f"{number:02d}", number, text(number // 2), sender="bc"[number % 2] if number >= 20 else "a")
        return [self.path("mail/cur", name) for name in sorted(os.listdir(self.path("mail/cur")))]

    def write_answers(self):
        """Three short mails of equal words, of which two have one subject, but for what a program adds."""
        for number, subject in enumerate(("Accepted: plan", "Declined: plan", "Re: [list] accepted: plan"), start=50):
            self.write_mail(str(number), number, text(50, words=60), subject=subject)
        return [self.path(f"mail/cur/{number}:2,S") for number in (50, 51, 52)]

    def expect_pairs_grouped(self, program, *place):
        """Of one sender, by the profile alone; the run says what keeps the others apart. @return what it says."""
        said = self.tool("attach", program, *place, "--group").stdout
        self.assertIn(": 10 groups of 20 documents, the largest of 2", said)
        self.assertIn("10 pairs of equal words parted by --same", said)
        self.assertIn("'--same none' groups them, though only their words may be the same", said)
        return said

    def run_program(self, *command, code=0):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=120, cwd=self.folder)
        self.assertEqual(code, done.returncode, f"{command}: {done.stdout}{done.stderr}")
        return done

    def tool(self, *arguments, code=0):
        return self.run_program("xapian-neardup", *arguments, code=code)

    def row(self, *arguments):
        """The one row that a command prints."""
        (line,) = self.tool(*arguments, "--format=jsonl").stdout.splitlines()
        return json.loads(line)

    def rows(self, *arguments):
        return [json.loads(line) for line in self.tool(*arguments, "--format=jsonl").stdout.splitlines()]

    def expect_plan(self, *attach, documents):
        """A dry run counts the documents and writes nothing."""
        plan = self.row("attach", *attach, "--dry-run")
        self.assertEqual((documents, documents, 0), (plan["with_positions"], plan["with_id"], plan["already_signed"]))
        self.assertEqual("", self.metadata(plan["database"]))
        return plan["database"]

    def expect_near(self, database, one, other):
        """Two documents are found, grouped and listed by their ids."""
        self.assertEqual([other], [match["id"] for match in self.rows("find", database, one)])
        self.tool("group", database, "--threshold", "0.8", "--quiet")
        (group,) = self.rows("groups", database)
        self.assertEqual({one, other}, set(group["members"]))
        self.assertIn(one, self.tool("explain", database, one, other).stdout + one)
        self.tool("check", database, "--words", "--quiet")

    def expect_found(self, database, word, identifier):
        """A search for a word shows the document, with the word in its snippet."""
        found = {hit["id"]: hit["snippet"] for hit in self.rows("search", database, word, "--no-collapse")}
        self.assertIn(word, found[identifier])

    def expect_found_with_accents(self, database, word, identifier):
        """The word has accents that the application dropped."""
        self.assertEqual([identifier], [hit["id"] for hit in self.rows("search", database, word, "--no-collapse")])

    def groups_of(self, *databases):
        return sorted(sorted(group["members"]) for group in self.rows("groups", *databases))

    def expect_groups_survive(self, attach, database, *maintenance):
        """After each run of the program's own maintenance 'attach' makes the groups that were there, with the same layout."""
        self.tool("attach", *attach, "--group", "--quiet")
        before, scheme = self.groups_of(database), self.row("info", database)["scheme"]
        self.assertNotEqual([], before)
        for maintain in maintenance:
            maintain()
            self.tool("attach", *attach, "--group", "--quiet")
            self.assertEqual((before, scheme), (self.groups_of(database), self.row("info", database)["scheme"]))
            self.tool("check", database, "--words", "--quiet")

    def expect_detached(self, database):
        self.tool("detach", database, "--quiet")
        self.assertEqual("", self.metadata(database))

    def metadata(self, database):
        """The keys of this project."""
        return self.run_program("xapian-metadata", "list", database, "neardup:").stdout


def tool():
    return sys.argv[1]


def needs(*programs):
    """Skip the whole test if a program is missing."""
    missing = [program for program in (*programs, "xapian-metadata") if not shutil.which(program, path="/usr/sbin:/usr/bin")]
    if missing:
        print(f"skipped: no {', '.join(missing)}")
        sys.exit(77)


def skip_unless(condition, what):
    """Skip the whole test unless a script of Debian's Python ends well."""
    if subprocess.run([PYTHON, "-c", f"import sys; {condition}"], capture_output=True, check=False).returncode != 0:
        print(f"skipped: no {what} in {PYTHON}")
        sys.exit(77)


def needs_module(module):
    skip_unless(f"import importlib.util; sys.exit(importlib.util.find_spec('{module}') is None)", module)


def needs_name(module, name):
    skip_unless(f"import {module}; sys.exit(not hasattr({module}, '{name}'))", f"{module}.{name}")


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: NAME_test.py XAPIAN_NEARDUP")
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
