"""Hard lines, a session of Spark, and whether its rows are those of neardup.dedupe(); for spark_test.py and ./dev spark."""

import os
import random
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PYTHON = os.path.join(ROOT, "build/spark/bin/python")


def under_pyspark():
    """Go on with the Python that ./dev spark made; without it the test is skipped."""
    if not os.path.exists(PYTHON):
        print("skipped: there is no PySpark in build/spark; ./dev spark brings it")
        sys.exit(77)
    if os.path.abspath(sys.prefix) != os.path.join(ROOT, "build/spark"):
        os.execv(PYTHON, [PYTHON, *sys.argv])
    sys.path.insert(0, os.path.join(ROOT, "plugin/python"))
    folder = tempfile.TemporaryDirectory(prefix="neardup-spark-")
    os.environ.update(PYSPARK_PYTHON=PYTHON, SPARK_LOCAL_IP="127.0.0.1", SPARK_WORKER_DIR=folder.name,
                      SPARK_LOCAL_DIRS=folder.name, PYTHONPATH=os.path.join(ROOT, "plugin/python"), PYTHONWARNINGS="ignore")
    return folder


def session(folder, master="local[2]", remote=False, **settings):
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.remote(master) if remote else SparkSession.builder.master(master)
    all_settings = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false",
                    "spark.sql.shuffle.partitions": "2", "spark.driver.memory": "1g",
                    "spark.checkpoint.dir": os.path.join(folder, "checkpoints"),
                    "spark.sql.warehouse.dir": os.path.join(folder, "warehouse"),
                    "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",  # for short runs
                    "spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1", **settings}
    for name, value in all_settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    if not remote:
        spark.sparkContext.setLogLevel("ERROR")
    return spark


def hard_lines(rows, seed, words=3000):
    """Chains of texts that differ in ever more words, copies, other letter case, families of one template, nulls, texts
    without words, short ones."""
    chance = random.Random(seed)
    names = [f"w{number}" for number in range(words)]
    template = [chance.choice(names) for _ in range(60)]
    texts = []
    while len(texts) < rows:
        kind = chance.randrange(12)
        text = [chance.choice(names) for _ in range(chance.randrange(1, 120))]
        if kind < 5:
            texts.append(" ".join(text))
        elif kind < 8:  # a chain
            for _ in range(chance.randrange(2, 30)):
                texts.append(" ".join(text))
                text[chance.randrange(len(text))] = chance.choice(names)
        elif kind < 10:
            texts += [" ".join(text), " ".join(text).title(), ", ".join(text).upper() + "!"] + [" ".join(text)] * chance.randrange(4)
        elif kind == 10:  # of one template
            place = chance.randrange(50)
            texts += [" ".join(template[:place] + [chance.choice(names)] * 2 + template[place:]) for _ in range(5)]
        else:
            texts += chance.choice([[None], [""], ["...", "..."], ["?!"], ["a"], ["A"], [" \n"]])
    chance.shuffle(texts)
    return texts[:rows]


def expected(texts, **options):
    """By neardup.dedupe(): {number: (kept, group, centre, similarity)}; a text of `against` has a negative number."""
    import neardup

    found = neardup.dedupe(texts, **options)
    rows = {number: (int(label) == number, int(label), number, 1.0) for number, label in enumerate(found.labels)}
    for group in found.groups:
        for member, similarity in zip(group.members, group.similarities):
            if member >= 0:
                rows[member] = rows[member][:2] + (group.centre, similarity)
    return rows


def differing(frame, wanted):
    """The first rows of a DataFrame of neardup.spark.dedupe() that are not as expected, and those that are missing."""
    got = {row["id"]: tuple(row)[1:] for row in frame.toLocalIterator()}
    numbers = got.keys() | wanted.keys()
    return [(number, got.get(number), wanted.get(number)) for number in sorted(numbers)
            if got.get(number) != wanted.get(number)][:5]


class Variants:
    """The options under which rows are compared, each with what neardup.dedupe() is given for it."""

    def __init__(self, spark, rows, seed, every=True):
        """@param every  else two, that say most."""
        self._every = every
        chance = random.Random(seed)
        self._texts = hard_lines(rows, seed)
        self._weights = [chance.choice([None, float("nan"), 1.0, 2.5, 3.0]) for _ in self._texts]
        self._sites = [chance.choice([None, "a", "b"]) for _ in self._texts]
        numbers = range(len(self._texts))
        self._frame = spark.createDataFrame(
            list(zip(numbers, self._texts, self._weights, self._sites)), "id long, text string, weight double, site string")
        others = hard_lines(rows // 10, seed + 1) + [text for text in self._texts[::7]]
        self._others = others
        self._against = spark.createDataFrame(
            [(number - len(others), text) for number, text in enumerate(others)], "id long, text string")

    def __iter__(self):
        """Name, the rows of Spark, the rows of neardup.dedupe()."""
        from neardup.spark import dedupe

        options = {
            "first": ({}, {}),
            "last, in rounds of stars": ({"keep": "last", "one_task": 0}, {"keep": "last"}),
            "a column, within": ({"keep": "weight", "within": "site"}, {"keep": self._weights, "within": self._sites}),
            "longest, against": ({"keep": "longest", "against": self._against}, {"keep": "longest", "against": self._others}),
        }
        for name, (of_spark, of_dedupe) in list(options.items())[0 if self._every else 2:]:
            found = dedupe(self._frame, threshold=0.8, **of_spark)
            yield name, found, expected(self._texts, threshold=0.8, **of_dedupe)
            found.unpersist()
