#!/usr/bin/env python3
"""Signing from Python: the golden bytes, what annotate() replaces, hostile texts, errors."""

import copy
import doctest
import gc
import json
import os
import pickle
import subprocess
import sys
import tempfile
import unittest

from bindings import LIBRARY, ROOT, DatabaseTest, neardup, run, xapian

SIGNER = neardup.Signer()
TEXT = "the quick brown fox jumps over the lazy dog while the old cat sleeps"


def bytes_of(vector):
    return vector["text"].encode() if "text" in vector else bytes.fromhex(vector["text_hex"])


def contents(document):
    values = {value.num: value.value for value in document.values()}
    return values, [(item.term, item.wdf) for item in document.termlist()]


def import_with(library):
    """What Python says when the package is imported over that library."""
    environment = {**os.environ, "NEARDUP_C_LIBRARY": library, "PYTHONPATH": os.path.join(ROOT, "plugin/python")}
    done = subprocess.run([sys.executable, "-B", "-c", "import neardup"], env=environment, capture_output=True,
                          text=True)
    return done.stderr


class GoldenVectors(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open(os.path.join(ROOT, "tests/golden/vectors.jsonl"), encoding="utf-8") as file:
            cls.header, *cls.vectors = map(json.loads, file)
        cls.signers = {name: neardup.Signer(entry["text"]) for name, entry in cls.header["schemes"].items()}

    def test_schemes_have_their_text_and_id(self):
        for name, entry in self.header["schemes"].items():
            scheme = self.signers[name].scheme
            self.assertEqual((entry["text"], entry["id"]), (scheme.text, scheme.name))

    def test_texts_give_the_golden_bytes(self):
        same_icu = self.header["tokenizer"] == SIGNER.tokenizer_version
        checked = 0
        for vector in self.vectors:
            if vector.get("dictionary") and not same_icu:
                continue
            for name, signer in self.signers.items():
                self.check(vector, vector[name], signer, name)
                checked += 1
        self.assertGreater(checked, 40 * len(self.signers) // 2)

    def check(self, vector, listed, signer, name):
        signature = signer.sign(bytes_of(vector))
        place = f"{vector['name']} under {name}"
        if not listed or "fingerprint_value" not in listed:
            self.assertFalse(signature, place)
            return
        self.assertEqual({signer.scheme.fingerprint_slot: bytes.fromhex(listed["fingerprint_value"]),
                          signer.scheme.signature_slot: bytes.fromhex(listed["signature_value"])},
                         signature.values, place)
        self.assertEqual(listed["band_terms"], [term.decode() for term in signature.terms], place)


class Annotating(unittest.TestCase):
    def test_names_with_signs_are_evidence_as_of_the_index(self):
        def value(text):
            document = xapian.Document()
            SIGNER.annotate(document, text)
            return document.get_value(SIGNER.scheme.signature_slot)
        for one, other in (("code in C++", "code in C"), (["code in", "C++"], ["code in", "C"]), (b"code in C#", b"code in C")):
            self.assertNotEqual(value(one), value(other))
        self.assertEqual(value("code in C"), value(b"code in C"))

    def test_sets_values_and_boolean_terms(self):
        document = xapian.Document()
        signature = SIGNER.annotate(document, TEXT)
        values, terms = contents(document)
        self.assertEqual(signature.values, values)
        self.assertEqual(sorted((term, 0) for term in signature.terms), terms)
        self.assertEqual((14, 12, 8), (signature.tokens, signature.shingles, len(signature.terms)))

    def test_replaces_what_an_earlier_call_and_grouping_left(self):
        document = xapian.Document()
        SIGNER.annotate(document, "another text that has other words in it")
        for term in ("XNGabcdefghijkla", "XNM", "XNMid", "XNM:Id", "XNDaabcdefgh"):
            document.add_boolean_term(term)
        document.add_value(65, b"abcdefghijkla")
        document.add_value(67, b"damaged" + SIGNER.scheme.id.to_bytes(4, "big") + b"sums")
        fresh = xapian.Document()
        SIGNER.annotate(document, TEXT)
        SIGNER.annotate(fresh, TEXT)
        self.assertEqual(contents(fresh), contents(document))

    def test_leaves_everything_else(self):
        kept = ["Q1", "XNDA:other", "XNGROUP", "XNMORE", "XN", "zebra"]
        document = xapian.Document()
        for term in kept:
            document.add_term(term, 3)
        document.add_value(1, b"one")
        document.set_data("data")
        SIGNER.annotate(document, TEXT)
        SIGNER.annotate(document, "")
        self.assertEqual(({1: b"one"}, [(term.encode(), 3) for term in sorted(kept)]), contents(document))
        self.assertEqual(b"data", document.get_data())

    def test_a_text_without_words_leaves_nothing(self):
        for nothing in ("", b"", " .,!\0", b"\xff\xc0\x80", [], ["", b" "]):
            document = xapian.Document()
            SIGNER.annotate(document, TEXT)
            self.assertFalse(SIGNER.annotate(document, nothing), nothing)
            self.assertEqual(({}, []), contents(document), nothing)

    def test_fields_are_one_text(self):
        self.assertEqual(SIGNER.sign(TEXT), SIGNER.sign([TEXT[:9], "", b"", TEXT[9:].encode()]))

    def test_str_and_bytes_are_alike(self):
        self.assertEqual(SIGNER.sign("straße 図書館 ночь"), SIGNER.sign("straße 図書館 ночь".encode()))


class HostileTexts(unittest.TestCase):
    def test_what_is_no_utf8_separates_words(self):
        words = SIGNER.sign("one two three four")
        for text in (b"one\xfftwo\xc0\x80three\0four", "one\ud800two\udfff three four"):
            self.assertEqual(words, SIGNER.sign(text))

    def test_one_long_word(self):
        self.assertEqual(1, SIGNER.sign(b"a" * 2**20).tokens)
        self.assertEqual(1, neardup.Signer("simhash-doc").sign(b"a" * 2**20).tokens)

    def test_wrong_types_are_refused(self):
        for text in (None, 7, [7], [None]):
            with self.assertRaises((TypeError, AttributeError)):
                SIGNER.sign(text)

    def test_any_bytes_are_no_value(self):
        for value in (b"", b"\0" * 16, b"x" * 148):
            with self.assertRaises(neardup.DamagedValueError):
                SIGNER.scheme.decode_fingerprint(value)
            with self.assertRaises(neardup.DamagedValueError):
                SIGNER.scheme.decode_group_state(value)


class Comparing(unittest.TestCase):
    def test_similarity_is_of_shingles(self):
        similarity = SIGNER.similarity(TEXT, TEXT.replace("sleeps", "wakes"))
        self.assertEqual((11 / 13, 11 / 12, True), (similarity.jaccard, similarity.containment, similarity.exact))
        self.assertEqual(0, SIGNER.similarity("", "").jaccard)

    def test_values_give_an_estimate_and_a_distance(self):
        a, b = SIGNER.sign(TEXT).values, SIGNER.sign(TEXT.replace("sleeps", "wakes")).values
        estimate = SIGNER.scheme.estimate(a[66], b[66])
        self.assertFalse(estimate.exact)
        self.assertLess(estimate.lower, estimate.jaccard)
        self.assertTrue(0.5 < estimate.jaccard <= 1)
        self.assertTrue(0 <= SIGNER.scheme.distance(a[64], b[64]) < 32)
        self.assertTrue(SIGNER.scheme.estimate(a[66], a[66]).exact)

    def test_without_a_sketch_there_is_no_estimate(self):
        signer = neardup.Signer("standard sketch=0")
        a, b = (signer.sign(text).values[66] for text in (TEXT, TEXT + " again"))
        self.assertIsNone(signer.scheme.estimate(a, b))
        self.assertEqual(1, signer.scheme.estimate(a, a).jaccard)

    def test_features_of_two_schemes_do_not_compare(self):
        with self.assertRaisesRegex(neardup.InvalidArgumentError, SIGNER.scheme.name):
            SIGNER.features(TEXT).compare(neardup.Signer("short").features(TEXT))


class Errors(unittest.TestCase):
    def test_a_scheme_that_cannot_be_read(self):
        for scheme in ("no-such-preset", "standard shingle=word:99", "standard\0", ""):
            with self.assertRaises(neardup.InvalidArgumentError):
                neardup.Signer(scheme)

    def test_a_stemming_scheme_can_be_read_but_not_signed_with(self):
        scheme = neardup.Scheme("standard tokenizer=icu-uax29-xapian2-stem-english")
        with self.assertRaisesRegex(neardup.UnknownTokenizerError, "stem-english.*letters-digits"):
            neardup.Signer(scheme)

    def test_a_value_of_another_scheme_names_both(self):
        other = neardup.Signer("standard seed=1")
        with self.assertRaisesRegex(neardup.SchemeMismatch, f"{SIGNER.scheme.name}.*{other.scheme.name}"):
            other.scheme.decode_fingerprint(SIGNER.sign(TEXT).values[64])

    def test_all_are_of_one_tree(self):
        for name in neardup.__all__:
            thing = getattr(neardup, name)
            if isinstance(thing, type) and issubclass(thing, Exception):
                self.assertTrue(issubclass(thing, neardup.NeardupError), name)

    def test_a_library_that_is_not_there_is_named(self):
        said = import_with("/nowhere/libneardup_c.so")
        self.assertIn("LibraryError", said)
        self.assertIn("/nowhere/libneardup_c.so", said)

    def test_another_library_is_refused(self):
        self.assertIn("LibraryError: libc.so.6 is not the C library", import_with("libc.so.6"))


class Package(unittest.TestCase):
    def test_the_documented_example(self):
        self.assertEqual((0, 2), tuple(doctest.testmod(sys.modules["neardup.signer"])))

    def test_copies_outlive_what_they_are_of(self):
        for copy_of in (copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
            signer = neardup.Signer("short")
            wanted = signer.sign("a b c")
            copies = [copy_of(signer), copy_of(signer.scheme)]
            del signer
            gc.collect()
            self.assertEqual(wanted, copies[0].sign("a b c"))
            self.assertEqual(copies[0].scheme, copies[1])
        features = neardup.Signer().features("a b c d")
        twin = copy.deepcopy(copy.copy(features))
        del features
        gc.collect()
        self.assertEqual(1, twin.compare(neardup.Signer().features("a b c d")).jaccard)

    def test_the_default_group_slot_is_the_presets(self):
        for preset in ("standard", "simhash-doc", "short", "loose", "containment"):
            self.assertEqual(sys.modules["neardup.xapian.groups"].DEFAULT_GROUP_SLOT, neardup.Scheme(preset).group_slot)

    def test_everything_public_says_what_it_is(self):
        for name in neardup.__all__:
            self.assertTrue(getattr(neardup, name).__doc__, name)

    def test_types_hold(self):
        try:
            done = subprocess.run(["mypy", "--strict", "--cache-dir=/dev/null",
                                   os.path.join(ROOT, "plugin/python/neardup")], capture_output=True, text=True)
        except FileNotFoundError:
            self.skipTest("mypy (package mypy) is not here")
        self.assertEqual(0, done.returncode, done.stdout + done.stderr)

    def test_the_library_is_the_one_of_this_build(self):
        self.assertEqual(LIBRARY, sys.modules["neardup._library"].library._name)


class DataOfOtherPrograms(DatabaseTest):
    """What another program put where a scheme writes, or beside it."""

    def database(self, change):
        db = xapian.WritableDatabase(tempfile.mkdtemp(dir=self.folder), xapian.DB_CREATE_OR_OVERWRITE)
        document = xapian.Document()
        document.add_boolean_term("Q1")
        change(document)
        db.add_document(document)
        db.commit()
        return db

    def test_prepare_refuses_slots_with_other_data(self):
        for slot in (64, 65, 66, 67):
            for value in (b"other", b"ABCDEFGHIJKLM", b"x" * 148):
                db = self.database(lambda document: document.add_value(slot, value))
                with self.assertRaisesRegex(neardup.InvalidArgumentError, f"slot {slot}.*slots="):
                    neardup.prepare(db, SIGNER)
                self.assertEqual([], list(db.metadata_keys()))
        elsewhere = neardup.Signer("standard slots=70,71,72,73")
        neardup.prepare(db, elsewhere)

    def test_prepare_refuses_terms_of_its_own_form(self):
        for term, remedy in (("XNDaabcdefgh", "bandprefix="), ("XNGabcdefghijkla", "groupprefix="),
                             ("XNM", "another prefix")):
            db = self.database(lambda document: document.add_boolean_term(term))
            with self.assertRaisesRegex(neardup.InvalidArgumentError, f"{term}.*{remedy}"):
                neardup.prepare(db, SIGNER)

    def test_annotate_refuses_slots_with_other_data(self):
        for slot in (64, 65, 66, 67):
            for value in (b"other", b"abcdefghijkla", b"x" * 148):
                for signed in (False, True):
                    document = xapian.Document()
                    if signed:
                        SIGNER.annotate(document, TEXT)
                    document.add_value(slot, value)
                    before = document.serialise()
                    with self.assertRaisesRegex(neardup.InvalidArgumentError, f"value {slot} of {len(value)} bytes"):
                        SIGNER.annotate(document, "another text")
                    self.assertEqual(before, document.serialise())

    def test_prepare_takes_what_is_signed_already(self):
        db = self.database(lambda document: SIGNER.annotate(document, TEXT))
        neardup.prepare(db, SIGNER)
        neardup.prepare(db, SIGNER)

    def test_annotate_keeps_terms_that_only_begin_alike(self):
        others = [b"XND", b"XNDATE2024", b"XNDa", b"XNDaabcdefg", b"XNDaabcdefghi", b"XNDaabcdef01", b"XNDzabcdefgh",
                  b"XNGOoxfam", b"XNGabcdefghijklb", b"XNGabcdefghijkl", b"XNMfoo", b"XNMOVIE"]
        document = xapian.Document()
        of_our_form = [b"XNDaabcdefgh", b"XNGabcdefghijkla"]
        for term in [*others, *of_our_form]:
            document.add_boolean_term(term)
        SIGNER.annotate(document, "")
        self.assertEqual(sorted([*others, *of_our_form]), [item.term for item in document.termlist()],
                         "without a signature and a group nothing proves them to be ours")
        neardup.prepare(self.database(lambda empty: [empty.add_boolean_term(term) for term in others]), SIGNER)

    def test_mark_goes_with_its_name(self):
        document = xapian.Document()
        for term in ("XNM", "XNM/some/id", "XNMOVIE"):
            document.add_boolean_term(term)
        SIGNER.annotate(document, "")
        self.assertEqual([b"XNMOVIE"], [item.term for item in document.termlist()])

    def test_members_refuses_a_scheme_that_is_not_recorded(self):
        db = self.database(lambda document: SIGNER.annotate(document, TEXT))
        neardup.prepare(db, SIGNER)
        with self.assertRaises(neardup.SchemeMismatch):
            neardup.members(db, "abcdefghijkla", scheme=neardup.Scheme("loose"))
        with self.assertRaises(neardup.SchemeMismatch):
            neardup.find(db, 1, signer=neardup.Signer("loose"))


if __name__ == "__main__":
    run()
