#!/usr/bin/env python3
# Rooms: cli/dedupe
"""The command line from end to end: dedupe of parts signed apart, with candidates by sort, SQLite, PostgreSQL and DuckDB."""

import collections
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from command_line import BASE, NEAR, OTHER, main, tool
from dedupe_test import Dedupe

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "tests", "guides"))

import duckdb_sql  # noqa: E402
from command_blocks import blocks_of  # noqa: E402

OUTPUTS = ([], ["--groups", "--format=tsv"], ["--pairs", "--format=tsv"], ["--dropped"], ["--mark=copy_of"],
           ["--keep=last"], ["--keep=longest", "--groups"], ["--keep=number:max"], ["--keep=site:min", "--dropped"],
           ["--families=keep", "--groups"], ["--threshold=0.7", "--pairs"], ["--band-cap=2", "--groups"], ["--jobs=3"], ["--memory=64K"])


def of_guide(program):
    """What the guide asks to type for a program."""
    with open(os.path.join(ROOT, "docs", "guides", "cluster.md"), encoding="utf-8") as file:
        [block] = [block for block in blocks_of(file.read()) if block.text.startswith(program + " ")]
    return block.text


def skip(reason):
    print("skipped: " + reason, file=sys.stderr)
    raise unittest.SkipTest(reason)


class JoinedKeys(Dedupe):
    PARTS = ("one", "two")

    def parts(self, records):
        half = len(records) // 2
        return [self.jsonl(part, name + ".jsonl") for name, part in zip(self.PARTS, (records[:half], records[half:]))]

    def emit(self, paths, *options):
        for name, path in zip(self.PARTS, paths):
            self.dedupe(path, "--emit-keys", "--quiet", "--output", os.path.join(self.docs, name + ".tsv"), *options)

    def rows(self):
        rows = []
        for name in self.PARTS:
            with open(os.path.join(self.docs, name + ".tsv"), encoding="ascii") as file:
                rows += file.readlines()
        return rows

    def candidates(self, rows=None):
        """A file of the texts whose key another row has."""
        cells = [row.split("\t") for row in rows or self.rows()]
        count = collections.Counter(key for key, _ in cells)
        return self.write("candidates.tsv", "".join(sorted({text for key, text in cells if count[key] > 1})))

    def expect_equal(self, paths, candidates, *options, outputs=OUTPUTS):
        for output in outputs:
            expected = self.dedupe(*paths, *output, *options, "--quiet").stdout
            self.assertEqual(expected, self.dedupe(*paths, "--candidates", candidates, *output, *options, "--quiet").stdout,
                             (output, options))
            self.assertNotEqual("", expected)


class OneMachine(JoinedKeys):
    def test_the_result_is_that_of_one_machine(self):
        paths = self.parts(self.random_records(1500, 5))
        self.emit(paths)
        self.expect_equal(paths, self.candidates())

    def test_other_schemes_scopes_and_references(self):
        paths = self.parts(self.random_records(400, 6))
        for options in (["--scheme=simhash-doc"], ["--scheme=loose"], ["--within=site"],
                        ["--scheme=standard shingle=char:5"]):
            self.emit(paths, *options)
            self.expect_equal(paths, self.candidates(), *options, outputs=OUTPUTS[:3])
        self.emit(paths)
        self.expect_equal(paths[1:], self.candidates(), "--against", paths[0], outputs=OUTPUTS[:4])

    def test_lines_and_files_are_named_by_place(self):
        one, two = self.write("one.txt", f"{BASE}\n{OTHER}\n"), self.write("two.txt", NEAR)
        self.emit((one, two))
        self.expect_equal((one, two), self.candidates(), outputs=OUTPUTS[:4])
        folder = os.path.join(self.folder, "pages")
        os.mkdir(folder)
        for name, content in (("a.html", f"<title>x</title><p>{BASE}"), ("b.txt", NEAR), ("c.md", "# " + OTHER)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(content)
        candidates = self.candidates(self.dedupe(folder, "--emit-keys").stdout.splitlines(True))
        self.expect_equal((folder,), candidates, outputs=OUTPUTS[:4])

    def test_mails_with_other_quotations(self):
        mails = [f"From a\nFrom: a\nContent-Type: text/plain\n\nI agree.\n\n> {quoted}\n\n" for quoted in (BASE, BASE, OTHER)]
        path = self.write("all.mbox", "".join(mails))
        self.expect_equal((path,), self.candidates(self.dedupe(path, "--emit-keys").stdout.splitlines(True)), outputs=OUTPUTS[:3])

    def test_ids_with_tabs_and_backslashes(self):
        records = [{"id": "a\tb\\c", "text": BASE}, {"id": "a\\tb\n", "text": NEAR}, {"id": "ü", "text": OTHER}]
        paths = self.parts(records)
        self.emit(paths)
        self.expect_equal(paths, self.candidates(), outputs=OUTPUTS[:4])

    def test_a_row_is_a_key_and_a_text(self):
        done = self.dedupe(self.lines(BASE, BASE, OTHER, ""), "--emit-keys")
        self.assertRegex(done.stderr, r"4 texts: 27 rows; ")
        rows = done.stdout.splitlines()
        self.assertEqual(27, len(set(rows)))
        self.assertEqual([row for row in rows if re.fullmatch(r"[0-9a-f]{12}\t[0-9a-f]{30}", row)], rows)
        self.assertEqual(3, len({row.split("\t")[1] for row in rows}))
        self.assertEqual(18, len({row.split("\t")[0] for row in rows}))

    def test_more_candidates_in_any_order_change_nothing(self):
        paths = self.parts(self.random_records(300, 7))
        self.emit(paths)
        candidates = self.candidates()
        texts = [row.split("\t")[1] for row in self.rows()]
        self.assertLess(os.path.getsize(candidates), 31 * len(set(texts)))
        self.expect_equal(paths, self.write("all.tsv", "".join(texts[::-1])), outputs=OUTPUTS[:3])

    def test_only_candidates_are_compared(self):
        path = self.lines(BASE, OTHER, NEAR)
        self.assertEqual(f"{BASE}\n{OTHER}\n{NEAR}\n", self.dedupe(path, "--candidates", self.write("none", "")).stdout)

    def test_candidates_from_a_pipe(self):
        path = self.lines(BASE, OTHER, NEAR)
        with open(self.candidates(self.dedupe(path, "--emit-keys").stdout.splitlines(True)), encoding="ascii") as candidates:
            self.assertEqual(f"{BASE}\n{OTHER}\n", self.dedupe(path, "--candidates=-", stdin=candidates.read()).stdout)


class BadCandidates(JoinedKeys):
    def setUp(self):
        super().setUp()
        self.path = self.lines(BASE, OTHER, NEAR)
        with open(self.candidates_of(self.path), encoding="ascii") as file:
            self.texts = file.readlines()

    def candidates_of(self, path):
        return self.candidates(self.dedupe(path, "--emit-keys", "--quiet").stdout.splitlines(True))

    def expect(self, message, texts, *options, code=1):
        done = self.dedupe(self.path, "--candidates", self.write("texts.tsv", "".join(texts)), *options, code=code)
        self.assertIn(message, done.stderr)
        self.assertEqual(1, len(done.stderr.splitlines()), done.stderr)
        self.assertEqual("", done.stdout)

    def test_candidates_of_another_scheme_or_scope(self):
        self.expect("texts.tsv:1: is of another scheme", self.texts, "--scheme=loose", code=7)
        self.path = self.write("sites.jsonl", '{"id": 1, "site": "a", "text": "one two"}\n')
        self.expect("give --scheme and --within as to --emit-keys", self.texts, "--within=site", code=7)

    def test_texts_that_no_input_has(self):
        self.assertEqual(2, len(self.texts))
        self.expect("1 text of ", [self.texts[0], "0" * 16 + self.texts[1][16:]])
        os.rename(self.path, self.path + ".moved")
        self.path += ".moved"
        self.expect("2 texts of ", self.texts)

    def test_rows_that_are_cut_off(self):
        self.expect("texts.tsv:2: is not 30 hexadecimal digits", [self.texts[0], self.texts[1][:-1]])
        self.expect("texts.tsv:2: is not 30 hexadecimal digits", [self.texts[0], self.texts[1][:-2] + "\n"])
        self.expect("texts.tsv:1: is not 30 hexadecimal digits", ["0123456789ab\t" + self.texts[0]])
        self.expect("texts.tsv:1: is not 30 hexadecimal digits", ["x" + self.texts[0][1:]])

    def test_rows_of_two_runs(self):
        changed = self.texts[0][:-2] + ("1" if self.texts[0][-2] == "0" else "0") + "\n"
        self.expect("has a text twice, with other words", [self.texts[0], changed])

    def test_an_input_that_changed(self):
        self.write("lines.txt", f"{BASE}\n{OTHER}\n{BASE} changed\n")
        self.expect("lines.txt:3: is not the text that was signed", self.texts)
        self.write("lines.txt", f"{BASE}\n{OTHER} longer\n{NEAR}\n")
        self.expect("1 text of ", self.texts)

    def test_a_copy_that_changed(self):
        path = self.jsonl([{"id": "a", "text": BASE}, {"id": "b", "text": BASE}])
        candidates = self.candidates_of(path)
        for changed in (OTHER, BASE + " more", ""):
            self.jsonl([{"id": "a", "text": BASE}, {"id": "b", "text": changed}])
            done = self.dedupe(path, "--candidates", candidates, code=1)
            self.assertIn("records.jsonl:2: is not the text that was signed", done.stderr)
            self.assertEqual("", done.stdout)

    def test_ids_that_repeat(self):
        path = self.jsonl([{"id": "a", "text": BASE}, {"id": "a", "text": OTHER}])
        done = self.dedupe(path, "--emit-keys", code=1)
        self.assertIn("records.jsonl:1, ", done.stderr)
        self.assertIn("--id-field", done.stderr)
        one, two = self.jsonl([{"id": "a", "text": BASE}], "one.jsonl"), self.jsonl([{"id": "a", "text": OTHER}], "two.jsonl")
        self.emit((one, two))
        self.assertIn("1 id in several records", self.dedupe(one, two, "--candidates", self.candidates(), code=1).stderr)

    def test_options_without_effect(self):
        for option in ("--threshold=0.8", "--families=keep", "--band-cap=3", "--candidates=x"):
            self.assertIn("and --emit-keys cannot be given together", self.dedupe(self.path, "--emit-keys", option, code=2).stderr)


class OneScript(JoinedKeys):
    """examples/dedupe_parts.sh, with local processes, and with an ssh that runs here."""

    def setUp(self):
        super().setUp()
        self.files = self.parts(self.random_records(600, 9))
        self.keys = os.path.join(self.folder, "keys")
        self.clean = os.path.join(self.folder, "clean.jsonl")
        ssh = self.write("ssh", '#!/bin/sh\necho "$3" >> "$0.log"\nexec sh -c "$4"\n')
        os.chmod(ssh, 0o755)
        self.path = os.path.dirname(ssh) + ":" + os.environ["PATH"]

    def run_script(self, *before, options=(), code=0):
        script = os.path.join(ROOT, "examples", "dedupe_parts.sh")
        done = subprocess.run([script, "--tool", tool(), *before, self.keys, self.clean, *self.files, "--", *options],
                              capture_output=True, text=True, check=False, env={**os.environ, "PATH": self.path})
        self.assertEqual(code, done.returncode, done.stderr)
        return done.stderr

    def expect_result(self, *options):
        with open(self.clean, encoding="utf-8") as file:
            self.assertEqual(self.dedupe(*self.files, "--quiet", *options).stdout, file.read())

    def times(self):
        return [os.stat(os.path.join(self.keys, f"{number}.tsv")).st_mtime_ns for number in range(2)]

    def test_local_processes_give_the_result_of_one(self):
        self.assertRegex(self.run_script(), r"\d+ keys of 2 files, \d+ texts share one")
        self.expect_result()
        signed = self.times()
        self.run_script(options=("--threshold", "0.7"))
        self.expect_result("--threshold", "0.7")
        self.assertEqual(signed, self.times())

    def test_a_run_goes_on_where_it_stopped(self):
        os.rename(self.files[1], self.files[1] + ".away")
        self.write("two.jsonl", "{")
        self.assertIn("two.jsonl was not signed", self.run_script(code=1))
        os.rename(self.files[1] + ".away", self.files[1])
        first = os.stat(os.path.join(self.keys, "0.tsv")).st_mtime_ns
        self.run_script()
        self.expect_result()
        self.assertEqual(first, self.times()[0])
        signed = self.times()
        with open(os.path.join(self.keys, "1.tsv"), "rb+") as file:
            file.truncate(os.path.getsize(file.name) // 2)
        self.run_script()
        self.expect_result()
        self.assertEqual(signed[0], self.times()[0])

    def test_other_options_sign_again(self):
        self.run_script()
        self.run_script(options=("--scheme=loose",))
        self.expect_result("--scheme=loose")

    def test_options_that_say_what_a_text_is(self):
        self.run_script(options=("--as", "lines"))
        self.expect_result("--as", "lines")
        self.assertIn("one.jsonl was not signed", self.run_script(options=("--max-size=150",), code=1))

    def test_files_of_against_are_signed_too(self):
        self.files, other = self.files[:1], self.files[1]
        for options in (("--against", other), (f"--against={other}",)):
            self.assertRegex(self.run_script(options=options), r"\d+ keys of 2 files")
            self.expect_result(*options)

    def test_links_are_followed_when_asked(self):
        folder = os.path.join(self.folder, "linked")
        os.mkdir(folder)
        for name, text in (("a.txt", BASE), ("b.txt", NEAR), ("c.txt", OTHER)):
            os.symlink(self.write(name, text), os.path.join(folder, name))
        self.files = [folder]
        options = ("--as", "files", "--follow", "--threshold=0.6")
        self.run_script(options=options)
        self.expect_result(*options)
        with open(self.clean, encoding="utf-8") as names:
            self.assertEqual(2, len(names.readlines()))

    def test_machines_sign_in_turn(self):
        self.run_script("--host", "one.example", "--host", "two.example")
        self.expect_result()
        with open(os.path.join(self.path.split(":")[0], "ssh.log"), encoding="utf-8") as log:
            self.assertEqual(["one.example", "two.example"], sorted(log.read().split()))


class Databases(JoinedKeys):
    def expect_equal_by(self, program, environment=None):
        paths = self.parts(self.random_records(600, 8))
        self.emit(paths)
        subprocess.run(["sh", "-ec", of_guide(program)], cwd=self.docs, check=True, env={**os.environ, **(environment or {})})
        self.expect_equal(paths, os.path.join(self.docs, "candidates.tsv"), outputs=OUTPUTS[:5])

    def test_sqlite(self):
        if not shutil.which("sqlite3"):
            skip("sqlite3 is not installed: apt-get install sqlite3")
        self.expect_equal_by("sqlite3")

    def test_postgresql(self):
        with Cluster() as cluster:
            self.expect_equal_by("psql", {"PGHOST": cluster.folder, "PGUSER": cluster.user, "PGDATABASE": "postgres"})

    def test_duckdb(self):
        if not duckdb_sql.is_here():
            skip("DuckDB is absent: npm install --prefix build/npm @duckdb/node-api")
        paths = self.parts(self.random_records(600, 8))
        self.emit(paths)
        subprocess.run(duckdb_sql.command(of_guide("CREATE VIEW")), cwd=self.docs, check=True,
                       env={**os.environ, **duckdb_sql.ENVIRONMENT})
        self.expect_equal(paths, os.path.join(self.docs, "candidates.tsv"), outputs=OUTPUTS[:5])


class Cluster:
    """A server of PostgreSQL on a socket in a folder of its own, by another user if this one is root."""

    def __init__(self):
        versions = "/usr/lib/postgresql"
        found = sorted(os.listdir(versions), key=float) if os.path.isdir(versions) else []
        programs = os.path.join(versions, found[-1], "bin") if found else ""
        if not os.path.exists(os.path.join(programs, "initdb")) or not shutil.which("psql"):
            skip("PostgreSQL is not installed: apt-get install postgresql")
        self.programs = programs
        root = os.geteuid() == 0
        self.user = "nobody" if root else pwd.getpwuid(os.geteuid()).pw_name
        self.as_user = ["runuser", "-u", self.user, "--"] if root else []

    def run(self, program, *arguments):
        subprocess.run([*self.as_user, os.path.join(self.programs, program), *arguments], cwd=self.folder, check=True,
                       stdout=subprocess.DEVNULL)

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-pg-")
        if self.as_user:
            shutil.chown(self.folder, self.user)
        data = os.path.join(self.folder, "data")
        self.run("initdb", "--pgdata", data, "--auth=trust", "--encoding=UTF8", "--no-sync")
        self.run("pg_ctl", "--pgdata", data, "--wait", "--log", os.path.join(self.folder, "log"), "--options",
                 f"-k {self.folder} -c listen_addresses= -c fsync=off", "start")
        return self

    def __exit__(self, *error):
        self.run("pg_ctl", "--pgdata", os.path.join(self.folder, "data"), "--mode=immediate", "stop")
        shutil.rmtree(self.folder)


if __name__ == "__main__":
    main()
