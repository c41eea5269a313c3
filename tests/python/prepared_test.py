#!/usr/bin/env python3
# Rooms: c, python
"""Texts that are signed in one place and grouped in another; components of numbers; texts in the memory of Arrow."""

import array
import ctypes
import random
import struct
import unittest

from package import families, new_seed, run
import neardup
from neardup import _library
from neardup._library import CBytes, call, library, made, sized
from neardup.arrow_texts import ArrowTexts, arrow_blocks
from neardup.corpus import Corpus, Grouping

SEED = new_seed()
STANDARD = neardup.Scheme("standard").text.encode()


def given(texts):
    return ArrowTexts((CBytes * len(texts))(*(_library.given_bytes(text) for text in texts)), texts)


class Prepared:
    """What neardup_prepare_texts() gives, as lists."""

    def __init__(self, texts, scopes=None, scheme=STANDARD):
        numbers = None if scopes is None else (ctypes.c_int64 * len(scopes))(*scopes)
        handle = made(library.neardup_prepare_texts, *sized(scheme), given(texts).given, len(texts), numbers, 2,
                      to=ctypes.POINTER(_library.CPrepared))
        found, count = handle.contents, handle.contents.count
        read = lambda address, size: struct.unpack(f"{size}q", ctypes.string_at(address, 8 * size)) if size else ()
        self.tokens, self.nodes = read(found.tokens, count), read(found.nodes, count)
        offsets = read(found.form_offsets, count + 1)
        self.forms = [ctypes.string_at(found.forms + begin, end - begin) for begin, end in zip(offsets, offsets[1:])]
        self.ends = found.part_ends[:256]
        pairs = read(found.pairs, 2 * self.ends[-1])
        self.pairs = list(zip(pairs[::2], pairs[1::2]))
        library.neardup_prepared_free(handle)


def roots(edges=(), pairs=()):
    """By the library: {number: root}."""
    handle = made(library.neardup_components_new)
    for function, rows in (("join", edges), ("add_pairs", pairs)):
        if function == "join":
            a, b = (array.array("q", (row[i] for row in rows)) for i in (0, 1))
            call(library.neardup_components_join, handle, a.buffer_info()[0], b.buffer_info()[0], len(rows))
        else:
            flat = array.array("q", (number for row in rows for number in row))
            call(library.neardup_components_add_pairs, handle, flat.buffer_info()[0], len(rows))
    numbers, of, count = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t()
    call(library.neardup_components_roots, handle, numbers, of, count)
    read = [struct.unpack(f"{count.value}q", ctypes.string_at(one, 8 * count.value)) if count.value else ()
            for one in (numbers, of)]
    library.neardup_components_free(handle)
    return dict(zip(*read))


def brute_roots(edges):
    found = {number: number for edge in edges for number in edge}
    changed = True
    while changed:
        changed = False
        for a, b in edges:
            least = min(found[a], found[b])
            changed = changed or found[a] != least or found[b] != least
            found[a] = found[b] = least
    return found


class ComponentsTest(unittest.TestCase):
    def test_none_has_no_roots(self):
        self.assertEqual({}, roots())

    def test_chains_and_random_edges_have_the_roots_of_brute_force(self):
        chance = random.Random(SEED)
        for size in (1, 5, 60, 400):
            edges = [(chance.randrange(-size, size), chance.randrange(-size, size)) for _ in range(size)]
            self.assertEqual(brute_roots(edges), roots(edges))
        chain = [(i, i + 1) for i in range(-2 ** 40, -2 ** 40 + 3000)]
        chance.shuffle(chain)
        self.assertEqual({-2 ** 40}, set(roots(chain).values()))

    def test_nodes_of_one_key_are_joined_and_others_have_no_root(self):
        chance = random.Random(SEED)
        pairs = [(chance.randrange(-200, 200), chance.randrange(1, 300)) for _ in range(250)]
        edges = [(a[1], b[1]) for i, a in enumerate(pairs) for b in pairs[:i] if a[0] == b[0]]
        self.assertEqual(brute_roots(edges), roots(pairs=pairs))

    def test_a_pair_that_repeats_gives_its_node_a_root(self):
        self.assertEqual({7: 7}, roots(pairs=[(1, 7), (2, 8), (1, 7)]))
        self.assertEqual({7: 7, 9: 7}, roots(pairs=[(1, 7), (1, 7), (1, 7), (1, 9)]))


class TextsTest(unittest.TestCase):
    def setUp(self):
        self.texts = [text.encode() for text in families(SEED, count=30, size=6, words=60)]
        self.texts += [b"", b"...", b"...", self.texts[0], self.texts[0], b"one"] + [self.texts[1]] * 5

class PreparedTest(TextsTest):
    def test_no_texts(self):
        self.assertEqual((), Prepared([]).nodes)

    def test_tokens_are_those_of_signatures(self):
        self.assertEqual(list(neardup.signatures(self.texts).tokens), list(Prepared(self.texts).tokens))

    def test_texts_of_one_node_have_equal_words(self):
        nodes = Prepared(["One two.".encode(), b"one two", b"two one", b" ... ", b"...", b"", b"\n"]).nodes
        self.assertEqual(nodes[0], nodes[1])
        self.assertEqual(nodes[3], nodes[4])
        self.assertEqual((0, 0), nodes[5:])
        self.assertEqual(3, len({nodes[0], nodes[2], nodes[3]}))

    def test_pairs_lie_in_the_part_of_their_key(self):
        found = Prepared(self.texts)
        for part in range(256):
            for key, _ in found.pairs[found.ends[part - 1] if part else 0:found.ends[part]]:
                self.assertEqual(part, key >> 56 & 255)
        self.assertEqual(2, max(found.pairs.count(pair) for pair in found.pairs))

    def test_components_of_the_pairs_hold_every_group(self):
        found = Prepared(self.texts)
        of = roots(pairs=found.pairs)
        for group in neardup.dedupe(self.texts).groups:
            self.assertEqual(1, len({of[found.nodes[member]] for member in group.members}), group)

    def test_nodes_of_different_scopes_are_never_joined(self):
        found = Prepared([b"one two three four"] * 3, [5, 6, 0])
        self.assertEqual({}, roots(pairs=found.pairs))
        self.assertEqual(0, found.nodes[2])

    def test_a_text_that_is_not_utf8_is_named(self):
        with self.assertRaisesRegex(neardup.InvalidArgumentError, "text 1 is not UTF-8 at byte 3"):
            Prepared([b"a", b"bc\xff"])


class GroupedTest(TextsTest):
    def grouped(self, forms, texts=None, scopes=None, scheme="standard"):
        corpus = Corpus(scheme, 2)
        corpus.add_signed(given(self.texts if texts is None else texts), given(forms), scopes)
        return corpus.group(Grouping(0.9, "first", 0, "split"))

    def test_groups_are_those_of_dedupe(self):
        scopes = array.array("I", (i % 3 for i in range(len(self.texts))))
        for within in (None, scopes):
            found = self.grouped(Prepared(self.texts).forms, scopes=within)
            groups = found.groups
            want = neardup.dedupe(self.texts, within=within)
            self.assertEqual(list(want.labels), ctypes.cast(groups.representatives, ctypes.POINTER(ctypes.c_uint32))[:groups.texts])
            centres = list(range(len(self.texts)))
            similarities = [1.0] * len(self.texts)
            for group in want.groups:
                for member, similarity in zip(group.members, group.similarities):
                    centres[member], similarities[member] = group.centre, similarity
            self.assertEqual(centres, ctypes.cast(groups.centres, ctypes.POINTER(ctypes.c_uint32))[:groups.texts])
            self.assertEqual(similarities, ctypes.cast(groups.similarities, ctypes.POINTER(ctypes.c_double))[:groups.texts])

    def test_a_text_that_was_not_signed_ends_the_call(self):
        with self.assertRaisesRegex(neardup.NeardupError, "is not the one that was signed"):
            self.grouped(Prepared(self.texts).forms, self.texts[1:] + self.texts[:1])

    def test_forms_of_another_scheme_and_damaged_ones_are_refused(self):
        forms = Prepared(self.texts).forms
        with self.assertRaisesRegex(neardup.SchemeMismatch, "form 0 is of another scheme"):
            self.grouped(forms, scheme="short")
        for size in range(len(forms[0])):
            with self.assertRaisesRegex(neardup.DamagedValueError, "form 0"):
                self.grouped([forms[0][:size]] + forms[1:])
        with self.assertRaisesRegex(neardup.DamagedValueError, "has another size"):
            self.grouped([forms[0][:4] + b"\xff" * 8 + forms[0][12:]] + forms[1:])


def exported(kind, buffers, length, offset=0):
    """An object with an Arrow array, as a column has it."""
    from neardup.arrow_texts import _Array, _Schema
    pointers = (ctypes.c_void_p * len(buffers))(*(
        None if buffer is None else ctypes.cast(ctypes.c_char_p(buffer), ctypes.c_void_p).value for buffer in buffers))
    schema, data = _Schema(format=kind), _Array(length, 0, offset, len(buffers), 0, ctypes.addressof(pointers))
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype, capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]

    class Column:
        kept = (pointers, schema, data, buffers)

        def __arrow_c_array__(self, requested_schema=None):
            return (capsule(ctypes.addressof(schema), b"arrow_schema", None),
                    capsule(ctypes.addressof(data), b"arrow_array", None))

        def to_pylist(self):
            raise AssertionError("the column is read value by value")

        def __len__(self):
            return length

    return Column()


class ArrowTest(unittest.TestCase):
    def texts(self, *column):
        (block,) = arrow_blocks(exported(*column))
        return [block.text(i) for i in range(len(block))]

    def test_strings_with_offsets_of_four_and_eight_bytes(self):
        for kind, code in ((b"u", "i"), (b"z", "i"), (b"U", "q"), (b"Z", "q")):
            offsets = struct.pack(f"4{code}", 0, 2, 2, 5)
            self.assertEqual([b"ab", b"", b"cde"], self.texts(kind, [None, offsets, b"abcde"], 3))
            self.assertEqual([b"", b"cde"], self.texts(kind, [None, offsets, b"abcde"], 2, 1))
            self.assertEqual([b"ab", b"", b""], self.texts(kind, [b"\x03", offsets, b"abcde"], 3))

    def test_views(self):
        views = struct.pack("i12s", 3, b"abc") + struct.pack("i4sii", 13, b"long", 1, 2)
        self.assertEqual([b"abc", b"long text her"], self.texts(b"vu", [None, views, b"", b"__long text here"], 2))

    def test_dedupe_reads_the_memory_of_a_column(self):
        texts = families(SEED, count=10)
        data = [text.encode() for text in texts]
        ends = [sum(map(len, data[:i])) for i in range(len(data) + 1)]
        column = exported(b"u", [None, struct.pack(f"{len(ends)}i", *ends), b"".join(data)], len(data))
        found = neardup.dedupe(column)
        self.assertEqual(list(neardup.dedupe(texts).labels), list(found.labels))
        self.assertEqual(texts[3], found.text(3))

    def test_other_columns_are_read_value_by_value(self):
        self.assertIsNone(arrow_blocks(exported(b"l", [None, b""], 0)))
        self.assertIsNone(arrow_blocks(["a"]))
        with self.assertRaisesRegex(neardup.InvalidArgumentError, "format 'l' has no texts"):
            call(library.neardup_arrow_texts, b"l", None, None)

    def test_columns_of_installed_packages(self):
        texts = families(SEED, count=5) + [None]
        for name in ("pyarrow", "polars", "pandas"):
            try:
                module = __import__(name)
            except ImportError:
                print(f"not tried: {name} is not installed")
                continue
            column = module.chunked_array([texts[:7], texts[7:]]) if name == "pyarrow" else module.Series(texts)
            self.assertEqual(list(neardup.dedupe(texts).labels), list(neardup.dedupe(column).labels))


if __name__ == "__main__":
    run()
