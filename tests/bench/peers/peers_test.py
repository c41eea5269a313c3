#!/usr/bin/python3
# Rooms: cli/dedupe
"""What the comparison with other programs rests on: its truth, its judge, and this project's own row.

    peers_test.py TOOL"""

import itertools
import lzma
import os
import sys
import tempfile
import unittest

import drawn_pages
import judge
import peers
import table
from hard_lines import HardLines, shingle_set
from labelled_lines import LabelledLines

TOOL = os.path.abspath(sys.argv.pop())


class PeersTest(unittest.TestCase):
    def setUp(self):
        self.place = tempfile.TemporaryDirectory()
        self.addCleanup(self.place.cleanup)
        self.lines = HardLines(os.path.join(self.place.name, "lines"), 400, seed=7)

    def test_truth_is_all_pairs(self):
        with open(self.lines.path, encoding="ascii") as file:
            sets = [shingle_set(line.split()) for line in file]
        near = {(a, b) for a, b in itertools.combinations(range(400), 2)
                if len(sets[a] & sets[b]) >= 0.6 * len(sets[a] | sets[b])}
        self.assertGreater(len(near), 30)
        self.assertEqual(near, self.lines.near(0.6))

    def test_truth_of_labelled_sets_is_all_pairs(self):
        data = os.path.join(self.place.name, "data")
        with open(self.lines.path, encoding="ascii") as file:
            rows = [line.strip() for line in file]
        for name, texts in {"one_en": rows[:300], "two_de": rows[300:], "three_ja": ["of another script"]}.items():
            os.makedirs(os.path.join(data, name))
            with lzma.open(os.path.join(data, name, "docs.tsv.xz"), "wt", encoding="utf-8") as file:
                file.writelines(f"{number}\t{text.capitalize()},\\n{text[::-1]}\n" for number, text in enumerate(texts))
        texts = LabelledLines(os.path.join(self.place.name, "texts"), data)
        by_line = LabelledLines(os.path.join(self.place.name, "by-line"), data, by_line=True)
        self.assertEqual(400, texts.count)
        self.assertGreater(by_line.count, 500)
        for lines in (texts, by_line):
            with open(lines.path, encoding="utf-8") as file:
                sets = [shingle_set(line.split()) for line in file]
            near = {(a, b) for a, b in itertools.combinations(range(lines.count), 2)
                    if len(sets[a] & sets[b]) >= 0.7 * len(sets[a] | sets[b])}
            self.assertGreater(len(near), 20)
            self.assertEqual(near, lines.near(0.7))
            family = {number: members for members in lines.families() for number in members}
            self.assertTrue(all(family[a] is family[b] for a, b in near))

    def test_the_judge_sees_what_is_missed_wrong_and_lost(self):
        near = sorted(self.lines.near(0.8))
        all_of_them = judge.judged(self.lines, near, 0.8)
        self.assertEqual((1, 1, {0.8: 0, 0.75: 0, 0.6: 0}), (all_of_them.recall, all_of_them.precision, all_of_them.lost))
        half = judge.judged(self.lines, near[::2], 0.8)
        self.assertAlmostEqual(len(near[::2]) / len(near), half.recall)
        alone = next(number for number in range(400) if number not in self.lines.sets)
        wrong = judge.judged(self.lines, [*near, (alone - 1, alone) if alone else (0, 1)], 0.8)
        self.assertLess(wrong.precision, 1)
        self.assertEqual(1, judge.judged(self.lines, [(alone,)], 0.8).lost[0.6])

    def test_the_tool_finds_them_and_loses_none(self):
        options = type("Options", (), {"tool": TOOL, "build": self.place.name, "names": ["xapian-neardup"], "rounds": 1, "seed": 1,
                                       "data": None})
        rows, gone = peers.Run(options).own_rows(self.lines)
        found = judge.judged(self.lines, rows, 0.8, gone)
        self.assertGreaterEqual(found.recall, 0.98)
        self.assertEqual((1, 0), (found.precision, found.lost[0.8]))

    def test_a_lost_paragraph_is_seen(self):
        truth = drawn_pages.draw(os.path.join(self.place.name, "pages"), 12, 3)
        whole = {name: " ".join(marks) for name, (_, marks) in truth.items()}
        self.assertEqual({0}, {gone for gone, _ in drawn_pages.lost(truth, whole).values()})
        self.assertEqual(1, drawn_pages.lost(truth, {**whole, "0000": " ".join(truth["0000"][1][1:])})["list"][0])

    def test_each_peer_has_one_row_a_kind_and_says_what_it_lacks(self):
        self.assertTrue(all(len({peer.name for peer in peers}) == len(peers) for peers in table.KINDS.values()))
        self.assertTrue(all(peer.lacks for peer in table.PEERS))
        self.assertGreaterEqual(len({peer.name for peer in table.PEERS}), 20)


if __name__ == "__main__":
    unittest.main()
