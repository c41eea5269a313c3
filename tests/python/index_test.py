#!/usr/bin/env python3
"""neardup.Index: a stream of texts, against brute force; what is saved is what is loaded."""

import os
import random
import shutil
import tempfile
import threading
import unittest
import unittest.mock

from package import families, new_seed, run
import neardup

SEED = new_seed()
TEXTS = families(SEED, count=12, size=6, words=60)
SIGNER = neardup.Signer()


def near_by_force(texts, text, threshold):
    own = SIGNER.features(text)
    found = [(own.compare(SIGNER.features(other)).jaccard, key) for key, other in texts.items()]
    return {key: similarity for similarity, key in found if similarity >= threshold}


class Streams(unittest.TestCase):
    def test_finds_what_brute_force_finds(self):
        chance = random.Random(SEED)
        index, texts = neardup.Index(threshold=0.9, scheme="loose"), {}  # its recall at 0.9 is 1 - 5e-12
        for step in range(400):
            key = chance.randrange(80)
            if key in texts and chance.random() < 0.4:
                index.remove(key)
                del texts[key]
            else:
                texts.pop(key, None)
                texts[key] = chance.choice(TEXTS)
                index.add(key, texts[key])
            found = index.query(text := chance.choice(TEXTS))
            self.assertEqual(near_by_force(texts, text, 0.9), dict(found), (SEED, step))
            self.assertEqual(sorted((-match.similarity for match in found)), [-match.similarity for match in found])
            self.assertEqual(list(texts), list(index), (SEED, step))

    def test_answers_as_dedupe_does(self):
        for threshold, texts in ((0.9, ["I write in C++ today", "I write in C# today", "I write in C today"]),
                                 (0.9, ["It is $5 for a cup", "It is \u20ac5 for a cup"]),
                                 (1, ["a b c a b c a b c", "a b c a b c", "a b c"])):
            index = neardup.Index(threshold=threshold)
            for key, text in enumerate(texts):
                self.assertEqual([], index.query(text), (texts, threshold))
                index.add(key, text)
                self.assertEqual([key], [match.key for match in index.query(text)])
            self.assertEqual(list(range(len(texts))), list(neardup.dedupe(texts, threshold).kept))

    def test_texts_of_too_few_words_for_a_band_are_near_their_equals(self):
        texts = ["requires exceptions among", "one two three", "requires exceptions among", ""]
        one, all_at_once = neardup.Index(1, "containment"), neardup.Index(1, "containment")
        all_at_once.add_all(enumerate(texts))
        for key, text in enumerate(texts):
            one.add(key, text)
        with tempfile.TemporaryDirectory() as folder:
            one.save(os.path.join(folder, "index"))
            saved = neardup.Index.load(os.path.join(folder, "index"))
        for index in (one, all_at_once, saved):
            self.assertEqual([[0, 2], [1], [0, 2], []], [[match.key for match in index.query(text)] for text in texts])
            index.remove(0)
            self.assertEqual([2], [match.key for match in index.query(texts[0])])
        self.assertEqual([1], [len(group.members) - 1 for group in neardup.dedupe(texts, 1, scheme="containment").groups])

    def test_texts_added_together_are_found_alike(self):
        one, all_at_once = neardup.Index(0.8), neardup.Index(0.8)
        for number, text in enumerate(TEXTS):
            one.add(number, text)
        all_at_once.add_all(enumerate(TEXTS))
        for text in TEXTS:
            self.assertEqual(one.query(text), all_at_once.query(text))
            self.assertEqual([match for match in one.query(text) if match.similarity >= 0.95], one.query(text, 0.95))

    def test_keys_and_texts(self):
        index = neardup.Index()
        index.add("a", b"some words in \xff bytes")
        index.add(1, "")
        self.assertEqual((2, True, False, ["a", 1]), (len(index), 1 in index, 2 in index, list(index)))
        self.assertEqual([], index.query(""))
        self.assertEqual("some words in \ufffd bytes", index.text("a"))
        index.add("a", "replaced by others here")
        self.assertEqual(([], 1.0), (index.query("some words in bytes"), index.query("replaced by others here")[0].similarity))
        self.assertEqual("<Index: 2 texts, threshold 0.9>", repr(index))
        number = unittest.mock.MagicMock(spec=["__index__"], __index__=lambda self: 3)  # as NumPy's integers are
        index.add(number, "a third text")
        index.add_all([(number, "instead of the third text")])
        self.assertEqual({"a", 1, 3}, set(index))
        self.assertEqual({str, int}, {type(key) for key in index})
        index.remove(3)
        for call in (lambda: index.remove("b"), lambda: index.text("b")):
            self.assertRaises(KeyError, call)
        self.assertRaises(TypeError, index.add, ("a", "b"), "text")
        self.assertRaises(TypeError, index.add, None, "text")
        self.assertRaises(neardup.InvalidArgumentError, neardup.Index, 0)
        self.assertRaises(neardup.InvalidArgumentError, neardup.Index, 0.9, "no-such-preset")

    def test_none_and_nan_are_empty_texts(self):
        index = neardup.Index()
        index.add(1, None)
        index.add_all([(2, float("nan")), (3, "some words of a text")])
        self.assertEqual(([], [], ""), (index.query(None), index.query(float("nan")), index.text(1)))
        for call, said in ((lambda: index.add(4, 7), "text is int"), (lambda: index.add_all([(4, 7)]), "text of key 4 is int"),
                           (lambda: index.query(7), "text is int"), (lambda: index.query("a", "b"), "threshold is str"),
                           (lambda: neardup.Index("high"), "threshold is str"),
                           (lambda: neardup.Index(0.9, None), "scheme is NoneType")):
            self.assertRaisesRegex(TypeError, said, call)
        for threshold in (0, -1, 2, float("nan")):
            for call in (lambda: index.query("a", threshold), lambda: neardup.Index(threshold)):
                self.assertRaisesRegex(neardup.InvalidArgumentError, f"threshold is {threshold}", call)

    def test_threads_share_an_index(self):
        index = neardup.Index()

        def add(first):
            for number in range(first, first + 50):
                index.add(number, TEXTS[number % len(TEXTS)])
                index.query(TEXTS[0])
        threads = [threading.Thread(target=add, args=(first,)) for first in range(0, 200, 50)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(list(range(200)), sorted(index))


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-python-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = os.path.join(self.folder, "index.nd")

    def saved(self):
        index = neardup.Index(threshold=0.7, scheme="short")
        index.add_all(enumerate(TEXTS))
        index.add("any", b"bytes \xff \xed\xa0\x80 come back")
        index.add("strings", "\ud800 too \n 図書館")
        index.save(self.path)
        return index

    def test_what_is_saved_is_loaded(self):
        index = self.saved()
        loaded = neardup.Index.load(self.path)
        self.assertEqual((index.threshold, index.scheme, list(index)), (loaded.threshold, loaded.scheme, list(loaded)))
        for key in index:
            self.assertEqual(index.text(key), loaded.text(key))
            self.assertEqual(index.query(index.text(key)), loaded.query(index.text(key)))
        loaded.save(self.path + "2")
        with open(self.path, "rb") as one, open(self.path + "2", "rb") as other:
            self.assertEqual(one.read(), other.read())
        self.assertEqual(["index.nd", "index.nd2"], sorted(os.listdir(self.folder)))

    def test_a_link_stays_a_link_and_a_pipe_a_pipe(self):
        index = neardup.Index()
        index.add("a", TEXTS[0])
        real, link, pipe = (os.path.join(self.folder, name) for name in ("real", "link", "pipe"))
        index.save(real)
        os.symlink(real, link)
        index.save(link)
        self.assertTrue(os.path.islink(link))
        self.assertEqual(["a"], list(neardup.Index.load(real)))
        os.mkfifo(pipe)
        read = []

        def read_pipe():
            with open(pipe, "rb") as file:
                read.append(file.read())

        reader = threading.Thread(target=read_pipe)
        reader.start()
        index.save(pipe)
        reader.join(60)
        with open(real, "rb") as file:
            self.assertEqual([file.read()], read)
        self.assertEqual(["link", "pipe", "real"], sorted(os.listdir(self.folder)))

    def test_a_file_that_cannot_be_written_leaves_nothing_behind(self):
        index = neardup.Index()
        index.add("a", TEXTS[0])
        path = os.path.join(self.folder, "index")
        index.save(path)
        with unittest.mock.patch("os.fsync", side_effect=OSError("no space")):
            self.assertRaises(OSError, index.save, path)
        self.assertEqual((["a"], ["index"]), (list(neardup.Index.load(path)), os.listdir(self.folder)))

    def test_two_writers_of_one_file_leave_one_of_both(self):
        path = os.path.join(self.folder, "index")
        writers, errors = [], []

        def write(index):
            try:
                for _ in range(20):
                    index.save(path)
            except OSError as error:
                errors.append(error)

        for number in range(4):
            index = neardup.Index()
            index.add_all((f"{number}-{key}", text) for key, text in enumerate(TEXTS))
            writers.append(threading.Thread(target=write, args=[index]))
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join(60)
        self.assertEqual([], errors)
        self.assertEqual(1, len({key.split("-")[0] for key in neardup.Index.load(path)}))
        self.assertEqual(["index"], os.listdir(self.folder))

    def test_what_was_loaded_can_be_changed(self):
        chance = random.Random(SEED)
        index, texts = neardup.Index(threshold=0.9, scheme="loose"), {}
        for step in range(300):
            key = chance.choice((chance.randrange(40), f"text {chance.randrange(40)}"))
            if key in texts and chance.random() < 0.4:
                index.remove(key)
                del texts[key]
                self.assertRaises(KeyError, index.text, key)
            else:
                texts.pop(key, None)
                texts[key] = chance.choice(TEXTS)
                index.add(key, texts[key])
            if chance.random() < 0.1:
                index.save(self.path)
                index = neardup.Index.load(self.path)
            self.assertEqual((list(texts), len(texts)), (list(index), len(index)), (SEED, step))
            self.assertEqual((key in texts, texts.get(key)), (key in index, index.text(key) if key in index else None))
            found = index.query(text := chance.choice(TEXTS))
            self.assertEqual(near_by_force(texts, text, 0.9), dict(found), (SEED, step))

    def test_loaded_keys_are_found_by_what_is_an_integer(self):
        class Number:  # as NumPy has them
            def __index__(self):
                return 7
        index = neardup.Index()
        index.add(7, TEXTS[0])
        index.save(self.path)
        loaded = neardup.Index.load(self.path)
        self.assertEqual((True, TEXTS[0]), (Number() in loaded, loaded.text(Number())))
        loaded.remove(Number())
        self.assertEqual(0, len(loaded))

    def test_an_empty_index_is_saved_and_loaded(self):
        neardup.Index().save(self.path)
        index = neardup.Index.load(self.path)
        self.assertEqual((0, [], []), (len(index), list(index), index.query(TEXTS[0])))

    def test_a_head_of_other_types_is_damaged(self):
        for name, value in (("threshold", "0.9"), ("threshold", 7), ("scheme", 5), ("scheme", "shrot")):
            head = {"scheme": "standard", "threshold": 0.9, name: value}
            with open(self.path, "wb") as file:
                neardup.saved_texts.write_texts(file, head, [], [])
            with self.assertRaisesRegex(neardup.DamagedValueError, "is no index"):
                neardup.Index.load(self.path)

    def test_damaged_files_are_refused(self):
        self.saved()
        with open(self.path, "rb") as file:
            whole = file.read()
        head = whole[:whole.index(b"\n") + 1]
        chance = random.Random(SEED)
        flipped = [bytearray(whole) for _ in range(200)]
        for copy in flipped:
            copy[chance.randrange(len(head), len(whole))] ^= 1 << chance.randrange(8)
        cases = [(b"", "no index"), (b"7\n", "no index"), (b"{}\n", "no index"), (b"\xff\n", "no index"),
                 (whole[:-1], "cut or was changed"), (head, "cut or was changed"), (whole + b" ", "cut or was changed"),
                 (whole.replace(b"0.7", b"0.8", 1), "cut or was changed"),
                 (whole.replace(b"index-2", b"index-1", 1), "is of format neardup-index-1, must be neardup-index-2; each of its"),
                 (whole.replace(b"index-2", b"index-3", 1), "is of format neardup-index-3")]
        for content, said in cases + [(copy, "cut or was changed") for copy in flipped]:
            with open(self.path, "wb") as file:
                file.write(content)
            with self.assertRaisesRegex(neardup.DamagedValueError, said):
                neardup.Index.load(self.path)
        self.assertRaises(FileNotFoundError, neardup.Index.load, self.path + "-not-here")


if __name__ == "__main__":
    run()
