#!/usr/bin/env python3
# Rooms: cli/errors, cli/databases
"""The command line from end to end: failures."""

import fcntl
import json
import os
import resource
import shutil
import signal
import subprocess
import time

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool


class Failures(CommandLine):
    def test_usage_errors(self):
        self.index(a=BASE)
        self.run_tool(code=2)
        self.assertIn("'nonsense'", self.run_tool("nonsense", code=2).stderr)
        self.assertIn("'sampel'", self.run_tool("sampel", "--help", code=2).stderr)
        self.run_tool("index", self.db, code=2)
        self.run_tool("find", self.db, code=2)
        self.run_tool("find", self.db, "x", "--threshold", "1.5", code=2)
        self.run_tool("group", self.db, "--threshold", "-0.1", code=2)
        self.run_tool("find", self.db, "1", "--scan", code=2)
        self.run_tool("find", self.db, "1", "--scan", "--max-distance", "3", "--threshold", "0.8", code=2)
        self.run_tool("explain", "-", "-", code=2)
        self.assertIn("'AND OR'", self.run_tool("search", self.db, "AND OR", code=1).stderr)
        self.run_tool("find", self.db, "--fingerprint", "xyz", code=2)
        self.run_tool("index", self.db + "3", self.docs, "--stemmer", "klingon", code=2)
        self.run_tool("index", self.db + "2", self.docs, "--scheme", "klingon", code=2)
        self.assertFalse(os.path.exists(self.db + "2") or os.path.exists(self.db + "3"))
        done = self.run_tool("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "5", code=2)
        self.assertIn("guarantee", done.stderr)
        self.assertIn("scan", done.stderr)

    def test_options_of_several_values_leave_what_comes_after_them(self):
        dump = self.write("mail.dump", f"id=1\nbody={BASE}\n")
        self.assertIn("ndfp=", self.run_tool("annotate", "--text", "subject,body", dump).stdout)
        records = self.write("records.jsonl", json.dumps({"id": "record", "text": BASE}))
        page = self.write("pages/page.txt", NEAR)
        self.run_tool("index", self.db, "--jsonl", records, os.path.dirname(page))
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])
        other = os.path.join(self.folder, "other")
        self.run_tool("index", other, os.path.dirname(page))
        self.assertIn("1 signed document", self.run_tool("group", "--reference", self.db, other).stdout)

    def test_output_that_is_lost_is_an_error(self):
        self.index(a=BASE)
        for arguments in (["groups", self.db], ["info", self.db], ["extract", "--hash", os.path.join(self.docs, "a.txt")], ["--help"], ["--version"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([tool(), *arguments], stdout=full, stderr=subprocess.PIPE, text=True)
            self.assertEqual(5, done.returncode, arguments)
            self.assertIn("standard output", done.stderr)

    def test_the_limit_of_the_size_of_files_is_an_error_and_no_signal(self):
        self.index(a=BASE)
        self.write("b.txt", "".join(text(number) for number in range(200)))
        done = subprocess.run([tool(), "index", self.db, self.docs], capture_output=True, text=True,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536)))
        self.assertEqual(5, done.returncode, done.stderr)
        self.assertIn("File too large", done.stderr)
        self.assertIn("ulimit -f", done.stderr)
        self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_errors_that_nobody_hears_keep_their_exit_code(self):
        for close in ("2>&-", "2>/dev/full"):
            for code, command in ((2, "nonsense"), (1, "groups " + self.db)):
                self.assertEqual(code, subprocess.run(f"exec {tool()} {command} {close}", shell=True).returncode)

    def test_a_closed_standard_input_is_not_read(self):
        self.index(a=BASE)
        done = subprocess.run(f"exec {tool()} find {self.db} --text - <&-", shell=True, capture_output=True, text=True)
        self.assertEqual(1, done.returncode)
        self.assertIn("Bad file descriptor", done.stderr)

    def test_databases_are_named_once(self):
        self.index(a=BASE)
        for arguments in ([self.db, self.db + "/."], [self.db, "--reference", self.db]):
            self.assertIn("named twice", self.run_tool("group", *arguments, code=2).stderr)

    def test_usage_errors_name_the_help_of_their_command(self):
        self.assertIn("'xapian-neardup find --help'", self.run_tool("find", self.db, code=2).stderr)
        self.assertIn("'xapian-neardup help --all'", self.run_tool("nonsense", code=2).stderr)

    def test_a_database_among_the_files_is_no_document(self):
        self.index(a=BASE)
        inside = os.path.join(self.docs, "own.db")
        for _ in range(2):
            done = self.run_tool("index", inside, self.docs)
            self.assertIn("skipped 1: Xapian database", done.stdout)
        self.assertEqual(1, self.rows("info", inside)[0]["documents"])

    def test_counts_are_whole_numbers(self):
        self.index(a=BASE)
        for arguments in (["find", "1", "--limit", "-1"], ["groups", "--limit", "-1"],
                          ["group", "--band-cap", "0"], ["search", "x", "--offset", "-1"], ["search", "x", "--limit", "1.5"],
                          ["index", self.docs, "--commit-every", "0"], ["index", self.docs, "--max-size", "-1"]):
            done = self.run_tool(arguments[0], self.db, *arguments[1:], code=2)
            self.assertIn("not a whole number", done.stderr)
            self.assertLess(len(done.stderr), 120)

    def test_missing_and_foreign_databases(self):
        for command in (["find", "x"], ["sign"], ["group"], ["pairs"], ["groups"], ["info"], ["search", "x"]):
            done = self.run_tool(command[0], os.path.join(self.folder, "none"), *command[1:], code=1)
            self.assertIn("no database", done.stderr)
        self.run_tool("info", self.docs, code=1)
        below_a_file = self.write("file", BASE) + "/db"
        self.assertIn("cannot create a database", self.run_tool("index", below_a_file, self.docs, code=1).stderr)

    def test_nothing_is_made_where_no_input_can_be_opened(self):
        nowhere = os.path.join(self.folder, "nowhere")
        for arguments in (["--jsonl", nowhere], [nowhere], ["--files-from", nowhere], [nowhere, "--jsonl", nowhere]):
            done = self.run_tool("index", self.db, *arguments, code=1)
            self.assertIn(nowhere + ": No such file or directory", done.stderr)
            self.assertIn("no database was created", done.stderr)
            self.assertFalse(os.path.exists(self.db))
        path = self.write("a.txt", BASE)
        for arguments in (["--jsonl", nowhere], ["--files-from", nowhere]):
            done = self.run_tool("index", self.db, *arguments, path, code=1)
            self.assertIn(f"{nowhere}: cannot open: No such file or directory", done.stderr)
            self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_a_database_is_made_in_a_folder_of_its_own(self):
        path = self.write("a.txt", BASE)
        done = self.run_tool("index", self.docs, path, code=2)
        self.assertIn("contains 'a.txt' but no database; a new database needs an empty folder", done.stderr)
        self.assertEqual(["a.txt"], os.listdir(self.docs))

    def test_slots_of_other_programs_are_left_alone(self):
        path = self.write("a.txt", BASE)
        scheme = "standard slots=0,1,2,3 bandprefix=XNE groupprefix=XNF"
        done = self.run_tool("index", self.db, path, "--scheme", scheme, code=2)
        self.assertIn("Omega uses slots 0 to 4", done.stderr)
        self.assertFalse(os.path.exists(self.db))
        self.run_tool("index", self.db, path)
        for slots in ("0,90,91,92", "90,1,91,92", "90,91,2,92", "90,91,92,1"):
            scheme = f"standard slots={slots} bandprefix=XNE groupprefix=XNF"
            done = self.run_tool("sign", self.db, "--scheme", scheme, code=2)
            self.assertIn("bytes of another program in slot", done.stderr)
        self.assertEqual(1, self.rows("info", self.db)[0]["signed"])

    def test_too_few_open_files_are_no_damage(self):
        self.index(a=BASE, b=NEAR)
        new = os.path.join(self.folder, "new")
        for command in (["group", self.db], ["group", self.db, "--dry-run"], ["info", self.db], ["check", self.db],
                        ["sign", self.db, "--verify"], ["sign", self.db, "--resign"], ["find", self.db, "1"],
                        ["index", self.db, self.docs, "--force"], ["index", new, self.docs]):
            shutil.rmtree(new, ignore_errors=True)
            for most in range(4, 64):
                done = subprocess.run([tool(), *command], capture_output=True, text=True, timeout=120,
                                      preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (most, most)))
                if done.returncode == 0:
                    break
                if done.returncode != 127:  # 127: the program cannot load its libraries
                    self.assertEqual(1, done.returncode, f"{command} {most}: {done.stderr}")
                    self.assertIn("Too many open files", done.stderr)
                    self.assertIn("; raise the limit of open files (ulimit -n)", done.stderr)
            self.assertEqual(0, done.returncode, command)
            self.assertLess(5, most, "this limit is not too low")

    def test_empty_values_are_refused(self):
        self.index(a=BASE)
        for command in (["group", self.db, "--within", ""], ["group", self.db, "--max-days", ""], ["info", self.db, "--scheme", ""],
                        ["index", self.db, self.docs, "--base-url", ""], ["report", self.db, "-o", ""],
                        *(["find", self.db, option, ""] for option in ("--text", "--fingerprint"))):
            self.assertIn("is empty", self.run_tool(*command, code=2).stderr)

    def test_fields_that_no_record_has_are_an_error(self):
        dump = self.write("dump", "id=1\nbody=" + BASE + "\n\nid=2\n")
        self.assertIn("ndsig=", self.run_tool("annotate", "--text", "body", dump).stdout)
        done = self.run_tool("annotate", "--text", "bodi,boddy", dump, code=2)
        self.assertIn("no record has a field bodi or boddy", done.stderr)
        self.assertEqual("", self.run_tool("annotate", "--text", "bodi", "-", stdin="").stdout)

    def test_a_folder_without_a_database_stays_as_it_was(self):
        empty = os.path.join(self.folder, "empty")
        os.mkdir(empty)
        for command in (["sign"], ["group"], ["group", "--distinct", "1", "2"], ["sign", "--verify"]):
            done = self.run_tool(command[0], empty, *command[1:], code=1)
            self.assertIn("is not a Xapian database", done.stderr)
            self.assertEqual([], os.listdir(empty))

    def test_unknown_ids(self):
        path = self.index(a=BASE)["a"]
        for arguments in (["find", self.db, "nobody"], ["find", self.db, "99"],
                          ["explain", self.db, path, "99"], ["explain", self.db, path, "nobody"],
                          ["search", self.db, "near:nobody"],
                          ["search", self.db, "--", "-near:nobody"], ["search", self.db, "cat (-near:nobody)"]):
            expected = "no document has the docid 99" if "99" in arguments else "no document has the id 'nobody'"
            self.assertIn(expected, self.run_tool(*arguments, code=1).stderr)

    def test_locked_database(self):
        self.index(a=BASE)
        with open(os.path.join(self.db, "flintlock"), "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            self.run_tool("group", self.db, code=3)
            self.run_tool("index", self.db, self.docs, code=3)
            self.run_tool("sign", self.db, code=3)
            self.assertIn("--wait", self.run_tool("group", self.db, "--distinct", "1", "1", code=3).stderr)
            self.run_tool("info", self.db)
            self.assertIn("0 documents would change", self.run_tool("group", self.db, "--dry-run").stdout)
            self.assertIn("another process writes", self.run_tool("sign", self.db, "--verify", code=3).stderr)
            waited = self.run_tool("group", self.db, "--wait", "1", code=3)
            self.assertEqual(1, waited.stderr.count("waiting for another process that writes"))

    def test_a_writer_waits_for_another(self):
        paths = self.index(a=BASE, b=NEAR)
        commands = (["group", self.db], ["index", self.db, self.docs], ["sign", self.db],
                    ["group", self.db, "--distinct", paths["a"], paths["b"]])
        with open(os.path.join(self.db, "flintlock"), "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            waiting = [subprocess.Popen([tool(), *command, "--wait", "100"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True) for command in commands]
            for process in waiting:
                self.assertIn("waiting", process.stderr.readline())
            fcntl.lockf(lock, fcntl.LOCK_UN)
            for process in waiting:  # then they wait for each other
                _, errors = process.communicate(timeout=90)
                self.assertEqual(0, process.returncode, errors)

    def test_an_interrupted_group_run_says_what_is_kept_and_the_next_one_does_the_rest(self):
        lines = "".join(json.dumps({"id": str(i), "text": text(i // 2, 60)}) + "\n" for i in range(4000))
        self.run_tool("index", self.db, "--jsonl", "-", stdin=lines)
        for pause in (0.05, 0.2, 0.4, 0.8):
            run = subprocess.Popen([tool(), "group", self.db], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            time.sleep(pause)
            run.send_signal(signal.SIGTERM)
            _, errors = run.communicate(timeout=60)
            if run.returncode == 130:
                self.assertRegex(errors, "nothing was changed|run the same command again")
        self.run_tool("group", self.db)
        self.assertEqual(2000, len(self.rows("groups", self.db, "--limit", "0")))
        self.run_tool("check", self.db)

    def test_corrupt_database(self):
        self.index(a=BASE, b=NEAR)
        for name, damage in (("iamglass", b"garbage" * 20), ("postlist.glass", b"\xff" * 8192)):
            broken = self.db + name
            shutil.copytree(self.db, broken)
            with open(os.path.join(broken, name), "wb") as file:
                file.write(damage)
            self.run_tool("group", broken, code=4)

    def test_database_signed_with_another_scheme(self):
        self.index(a=BASE)
        done = self.run_tool("index", self.db, self.docs, "--scheme", "simhash-doc", code=7)
        self.assertEqual(2, len([word for word in done.stderr.replace(",", " ").replace(";", " ").split()
                                 if len(word) == 8 and all(c in "0123456789abcdef" for c in word)]), done.stderr)
        self.run_tool("find", self.db, "x", "--scheme", "00000000", code=7)

    def test_database_without_signatures(self):
        self.index(a=BASE)
        keys = subprocess.run(["xapian-metadata", "list", self.db, "neardup:scheme:"], capture_output=True, text=True)
        for key in keys.stdout.split():
            subprocess.run(["xapian-metadata", "set", self.db, key, ""], check=True)
        self.assertIn("no near-duplicate signatures", self.run_tool("find", self.db, "1", code=7).stderr)

    def test_report_is_one_page_that_loads_nothing(self):
        paths = self.index(a=BASE, b=NEAR, c=OTHER)
        self.run_tool("group", self.db)
        page = os.path.join(self.folder, "report.html")
        self.run_tool("report", self.db, "-o", page)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertNotRegex(text, r"<script|<link|@import|url\(|src=")
        self.assertIn("file://" + paths["a"], text)
        self.assertIn("Largest groups", text)
        self.run_tool("report", self.db, "-o", os.path.join(self.db, "iamglass"), code=2)
        self.run_tool("report", self.db, "-o", os.path.join(self.folder, "none", "page"), code=1)

    def test_help_teaches(self):
        for command in ("index", "sign", "find", "pairs", "group", "groups", "search", "explain", "info", "check", "extract", "report"):
            self.assertIn("Example", self.run_tool(command, "--help").stdout)
        self.assertIn("Exit codes", self.run_tool("help", "--all").stdout)

    def test_control_characters_never_reach_the_terminal(self):
        self.run_tool("index", self.db, "--jsonl", "-",
                      stdin=json.dumps({"id": "a\u001b[31m", "text": BASE, "title": "\u001b]0;x\u0007 title"}))
        for arguments in (["search", self.db, "title"], ["info", self.db], ["find", self.db, "--text", "-"]):
            self.assertNotIn("\u001b", self.run_tool(*arguments, stdin=BASE).stdout)


if __name__ == "__main__":
    main()
