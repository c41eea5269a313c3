#!/usr/bin/env python3
# Rooms: hook, cli/hooking
"""Unmodified programs of Xapian under 'xapian-neardup run': what they write is signed, and they notice nothing.

    hooked_programs_test.py XAPIAN_NEARDUP HOST_PROGRAM HOOK_LIBRARY OTHER_XAPIANS_PROGRAM OTHER_XAPIAN
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL = HOST = HOOK = OTHER_PROGRAM = OTHER_LIBRARY = ""
PYTHON = "/usr/bin/python3"  # the one that Debian's python3-xapian is for

NAMES = ("alder", "birch", "cedar", "damson", "elder")
STATIC_PROGRAM = "/sbin/ldconfig"


def text(name, count=80):
    return " ".join(f"{name}{i * i % 37} {name}{i}" for i in range(count)) + "\n"


def has(program):
    return unittest.skipUnless(shutil.which(program), f"no {program}: install xapian-omega and xapian-tools")


def has_python_xapian():
    found = subprocess.run([PYTHON, "-c", "import xapian"], capture_output=True) if os.path.exists(PYTHON) else None
    return unittest.skipUnless(found and found.returncode == 0, f"no xapian in {PYTHON}: install python3-xapian")


class Hooked(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-hook-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.db = self.path("db")
        self.docs = self.path("docs")
        os.mkdir(self.docs)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, content):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(content)
        return self.path(name)

    def tool(self, *arguments, code=0, **options):
        done = subprocess.run([TOOL, *arguments], capture_output=True, text=True, timeout=120, **options)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        return done

    def hooked(self, *command, options=(), code=0, **others):
        """The line that `run` says at the end."""
        done = self.tool("run", *options, "--", *command, code=code, **others)
        self.stdout = done.stdout
        self.stderr = done.stderr.splitlines()
        return self.stderr[-1] if self.stderr else ""

    def values(self, db=None):
        """Of each document by its unique term: the values of the fingerprint and of the signature."""
        done = subprocess.run([HOST, "values", db or self.db], capture_output=True, text=True, check=True)
        return {line.split()[0]: tuple(line.split()[1:]) for line in done.stdout.splitlines()}

    def fingerprint(self, content):
        """Of a text, in hexadecimal, without a database."""
        done = self.tool("extract", "--hash", self.write("hashed.txt", content), "--format=jsonl")
        return json.loads(done.stdout)["hex"]

    def assert_signed_as(self, content, value, source="00"):
        """@param source  02: with evidence, such as the title of a page."""
        self.assertEqual(self.fingerprint(content), value[0][:16])
        self.assertEqual(source, value[1][:2], "signed from the text")


@has("omindex")
class Omindex(Hooked):
    def omindex(self, *more):
        return self.hooked("omindex", "--db", self.db, "--url", "/", *more, self.docs)

    def write_docs(self):
        for name in NAMES:
            self.write(f"docs/{name}.txt", text(name))

    def test_every_document_with_text_is_signed_as_by_hash(self):
        self.write_docs()
        self.write("docs/page.html", "<html><title>A title</title><body><p>" + text("page") + "</p></body></html>")
        self.assertEqual("xapian-neardup: 6 documents signed from their text", self.omindex())
        values = self.values()
        for name in NAMES:
            self.assert_signed_as(text(name), values[f"U/{name}.txt"])
        self.assert_signed_as(text("page"), values["U/page.html"], "02")

    def test_run_groups_the_database_that_the_command_names(self):
        self.write("docs/a.txt", text("a"))
        self.write("docs/b.txt", text("a"))
        self.hooked("omindex", "--db=" + self.db, "--url", "/", self.docs, options=["--group"])
        self.assertEqual(1, len(self.tool("groups", self.db, "--format=jsonl").stdout.splitlines()))
        self.tool("index", self.path("docs/other"), self.docs)
        said = self.hooked("omindex", "--db", self.db, "--url", "/", self.path("docs/other"), options=["--group"], code=1)
        self.assertIn("the command names several databases; run 'xapian-neardup group DATABASE'", said)

    def test_values_are_those_of_index(self):
        self.write("docs/a.txt", text("a"))
        self.omindex()
        self.tool("index", self.path("other"), self.docs)
        self.assertEqual(list(self.values().values()), list(self.values(self.path("other")).values()))

    def test_latin_1_is_signed_as_it_is_indexed(self):
        letters = "Die Schützen bleiben geöffnet. " + text("a")
        self.write("docs/utf8.txt", letters)
        with open(self.path("docs/latin1.txt"), "wb") as file:
            file.write(letters.encode("latin-1"))
        self.omindex()
        values = self.values()
        self.assertEqual(values["U/utf8.txt"], values["U/latin1.txt"])

    def test_keywords_are_part_of_all_text_and_not_of_the_content(self):
        self.write("docs/a.html", '<meta name="keywords" content="key words">' + text("body"))
        self.hooked("omindex", "--db", self.db, "--url", "/", self.docs, options=["--content=all"])
        self.assert_signed_as(text("body") + " key words", self.values()["U/a.html"])
        self.omindex("--overwrite")
        self.assert_signed_as(text("body"), self.values()["U/a.html"])

    def test_second_run_signs_nothing_and_loses_nothing(self):
        self.write_docs()
        self.omindex()
        before = self.values()
        self.assertEqual("xapian-neardup: 0 documents signed from their text", self.omindex())
        self.assertEqual(before, self.values())

    def test_changed_files_alone_are_signed_anew(self):
        self.write_docs()
        self.omindex()
        before = self.values()
        changed = self.write("docs/cedar.txt", text("cedar") + "and something new\n")
        os.utime(changed, (2e9, 2e9))
        self.assertEqual("xapian-neardup: 1 document signed from its text", self.omindex())
        after = self.values()
        self.assertEqual({"U/cedar.txt"}, {name for name in before if before[name] != after[name]})
        self.assert_signed_as(text("cedar") + "and something new\n", after["U/cedar.txt"])

    def test_what_it_prints_and_stores_beside_is_the_same(self):
        self.write_docs()
        self.omindex()
        plain = subprocess.run(["omindex", "--db", self.path("plain"), "--url", "/", self.docs], capture_output=True,
                               text=True, check=True)
        self.assertEqual(plain.stdout, self.stdout)
        self.assertEqual([], plain.stderr.splitlines() or self.stderr[:-1])

    def test_signed_documents_are_found_and_grouped(self):
        self.write_docs()
        self.write("docs/copy.txt", text("alder"))
        self.omindex("--duplicates=replace")
        found = self.tool("find", self.db, "/copy.txt", "--format=jsonl").stdout.splitlines()
        self.assertEqual(["/alder.txt"], [json.loads(line)["id"] for line in found])

    def test_filters_are_not_hooked(self):
        self.write("docs/a.own", "a file of a format of its own")
        said = "preload ${LD_PRELOAD-none} report ${NEARDUP_HOOK_REPORT-none}"
        script = self.write("filter", f"#!/bin/sh\necho {said} and a few words\n")
        os.chmod(script, 0o755)
        self.omindex("--mime-type=own:text/x-own", f"--filter=text/x-own:{script}")
        self.assert_signed_as("preload none report none and a few words\n", self.values()["U/a.own"])

    def found(self, query, db=None):
        return [row["id"] for row in map(json.loads, self.tool(
            "search", db or self.db, query, "--no-collapse", "--format=jsonl").stdout.splitlines())]

    def test_what_a_filter_leaves_out_is_searchable_and_not_signed(self):
        links = " ".join(f"<a href=/{i}>Part {i} of this site</a>" for i in range(20))
        for name in NAMES:
            head = f'<title>{name}</title><meta name=keywords content="botany"><meta name=description content="On {name}">'
            self.write(f"docs/{name}.html", f"{head}<nav>{links}</nav><main><h1>Trees</h1><p>{text(name)}</p></main>")
        self.write("docs/short.html", f"<nav>{links}</nav><main><p>Only this.</p></main>")
        self.write("docs/empty.html", f"<nav>{links}</nav>")
        self.tool("index", self.path("indexed"), self.docs)
        expected = sorted(self.values(self.path("indexed")).values())
        for name, command in (("html", "text/html,text/html:%s extract --format html"), ("text", "text/html:%s extract")):
            db = self.path(name)
            self.hooked("omindex", "--db", db, "--url", "/", "--filter=" + command % TOOL, self.docs)
            self.assertEqual(expected, sorted(self.values(db).values()), name)
            self.assertEqual(7, len(self.found("site", db)), name)
            self.assertEqual(1, len(self.found('"this site"', db)),
                             "left-out text has no positions, but a page without text of its own is signed as a whole")
            self.assertEqual(1, len(self.found(f'"{" ".join(text("alder").split()[:3])}"', db)), name)
            self.tool("check", db, "--words")
        self.assertEqual(5, len(self.found("botany", self.path("html"))))
        self.assertEqual(0, len(self.found("botany", self.path("text"))), "a filter of text has no keywords")

    def test_scheme_is_taken_and_recorded(self):
        self.write("docs/a.txt", text("a"))
        self.hooked("omindex", "--db", self.db, "--url", "/", self.docs, options=("--scheme=simhash-doc",))
        info = json.loads(self.tool("info", self.db, "--format=jsonl").stdout.splitlines()[0])
        self.assertIn("simhash-doc", json.dumps(info))

    def test_database_keeps_its_scheme_and_says_so(self):
        self.write("docs/a.txt", text("a"))
        self.omindex()
        self.write_docs()
        self.hooked("omindex", "--db", self.db, "--url", "/", self.docs, options=("--scheme=simhash-doc",))
        self.assertEqual(1, sum("asked for 'simhash-doc'" in line for line in self.stderr))
        self.assert_signed_as(text("alder"), self.values()["U/alder.txt"])


@has("scriptindex")
class Scriptindex(Hooked):
    def test_fields_are_one_text_in_order(self):
        script = self.write("index.script", "id : boolean=Q unique=Q\ntitle : index=S index\ntext : index\nside : index=XS\n")
        dump = self.write("dump", f"id=1\ntitle=A title\ntext={text('a')}side=not signed\n\nid=2\ntext={text('b')}")
        self.assertEqual("xapian-neardup: 2 documents signed from their text",
                         self.hooked("scriptindex", self.db, script, dump))
        values = self.values()
        self.assert_signed_as("A title\n" + text("a"), values["Q1"])
        self.assert_signed_as(text("b"), values["Q2"])

    def test_fields_without_positions_are_signed_where_there_are_no_others(self):
        script = self.write("index.script", "id : boolean=Q unique=Q\ntext : indexnopos\nmore : index\n")
        dump = self.write("dump", f"id=1\ntext={text('a')}\nid=2\ntext={text('a')}more={text('b')}")
        self.hooked("scriptindex", self.db, script, dump)
        values = self.values()
        self.assert_signed_as(text("a"), values["Q1"])
        self.assert_signed_as(text("b"), values["Q2"])


@has_python_xapian()
class Python(Hooked):
    PROGRAM = """
import os, sys, xapian
db = xapian.WritableDatabase(sys.argv[1], xapian.DB_CREATE_OR_OPEN)
generator = xapian.TermGenerator()
documents = []
for i in range(5):
    document = xapian.Document()
    generator.set_document(document)
    generator.set_termpos(0)
    generator.index_text(sys.argv[2] + str(i))
    document.add_boolean_term(f"Q{i}")
    documents.append(document)
for document in documents:
    db.add_document(document)
print(os.environ.get("LD_PRELOAD"), os.environ.get("NEARDUP_HOOK_REPORT"))
if len(sys.argv) > 3: sys.exit(int(sys.argv[3]))
"""

    def test_documents_are_signed(self):
        line = self.hooked(PYTHON, "-c", self.PROGRAM, self.db, text("a"))
        self.assertEqual("xapian-neardup: 5 documents signed from their text", line)
        self.assertEqual("None None\n", self.stdout)
        for i in range(5):
            self.assert_signed_as(text("a") + str(i), self.values()[f"Q{i}"])

    def test_scripts_are_hooked_and_their_exit_code_is_kept(self):
        for first_line in ("#!" + PYTHON, "#!/usr/bin/env python3"):
            script = self.write("script", first_line + "\n" + self.PROGRAM)
            os.chmod(script, 0o755)
            environment = dict(os.environ, PATH="/usr/bin:/bin")
            line = self.hooked(script, self.path("db" + first_line[-7:-1].replace("/", "")), text("a"), "9", code=9,
                               env=environment)
            self.assertEqual("xapian-neardup: 5 documents signed from their text", line)

    def test_forked_processes_are_counted_whatever_their_end(self):
        program = "import os\nif os.fork() == 0:\n" + "".join(
            "    " + line + "\n" for line in self.PROGRAM.splitlines()) + "    db.commit()\n    os._exit(0)\nos.wait()"
        self.assertIn("5 documents signed", self.hooked(PYTHON, "-c", program, self.db, text("a")))


class Copies(Hooked):
    @has("copydatabase")
    def test_copies_keep_their_signatures(self):
        for name in NAMES:
            self.write(f"docs/{name}.txt", text(name))
        self.write("docs/near.txt", text("alder") + "end")
        self.tool("index", self.db, self.docs)
        self.tool("group", self.db)
        line = self.hooked("copydatabase", self.db, self.path("copy"))
        self.assertEqual("xapian-neardup: 0 documents signed from their text, 6 kept their signature", line)
        self.assertEqual(self.values(), self.values(self.path("copy")))
        self.assertEqual(self.tool("groups", self.db).stdout, self.tool("groups", self.path("copy")).stdout)

    @has("omindex")
    @has("copydatabase")
    def test_copies_of_unsigned_documents_are_signed_from_positions(self):
        self.write("docs/a.txt", text("a"))
        subprocess.run(["omindex", "--db", self.db, "--url", "/", self.docs], capture_output=True, check=True)
        line = self.hooked("copydatabase", self.db, self.path("copy"))
        self.assertEqual("xapian-neardup: 0 documents signed from their text, 1 from its positions", line)
        value = self.values(self.path("copy"))["U/a.txt"]
        self.assertEqual(self.fingerprint(text("a")), value[0][:16])
        self.assertEqual("01", value[1][:2])


class HostilePrograms(Hooked):
    def test_threads_write_databases_of_their_own(self):
        line = self.hooked(HOST, "threads", self.folder, "4")
        self.assertEqual("xapian-neardup: 400 documents signed from their text", line)
        for thread in range(4):
            values = self.values(self.path(str(thread)))
            for i in (0, 99):
                content = "\n".join(f"thread{thread} word{i * k}" for k in range(20))
                self.assert_signed_as(content, values[f"Q{i}"])

    def test_documents_that_are_never_added_cost_bounded_memory(self):
        plain = int(subprocess.run([HOST, "drop", "1"], capture_output=True, check=True).stdout)
        self.hooked(HOST, "drop", "1000")
        self.assertLess(int(self.stdout) - plain, 80 << 10, "KiB; the texts have 100 MB")

    def test_exceptions_reach_the_program(self):
        self.hooked(HOST, "closed", self.db)
        self.assertIn("caught Database", self.stdout)
        self.assertEqual(1, sum("not signed:" in line for line in self.stderr))

    def test_exit_codes_and_signals_are_passed_on(self):
        self.hooked(HOST, "exit", "0")
        self.hooked(HOST, "exit", "77", code=77)
        self.assertIn("was ended by signal 9", self.hooked(HOST, "signal", "9", code=137))

    def test_arguments_are_the_programs_own(self):
        self.hooked(HOST, "exit", "3", "--", "--help", "index", code=3)

    def test_other_preloads_stay(self):
        other = self.path("libother.so")
        shutil.copy(HOOK, other)  # any library
        program = "import os; print(os.environ.get('LD_PRELOAD'))"
        self.hooked(PYTHON, "-c", program, env=dict(os.environ, LD_PRELOAD=other))
        self.assertEqual(other + "\n", self.stdout)


class Unhookable(Hooked):
    def assert_unhookable(self, program, reason):
        said = self.tool("run", "--check", program, code=1).stdout
        self.assertIn("cannot be hooked", said)
        self.assertIn(reason, said)
        self.assertIn(reason, self.hooked(program, "exit", "0", code=125))

    @unittest.skipUnless(os.path.exists(STATIC_PROGRAM), "no " + STATIC_PROGRAM)
    def test_static_program(self):
        self.assert_unhookable(STATIC_PROGRAM, "statically")

    @unittest.skipUnless(os.geteuid() == 0, "only root can give a file away")
    def test_program_with_the_rights_of_another_user(self):
        program = shutil.copy(HOST, self.path("program"))
        os.chown(program, 65534, -1)
        os.chmod(program, 0o4755)
        self.assert_unhookable(program, "another user")
        os.chown(program, 0, -1)
        os.chmod(program, 0o4755)
        self.tool("run", "--check", program)

    def test_program_without_xapian(self):
        self.assert_unhookable("ls", "not linked to libxapian")
        self.assert_unhookable("sh", "run that one with")

    def test_program_of_another_xapian(self):
        self.assertRegex(self.hooked(OTHER_PROGRAM, code=125),
                         r"it uses libxapian\.so\.99, but the hook is built for libxapian\.so\.[0-9]+$")
        self.assert_unhookable(OTHER_PROGRAM, "it uses libxapian.so.99, but the hook is built for libxapian.so.")
        self.assertIn("cannot be hooked", self.tool("run", "--check", OTHER_PROGRAM, code=1).stdout)

    @has_python_xapian()
    def test_interpreter_that_loads_another_xapian(self):
        """Which is known only when it has: it ends at its first document instead of writing some that are not signed."""
        program = "import ctypes, sys\nctypes.CDLL(sys.argv[1])\n"
        self.hooked(PYTHON, "-c", program, OTHER_LIBRARY)
        self.hooked(PYTHON, "-c", program + "import xapian\nxapian.Document()\nprint('goes on')", OTHER_LIBRARY, code=125)
        self.assertEqual("", self.stdout)
        self.assertRegex(self.stderr[0], r"^xapian-neardup: this program uses libxapian\.so\.99, but the hook is built for "
                                         r"libxapian\.so\.[0-9]+; run the program without the hook$")

    def test_file_that_is_no_program(self):
        program = self.write("text", "no program")
        os.chmod(program, 0o755)
        self.assert_unhookable(program, "not an ELF program")

    def test_missing_program(self):
        self.assertIn("no program", self.hooked("no-such-program", code=127))
        self.tool("run", "--check", "no-such-program", code=127)
        self.hooked(self.write("text", ""), code=126)

    def test_bad_scheme(self):
        self.assertIn("nonsense", self.hooked(HOST, options=("--scheme=nonsense",), code=2))

    def test_hookable_programs(self):
        self.assertIn("libxapian.so.", self.tool("run", "--check", HOST).stdout)
        self.assertIn("its scripts load libxapian when they run", self.tool("run", "--check", PYTHON).stdout)


class Library(unittest.TestCase):
    @has("nm")
    def test_nothing_is_exported_but_what_is_interposed(self):
        listed = subprocess.run(["nm", "-D", "--defined-only", "--demangle", HOOK], capture_output=True, text=True, check=True)
        names = {line.split(maxsplit=2)[2].split("(")[0] for line in listed.stdout.splitlines()}
        self.assertEqual({"Xapian::TermGenerator::index_text", "Xapian::TermGenerator::index_text_without_positions",
                          "Xapian::WritableDatabase::add_document", "Xapian::WritableDatabase::replace_document",
                          "Xapian::Document::Document", "Xapian::Document::unserialise"}, names)


if __name__ == "__main__":
    TOOL, HOST, HOOK, OTHER_PROGRAM, OTHER_LIBRARY = (os.path.abspath(path) for path in sys.argv[1:6])
    unittest.main(argv=[sys.argv[0], *sys.argv[6:]])
