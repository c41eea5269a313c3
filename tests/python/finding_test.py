#!/usr/bin/env python3
"""Finding and grouping from Python: facts of each function; agreement_test.py holds them against the tool."""

import json
import random
import unittest

from bindings import DatabaseTest, document_of, neardup, run, xapian
import neardup as base
from neardup.xapian.text_from_positions import texts_of_words

SIGNER = neardup.Signer()
TEXT = " ".join(f"word{i}" for i in range(100))
NEAR = TEXT.replace("word50 ", "other ")
FAR = " ".join(f"far{i}" for i in range(100))


class Finding(DatabaseTest):
    def setUp(self):
        super().setUp()
        self.db = xapian.WritableDatabase(self.path("db"), xapian.DB_CREATE_OR_OPEN)
        neardup.prepare(self.db, SIGNER)
        for number, text in enumerate((TEXT, NEAR, FAR, ""), 1):
            self.db.add_document(document_of(number, text, SIGNER))

    def found(self, *arguments, **options):
        matches = neardup.find(self.db, *arguments, **options)
        return [(match.docid, round(match.jaccard, 4), match.exact) for match in matches]

    def test_of_a_document_and_of_a_text(self):
        jaccard = round(95 / 101, 4)
        self.assertEqual([(2, jaccard, True)], self.found(1))
        self.assertEqual([(1, 1, True), (2, jaccard, True)], self.found(TEXT))
        self.assertEqual([(1, 1, True), (2, jaccard, True)], self.found(TEXT.encode(), signer=SIGNER))
        self.assertEqual([], self.found(3))

    def test_a_docid_is_whatever_is_an_integer(self):
        class Integer:
            def __index__(self):
                return 1

        self.assertEqual(self.found(1), self.found(Integer()))
        try:
            import numpy
        except ImportError:
            return
        self.assertEqual(self.found(1), self.found(numpy.int64(1)))

    def test_fields_are_read_as_one_text(self):
        words = TEXT.split()
        fields = [" ".join(words[:40]), " ".join(words[40:]).encode()]
        self.assertEqual(self.found(TEXT), self.found(fields))
        self.assertEqual(self.found(TEXT), self.found(iter(fields)))
        self.assertEqual([], self.found([]))
        with self.assertRaisesRegex(TypeError, "field 1 is int"):
            self.found([TEXT, 1])
        for what in (None, 1.0):
            with self.assertRaisesRegex(TypeError, "must be str, bytes, a list of these"):
                self.found(what)

    def test_a_text_of_too_few_words_for_a_band_finds_its_equals(self):
        db, signer = xapian.WritableDatabase(self.path("few"), xapian.DB_CREATE), neardup.Signer("containment")
        neardup.prepare(db, signer)
        for number, text in enumerate(("one two three", "four five six", "one two three"), 1):
            db.add_document(document_of(number, text, signer))
            self.assertEqual((), signer.sign(text).terms)
        for what, found in ((1, [3]), ("One two three", [1, 3]), (2, []), ("one two four", [])):
            self.assertEqual(found, [match.docid for match in neardup.find(db, what)])

    def test_headlines_part_pages_and_not_a_text_from_them(self):
        pages = [neardup.extract(f"<title>x</title><main><h1>{name}</h1><p>{FAR}.</p></main>") for name in ("One", "Two", "One")]
        for number, content in enumerate(pages[:2], 5):
            document = xapian.Document()
            SIGNER.annotate(document, content)
            document.add_boolean_term(f"Q{number}")
            self.db.add_document(document)
        self.assertEqual([3, 5], [docid for docid, _, _ in self.found(pages[2])])  # 3 has no name
        self.assertEqual([3, 5, 6], [docid for docid, _, _ in self.found(pages[2].text)])

    def test_numbers_outside_their_ranges_are_refused(self):
        for what in ({"limit": -1}, {"verify_limit": -1}):
            with self.assertRaises(neardup.InvalidArgumentError):
                neardup.find(self.db, 1, **what)
        for docid in (0, -1, 1 << 32):
            with self.assertRaises(neardup.InvalidArgumentError):
                neardup.find(self.db, docid)

    def test_threshold_and_limit(self):
        self.assertEqual([1], [docid for docid, _, _ in self.found(TEXT, 0.95)])
        self.assertEqual([1], [docid for docid, _, _ in self.found(TEXT, limit=1)])
        for threshold in (-0.1, 1.1, float("nan")):
            with self.assertRaises(neardup.InvalidArgumentError):
                neardup.find(self.db, 1, threshold)

    def test_what_has_no_words_has_no_matches(self):
        self.assertEqual([], self.found(""))
        self.assertEqual([], self.found(4))

    def test_without_verification_matches_are_estimates(self):
        (match,) = neardup.find(self.db, 1, verify_limit=0)
        self.assertEqual((2, False), (match.docid, match.exact))
        self.assertTrue(0.8 <= match.lower < match.jaccard)

    def test_text_and_ids_behind_the_prefixes_of_the_scheme(self):
        db = xapian.WritableDatabase(self.path("mail"), xapian.DB_CREATE)
        generator = xapian.TermGenerator()
        for number, text in enumerate((TEXT, NEAR, NEAR), 1):
            document = xapian.Document()
            generator.set_document(document)
            generator.index_text("Subject", 1, "S")
            generator.index_text(text, 1, "B")
            document.add_boolean_term(f"Im{number}")
            db.add_document(document)
        db.close()
        self.tool("sign", self.path("mail"), "--text-prefix", "B", "--id-term", "I")
        self.tool("group", self.path("mail"), "--distinct", "m1", "m3")
        db = xapian.Database(self.path("mail"))
        self.assertEqual(((b"B",), (b"I",)), (neardup.scheme_of(db).text_prefixes, neardup.scheme_of(db).id_prefixes))
        self.assertEqual([(2, round(95 / 101, 4), True)],
                         [(match.docid, round(match.jaccard, 4), match.exact) for match in neardup.find(db, 1)])
        self.assertEqual([2, 3], [match.docid for match in neardup.find(db, NEAR) if match.jaccard == 1])

    def test_without_positions_matches_are_estimates(self):
        self.db.add_document(document_of(5, NEAR + " more", SIGNER, positions=False))
        self.assertEqual([False], [match.exact for match in neardup.find(self.db, 1) if match.docid == 5])
        self.assertEqual([False, False], [match.exact for match in neardup.find(self.db, 5)])

    def test_only_the_words_that_were_signed_are_compared_exactly(self):
        changed = NEAR.replace("word70", "else")
        for indexed, exact in ((NEAR, True), (NEAR.split(" ", 1)[1], False), (changed, False), ("few words", False)):
            document = document_of(5, indexed, SIGNER)
            SIGNER.annotate(document, NEAR)
            self.db.replace_document("Q5", document)
            (match,) = [match for match in neardup.find(self.db, 1) if match.docid == 5]
            self.assertEqual(exact, match.exact, indexed)

    def test_errors_say_what_is_wrong(self):
        with self.assertRaises(xapian.DocNotFoundError):
            neardup.find(self.db, 99)
        with self.assertRaises(neardup.InvalidArgumentError):
            neardup.find(self.db, 0)
        unsigned = xapian.Document()
        unsigned.add_posting("word", 1)
        with self.assertRaisesRegex(neardup.NotSignedError, "document 5"):
            neardup.find(self.db, self.db.add_document(unsigned))
        unsigned.clear_terms()
        unsigned.add_term("word")
        with self.assertRaisesRegex(neardup.NotSignedError, "document 6"):
            neardup.find(self.db, self.db.add_document(unsigned))
        with self.assertRaisesRegex(neardup.SchemeMismatch, SIGNER.scheme.name):
            neardup.find(self.db, 1, signer=neardup.Signer("short"))
        for signer in (base.Signer(), "standard"):
            with self.assertRaisesRegex(TypeError, "must be neardup.xapian.Signer"):
                neardup.find(self.db, 1, signer=signer)

    def test_damaged_and_foreign_values(self):
        damaged = document_of(5, TEXT, SIGNER)
        damaged.add_value(66, damaged.get_value(66)[:-1])
        with self.assertRaisesRegex(neardup.DamagedValueError, "document 5"):
            neardup.find(self.db, self.db.add_document(damaged))
        foreign = document_of(6, TEXT, neardup.Signer("standard seed=1"))
        with self.assertRaisesRegex(neardup.SchemeMismatch, "document 6.*" + SIGNER.scheme.name):
            neardup.find(self.db, self.db.add_document(foreign))
        self.assertEqual([2], [docid for docid, _, _ in self.found(1)])  # nobody's match

    def test_pairs_of_another_form_declare_nothing(self):
        for value in ("", "x", "1:", "1:1", "01:12", "9:12", "1:21", "1:12x"):
            self.db.set_metadata("neardup:distinct:" + "0" * 32, value)
            self.assertEqual([2], [docid for docid, _, _ in self.found(1)], value)


class OrderOfWords(DatabaseTest):
    """The order that `index` stores gives the words that the positions of all terms give."""

    def setUp(self):
        super().setUp()
        chance = random.Random(5)
        words = ("one two three o'neill x86_64 don't 3.14 example.org ünïcode größe東京都に住む 日本語 とても ภาษาไทย "
                 "ខ្មែរ 한국어를 ﬁne I.B.M. a b c \u200bzero").split()
        self.texts = [" ".join(chance.choice(words) for _ in range(chance.randrange(1, 400))) for _ in range(60)]
        records = "".join(json.dumps({"id": str(i), "text": text}) + "\n" for i, text in enumerate(self.texts))
        self.tool("index", self.path("db"), "--jsonl", "-", stdin=records)

    def test_gives_the_text_from_positions(self):
        db = xapian.Database(self.path("db"))
        for docid in range(1, len(self.texts) + 1):
            ordered, from_positions = texts_of_words(db, docid)
            self.assertEqual(from_positions.text, ordered.text)
            self.assertEqual(from_positions.whole_words, ordered.whole_words)
            self.assertEqual(from_positions.ordered, ordered.ordered)

    def test_texts_of_more_than_8000_words_have_no_order(self):
        text = " ".join(f"w{i}" for i in range(8001))
        self.tool("index", self.path("long"), "--jsonl", "-", stdin=json.dumps({"id": "1", "text": text}))
        db = xapian.Database(self.path("long"))
        self.assertEqual([], list(db.positionlist(1, "XNW#")))
        self.assertEqual(text.encode(), next(texts_of_words(db, 1)).text)

    def test_positions_serve_where_the_order_is_another(self):
        db = xapian.WritableDatabase(self.path("db"))
        expected = [(match.docid, match.jaccard, match.exact) for match in neardup.find(db, self.texts[7])]
        self.assertIn((8, 1, True), expected)
        document = db.get_document(8)
        document.remove_term("XNW#")
        document.add_posting("XNW#", 2, 0)
        db.replace_document(8, document)
        self.assertEqual(2, len(list(texts_of_words(db, 8))))
        near = self.texts[7] + " more"
        self.assertTrue(all(match.exact for match in neardup.find(db, near) if match.docid == 8))

    def test_positions_serve_where_the_order_has_a_word_more(self):
        text = " ".join(f"w{i}" for i in range(300))
        self.tool("index", self.path("long"), "--jsonl", "-", stdin=json.dumps({"id": "1", "text": text}))
        db = xapian.WritableDatabase(self.path("long"))
        document = db.get_document(1)
        document.add_posting("XNW#", 7, 0)
        db.replace_document(1, document)
        for words in (text, text.replace("w150 ", "other ")):
            with open(self.path("text"), "w", encoding="utf-8") as file:
                file.write(words)
            [row] = self.rows("find", self.path("long"), "--text", self.path("text"))
            [match] = neardup.find(db, words)
            self.assertEqual((row["jaccard"], row["verification"]), (round(match.jaccard, 6), "exact"))
            self.assertTrue(match.exact)


class Metadata(DatabaseTest):
    def setUp(self):
        super().setUp()
        self.db = xapian.WritableDatabase(self.path("db"), xapian.DB_CREATE_OR_OPEN)

    def test_a_database_knows_its_scheme(self):
        signer = neardup.Signer("short")
        neardup.prepare(self.db, signer)
        self.assertEqual(signer.scheme, neardup.scheme_of(self.db))
        self.assertEqual(signer.scheme, neardup.signer_of(self.db).scheme)

    def test_a_database_that_was_never_signed(self):
        with self.assertRaisesRegex(neardup.SchemeMismatch, "no near-duplicate signatures"):
            neardup.signer_of(self.db)

    def test_schemes_that_clash_are_named(self):
        neardup.prepare(self.db, SIGNER)
        short = neardup.Signer("short")
        with self.assertRaisesRegex(neardup.SchemeMismatch, f"{SIGNER.scheme.name}.*{short.scheme.name}.*slot 64"):
            neardup.prepare(self.db, short)
        with self.assertRaisesRegex(neardup.SchemeMismatch, "terms XND"):
            neardup.prepare(self.db, neardup.Signer("short slots=70,71,72,73"))

    def test_two_schemes_may_stand_side_by_side(self):
        neardup.prepare(self.db, SIGNER)
        neardup.prepare(self.db, neardup.Signer("short slots=70,71,72,73 bandprefix=XSD groupprefix=XSG"))
        with self.assertRaisesRegex(neardup.SchemeMismatch, "2 schemes"):
            neardup.scheme_of(self.db)

    def test_versions_are_kept_in_order(self):
        key = "neardup:tokenizer:" + SIGNER.scheme.name
        self.db.set_metadata(key, "ICU 9.0\nAAA 1\n")
        neardup.prepare(self.db, SIGNER)
        neardup.prepare(self.db, SIGNER)
        self.assertEqual("".join(line + "\n" for line in sorted(["AAA 1", "ICU 9.0", SIGNER.tokenizer_version])),
                         self.db.get_metadata(key).decode())

    def test_a_scheme_of_a_later_version(self):
        self.db.set_metadata("neardup:scheme:12345678", "neardup9 of=the future")
        with self.assertRaisesRegex(neardup.SchemeMismatch, "neardup9"):
            neardup.scheme_of(self.db)


class Groups(DatabaseTest):
    def test_what_is_in_no_group(self):
        path = self.write("db", [TEXT], SIGNER)
        db = xapian.Database(path)
        self.assertEqual("", neardup.group_of(db.get_document(1)))
        self.assertEqual([], neardup.members(db, ""))
        self.assertEqual([], neardup.members(db, "nosuchgroup"))

    def test_groups_written_without_terms_or_with_a_lost_state(self):
        path = self.write("db", [TEXT, NEAR, FAR], SIGNER)
        self.tool("group", path, "--no-group-terms", "--quiet")
        db = xapian.WritableDatabase(path)
        group = neardup.group_of(db.get_document(2))
        self.assertEqual([(1, "representative"), (2, "member")],
                         [(member.docid, member.role) for member in neardup.members(db, group)])
        document = db.get_document(1)
        document.add_value(67, b"")
        db.replace_document(1, document)
        self.assertEqual([(2, "member"), (1, None)],
                         [(member.docid, member.role) for member in neardup.members(db, group)])

    def test_members_of_databases_grouped_without_terms(self):
        both = xapian.Database()
        for name, options in (("with", ()), ("without", ("--no-group-terms",))):
            path = self.write(name, [TEXT, NEAR], SIGNER)
            self.tool("group", path, "--quiet", *options)
            both.add_database(xapian.Database(path))
        groups = {neardup.group_of(both.get_document(docid)) for docid in (1, 2)}
        self.assertEqual([2, 2] if len(groups) == 2 else [4], [len(neardup.members(both, group)) for group in groups])


if __name__ == "__main__":
    run()
