#!/usr/bin/env python3
# Rooms: core/features, core/scheme, plugin/find, cli/commands
"""The command line from end to end: methods, and plans of schemes."""

import os
import re

from command_line import BASE, NEAR, OTHER, CommandLine, main, text


class Methods(CommandLine):
    def index_under(self, scheme, **files):
        for name, content in files.items():
            self.write(name + ".txt", content)
        self.run_tool("index", self.db, self.docs, "--scheme", scheme)

    def path(self, name):
        return os.path.join(self.docs, name + ".txt")

    def test_text_quoted_in_a_longer_one_is_found_by_containment(self):
        quoted = " ".join(f"word{i}" for i in range(150))
        self.index_under("containment", quoted=quoted, whole=OTHER + " " + quoted + " " + text(3), other=text(4))
        self.assertEqual([], self.rows("find", self.db, self.path("quoted")))
        found = self.rows("find", self.db, self.path("quoted"), "--contained", "--threshold", "0.9")
        self.assertEqual([self.path("whole")], [row["id"] for row in found])
        self.assertEqual(1, found[0]["containment"])

    def test_interoperable_fingerprints_are_found_by_similarity_of_bits(self):
        self.index_under("simhash-doc", a=BASE, b=NEAR, c=BASE, d=OTHER)
        for most in (6, 1):
            found = self.rows("find", self.db, self.path("a"), "--max-distance", str(most), "--scan")
            self.assertIn(self.path("c"), [row["id"] for row in found])
            self.assertTrue(all(row["hamming"] <= most for row in found))
        self.run_tool("find", self.db, self.path("a"), "--max-distance", "6", "--threshold", "0.9", code=2)

    def test_second_scheme_stands_beside_the_first(self):
        self.index(a=BASE, b=NEAR)
        refused = self.run_tool("sign", self.db, "--scheme", "loose", code=7).stderr
        self.assertIn("both use slot 64", refused)
        self.run_tool("sign", self.db, "--scheme", "loose slots=80,81,82,83 bandprefix=XNE groupprefix=XNF")
        named = self.run_tool("pairs", self.db, code=7).stderr
        schemes = re.search(r"2 schemes \(([\w-]+), ([\w-]+)\)", named).groups()
        for scheme in schemes:
            self.assertEqual(1, len(self.rows("pairs", self.db, "--scheme", scheme)))
            self.run_tool("check", self.db, "--scheme", scheme)
            (row,) = self.rows("info", self.db, "--scheme", scheme)
            self.assertEqual((scheme, 2), (row["scheme_id"], row["signed"]))
        self.assertEqual(list(schemes), [row["scheme_id"] for row in self.rows("info", self.db)])
        self.assertEqual(2, self.run_tool("info", self.db).stdout.count("2 signed"))
        self.assertEqual(3, len(self.run_tool("info", self.db, "--format=tsv").stdout.splitlines()))
        word = BASE.split()[0]
        for shows_all in (["--no-collapse"], ["--collapse-slot", "1"]):
            self.assertEqual(2, len(self.rows("search", self.db, word, *shows_all)))
            self.run_tool("search", self.db, word + " near:" + self.path("a"), *shows_all, code=7)
        self.run_tool("search", self.db, word, code=7)

    def test_rarity_of_words_becomes_a_part_of_a_scheme(self):
        self.index(a=BASE, b=NEAR, d=OTHER)
        table = self.run_tool("info", self.db, "--idf", "0.5").stdout.strip()
        self.assertRegex(table, r"^idf=\d+(,\w+:\d+)+$")
        self.db += "-weighed"
        self.index_under("standard bands=simhash:4x16 fingerprint=words-idf " + table, e="")
        self.assertIn(table, self.run_tool("info", self.db).stdout)
        self.assertEqual(1, len(self.rows("pairs", self.db)))
        self.run_tool("index", self.db + "-bare", self.docs, "--scheme", "standard fingerprint=words-idf", code=2)


class Planning(CommandLine):
    def test_plan_keeps_its_promise_and_can_be_signed_with(self):
        asked = ["plan", "--threshold", "0.6", "--recall", "0.95", "--max-terms", "16"]
        rows = self.rows(*asked)
        plan = [row for row in rows if row["chosen"]]
        self.assertEqual([rows[-1]], plan)
        for row in rows:
            self.assertGreaterEqual(row["recall"], 0.95)
            self.assertLessEqual(row["terms"], 16)
        text = self.run_tool(*asked).stdout
        self.assertTrue(text.startswith("Recommended: " + plan[0]["bands"]), text)
        self.assertEqual(4, len(text.splitlines()))
        scheme = re.search(r"--scheme '([^']*)'", text).group(1)
        self.assertIn("bands=" + plan[0]["bands"], scheme)
        self.index(a=BASE)
        self.run_tool("index", self.db + "-planned", self.docs, "--scheme", scheme)
        self.assertIn(plan[0]["bands"], self.run_tool("info", self.db + "-planned").stdout)

    def test_low_thresholds_are_for_titles_and_records(self):
        advice = "For titles alone use the scheme standard at 0.65, for whole records of tens of words short at 0.57."
        self.assertIn(advice, self.run_tool("plan", "--threshold", "0.6", "--recall", "0.9", "--max-terms", "24").stdout)
        self.assertNotIn(advice, self.run_tool("plan").stdout)

    def test_plan_for_equal_texts_is_short(self):
        (row,) = self.rows("plan", "--threshold", "1")
        self.assertEqual((1, 1), (row["terms"], row["recall"]))
        self.assertLess(row["candidates_at_0.5"], 1e-5)
        self.assertLess(len(self.rows("plan", "--threshold", "1")), 30)
        for threshold in ("0.3", "0.8", "0.95"):
            terms = [row["terms"] for row in self.rows("plan", "--threshold", threshold, "--max-terms", "64")]
            self.assertEqual(sorted(set(terms)), terms)

    def test_what_no_bands_promise_is_said(self):
        done = self.run_tool("plan", "--threshold", "0.1", "--recall", "0.999", code=2)
        self.assertIn("--max-terms", done.stderr)
        self.run_tool("plan", "--threshold", "0", code=2)
        self.run_tool("plan", "--recall", "1", code=2)


if __name__ == "__main__":
    main()
