#!/usr/bin/env python3
# Rooms: cli/indexing, cli/commands
"""The command line from end to end: index."""

import json
import os
import re
import signal
import subprocess
import time
import unicodedata

from command_line import BASE, NEAR, OTHER, CommandLine, main, text, tool


class Indexing(CommandLine):
    def test_unchanged_files_are_passed_over_and_changed_ones_replaced(self):
        paths = self.index(a=BASE, b=OTHER)
        self.assertIn("0 documents added, 0 updated, 2 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.write("b.txt", BASE)
        os.utime(paths["b"], (1, 1))
        self.assertIn("0 documents added, 1 updated, 1 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual([paths["b"]], [row["id"] for row in self.rows("find", self.db, paths["a"])])

    def test_words_are_found_in_either_spelling_of_their_accents(self):
        word = "Krankenhäuser Việt 한국어"
        forms = {form: unicodedata.normalize(form, word) for form in ("NFC", "NFD")}
        self.index(**{form: f"{text(9)} {spelt}" for form, spelt in forms.items()})
        for spelt in forms.values():
            for part in spelt.split():
                self.assertEqual(2, len(self.rows("search", self.db, part, "--no-collapse")), part)

    def test_phrases_of_korean_words_are_found(self):
        self.index(a="한국어 문서는 서울에 있다", b="문서는 한국어 서울에 있다")
        for query, found in (('"한국어 문서는"', ["a"]), ('"문서는 한국어"', ["b"]), ("한국어 문서는", ["a", "b"]), ("국어", ["a", "b"])):
            rows = self.rows("search", self.db, query, "--no-collapse")
            self.assertEqual(found, sorted(os.path.basename(row["id"])[0] for row in rows), query)

    def found(self, query):
        rows = self.rows("search", self.db, query, "--no-collapse")
        return "".join(sorted(os.path.basename(row["id"])[0] for row in rows))

    def test_words_of_several_scripts_are_found_whatever_else_the_index_has(self):
        self.index(a="e스포츠 대회와 日총리가 서울市 청사", b="e-mail 스포츠 소식", c="ＮＨＫ放送センターは２０２４年４月から",
                   d="ราคา300บาท", e="Η ΟΔΟΣ ΑΘΗΝΩΝ", f="η οδος")
        for query, found in (("e스포츠", "ab"), ("日총리가", "a"), ("서울市", "a"), ('"서울市 청사"', "a"),
                             ("ＮＨＫ", "c"), ("２０２４年", "c"), ('"ＮＨＫ放送"', "c"), ("ราคา", "d"), ("300", "d"),
                             ("ΟΔΟΣ", "ef"), ("οδος", "ef"),
                             ("b OR 총리가 OR mail", "ab"), ("mail 스포츠 소식", "b")):
            self.assertEqual(found, self.found(query), query)
        self.assertNotIn("next to each other", self.run_tool("search", self.db, '"서울市 청사"').stderr)
        self.assertIn("no text has these words next to each other", self.run_tool("search", self.db, '"서울 청사"').stderr)

    def test_words_are_found_in_any_spelling_that_a_page_has(self):
        self.index(a="Donaudampfschiff 葛城市 น้ำ അവൻ محمد", b="Donau\u00addampf\u00adschiff 葛\U000E0100城市 น\u0e49\u0e4d\u0e32 അവന്\u200d محـــمد")
        for query in ("Donaudampfschiff", "Donau\u00addampfschiff", "葛城市", "葛\U000E0100城市", "น้ำ", "น\u0e49\u0e4d\u0e32", "അവൻ", "അവന്\u200d",
                      "محمد", "محـمد"):
            self.assertEqual("ab", self.found(query), ascii(query))

    def test_only_accents_that_readers_leave_out_are(self):
        self.index(a="ขาว कल ハス мои", b="garcon ελληνικα شجرة елка")
        for query, found in (("ข้าว", ""), ("कुल", ""), ("バス", ""), ("мой", ""), ("garçon", "b"), ("ελληνικά", "b"), ("شَجَرَة", "b"), ("ёлка", "b")):
            self.assertEqual(found, self.found(query), query)

    def test_index_groups_when_asked(self):
        self.write("a.txt", BASE)
        self.write("b.txt", NEAR)
        done = self.run_tool("index", self.db, self.docs, "--group")
        self.assertIn("2 documents added", done.stdout)
        self.assertIn("2 signed documents: 1 group of 2 documents", done.stdout)
        done = self.run_tool("group", self.db, "--threshold", "0.6", "--log-format", "jsonl")
        self.assertEqual(["note"], [json.loads(line)["event"] for line in done.stderr.splitlines()])
        self.run_tool("group", self.db, "--threshold", "0.99")
        again = self.run_tool("index", self.db, self.docs, "--group", "--quiet").stdout
        self.assertIn("rule: threshold 0.99, prefer oldest; unchanged", again)
        self.assertIn("0 groups", again)

    def test_a_file_that_has_no_text_any_more_is_not_found_by_its_old_one(self):
        paths = self.index(a=BASE, b=OTHER, c=text(700))
        for name in "bc":
            with open(paths[name], "wb") as file:
                file.write(bytes(range(256)) * 20)
        self.run_tool("index", self.db, paths["c"], code=1)
        self.assertEqual(3, self.rows("info", self.db)[0]["documents"], "a named file: the user was told")
        self.assertIn("0 updated, 1 unchanged, 2 deleted", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(1, self.rows("info", self.db)[0]["documents"])
        self.write("b.txt", OTHER)
        self.assertIn("1 document added", self.run_tool("index", self.db, self.docs).stdout)

    def test_missing_files_are_deleted_when_asked(self):
        paths = self.index(a=BASE, b=OTHER)
        os.unlink(paths["b"])
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])
        self.assertIn("1 deleted", self.run_tool("index", self.db, self.docs, "--delete-missing").stdout)
        self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_nothing_is_deleted_below_a_folder_that_has_become_a_database(self):
        os.mkdir(os.path.join(self.docs, "sub"))
        self.write("sub/inside.txt", BASE)
        self.index(a=OTHER, b=NEAR)
        self.write("sub/iamglass", "")
        os.remove(os.path.join(self.docs, "b.txt"))
        self.assertIn("1 deleted", self.run_tool("index", self.db, self.docs, "--delete-missing").stdout)
        self.write("iamglass", "")
        self.run_tool("index", self.db, self.docs, "--delete-missing", code=1)
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])

    def test_what_is_behind_a_link_to_a_folder_that_is_not_there_stays(self):
        elsewhere = os.path.join(self.folder, "elsewhere")
        os.mkdir(elsewhere)
        for folder in (elsewhere, self.docs):
            with open(os.path.join(folder, "text.txt"), "w", encoding="ascii") as file:
                file.write(f"a text of {folder}")
        os.symlink(elsewhere, os.path.join(self.docs, "link"))
        self.run_tool("index", self.db, self.docs, "--follow")
        os.rename(elsewhere, elsewhere + " unmounted")
        self.assertNotIn("deleted", self.run_tool("index", self.db, self.docs, "--follow", "--delete-missing").stdout)
        os.unlink(os.path.join(self.docs, "link"))
        self.assertIn("1 deleted", self.run_tool("index", self.db, self.docs, "--follow", "--delete-missing").stdout)

    def test_nothing_is_deleted_when_a_path_cannot_be_looked_at(self):
        self.index(a=BASE, b=OTHER)
        os.rename(self.docs, self.docs + "-unmounted")
        self.run_tool("index", self.db, self.docs, "--delete-missing", code=1)
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])

    def test_overlapping_paths_index_a_file_once(self):
        path = self.write("a.txt", BASE)
        self.assertIn("1 document added, 0 updated", self.run_tool("index", self.db, self.docs, path).stdout)

    def sample_sizes(self):
        shown = subprocess.run(["xapian-delve", "-r1", "-r2", "-d", self.db], capture_output=True, text=True, check=True).stdout
        return [len(sample) for sample in re.findall("sample=(.*)", shown)]

    def test_sample_size_is_recorded(self):
        self.write("a.txt", BASE)
        self.run_tool("index", self.db, self.docs, "--sample-size", "64")
        self.write("b.txt", OTHER)
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([True, True], [size < 80 for size in self.sample_sizes()])
        self.run_tool("index", self.db, self.docs, "--force", "--sample-size", "4000")
        self.assertEqual([len(BASE), len(OTHER)], self.sample_sizes())
        self.run_tool("index", self.db, self.docs, "--sample-size", "8", code=2)

    def test_a_second_stemmer_is_refused(self):
        self.index(a=BASE)
        done = self.run_tool("index", self.db, self.docs, "--stemmer", "german", code=2)
        self.assertIn("'english'", done.stderr)
        self.assertIn("'german'", done.stderr)

    def test_json_lines_name_the_bad_line_and_go_on(self):
        lines = [json.dumps({"id": "x", "text": BASE, "title": "A title", "url": "http://x/"}), "{nonsense",
                 json.dumps({"id": 7, "text": NEAR})]
        done = self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines) + "\n", code=1)
        self.assertIn("standard input:2:", done.stderr)
        self.assertNotIn("line 1", done.stderr)
        self.assertEqual(["7"], [row["id"] for row in self.rows("find", self.db, "x")])
        (hit,) = self.rows("search", self.db, "title")
        self.assertEqual(("A title", "http://x/"), (hit["title"], hit["url"]))

    def test_lines_that_say_what_is_there_leave_it_in_its_group(self):
        lines = [{"id": str(i), "text": text, "title": "Title", "year": 2026} for i, text in enumerate((BASE, NEAR, OTHER))]
        feed = lambda *arguments: self.run_tool("index", self.db, "--jsonl", "-", *arguments,
                                                stdin="\n".join(map(json.dumps, lines))).stdout
        self.assertIn("3 documents added, 0 updated, 0 unchanged", feed())
        self.run_tool("group", self.db)
        groups = self.rows("groups", self.db)
        self.assertEqual(1, len(groups))
        self.assertIn("0 documents added, 0 updated, 3 unchanged", feed())
        self.assertEqual(groups, self.rows("groups", self.db))
        self.assertIn("0 documents added, 3 updated, 0 unchanged", feed("--force"))
        self.assertEqual([], self.rows("groups", self.db))
        for field, value in (("title", "Titles"), ("year", 2027), ("url", "https://example.org/"), ("modtime", 1),
                             ("type", "text/plain"), ("text", OTHER + " more"), ("text", OTHER.replace(" ", "  ", 1))):
            lines[2][field] = value
            self.assertIn("0 documents added, 1 updated, 2 unchanged", feed(), field)
        del lines[2]["year"]
        self.assertIn("0 documents added, 1 updated, 2 unchanged", feed())
        # The record has the beginning of a long title alone.
        for title in ("word " * 40 + "zebra", "word " * 40):
            lines[2]["title"] = title
            self.assertIn("0 documents added, 1 updated, 2 unchanged", feed())

    def test_a_line_is_written_again_where_a_mark_or_a_second_document_stands(self):
        lines = [{"id": str(i), "text": BASE} for i in range(2)]
        feed = lambda *arguments: self.run_tool("index", self.db, "--jsonl", "-", *arguments,
                                                stdin="\n".join(map(json.dumps, lines))).stdout
        feed("--on-duplicate", "mark")
        self.assertIn("1 updated, 1 unchanged", feed())
        feed("--on-duplicate", "mark", "--force")
        lines[0]["text"] = OTHER
        self.assertIn("1 updated, 1 unchanged", feed(), "the copy lost its mark when its original changed")
        self.assertIn("2 unchanged", feed("--on-duplicate", "mark"))
        merged = os.path.join(self.folder, "merged")
        subprocess.run(["xapian-compact", self.db, self.db, merged], check=True, capture_output=True)
        self.db = merged
        self.assertIn("2 updated", feed())
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])

    def test_failures_beyond_counting_are_not_listed(self):
        done = self.run_tool("index", self.db, "--jsonl", "-", stdin="nonsense\n" * 1000, code=1)
        self.assertLess(len(done.stderr.splitlines()), 210)
        self.assertIn("1000 failed", done.stdout)

    def test_binary_and_unreadable_input_is_said(self):
        self.write("zeros", b"\0" * 5000)
        self.write("bad.txt", b"caf\xe9 \xff\xfe words " + BASE.encode())
        self.write("page.html", f"<title>A page</title><nav>home menu</nav><p>{OTHER}</p>")
        done = self.run_tool("index", self.db, self.docs, os.path.join(self.folder, "nowhere"), code=1)
        self.assertIn("nowhere", done.stderr)
        self.assertIn("skipped 1: binary", done.stdout)
        self.assertEqual(2, self.rows("info", self.db)[0]["signed"])
        self.assertEqual("A page", self.rows("search", self.db, "menu")[0]["title"])

    def test_one_thread_and_many_write_the_same(self):
        for i in range(40):
            self.write(f"{i:02}.txt", text(i))
        fingerprints = []
        for jobs in ("1", "4"):
            db = self.db + jobs
            self.run_tool("index", db, self.docs, "--jobs", jobs)
            found = self.run_tool("find", db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan", "--format=tsv")
            fingerprints.append(found.stdout)
        self.assertEqual(*fingerprints)

    def test_an_interrupted_run_keeps_what_it_did_and_the_next_one_does_the_rest(self):
        for i in range(3000):
            self.write(f"{i:04}.txt", text(i % 36, 400 + i % 50))
        run = subprocess.Popen([tool(), "index", self.db, self.docs, "--commit-every", "50"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
        while not os.path.exists(os.path.join(self.db, "iamglass")):
            time.sleep(0.01)
        time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=60)
        if run.returncode == 0:
            self.skipTest("the run ended before the signal")
        self.assertEqual(130, run.returncode, errors)
        done = self.rows("info", self.db)[0]["documents"]
        self.assertLess(done, 3000)
        again = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn(f"{3000 - done} documents added, 0 updated, {done} unchanged", again)

    def test_simhash_doc_scheme_is_used_and_remembered(self):
        path = self.write("a.txt", BASE)
        self.write("b.txt", BASE)
        self.run_tool("index", self.db, self.docs, "--scheme", "simhash-doc")
        self.run_tool("index", self.db, self.docs, "--force")
        self.assertIn("fingerprint=simhash-doc ", self.rows("info", self.db)[0]["scheme"])
        self.assertEqual(1, len(self.rows("find", self.db, path, "--max-distance", "3")))


if __name__ == "__main__":
    main()
