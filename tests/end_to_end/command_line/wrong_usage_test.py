#!/usr/bin/env python3
# Rooms: cli/flags
"""The command line from end to end: what people get wrong, and the remedy that one line of the answer names."""

import os
import shutil
import subprocess

from command_line import BASE, NEAR, OTHER, CommandLine, main, tool


class WrongUsage(CommandLine):
    def setUp(self):
        super().setUp()
        self.index(a=BASE, b=NEAR, c=OTHER)
        self.run_tool("group", self.db)

    def check(self, answers):
        for code, remedy, *arguments in answers:
            with self.subTest(arguments):
                done = subprocess.run([tool(), *arguments], capture_output=True, text=True, timeout=60, cwd=self.folder)
                self.assertEqual((code, ""), (done.returncode, done.stdout), done.stderr)
                self.assertRegex(done.stderr, r"\Axapian-neardup: [^\n]+\n\Z")
                self.assertIn(remedy, done.stderr)

    def test_typing_errors(self):
        self.check(((2, "did you mean 'group'?", "grup", "db"),
                    (2, "did you mean 'search'?", "help", "serch"),
                    (2, "did you mean '--threshold'?", "group", "db", "--treshold", "0.9"),
                    (2, "did you mean 0.95?", "group", "db", "--threshold", "95"),
                    (2, "use one of standard, simhash-doc, short, loose, containment", "sign", "db", "--scheme", "lose"),
                    (2, "is not one of text, json, jsonl, csv, tsv", "groups", "db", "--format", "xml"),
                    (2, "use oldest, newest, longest", "group", "db", "--prefer", "latest"),
                    (2, "did you mean '--version'?", "-v"),
                    (2, "did you mean 'detach'?", "undo", "db"),
                    (2, "did you mean 0.9?", "group", "db", "--threshold", "90%"),
                    (2, "did you mean 0.8?", "group", "db", "--threshold", "0,8"),
                    (2, "--format has no effect without --groups or", "dedupe", "docs/a.txt", "--format", "csv"),
                    (2, "--output and --dropped cannot be given together; choose one", "dedupe", "docs/a.txt",
                     "--output", "x", "--dropped"),
                    (2, "--threshold is 0, must be above 0 and at most 1", "dedupe", "docs/a.txt", "--threshold", "0"),
                    (2, "--text-field: lines and files have no fields", "dedupe", "docs/a.txt", "--text-field", "body"),
                    (2, "--id-field: lines and files have no fields; give it with JSON lines or a table", "dedupe", "docs/a.txt",
                     "--as", "lines", "--id-field", "x"),
                    (2, "--keep: lines and files have no fields", "dedupe", "docs", "--keep", "x:max"),
                    (2, "--text-field: is empty", "dedupe", "docs/a.txt", "--text-field", ""),
                    (2, "--text-field: is empty", "dedupe", "docs/a.txt", "--text-field", ","),
                    (127, "check its name, or give its path", "run", "--", "omindexx", "--db", "db")))

    def test_wrong_order_and_missing_words(self):
        self.check(((2, "names DATABASE first, then PATH", "index", "docs", "db"),
                    (2, "QUERY is missing: words to search for; see 'xapian-neardup search --help'", "search", "db"),
                    (2, "B is missing: id or docid of the second document, or the second file;", "explain", "docs/a.txt"),
                    (2, "name the new database first, 'xapian-neardup index new.db docs'", "index", "docs", "new.db"),
                    (1, "the path", "annotate", "nosuch"),
                    (2, "name two of its documents, 'xapian-neardup explain db A B'", "explain", "db", "1"),
                    (2, "--output FILE is missing: HTML file to write;", "report", "db"),
                    (2, "--distinct needs two values, A B", "group", "db", "--distinct", "1"),
                    (2, "name each database once", "group", "db", "db"),
                    (2, "such as 'xapian-neardup index NEW.db PATH'", "index", "db")))

    def test_a_database_where_a_file_stands_and_an_option_of_another_command(self):
        self.check(((2, "'db' is a database, not a file to read", "dedupe", "db"),
                    (2, "'db' is a database, not a file to read", "extract", "db"),
                    (2, "'db' is a database, not a file to read", "find", "db", "--text", "db"),
                    (2, "'db' is a database: name two of its documents", "explain", "db", "docs/a.txt"),
                    (2, "--why is an option of dedupe, search, not of groups", "groups", "db", "--why"),
                    (2, "not of index (did you mean '--group'?)", "index", "db", "docs", "--groups"),
                    (1, "is a URL; download it", "dedupe", "https://example.org/a.csv"),
                    (2, "or - for standard input", "dedupe", "--text-field", "body"),
                    (1, "create the folder", "dedupe", "docs/a.txt", "--output", "missing/x"),
                    (2, "--resign is an option of attach, sign, not of group", "group", "db", "--resign"),
                    (2, "--threshold needs a value, T, such as 0.9", "group", "db", "--threshold"),
                    (1, "no-such-file", "extract", "no-such-file")))

    def test_a_damaged_database_and_one_that_was_never_grouped_are_named(self):
        self.run_tool("index", os.path.join(self.folder, "new.db"), os.path.join(self.folder, "docs"))
        self.assertIn("not grouped yet: run 'xapian-neardup group", self.run_tool("groups", self.folder + "/new.db").stderr)
        self.assertNotIn("not grouped", self.run_tool("groups", self.db).stderr)
        with open(os.path.join(self.folder, "new.db", "iamglass"), "wb") as file:
            file.write(b"x" * 100)
        self.check(((4, "database 'new.db' is damaged", "groups", "new.db"),))

    def test_what_people_type_first(self):
        with open(os.path.join(self.folder, "records.csv"), "w", encoding="utf-8") as table:
            table.write("id,text\n1,one two three\n")
        self.check(((2, "begin with 'xapian-neardup index NEW.db docs'", "docs"),
                    (2, "'db' is the database, and 'words' is none: name the database first", "search", "words", "db"),
                    (1, "name DATABASE first", "search", "words", "other"),
                    (1, "is not a file that is read: table; 'xapian-neardup dedupe' compares its records", "explain", "records.csv",
                     "docs/a.txt"),
                    (2, "no profile of 'Recoll' (did you mean 'recoll'?)", "attach", "Recoll"),
                    (1, "FOLDER in place of 'mu' in all commands", "groups", "mu"),
                    (2, "finds texts with all of them", "search", "db", ""),
                    (2, "finds texts with all of them", "search", "db", "*"),
                    (1, "check the path", "dedupe", "nosuch.csv"),
                    (1, "check the path", "extract", "nosuch.html"),
                    (1, "name a file in it", "explain", "docs", "docs"),
                    (2, "'xapian-neardup run -- PROGRAM'", "run", "omindex", "--db", "db"),
                    (1, "has no column 'date'", "dedupe", "records.csv", "--keep", "date:max"),
                    (1, "has no column 'site'", "dedupe", "records.csv", "--within", "site"),
                    (1, "has no column 'key'", "dedupe", "records.csv", "--id-field", "key"),
                    (1, "'wget --mirror'", "index", "db", "https://example.org/")))
        self.assertIn("write OR", self.run_tool("search", self.db, "from:nobody").stdout)

    def test_missing_files(self):
        self.check(((1, "create one with 'xapian-neardup index nosuch PATH...'", "group", "nosuch"),
                    (1, "no database at 'notmuc' (did you mean 'notmuch'?); name", "group", "notmuc"),
                    (1, "no database at 'omgea' (did you mean 'omega'?); name", "groups", "omgea"),
                    (1, "check the path", "index", "new", "nosuch"),
                    (1, "create the folder", "report", "db", "-o", "nosuch/report.html"),
                    (1, "create the folder", "explain", "db", "1", "2", "--html", "nosuch/pair.html"),
                    (2, "no file 'nosuch/omega.conf'; Omega's configuration is", "omega-setup", "--omega-conf", "nosuch/omega.conf")))

    def test_wrong_database_document_or_scheme(self):
        self.check(((1, "name the folder that has the file iamglass", "group", "docs"),
                    (1, "no document has the id 'nobody'; 'xapian-neardup search' and 'groups' show ids", "find", "db", "nobody"),
                    (1, "/docs/c.txt'?)", "find", "db", "docs/c"),
                    (1, "the last one is 3", "explain", "db", "1", "99"),
                    (7, "name one of the database's schemes", "find", "db", "1", "--scheme", "loose"),
                    (7, "--resign", "sign", "db", "--scheme", "loose")))

    def test_no_rights(self):
        drop = []
        if os.geteuid() == 0:
            if not shutil.which("setpriv"):
                self.skipTest("root may write everything, and there is no setpriv to take that away")
            drop = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"]
        closed = os.path.join(self.folder, "closed")
        os.mkdir(closed, 0o555)
        for remedy, *arguments in (("Permission denied", "report", "db", "-o", "closed/report.html"),
                                   ("Permission denied", "index", "closed/db", "docs")):
            done = subprocess.run([*drop, tool(), *arguments], capture_output=True, text=True, timeout=60, cwd=self.folder)
            self.assertEqual("", done.stdout)
            self.assertNotEqual(0, done.returncode)
            self.assertIn(remedy, done.stderr)
            self.assertIn("closed", done.stderr)


if __name__ == "__main__":
    main()
