#!/usr/bin/env python3
# Rooms: python
"""neardup.spark on one JVM: its rows are those of neardup.dedupe(), and bad input is told in one sentence.

    spark_test.py PATH_OF_LIBNEARDUP_C PATH_OF_XAPIAN_NEARDUP [--remote]    (--remote: by Spark Connect)
"""

import json
import os
import random
import sys
import unittest
import unittest.mock

import spark_rows

FOLDER = spark_rows.under_pyspark()
REMOTE = "--remote" in sys.argv
if REMOTE:
    sys.argv.remove("--remote")

from package import ROOT, new_seed, run  # noqa: E402
import pyarrow  # noqa: E402
from neardup.spark import dedupe, stages  # noqa: E402
from neardup.spark.stars import roots_of  # noqa: E402

sys.path.insert(0, os.path.join(ROOT, "examples"))
import spark_dedupe  # noqa: E402

SEED = new_seed()
ROWS = 2000


class SparkTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = spark_rows.session(FOLDER.name, remote=REMOTE)

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def frame(self, rows, schema="id long, text string"):
        return self.spark.createDataFrame(rows, schema)

    def test_rows_are_those_of_dedupe(self):
        for name, found, wanted in spark_rows.Variants(self.spark, ROWS, SEED, every=False):
            with self.subTest(name, seed=SEED):
                self.assertEqual(ROWS, len(wanted))
                self.assertLess(sum(row[0] for row in wanted.values()), ROWS)
                self.assertEqual([], spark_rows.differing(found, wanted))

    def test_rounds_of_stars_find_the_components(self):
        chance = random.Random(SEED)
        edges = [(i, i + 1) for i in range(40)] + [(chance.randrange(100, 200), chance.randrange(100, 200)) for _ in range(60)]
        frame = self.frame([tuple(chance.sample(edge, 2)) for edge in edges] + [(7, 7), (300, 300)], "node long, root long")
        in_rounds, at_once = (sorted(map(tuple, roots_of(frame, in_one_task).collect()))
                              for in_one_task in (False, True))
        self.assertEqual(at_once, in_rounds)
        self.assertIn((40, 0), at_once)

    def test_components_in_a_file_and_in_small_portions_give_the_same_rows(self):
        texts = [text or "" for text in spark_rows.hard_lines(300, SEED)]
        shape = {"text": pyarrow.string(), "id": pyarrow.int64(), "reference": pyarrow.bool_(), "part": pyarrow.int32(),
                 "node": pyarrow.int64(), "form": pyarrow.binary()}
        given = pyarrow.record_batch({"text": pyarrow.array(texts), "id": pyarrow.array(range(300)),
                                      "reference": pyarrow.array([False] * 300)})
        signed, pairs = stages.sign(iter([given]), pyarrow.schema(shape.items()), b"standard")
        roots = {row["node"]: row["root"] for batch in stages.join_pairs(iter([pairs])) for row in batch.to_pylist()}
        rows = sorted(({**row, "root": roots[row["node"]]} for row in signed.to_pylist() if row["node"] in roots),
                      key=lambda row: (row["root"], row["id"]))
        table = pyarrow.Table.from_pylist(rows, pyarrow.schema({**shape, "root": pyarrow.int64()}.items()))
        wanted = spark_rows.expected(texts, threshold=0.8)
        self.assertLess(1, len(set(roots.values())))
        for together, in_memory, size in ((0, 0, 7), (0, 1 << 30, 1), (1 << 30, 0, 50), (5000, 20000, 10)):
            with unittest.mock.patch.multiple(stages, _TOGETHER=together, _IN_MEMORY=in_memory):
                found = stages.group(iter(table.to_batches(max_chunksize=size)), stages.Rules("standard", 0.8, "split"))
                got = {row["id"]: tuple(row.values())[1:] for batch in found for row in batch.to_pylist()}
            self.assertEqual({row["id"]: wanted[row["id"]] for row in rows}, got)

    def test_no_rows_give_no_rows(self):
        found = dedupe(self.frame([]))
        self.assertEqual(["id", "kept", "group", "centre", "similarity"], found.columns)
        self.assertEqual([], found.collect())

    def test_ids_may_be_strings_and_an_order_is_kept(self):
        rows = [("a", "one two three four", 2), ("b", "One two three four!", 1), ("c", "other words", 0)]
        found = dedupe(self.frame(rows, "name string, body string, date int"), "body", "name", order="date").collect()
        self.assertEqual([("a", False, "b", "b", 1.0), ("b", True, "b", "b", 1.0), ("c", True, "c", "c", 1.0)],
                         sorted(map(tuple, found)))

    def test_bad_input_is_told_in_one_sentence(self):
        good = self.frame([(1, "a b c")])
        for rows, expected in (([(1, "a"), (None, "b")], "the id of a row is null; give each row an id"),
                               ([(1, "a"), (1, "b")], "id 1 belongs to 2 rows; give each row its own")):
            with self.assertRaises(ValueError) as caught:
                dedupe(self.frame(rows))
            self.assertEqual(expected, str(caught.exception))
        for options, kind, expected in (
                ({"text": "body"}, ValueError, "text is 'body', but the columns of frame are id, text"),
                ({"keep": "date"}, ValueError, "keep is 'date', but the columns of frame are id, text"),
                ({"text": "id"}, TypeError, "column 'id' of frame is bigint, must be string"),
                ({"threshold": 0}, ValueError, "threshold is 0, must be above 0 and at most 1"),
                ({"scheme": "nonsense"}, ValueError, "nonsense"),
                ({"against": good, "within": "id"}, ValueError, "within and against cannot be given together")):
            with self.assertRaisesRegex(kind, expected):
                dedupe(good, **options)
        with self.assertRaisesRegex(TypeError, "is binary, must be string; decode it first"):
            dedupe(self.frame([(1, b"a")], "id long, text binary"))
        with self.assertRaisesRegex(TypeError, "frame is list, must be a DataFrame"):
            dedupe([])

    def test_without_pyarrow_it_says_so(self):
        frame = self.frame([(1, "a")])
        with unittest.mock.patch.dict(sys.modules, pyarrow=None), self.assertRaisesRegex(
                ImportError, "install pyarrow, or mend it: import of pyarrow halted"):
            dedupe(frame)

    def test_a_plan_runs_nothing(self):
        plan = dedupe(self.frame([(1, "a"), (1, "b")]), plan=True, keep="last")
        self.assertRegex(plan, r"(?s)^1\. sign .*\n2\. .*2 partitions.*\n3\. .*10,000,000.*\n4\. .* the last stays, by 'id'$")

    def test_the_example_writes_the_rows_that_stay(self):
        folder = os.path.join(FOLDER.name, "example")
        os.makedirs(folder)
        with open(os.path.join(folder, "texts.jsonl"), "w", encoding="utf-8") as file:
            for number, text in enumerate(["one two three four", "One two three four!", "other words"]):
                file.write(json.dumps({"id": number, "text": text}) + "\n")
        self.spark.read.json(os.path.join(folder, "texts.jsonl")).write.parquet(os.path.join(folder, "texts.parquet"))
        for name in ("texts.jsonl", "texts.parquet"):
            kept = os.path.join(folder, name + ".kept")
            spark_dedupe.clean(self.spark, os.path.join(folder, name), kept)
            self.assertEqual([0, 2], sorted(row["id"] for row in self.spark.read.parquet(kept).collect()))


if __name__ == "__main__":
    run()
