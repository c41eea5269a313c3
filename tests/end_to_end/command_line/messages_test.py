#!/usr/bin/env python3
# Rooms: cli/output
"""The command line from end to end: messages."""

import contextlib
import fcntl
import json
import os
import pty
import re
import shutil
import subprocess
import threading
import time

from command_line import BASE, NEAR, OTHER, CommandLine, main, tool


class Messages(CommandLine):
    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR)

    def without_rights(self, *arguments, code):
        """As root without its power over other people's files; else as it is."""
        drop = []
        if os.geteuid() == 0:
            if not shutil.which("setpriv"):
                self.skipTest("root may read everything, and there is no setpriv to take that away")
            drop = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"]
        done = subprocess.run([*drop, tool(), *arguments], capture_output=True, text=True, timeout=120)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        return done

    def test_an_output_in_a_folder_of_others_names_the_remedy(self):
        closed = os.path.join(self.folder, "closed")
        lines = self.write("lines.txt", "one of three words\n")
        os.mkdir(closed)
        if os.geteuid() == 0:
            os.chown(closed, 1, 1)
        os.chmod(closed, 0o555)
        done = self.without_rights("dedupe", lines, "--output", os.path.join(closed, "out"), code=1)
        self.assertIn("name a file in a folder that you may write to", done.stderr)

    def test_explain_names_a_file_without_words(self):
        words, none = self.write("words.txt", BASE), self.write("none.txt", "- -\n")
        self.assertIn(f"'{none}' has no words", self.run_tool("explain", words, none).stderr)

    def test_usage_errors_say_what_was_given_and_what_is_possible(self):
        find = ["find", self.db, "1"]
        for expected, arguments in (
                ("a command is missing", []),
                ("DATABASE is missing", ["find"]),
                ("QUERY is missing", ["search", self.db]),
                ("B is missing", ["explain", "x"]),
                ("one of DOCUMENT, --docid, --text, --fingerprint is missing", ["find", self.db]),
                ("only one of DOCUMENT, --docid, --text, --fingerprint can be given", [*find, "--text", "x"]),
                ("unexpected argument 'extra': groups takes DATABASE; see", ["groups", self.db, "extra"]),
                ("unexpected argument '/srv': omega-setup takes options alone; see", ["omega-setup", "/srv"]),
                (f"'{self.docs}' is a folder; name the program first", ["attach", self.docs]),
                ("is a table by its name; give it with --csv or --tsv", ["index", self.db, "--jsonl", "x/table.csv.gz"]),
                ("is JSON by its name; give it with --jsonl", ["index", self.db, "--tsv", "x.ndjson"]),
                ("must be capital letters such as H, of the host", ["group", self.db, "--within", "host"]),
                ("unknown command 'serch' (did you mean 'search'?); see", ["serch", self.db, "x"]),
                ("unknown command 'serch' (did you mean 'search'?); see", ["help", "serch"]),
                ("unknown command 'merge'; see", ["merge", self.db]),
                ("unknown option --txt (did you mean '--text'?)", ["find", self.db, "--txt", "x"]),
                ("unknown option --treshold (did you mean '--threshold'?)", ["group", self.db, "--treshold", "0.9"]),
                ("unknown option --nope", [*find, "--nope=3"]),
                ("--threshold needs a value, T", [*find, "--threshold"]),
                ("--why is an option of dedupe, search, not of find", [*find, "--why"]),
                ("--limit is given 2 times", [*find, "--limit", "2", "--limit", "3"]),
                ("--threshold: '1.5' is not a number from 0 to 1", [*find, "--threshold", "1.5"]),
                ("--threshold: 'half' is not a number from 0 to 1", [*find, "--threshold", "half"]),
                ("is a database, not a file to read", ["find", self.db, "--text", self.db]),
                ("--collapse-slot: '-1' is not a whole number", ["search", self.db, "x", "--collapse-slot", "-1"]),
                ("--max-distance: '65' is not a whole number from 0 to 64", [*find, "--max-distance", "65"]),
                ("--jobs: '0' is not a whole number from 1 to 256", ["index", self.db, self.docs, "--jobs", "0"]),
                ("--wait: '-1' is not a whole number", ["group", self.db, "--wait", "-1"]),
                ("--quiet takes no value", ["group", self.db, "--quiet=often"]),
                ("--scan has no effect without --max-distance", [*find, "--scan"]),
                ("--format: 'xml' is not one of text, json, jsonl, csv, tsv", [*find, "--format", "xml"]),
                ("--on-duplicate: 'drop' is not one of keep, skip, replace, mark",
                 ["index", self.db, self.docs, "--on-duplicate", "drop"]),
                ("--log-format: 'xml' is not one of text, jsonl", ["index", self.db, self.docs, "--log-format", "xml"]),
                ("--measure: 'm' is not one of jaccard, containment, multiset, idf, cosine",
                 ["pairs", self.db, "--measure", "m"]),
                ("the stemmers are: none", ["search", self.db, "x", "--stemmer", "klingon"])):
            message = self.run_tool(*arguments, code=2).stderr
            self.assertTrue(message.startswith("xapian-neardup: ") and expected in message, f"{arguments}: {message}")

    def test_index_of_a_folder_without_files_says_so(self):
        empty = os.path.join(self.folder, "empty")
        os.mkdir(empty)
        self.assertIn("nothing was found to index", self.run_tool("index", self.db, empty).stdout)
        with open(os.path.join(empty, "a.png"), "wb") as picture:
            picture.write(b"\x89PNG\r\n")
        said = self.run_tool("index", self.db, empty).stdout
        self.assertIn("skipped 1: image", said)
        self.assertNotIn("nothing was found to index", said + self.run_tool("index", self.db, self.docs).stdout)

    def test_a_distance_that_bands_do_not_promise_names_the_option_that_finds_it(self):
        for options in (["1", "--max-distance", "6"], ["--fingerprint", "0" * 16, "--max-distance", "6"]):
            done = self.run_tool("find", self.db, *options, code=2)
            self.assertIn("--max-distance 6 --scan", done.stderr)
            self.run_tool("find", self.db, *options, "--scan")
        self.assertIn("--max-distance 3 --scan", self.run_tool("find", self.db, "--fingerprint", "0" * 16, code=2).stderr)
        other = os.path.join(self.folder, "other")
        self.run_tool("index", other, self.docs, "--scheme", "simhash-doc")
        done = self.run_tool("find", other, "1", "--max-distance", "20", code=2)
        self.assertRegex(done.stderr, "guarantee Hamming distance [0-9]+, asked for 20")

    def test_a_database_that_may_not_be_read_is_said_so(self):
        closed = os.path.join(self.db, "postlist.glass")
        for place, mode in ((closed, 0o644), (self.db, 0o755)):
            os.chmod(place, 0)
            try:
                for command in (["info"], ["find", "1"], ["check"]):
                    done = self.without_rights(command[0], self.db, *command[1:], code=1)
                    self.assertIn("cannot be read: permission denied; run this as", done.stderr)
                    self.assertNotIn("damaged", done.stdout + done.stderr)
            finally:
                os.chmod(place, mode)

    def test_check_of_a_database_that_may_only_be_read_does_the_rest(self):
        self.write("c.txt", OTHER)
        files = [os.path.join(self.db, name) for name in os.listdir(self.db)]
        for file in files:
            os.chmod(file, 0o444)
        (row,) = [json.loads(line) for line in self.without_rights("check", self.db, "--format=jsonl", code=0).stdout.splitlines()]
        self.assertEqual(("files-not-checked", None), (row["kind"], row["docid"]))
        self.assertIn("write access", row["remedy"])
        self.assertIn("2 documents, 2 signed", self.without_rights("check", self.db, code=0).stdout)
        self.assertEqual([], self.rows("check", self.db) if os.geteuid() == 0 else [])

    def test_a_missing_termlist_is_named(self):
        os.remove(os.path.join(self.db, "termlist.glass"))
        done = self.run_tool("find", self.db, "1", code=1)
        self.assertIn("termlist.glass", done.stderr)
        self.assertIn("restore it from a backup", done.stderr)
        self.assertIn("termlist.glass', which held the words", self.run_tool("check", self.db, code=4).stdout)

    def test_a_dry_run_needs_no_right_to_write(self):
        os.chmod(self.db, 0o555)
        try:
            for name in os.listdir(self.db):
                os.chmod(os.path.join(self.db, name), 0o444)
            self.without_rights("group", self.db, code=1)
            self.assertIn("2 documents would change", self.without_rights("group", self.db, "--dry-run", code=0).stdout)
        finally:
            os.chmod(self.db, 0o755)

    def test_programs_get_errors_as_objects_too(self):
        log = ["--log-format", "jsonl"]
        with open(os.path.join(self.db, "flintlock"), "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            done = subprocess.run([tool(), "index", self.db, self.docs, *log, "--wait", "1"], capture_output=True, text=True)
            said = [json.loads(line) for line in done.stderr.splitlines()]
            self.assertEqual((3, ["waiting", "error"]), (done.returncode, [row["event"] for row in said]))
            self.assertIn("--wait", said[1]["message"])
            for arguments in (["sign", self.db], ["detach", self.db], ["group", self.db, "--distinct", "1", "2"],
                              ["sign", self.db, "--verify"], ["attach", "omega", self.db]):
                done = subprocess.run([tool(), *arguments, *log, "--wait", "1"], capture_output=True, text=True)
                events = [json.loads(line)["event"] for line in done.stderr.splitlines()]
                self.assertEqual((3, ["waiting", "error"]), (done.returncode, events), arguments)
        for code, arguments in ((2, ["index", self.db, *log]), (2, ["index", self.db, self.docs, "--jobs", "x", *log]),
                                (2, ["index", "--log-format=jsonl"]), (2, ["index", self.db, self.docs, *log, "--jobs"]),
                                (7, ["index", self.db, self.docs, *log, "--scheme", "simhash-doc"])):
            done = subprocess.run([tool(), *arguments], capture_output=True, text=True)
            (row,) = [json.loads(line) for line in done.stderr.splitlines()]
            self.assertEqual((code, "error", ["event", "message"]), (done.returncode, row["event"], list(row)))
            self.assertFalse(row["message"].startswith("xapian-neardup: "))

    def on_terminal(self, *arguments, stream="stdout", feed=lambda: None):
        """What a command shows on a terminal. @param feed: runs beside the command."""
        try:
            leader, follower = pty.openpty()
        except OSError as error:  # a root folder without /dev/pts
            self.skipTest(f"no terminals here: {error}")
        others = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        feeding = threading.Thread(target=feed, daemon=True)
        feeding.start()
        subprocess.run([tool(), *arguments], **{**others, stream: follower}, check=True)
        feeding.join()
        os.close(follower)
        shown = b""
        with open(leader, "rb", buffering=0) as terminal, contextlib.suppress(OSError):  # a terminal ends with EIO
            while part := terminal.read(1 << 16):
                shown += part
        return shown.decode()

    def test_a_person_is_told_what_to_do_next(self):
        new = os.path.join(self.folder, "new")
        for command, hint in ((["index", new, self.docs], f"'xapian-neardup group {new}'"),
                              (["group", new, "--threshold", "0.6"], f"'xapian-neardup groups {new}'"),
                              (["group", new, "--threshold", "1"], f"'xapian-neardup sample {new}'"),
                              (["sign", new], f"'xapian-neardup group {new}'"),
                              (["attach", "omega", new], f"'xapian-neardup group {new}'"),
                              (["dedupe", self.docs], "--dropped")):
            shown = self.on_terminal(*command)
            self.assertRegex(shown, rf"\nnext: .*{re.escape(hint)}", command)
            self.assertNotIn("next:", self.on_terminal(*command, "--quiet"))
            if command[0] in ("group", "sign"):
                self.assertNotIn("next:", self.on_terminal(*command, "--format=jsonl"))
            self.assertNotIn("next:", self.run_tool(*command).stdout)

    def test_progress_counts_the_documents_of_each_way_to_read_and_write(self):
        # The records come in portions, so that there is progress to show for two seconds without much work.
        portions = [[{"id": str(number), "text": " ".join(f"{number * word % 7919} some words" for word in range(1, 40))}
                     for number in range(first, first + 100)] for first in range(0, 2000, 100)]
        records = os.path.join(self.folder, "records.jsonl")
        os.mkfifo(records)

        def feed():
            with open(records, "w", encoding="utf-8") as pipe:
                for portion in portions:
                    pipe.writelines(json.dumps(record) + "\n" for record in portion)
                    pipe.flush()
                    time.sleep(0.08)

        for more in (["--jobs", "1"], ["--jobs", "2"]):
            database = os.path.join(self.folder, "database of " + more[1])
            shown = self.on_terminal("index", database, "--jsonl", records, *more, stream="stderr", feed=feed)
            counts = [int(count.replace(",", "")) for count in re.findall(r"([\d,]+) documents?, [\d,]+/s", shown)]
            self.assertGreater(len(counts), 2, shown)
            self.assertTrue(all(0 <= count <= 2000 for count in counts), counts)
            self.assertEqual(sorted(counts), counts)

    def test_what_to_do_next_can_be_pasted(self):
        new = os.path.join(self.folder, "a new one")
        for command in (["index", new, self.docs], ["group", new, "--threshold", "0.6"], ["groups", new], ["sign", new]):
            self.assertIn(f" '{new}'", self.on_terminal(*command).partition("next: ")[2], command)

    def test_a_person_is_told_how_to_look_at_what_is_alike(self):
        self.run_tool("group", self.db, "--threshold", "0.6")
        for command, hint in ((["groups", self.db], "explain"), (["search", self.db, "NOT nosuchword"], "--why"),
                              (["dedupe", self.docs, "--groups"], "--report")):
            self.assertRegex(self.on_terminal(*command), rf"\nnext: .*{hint}")
            self.assertNotIn("next:", self.on_terminal(*command, "--format=jsonl") + self.run_tool(*command).stdout)

    def test_a_person_who_names_several_files_of_lines_is_told_that_lines_are_texts(self):
        names = []
        for name in ("one.txt", "two.txt"):
            names.append(os.path.join(self.folder, name))
            with open(names[-1], "w", encoding="utf-8") as file:
                file.write(f"the same line\n{name}\n")
        told = "next: each line was a text; --as files"
        self.assertIn(told, self.on_terminal("dedupe", *names))
        for others in ([names[0]], [*names, "--as", "lines"], [*names, "--quiet"]):
            self.assertNotIn(told, self.on_terminal("dedupe", *others))
        self.assertNotIn(told, self.run_tool("dedupe", *names).stdout)

    def test_a_report_goes_to_standard_output(self):
        page = self.run_tool("report", self.db, "-o", "-").stdout
        self.assertTrue(page.lower().startswith("<!doctype html>") and page.rstrip().endswith("</html>"))
        kept = os.path.join(self.folder, "page.html")
        self.run_tool("report", self.db, "-o", kept)
        with open(kept, encoding="utf-8") as file:
            self.assertEqual(file.read(), page)
        for arguments in (["explain", self.db, "1", "2", "--html", "-"],):
            self.assertIn("name a file", self.run_tool(*arguments, code=2).stderr)
        self.assertFalse(os.path.exists("-"))


if __name__ == "__main__":
    main()
