#!/usr/bin/env python3
# Rooms: core/features, core/scheme, plugin/find
"""The command line from end to end: methods."""

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


if __name__ == "__main__":
    main()
