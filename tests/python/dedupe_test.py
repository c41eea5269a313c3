#!/usr/bin/env python3
"""neardup.dedupe() and neardup.signatures(): what they take and give, and that the groups are those of the program."""

import array
import datetime
import decimal
import fractions
import html
import json
import os
import pickle
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
import unittest.mock

from package import LIBRARY, ROOT, TOOL, families, new_seed, run
import neardup

SEED = new_seed()
TEXTS = [text + "\n" for text in families(SEED, count=40, size=6, words=90)] + ["\n", "...\n"] * 2
NEAR = ["to be or not to be that is the question", "other words are here", "To be, or not to be: that is the question"]


def plain(numbers):
    return [number.tolist() if hasattr(number, "tolist") else number for number in numbers]


class AsTheProgram(unittest.TestCase):
    """Byte for byte: each result is written as the program writes it."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-python-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = self.write("texts.txt", TEXTS)

    def write(self, name, texts):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(texts)
        return path

    def tool(self, *arguments):
        return subprocess.run([TOOL, "dedupe", self.path, "--quiet", *arguments], capture_output=True, check=True,
                              timeout=120).stdout.decode()

    def check_kept(self, options, **by_python):
        result = neardup.dedupe(TEXTS, **by_python)
        self.assertEqual(self.tool(*options), "".join(TEXTS[number] for number in result.kept), (SEED, options))
        self.assertEqual(sorted(plain(result.kept) + plain(result.dropped)), list(range(len(TEXTS))))
        self.assertLess(len(result.kept), len(TEXTS))

    def test_kept_texts(self):
        self.check_kept([])
        self.check_kept(["--threshold=0.7", "--scheme=loose"], threshold=0.7, scheme="loose")
        self.check_kept(["--keep=last"], keep="last")
        self.check_kept(["--keep=longest", "--jobs=1"], keep="longest", threads=1)
        self.check_kept(["--families=keep", "--threshold=0.6"], families="keep", threshold=0.6)

    def listed(self, result):
        """The rows of --groups --format=jsonl, which have six digits."""
        for group in result.groups:
            def name(number):
                return f"{self.path}:{number + 1}"
            yield {"group": group.id, "representative": name(group.representative), "centre": name(group.centre),
                   "members": [{"id": name(number), "record": name(number),
                                "representative": number == group.representative, "centre": number == group.centre,
                                "similarity": round(similarity, 6), "exact": True}
                               for number, similarity in zip(group.members, group.similarities)],
                   "min_similarity": round(group.least_similarity, 6)}

    @staticmethod
    def in_one_spelling(rows):
        return "".join(json.dumps(row, sort_keys=True) + "\n" for row in rows)

    def test_groups_and_pairs(self):
        for options, by_python in ([], {}), (["--threshold=0.6"], {"threshold": 0.6}), (["--keep=last"], {"keep": "last"}):
            result = neardup.dedupe(TEXTS, **by_python)
            self.assertEqual(plain(result.pairs), plain(neardup.dedupe(TEXTS, pairs=True, **by_python).pairs))
            by_tool = map(json.loads, self.tool("--groups", "--format=jsonl", *options).splitlines())
            self.assertEqual(self.in_one_spelling(by_tool), self.in_one_spelling(self.listed(result)), SEED)
            self.assertGreater(len(result.groups), 10)
            by_tool = map(json.loads, self.tool("--pairs", "--format=jsonl", *options).splitlines())
            pairs = [{"id_a": f"{self.path}:{first + 1}", "id_b": f"{self.path}:{second + 1}",
                      "similarity": round(similarity, 6), "exact": True} for first, second, similarity in plain(result.pairs)]
            self.assertEqual(self.in_one_spelling(by_tool), self.in_one_spelling(pairs), SEED)

    def test_against_another_set(self):
        others = [text for number, text in enumerate(TEXTS) if number % 7 == 0]
        path = self.write("others.txt", others)
        result = neardup.dedupe(TEXTS, against=others)
        self.assertEqual(self.tool("--against", path), "".join(TEXTS[number] for number in result.kept), SEED)
        for number in plain(result.dropped):
            label = plain(result.labels)[number]
            stays = TEXTS[label] if label >= 0 else others[label]
            self.assertEqual(result.text(label), stays)


class Results(unittest.TestCase):
    def test_what_belongs_together(self):
        result = neardup.dedupe(NEAR)
        self.assertEqual(([0, 1], [2], [True, True, False], [0, 1, 0]), tuple(
            plain(numbers) for numbers in (result.kept, result.dropped, result.mask, result.labels)))
        self.assertEqual([(0, 2, 1.0)], [tuple(pair) for pair in plain(result.pairs)])
        group, = result.groups
        self.assertEqual(((0, 2), (1.0, 1.0), 0, 0, 2, [0, 2]), (
            group.members, group.similarities, group.representative, group.centre, len(group), list(group)))
        self.assertEqual((NEAR[2], 3), (result.text(2), len(result)))
        self.assertRaises(IndexError, result.text, 3)
        self.assertRaises(IndexError, result.text, -1)
        self.assertEqual("<Result: 3 texts: 2 kept, 1 dropped, 1 group, the largest of 2>", repr(result))

    def test_why_a_text_goes(self):
        result = neardup.dedupe(TEXTS, threshold=0.6)
        signer = neardup.Signer()
        for number in range(len(TEXTS)):
            why = result.why(number)
            self.assertEqual(plain(result.mask)[number], why is None)
            if why is None:
                continue
            self.assertEqual(plain(result.labels)[number], why.kept)
            here, there = TEXTS[number], TEXTS[why.kept]
            self.assertGreaterEqual(why.similarity, 0.6 - 1e-9)
            if why.compared_by == "word:3":
                self.assertAlmostEqual(signer.similarity(here, there).jaccard, why.similarity)
                self.assertTrue(why.only_in_dropped or why.only_in_kept)
                self.assertTrue(all(word in here.casefold() for word in why.only_in_dropped))
                self.assertTrue(all(word in there.casefold() for word in why.only_in_kept))
            else:
                self.assertEqual((0, (), (), 1), (why.differing, why.only_in_dropped, why.only_in_kept, why.similarity))
                self.assertEqual(why.compared_by == "bytes", here == there)
        self.assertRaises(IndexError, result.why, len(TEXTS))
        against = neardup.dedupe(["one two"], against=["One two"])
        self.assertEqual((-1, "words"), (against.why(0).kept, against.why(0).compared_by))
        self.assertIsNone(against.why(-1))

    def test_within_compares_only_texts_of_one_value(self):
        chance = random.Random(SEED)
        languages = [chance.choice(["de", "fr", 3, None, float("nan")]) for _ in TEXTS]
        result = neardup.dedupe(TEXTS, 0.8, within=iter(languages), pairs=True)
        expected = []
        for language in ("de", "fr", 3):
            own = [number for number, other in enumerate(languages) if other == language]
            found = neardup.dedupe([TEXTS[number] for number in own], 0.8)
            expected += [tuple(own[member] for member in group.members) for group in found.groups]
        self.assertEqual(sorted(expected), sorted(group.members for group in result.groups), f"seed {SEED}")
        self.assertTrue(expected)
        pairs = neardup.dedupe(["a b c d e f g h i j k", "A b c d e f g h i j k l"] * 2, 0.8, within=["en", "en", "de", "de"], pairs=True).pairs
        self.assertEqual([(0, 1), (2, 3)], sorted((int(p[0]), int(p[1])) for p in pairs))
        again = neardup.dedupe(TEXTS, 0.8, within=languages)
        self.assertEqual([(int(p[0]), int(p[1])) for p in result.pairs], [(int(p[0]), int(p[1])) for p in again.pairs])
        for wrong in (languages[1:], languages + ["de"]):
            self.assertRaisesRegex(ValueError, "give one for each", neardup.dedupe, TEXTS, within=wrong)
        self.assertRaisesRegex(ValueError, "within and against", neardup.dedupe, ["a"], within=["b"], against=["c"])

    def test_pairs_of_a_family_of_more_than_3000_texts_are_counted(self):
        result = neardup.dedupe(["one text"] * 3001, pairs=True)
        self.assertEqual((3000, 3000 * 2999 // 2), (len(result.pairs), result.pairs_left_out))

    def test_no_texts(self):
        for nothing in [], (), iter([]):
            result = neardup.dedupe(nothing)
            self.assertEqual([0] * 5, list(map(len, (result, result.kept, result.dropped, result.groups, result.pairs))))
        self.assertEqual(0, len(neardup.signatures([])))

    def test_texts_without_words_are_near_their_copies_only(self):
        result = neardup.dedupe(["", None, float("nan"), b"", "...", " ...", "!!!"])
        self.assertEqual(([0, 1, 2, 3, 4, 6], [(4, 5)]), (plain(result.kept), [tuple(group) for group in result.groups]))

    def test_a_number_for_each_text_says_which_one_stays(self):
        self.assertEqual([1, 2], plain(neardup.dedupe(NEAR, keep=[1, 5, 2]).kept))
        self.assertEqual([1, 2], plain(neardup.dedupe(NEAR, keep=array.array("d", [float("nan"), 0, -1])).kept))
        self.assertEqual([0, 1], plain(neardup.dedupe(NEAR, keep=(x for x in (2, 2, 2))).kept))
        self.assertEqual([1], plain(neardup.dedupe(NEAR, keep=[1, 1, 2], against=[NEAR[0]]).kept))

    def test_numbers_that_no_double_tells_apart_are_told_apart(self):
        for keep in ([2 ** 53, 5, 2 ** 53 + 1], [2 ** 64 - 2, None, 2 ** 64 - 1], [10 ** 400, 0.5, 10 ** 400 + 1],
                     [float("nan"), 2 ** 70, -2 ** 70], [-2 ** 53 - 1, float("-inf"), -2 ** 53]):
            self.assertEqual([1, 2], plain(neardup.dedupe(NEAR, keep=keep).kept), keep)
            self.assertEqual([0, 1], plain(neardup.dedupe(NEAR, keep=keep[::-1]).kept), keep)

    def test_a_date_for_each_text_says_which_one_stays(self):
        day, moment, utc = datetime.date, datetime.datetime, datetime.timezone.utc
        east = datetime.timezone(datetime.timedelta(hours=5))
        for keep in ([day(2026, 1, 1), day(1950, 1, 1), day(2026, 1, 2)], [None, None, day(1, 1, 1)],
                     [moment(2026, 1, 1, 8), None, moment(2026, 1, 1, 8, 0, 0, 1)],
                     [moment(2026, 1, 1, 11, tzinfo=east), None, moment(2026, 1, 1, 7, tzinfo=utc)],
                     [day(2026, 1, 1), None, moment(2026, 1, 1, 1)], [None, 5, decimal.Decimal("-1e9")], [False, 0, True],
                     [fractions.Fraction(1, 3), None, fractions.Fraction(1, 2)]):
            self.assertEqual([1, 2], plain(neardup.dedupe(NEAR, keep=keep).kept), keep)
            self.assertEqual([0, 1], plain(neardup.dedupe(NEAR, keep=keep[::-1]).kept), keep)

    def test_nanoseconds_tell_times_apart(self):
        try:
            import numpy
            import pandas
        except ImportError as missing:
            self.skipTest(str(missing))
        times = numpy.array([f"2026-01-01T00:00:00.{end:09}" for end in (1, 0, 2)], dtype="datetime64[ns]")
        for keep in (times, list(times), pandas.Series(times), pandas.Series(times).dt.tz_localize("UTC")):
            self.assertEqual([1, 2], plain(neardup.dedupe(NEAR, keep=keep).kept), type(keep))
            self.assertEqual([0, 1], plain(neardup.dedupe(NEAR, keep=keep[::-1]).kept), type(keep))

    def test_negative_numbers_are_texts_of_the_other_set(self):
        result = neardup.dedupe(NEAR, against=["unlike", NEAR[0]])
        self.assertEqual(([1], [-1, 1, -1]), (plain(result.kept), plain(result.labels)))
        self.assertEqual([(-1, 0, 2)], [group.members for group in result.groups])
        self.assertEqual(NEAR[0], result.text(-1))
        self.assertEqual([(-1, 0, 1.0), (-1, 2, 1.0), (0, 2, 1.0)], [tuple(pair) for pair in plain(result.pairs)])
        result = neardup.dedupe(["nothing near"], against=[NEAR[0], NEAR[0]])
        self.assertEqual(([], 0), (result.groups, len(result.pairs)))

    def test_a_notebook_shows_the_texts_of_groups(self):
        page = neardup.dedupe(["<b>to be</b> or not"] * 2 + ["x" * 300]).__getattribute__("_repr_html_")()
        self.assertIn(html.escape("<b>to be</b> or not"), page)
        self.assertNotIn("<b>", page)
        self.assertIn("3 texts: 2 kept, 1 dropped, 1 group", page)
        many = neardup.dedupe([f"text {i} of many {i}" for i in range(30)] * 9)._repr_html_()
        self.assertIn("20 more groups", many)
        self.assertNotIn("<table", neardup.dedupe(["alone"])._repr_html_())

    def test_the_result_does_not_depend_on_threads(self):
        one, three = (neardup.dedupe(TEXTS * 20, threads=threads) for threads in (1, 3))
        self.assertEqual((plain(one.kept), one.groups), (plain(three.kept), three.groups))


class Texts(unittest.TestCase):
    def test_lists_generators_and_columns_are_alike(self):
        class Column:  # as pandas and polars have it
            def __init__(self, name):
                setattr(self, name, lambda: NEAR)

        wanted = plain(neardup.dedupe(NEAR).labels)
        columns = [Column(name) for name in ("to_list", "tolist", "to_pylist")]
        for texts in [tuple(NEAR), iter(NEAR), (text for text in NEAR), [text.encode() for text in NEAR],
                      dict.fromkeys(NEAR).keys(), [NEAR[0], NEAR[1].encode(), NEAR[2]], *columns]:
            self.assertEqual(wanted, plain(neardup.dedupe(texts).labels), type(texts))

    def test_data_frames(self):
        for module in ("numpy", "pandas", "polars", "pyarrow"):
            try:
                library = __import__(module)
            except ImportError:
                continue
            column = {"pandas": "Series", "polars": "Series"}.get(module, "array")
            self.assertEqual([0, 1], plain(neardup.dedupe(getattr(library, column)(NEAR)).kept), module)

    def test_a_column_is_read_some_rows_at_a_time(self):
        """One that stores its texts elsewhere makes strings of few at once; `iloc` counts rows, whatever their labels."""
        class Column(list):
            longest = 0

            def to_list(self):
                Column.longest = max(Column.longest, len(self))
                return list(self)

            def __getitem__(self, place):
                return Column(super().__getitem__(place)) if isinstance(place, slice) else super().__getitem__(place)

        texts = [f"text {i} of many texts" for i in range(1000)]
        self.assertEqual(1000, len(neardup.signatures(Column(texts))))
        self.assertLess(Column.longest, 1000)

    def test_any_string_is_a_text(self):
        texts = ["straße 図書館 ночь", "\0", "a\0b c d", "x" * 100000, "straße 図書館 ночь"]
        self.assertEqual([0, 1, 2, 3], plain(neardup.dedupe(texts).kept))
        texts.append("one \ud800 two")
        for text, tokens in zip(texts, plain(neardup.signatures(texts).tokens)):
            self.assertEqual(neardup.Signer().sign(text).tokens, tokens)

    def test_bytes_that_are_not_utf8_are_refused(self):
        """They have no words: texts that differ in them would be equal."""
        for texts in ([b"caf\xe9 au lait", b"caf\xe8 au lait"], [b"a", b"zwei \xc3"]):
            self.assertRaisesRegex(ValueError, r"text \d is not UTF-8 at byte \d", neardup.dedupe, texts)

    def test_half_a_surrogate_pair_separates_words(self):
        """As json.loads() reads them from a cut text."""
        texts = [json.loads('"one two three \\ud83d"'), "one two three", "\udc00 other words here", "\ud83d\ude00 a smile"]
        self.assertEqual([0, 2, 3], plain(neardup.dedupe(texts).kept))
        self.assertEqual([1], plain(neardup.dedupe(texts, against=[texts[0]]).dropped)[1:])

    def test_rows_of_each_set_are_numbered_by_themselves(self):
        bad, good = b"caf\xe9 au lait", [b"a", b"b"]
        self.assertRaisesRegex(ValueError, "^text 2 is not UTF-8", neardup.dedupe, [*good, bad], against=["c"] * 5)
        self.assertRaisesRegex(ValueError, "^against: text 1 is not UTF-8", neardup.dedupe, good, against=["c", bad])
        self.assertRaisesRegex(TypeError, "^against: text 1 is int", neardup.dedupe, good, against=["c", 7])
        self.assertRaisesRegex(TypeError, "^texts are None; give a list", neardup.dedupe, None)
        self.assertRaisesRegex(TypeError, "^against: texts are one str", neardup.dedupe, good, against="c")

    def test_what_is_no_text_is_named(self):
        for texts, said in ((["a", 7], "text 1 is int, must be str or bytes"), ("one text", "texts are one str"),
                            (b"one text", "texts are one bytes"), ({"text": ["a"]}, "one column of it"),
                            (["a"] * 1000 + [["b"]], "text 1000 is list")):
            for function in neardup.dedupe, neardup.signatures:
                self.assertRaisesRegex(TypeError, said, function, texts)
        self.assertRaises(TypeError, neardup.dedupe, 7)

    def test_errors_name_the_parameter(self):
        class Day:
            """As a column of dates has it."""

        for arguments, said in (({"keep": [Day()] * 3}, "keep: number 0 is Day, must be a number or a date"),
                                ({"keep": [1, None, datetime.date(2026, 1, 1)]},
                                 "keep: number 2 is a date, but number 0 is a number; give values of one kind"),
                                ({"keep": {"age": [1, 2, 3]}}, "values of keep are a dict; give one column"),
                                ({"keep": [1, 2, "3"]}, "keep: number 2 is str, must be a number or a date"),
                                ({"keep": ["2026-01-01", None, None]}, r"is str.*date; .*, as pandas.to_datetime\(\) does"),
                                ({"threshold": None}, "threshold is NoneType"), ({"threshold": "0.9"}, "threshold is str"),
                                ({"threads": "2"}, "threads is str"), ({"threads": 1.5}, "threads is float"),
                                ({"scheme": None}, "scheme is NoneType")):
            self.assertRaisesRegex(TypeError, said, lambda: neardup.dedupe(NEAR, **arguments))
        self.assertRaisesRegex(TypeError, "threads is str", neardup.signatures, NEAR, threads="2")
        self.assertRaisesRegex(TypeError, "html is NoneType", neardup.extract, None)
        self.assertRaisesRegex(TypeError, "text is NoneType", neardup.Signer().sign, None)
        self.assertRaisesRegex(TypeError, "field 1 is int", neardup.Signer().sign, ["a", 7])
        self.assertRaisesRegex(TypeError, "scheme is int", neardup.Scheme, 7)

    def test_without_a_second_thread_the_first_one_groups(self):
        with unittest.mock.patch("threading.Thread.start", side_effect=RuntimeError("can't start new thread")):
            self.assertEqual([0, 1], plain(neardup.dedupe(NEAR).kept))

    def test_many_blocks(self):
        long = " ".join(f"word{i % 999}" for i in range(200_000))
        texts = [long + f" end {i}" for i in range(15)] + NEAR
        self.assertEqual([0, 15, 16], plain(neardup.dedupe(texts).kept))
        self.assertEqual(18, len(neardup.signatures(texts)))


class Pandas(unittest.TestCase):
    """Columns of pandas, whose rows have labels of their own."""

    @classmethod
    def setUpClass(cls):
        try:
            cls.pandas = __import__("pandas")
        except ImportError:
            raise unittest.SkipTest("there is no module pandas (package python3-pandas)") from None

    def frame(self, **columns):
        return self.pandas.DataFrame({"text": NEAR, **columns}, index=[7, 0, 7])

    def test_masks_and_labels_fit_the_column(self):
        frame = self.frame()
        result = neardup.dedupe(frame["text"])
        self.assertEqual(NEAR[:2], list(frame[result.mask]["text"]))
        frame["group"] = result.labels
        self.assertEqual([0, 1, 0], list(frame["group"]))
        self.assertEqual(NEAR[:2], list(frame.iloc[result.kept]["text"]))
        for kind in ("category", "string"):
            self.assertEqual([0, 1], plain(neardup.dedupe(frame["text"].astype(kind)).kept), kind)

    def test_missing_texts_stay(self):
        column = self.pandas.Series(["a b c", None, float("nan"), self.pandas.NA, "A, B, C!"])
        self.assertEqual([0, 1, 2, 3], plain(neardup.dedupe(column).kept))

    def test_columns_say_which_text_stays(self):
        pandas = self.pandas
        for column in (pandas.to_datetime(["2026-01-01", None, "2026-01-02"]), pandas.array([1, None, 2], dtype="Int64"),
                       [0.5, None, 0.75], pandas.to_datetime(["2026-01-01", "2026-01-01", "2026-01-02"], utc=True)):
            frame = self.frame(age=column)
            self.assertEqual([1, 2], plain(neardup.dedupe(frame["text"], keep=frame["age"]).kept))
            self.assertEqual([1, 2], plain(neardup.dedupe(frame["text"], keep=frame["age"].to_numpy()).kept))
            self.assertEqual([0, 1], plain(neardup.dedupe(frame["text"][::-1], keep=frame["age"][::-1]).kept))

    def test_errors_name_parameter_and_row(self):
        for arguments, said in (({"texts": self.frame()}, "texts are a DataFrame; give one column"),
                                ({"texts": self.frame(age=[1, 2, 3])["age"]}, "text 0 is int"),
                                ({"texts": NEAR, "keep": self.frame()["text"]}, "keep: number 0 is str"),
                                ({"texts": NEAR, "keep": self.frame()}, "values of keep are a DataFrame")):
            self.assertRaisesRegex(TypeError, said, lambda: neardup.dedupe(**arguments))


class Refusals(unittest.TestCase):
    def test_values_outside_their_range(self):
        for threshold in (0, -1, 1.5, float("nan")):
            self.assertRaisesRegex(neardup.InvalidArgumentError, "threshold is", neardup.dedupe, NEAR, threshold)
        self.assertRaisesRegex(ValueError, "keep is 'best', must be one of first, last.*, or a number or date for each text",
                               neardup.dedupe, NEAR, keep="best")
        self.assertRaisesRegex(ValueError, "keep has 2 numbers for 3 texts", neardup.dedupe, NEAR, keep=[1, 2])
        self.assertRaisesRegex(ValueError, "families is 'both'", neardup.dedupe, NEAR, families="both")
        self.assertRaises(neardup.InvalidArgumentError, neardup.dedupe, NEAR, scheme="no-such-preset")
        for threads in (-1, 257, 2 ** 32, 2 ** 40):
            said = f"threads are {threads}, must be at least 0 and at most 256"
            self.assertRaisesRegex(neardup.InvalidArgumentError, said, neardup.dedupe, NEAR, threads=threads)
            self.assertRaisesRegex(neardup.InvalidArgumentError, said, neardup.signatures, NEAR, threads=threads)
        stemmed = "standard tokenizer=icu-uax29-xapian2-stem-english"
        self.assertRaises(neardup.UnknownTokenizerError, neardup.dedupe, NEAR, scheme=stemmed)

    def test_a_result_names_bands_that_forgot_centres(self):
        words = [f"w{number}" for number in range(120)]
        texts = [" ".join(words[:90] + [f"{word}of{number}" for word in words[90:]]) for number in range(40)]
        self.assertRegex(repr(neardup.dedupe(texts, band_cap=2)),
                         "; [0-9]+ bands of more than 2 centres, so near texts may stay: band_cap=4 compares more>")
        self.assertNotIn("band", repr(neardup.dedupe(texts)))
        edited = [text.replace("w3 ", "x3 ") for text in texts[::-1]]
        result = neardup.dedupe(edited, 0.85, against=texts, families="keep", band_cap=1)
        self.assertEqual(40, len(result.dropped), result)
        self.assertRaisesRegex(ValueError, "band_cap is 0", neardup.dedupe, texts, band_cap=0)

    def test_the_largest_group_is_counted_with_its_references_as_the_command_does(self):
        self.assertIn("the largest of 3>", repr(neardup.dedupe(["one two three"] * 2, against=["One two three."])))

    def test_an_error_of_a_generator_passes_through(self):
        def broken():
            yield "a text"
            raise KeyError("of the generator")
        self.assertRaises(KeyError, neardup.dedupe, broken())

    def test_ctrl_c_ends_a_long_call(self):
        chance = random.Random(SEED)
        words = [f"w{i}" for i in range(60)]
        texts = [" ".join(chance.choice(words) for _ in range(400)) for _ in range(3000)]
        timer = threading.Timer(0.7, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            while True:
                neardup.dedupe(texts, 0.05, scheme="standard shingle=word:1 bands=minhash:64x1")
        timer.join()


class BulkSignatures(unittest.TestCase):
    def test_are_those_of_a_signer(self):
        for scheme in ("standard", "simhash-doc", "standard sketch=0"):
            signer = neardup.Signer(scheme)
            signed = neardup.signatures(TEXTS, scheme=scheme)
            for number, text in enumerate(TEXTS):
                one = signer.sign(text)
                self.assertEqual((one.tokens, one.shingles, one.fingerprint),
                                 tuple(plain(kind)[number] for kind in (signed.tokens, signed.shingles,
                                                                        signed.fingerprints)))
                first, end = plain(signed.key_offsets)[number:number + 2]
                self.assertEqual(len(one.terms), end - first)
            self.assertEqual(0 if "sketch" in scheme else 128, len(signed.sketches[0]))
            self.assertEqual(plain(signed.key_offsets)[-1], len(signed.keys))

    def test_near_texts_share_keys_and_most_of_the_sketch(self):
        text = " ".join(f"word{i}" for i in range(200))
        signed = neardup.signatures([text, text + " again", "other words are here"])
        sets = [set(plain(signed.keys)[plain(signed.key_offsets)[i]:plain(signed.key_offsets)[i + 1]]) for i in range(3)]
        self.assertTrue(sets[0] & sets[1])
        self.assertFalse(sets[0] & sets[2])
        self.assertGreater(sum(a == b for a, b in zip(signed.sketches[0], signed.sketches[1])), 110)

    def test_the_gil_is_free(self):
        texts = [" ".join(f"word{i * k % 997}" for i in range(3000)) for k in range(300)]
        steps, done = [0], threading.Event()

        def count():
            while not done.is_set():
                steps[0] += 1
        thread = threading.Thread(target=count)
        thread.start()
        neardup.signatures(texts)
        done.set()
        thread.join()
        self.assertGreater(steps[0], 1000)


class Package(unittest.TestCase):
    def test_nothing_of_xapian_is_imported(self):
        code = "import sys, neardup; sys.exit('xapian' in sys.modules)"
        environment = {**os.environ, "PYTHONPATH": os.path.join(ROOT, "plugin/python"), "NEARDUP_C_LIBRARY": LIBRARY}
        self.assertEqual(0, subprocess.run([sys.executable, "-B", "-c", code], env=environment).returncode)

    def test_everything_public_says_what_it_is(self):
        for name in neardup.__all__:
            self.assertTrue(getattr(neardup, name).__doc__, name)

    def test_groups_can_be_pickled(self):
        groups = neardup.dedupe(NEAR).groups
        self.assertEqual(groups, pickle.loads(pickle.dumps(groups)))


if __name__ == "__main__":
    run()
