#!/usr/bin/env python3
# Rooms: plugin/sample
"""The command line from end to end: sample."""

import os

from command_line import BASE, NEAR, OTHER, CommandLine, main, text


class Sampling(CommandLine):
    def test_sample_says_what_the_bands_find(self):
        self.index(a=BASE, b=NEAR, c=BASE, d=OTHER, e="")
        (row,) = self.rows("sample", self.db, "--documents", "50", "--seed", "3")
        self.assertEqual((4, 4, 3), (row["documents"], row["drawn"], row["seed"]))
        self.assertEqual(6, row["near_duplicates"], "three of one text, each of two others")
        self.assertEqual(1, row["candidates"]["share"])
        self.assertEqual(row["candidates"], row["reported"])
        self.assertTrue(0.9 < row["expected"] <= 1)
        self.assertEqual([f"word:{n}" for n in range(1, 10)], [method["features"] for method in row["methods"]])
        self.assertEqual(12, sum(row["methods"][row["own"]]["histogram"]), "four documents, each with three others")
        self.assertEqual(12, sum(tenth["pairs"] for tenth in row["by_similarity"]))

    def test_sample_is_the_same_for_the_same_seed(self):
        self.index(**{f"t{i}": text(i) for i in range(1, 9)})
        asked = ["sample", self.db, "--documents", "2", "--seed"]
        first = self.run_tool(*asked, "5", "--table").stdout
        self.assertEqual(first, self.run_tool(*asked, "5", "--table").stdout)
        brief = self.run_tool(*asked, "5").stdout
        self.assertTrue(first.endswith("\n\n" + brief), brief)
        self.assertIn("the recall is unknown", brief)
        self.assertIn("No recommendation: 8 documents are too few", brief)
        self.assertNotIn("\n  xapian-neardup ", brief)
        self.assertIsNone(self.rows(*asked, "5")[0]["recommended"])
        self.assertIn("2 of 8 signed documents drawn with seed 5", first)
        self.assertIn("recall      unknown", first)
        tsv = self.run_tool(*asked, "5", "--format=tsv").stdout.splitlines()
        self.assertEqual(2, len(tsv))
        self.assertEqual(len(tsv[0].split("\t")), len(tsv[1].split("\t")))

    def test_a_recommendation_can_be_pasted_and_names_its_pairs(self):
        new = os.path.join(self.folder, "a new one")
        for i in range(220):
            self.write(f"{i:03}.txt", text(i // 2) + (" changed" if i % 2 else ""))
        self.run_tool("index", new, self.docs)
        said = self.run_tool("sample", new).stdout
        self.assertIn(f"\n  xapian-neardup group '{new}' --threshold 0.9", said)
        (row,) = self.rows("sample", new)
        above = row["recommended"]["above"]
        self.assertIn(f"  {above['jaccard']:.4f}  {above['id1']}  {above['id2']}, the least similar pair above", said)
        self.assertGreaterEqual(above["jaccard"], row["recommended"]["threshold"])
        (words,) = self.rows("explain", new, above["id1"], above["id2"])
        self.assertAlmostEqual(above["jaccard"], words["jaccard"], places=3)

    def test_one_recommendation_that_judges_no_pairs_it_has_not_read(self):
        for i in range(220):
            words = text(i // 2, 60).split()
            if i % 2 and i > 180:
                words[10] = words[40] = f"typo{i}"
            self.write(f"{i:03}.txt", " ".join(words))
        self.run_tool("index", self.db, self.docs)
        (row,) = self.rows("sample", self.db)
        self.assertLess(row["recommended"]["begin"], 0.9)
        said = self.run_tool("sample", self.db).stdout
        self.assertNotIn("different texts", said)
        begin = f"{row['recommended']['begin']:.2f}"
        self.assertIn(f"0.90, the usual threshold; near-duplicates may begin at {begin}: judge the pairs below:\n", said)
        self.assertIn(f"\n  xapian-neardup pairs {self.db} --threshold {begin}\n", said)
        self.assertIn("\nHalf of the texts have at most 60 words. If they are titles or records, do this instead. ", said)

    def test_the_threshold_of_the_groups_is_that_of_the_sample_and_the_report(self):
        self.index(a=BASE, b=NEAR, c=BASE, d=OTHER)
        page = self.db + ".html"
        note = "; threshold 0.95, that of its groups"
        for grouped, threshold in ((False, 0.8), (True, 0.95)):
            if grouped:
                self.run_tool("group", self.db, "--threshold", "0.95")
            (row,) = self.rows("sample", self.db)
            self.assertEqual(threshold, row["threshold"])
            for said in (self.run_tool("sample", self.db).stdout, self.run_tool("report", self.db, "-o", page).stdout):
                self.assertEqual(grouped, note in said, said)
            with open(page, encoding="utf-8") as file:
                self.assertIn(f"near-duplicates at {threshold} or more", file.read())
        (row,) = self.rows("sample", self.db, "--threshold", "0.7")
        self.assertEqual(0.7, row["threshold"])

    def test_the_others_may_be_drawn_too(self):
        self.index(**{f"t{i}": text(i) for i in range(1, 9)})
        asked = ["sample", self.db, "--documents", "2", "--compare", "5"]
        self.assertIn("drawn with seed 1, each compared with 5 of the others",
                      self.run_tool(*asked, "--table").stdout)
        (row,) = self.rows(*asked)
        self.assertEqual((8, 2, 5), (row["documents"], row["drawn"], row["compared"]))

    def test_what_cannot_be_sampled_is_said(self):
        self.index(empty="")
        self.assertIn("no document has a signature", self.run_tool("sample", self.db, code=1).stderr)
        self.run_tool("sample", self.db, "--threshold", "0", code=2)
        self.run_tool("sample", self.db, "--documents", "0", code=2)
        self.run_tool("sample", self.db, "--compare", "0", code=2)
        self.run_tool("sample", self.db, "--seed", "-1", code=2)
        self.run_tool("sample", self.db + "-missing", code=1)


if __name__ == "__main__":
    main()
