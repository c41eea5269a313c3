#!/usr/bin/env python3
# Rooms: cli/indexing
"""The command line from end to end: on duplicate."""

import json
import os
import subprocess

from command_line import BASE, NEAR, OTHER, CommandLine, main, text


class Arriving(CommandLine):
    """--on-duplicate: what becomes of a document of which the database has a near-duplicate."""

    def setUp(self):
        super().setUp()
        self.dated("a", BASE, 1000)
        self.dated("b", NEAR, 2000)
        self.dated("c", OTHER, 1000)

    def path(self, name):
        return os.path.join(self.docs, name + ".txt")

    def dated(self, name, content, seconds):
        os.utime(self.write(name + ".txt", content), (seconds, seconds))

    def index_on_duplicate(self, policy, *arguments):
        return self.run_tool("index", self.db, self.docs, "--on-duplicate", policy, *arguments)

    def ids(self, query=BASE.split()[0] + " OR " + OTHER.split()[0], db=None):
        rows = self.rows("search", db or self.db, query, "--no-collapse", "--limit", "100")
        return sorted(os.path.basename(row["id"]).replace(".txt", "") for row in rows)

    def test_keep_is_the_default(self):
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(["a", "b", "c"], self.ids())
        self.assertEqual("", self.index_on_duplicate("keep", "--force").stderr)

    def test_skip_adds_no_near_duplicate_and_says_so_each_time(self):
        for counts in ("2 documents added, 0 updated, 0 unchanged", "0 documents added, 0 updated, 2 unchanged",
                       "0 documents added, 0 updated, 2 unchanged"):
            done = self.index_on_duplicate("skip")
            self.assertIn(counts + "; 1 near-duplicate skipped", done.stdout)
            self.assertRegex(done.stderr, f"{self.path('b')}: skipped, a near-duplicate of {self.path('a')} .0.9")
            self.assertEqual(["a", "c"], self.ids())
        self.assertEqual("", self.index_on_duplicate("skip", "--quiet").stderr)

    def test_skip_updates_what_is_there(self):
        self.index_on_duplicate("skip")
        self.dated("c", NEAR, 3000)
        self.assertIn("1 updated", self.index_on_duplicate("skip").stdout)
        self.assertEqual(["a", "c"], self.ids("larches1 OR " + BASE.split()[0]))
        self.dated("a", OTHER, 3000)
        self.dated("c", OTHER + " more", 4000)
        self.index_on_duplicate("skip")
        self.index_on_duplicate("skip")
        self.assertEqual(["b"], self.ids(BASE.split()[0]), "its near-duplicates are other texts now")

    def test_a_renamed_file_is_found_under_its_new_name(self):
        self.index_on_duplicate("skip")
        os.rename(self.path("a"), self.path("z"))
        os.unlink(self.path("b"))
        done = self.index_on_duplicate("skip", "--delete-missing")
        self.assertIn("1 document added, 0 updated, 1 unchanged, 1 deleted", done.stdout)
        self.assertEqual(["c", "z"], self.ids())

    def test_skipped_files_are_not_missing(self):
        self.index_on_duplicate("skip")
        done = self.index_on_duplicate("skip", "--delete-missing")
        self.assertNotIn("deleted", done.stdout)
        os.unlink(self.path("a"))
        self.assertIn("1 document added, 0 updated, 1 unchanged, 1 deleted",
                      self.index_on_duplicate("skip", "--delete-missing").stdout)
        self.assertEqual(["b", "c"], self.ids())

    def test_replace_keeps_the_newest_of_each_text_whatever_the_names(self):
        for a, b, stays in ((1000, 2000, "b"), (2000, 1000, "a"), (1000, 1000, "a")):
            self.dated("a", BASE, a)
            self.dated("b", NEAR, b)
            db = f"{self.db}-{a}-{b}"
            for _ in range(3):
                self.run_tool("index", db, self.docs, "--on-duplicate", "replace")
                self.assertEqual([stays, "c"], self.ids(db=db))

    def test_replace_deletes_what_is_older_and_says_so(self):
        aside = os.path.join(self.folder, "b")
        os.rename(self.path("b"), aside)
        self.index_on_duplicate("replace")
        self.assertEqual(["a", "c"], self.ids())
        os.rename(aside, self.path("b"))
        done = self.index_on_duplicate("replace")
        self.assertIn("1 document added, 0 updated, 2 unchanged; 1 near-duplicate replaced", done.stdout)
        self.assertRegex(done.stderr, f"{self.path('b')}: replaces {self.path('a')} .0.9")
        for _ in range(2):
            done = self.index_on_duplicate("replace", "--delete-missing")
            self.assertIn("0 documents added, 0 updated, 2 unchanged; 1 near-duplicate skipped", done.stdout)
            self.assertEqual(["b", "c"], self.ids())

    def test_replace_ends_in_one_run_where_nearness_is_a_chain(self):
        words = text(5, 200).split()
        for i in range(8):  # each near to its neighbours only
            words[i * 20] = words[i * 20 + 5] = words[i * 20 + 10] = "changed" + str(i)
            self.dated(f"chain{i}", " ".join(words), 5000 + i)
        left = []
        for _ in range(3):
            self.index_on_duplicate("replace")
            left.append(self.ids(words[-1]))
        self.assertEqual([left[0]] * 3, left)
        self.assertIn("chain7", left[0])
        self.assertTrue(1 < len(left[0]) < 8, left[0])

    def test_mark_filters_and_names(self):
        for _ in range(3):
            self.index_on_duplicate("mark", "--force")
            terms = subprocess.run(["xapian-delve", "-a", "-1", self.db], capture_output=True, text=True, check=True).stdout
            marks = [term for term in terms.split("\n") if term.startswith("XNM")]
            self.assertEqual(["XNM", "XNM" + self.path("a")], marks)
        self.assertEqual(["a", "b", "c"], self.ids())
        self.assertIn("; 1 near-duplicate marked", self.index_on_duplicate("mark", "--force").stdout)
        self.run_tool("group", self.db)
        self.assertEqual(2, len(self.rows("groups", self.db)[0]["members"]))
        os.unlink(self.path("a"))
        self.index_on_duplicate("mark", "--delete-missing")
        terms = subprocess.run(["xapian-delve", "-a", "-1", self.db], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("\nXNM", terms)

    def test_json_lines_go_by_modtime_and_else_by_their_order(self):
        def feed(policy, *ages):
            lines = [json.dumps({"id": str(i), "text": BASE if i % 2 else NEAR, **({"modtime": age} if age else {})})
                     for i, age in enumerate(ages)]
            db = os.path.join(self.folder, policy + "-".join(map(str, ages)))
            left = []
            for _ in range(3):
                self.run_tool("index", db, "--jsonl", "-", "--on-duplicate", policy, stdin="\n".join(lines))
                left.append(self.ids(BASE.split()[0], db))
            self.assertEqual([left[0]] * 3, left)
            return left[0]
        self.assertEqual(["0"], feed("skip", 0, 0, 0))
        self.assertEqual(["2"], feed("replace", 0, 0, 0))
        self.assertEqual(["1"], feed("replace", 5, 9, 7))
        self.assertEqual(["0", "1", "2"], feed("mark", 5, 9, 7))

    def test_the_threshold_is_the_one_asked_for(self):
        self.assertIn("3 documents added", self.index_on_duplicate("skip", "--duplicate-threshold", "0.999").stdout)
        self.run_tool("index", self.db, self.docs, "--on-duplicate", "skip", "--duplicate-threshold", "1.1", code=2)
        self.assertIn("replace", self.run_tool("index", self.db, self.docs, "--on-duplicate", "klingon", code=2).stderr)

    def test_documents_declared_distinct_are_both_there(self):
        self.run_tool("index", self.db, self.docs)
        self.run_tool("group", self.db, "--distinct", self.path("a"), self.path("b"))
        for policy in ("skip", "replace", "mark"):
            done = self.index_on_duplicate(policy, "--force")
            self.assertIn("0 documents added, 3 updated", done.stdout)
            self.assertEqual("", done.stderr)

    def test_many_threads_leave_what_one_leaves(self):
        for i in range(60):
            words = text(i // 4, 200).split()
            words[i % 4 * 5] = "changed"
            self.dated(f"{i:02}", " ".join(words), 1000 + i * 37 % 11)
        for policy in ("skip", "replace"):
            left = []
            for jobs in ("1", "4"):
                db = self.db + policy + jobs
                self.run_tool("index", db, self.docs, "--on-duplicate", policy, "--jobs", jobs, "--commit-every", "7")
                left.append(self.run_tool("find", db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan",
                                          "--format=tsv").stdout)
            self.assertEqual(*left)
            self.assertLess(len(left[0].splitlines()), 60)


if __name__ == "__main__":
    main()
