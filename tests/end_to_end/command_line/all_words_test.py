#!/usr/bin/env python3
# Rooms: icu_tokenizer/pipeline, plugin/text, core/corpus, cli/dedupe
"""A text is all its words: of any length, in any script, with their signs; by every door."""

import json
import os
import random
import subprocess
import unittest

from command_line import CommandLine, main, text, tool

# Letters of ten scripts; words of them are not cut by a dictionary.
SCRIPTS = {"Latin": "abcdefghijklmnopqrstuvwxyz", "Cyrillic": "абвгдежзиклмнопрстуфх", "Greek": "αβγδεζηθικλμνξοπρστυ",
           "Arabic": "ابتثجحخدذرزسشصضطظعغف", "Hebrew": "אבגדהוזחטיכלמנסעפצקר", "Devanagari": "कखगघचछजझटठडढतथदधनपफब",
           "Malayalam": "കഖഗഘചഛജഝടഠഡഢതഥദധനപഫബ", "Javanese": "ꦲꦤꦕꦫꦏꦢꦠꦱꦮꦭꦥꦝꦗꦪꦚꦩꦒꦧ", "Georgian": "აბგდევზთიკლმნოპჟრსტ",
           "Hangul": "가나다라마바사아자차카타파하거너더러머버"}


def long_word(draw, letters):
    word = "".join(draw.choice(letters) for _ in range(70))
    return word[:draw.randint(-(-65 // len(letters[0].encode())), 70)]


class AllWords(CommandLine):
    def setUp(self):
        super().setUp()
        self.seed = random.SystemRandom().randint(0, 2**32)
        print("seed", self.seed)
        self.draw = random.Random(self.seed)

    def pairs(self, count):
        """Texts that differ in one long word."""
        for i in range(count):
            letters = SCRIPTS[sorted(SCRIPTS)[i % len(SCRIPTS)]]
            words = [f"w{i}a", f"w{i}b", f"w{i}c"][:self.draw.randint(0, 3)]
            place = self.draw.randint(0, len(words))
            one, other = long_word(self.draw, letters), long_word(self.draw, letters)
            yield [" ".join(words[:place] + [word] + words[place:]) for word in (one, other)]

    def test_records_that_differ_in_a_long_word_all_stay(self):
        lines = "".join(json.dumps({"text": one}) + "\n" for pair in self.pairs(1000) for one in pair)
        done = self.run_tool("dedupe", "-", "--as", "jsonl", "--output", os.devnull, stdin=lines)
        self.assertIn("2000 texts: 2000 kept", done.stderr + done.stdout)

    def test_equal_long_words_are_copies(self):
        word = long_word(self.draw, SCRIPTS["Javanese"])
        done = self.run_tool("dedupe", "-", stdin=f"{word}\n{word}\n{word}ꦲ\n")
        self.assertEqual([word, word + "ꦲ"], done.stdout.split("\n")[:2])

    def test_an_index_holds_long_words(self):
        one, other = long_word(self.draw, SCRIPTS["Latin"]), long_word(self.draw, SCRIPTS["Latin"])
        body = text(3, 60)
        paths = self.index(a=f"{body} {one} end", b=f"{body} {other} end", c=f"{body} {one} end")
        self.run_tool("group", self.db)
        found = {row["id"]: row for row in self.rows("find", self.db, paths["a"], "--threshold", "0.5")}
        self.assertEqual((1, "exact"), (found[paths["c"]]["jaccard"], found[paths["c"]]["verification"]))
        self.assertLess(found[paths["b"]]["jaccard"], 1)
        self.assertEqual("exact", found[paths["b"]]["verification"])
        self.assertEqual([paths["a"], paths["c"]], sorted(row["id"] for row in self.rows("search", self.db, "--no-collapse", one)))
        self.assertEqual([paths["b"]], [row["id"] for row in self.rows("search", self.db, other)])
        self.assertEqual([], self.rows("check", self.db, "--words"))

    def test_a_minus_is_part_of_its_number(self):
        body = text(4, 8)
        paths = self.index(a=f"{body} -500", b=f"{body} 500", c=f"{body} \u2212500")
        found = {row["id"]: row["jaccard"] for row in self.rows("find", self.db, paths["a"], "--threshold", "0.1")}
        self.assertEqual(1, found[paths["c"]])
        self.assertLess(found[paths["b"]], 1)
        self.assertEqual([], self.rows("check", self.db, "--words"))
        self.assertEqual(3, len(self.rows("search", self.db, "--no-collapse", "500")))

    def test_texts_without_words_have_copies(self):
        lines = ["👍👍👍", "!!!", "---", "♥♦♣♠", "-500", "500"]
        done = self.run_tool("dedupe", "-", stdin="".join(line + "\n" + line + " \n" for line in lines))
        self.assertEqual(lines, done.stdout.splitlines())

    def test_spelling_that_readers_call_optional(self):
        for one, other in (("بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ", "بسم الله الرحمن الرحيم"), ("ΚΑΛΗΜΕΡΑ ΚΟΣΜΕ", "Καλημέρα κόσμε"),
                           ("IŞIK ILIK İNCE", "ışık ılık ince")):
            lines = f"{one}\n{other}\n"
            self.assertEqual(2, len(self.run_tool("dedupe", "-", stdin=lines).stdout.splitlines()))
            self.assertEqual(1, len(self.run_tool("dedupe", "-", "--scheme", "spelling", stdin=lines).stdout.splitlines()))

    @unittest.skipUnless(os.path.exists("/usr/bin/omindex"), "omindex is not installed")
    def test_what_omindex_gives_no_term_is_compared_word_for_word(self):
        one, other = long_word(self.draw, SCRIPTS["Latin"]), long_word(self.draw, SCRIPTS["Latin"])
        body = text(5, 80)
        for name, word in (("a", one), ("b", other), ("c", one), ("d", "-7"), ("e", "7")):
            self.write(name + ".txt", f"{word} {body} {word} {body} {word}")
        self.run_tool("run", "--", "omindex", "--db", self.db, "--url", "/", self.docs)
        rows = {(row["id1"], row["id2"]): row for row in self.rows("pairs", self.db, "--threshold", "0.5")}
        self.assertTrue(rows)
        self.assertEqual({"exact"}, {row["verification"] for row in rows.values()})
        equal = [sorted(pair) for pair, row in rows.items() if row["jaccard"] == 1]
        self.assertEqual([["/a.txt", "/c.txt"]], equal)
        self.assertEqual([], self.rows("check", self.db, "--words"))

    @unittest.skipUnless(os.path.exists("/usr/bin/omindex"), "omindex is not installed")
    def test_a_signature_made_of_an_index_says_so(self):
        body = text(6, 80)
        for name, word in (("a", "Ა" * 9), ("b", "Ბ" * 9)):  # Georgian capitals, of which Xapian 1.4 makes no term
            self.write(name + ".txt", f"{word} {body}")
        subprocess.run(["omindex", "--db", self.db, "--url", "/", self.docs], check=True, capture_output=True)
        self.run_tool("sign", self.db)
        (row,) = self.rows("pairs", self.db, "--threshold", "0.5")
        self.assertEqual("exact-by-index", row["verification"])
        self.assertIn("exact by the words of the index", self.run_tool("find", self.db, "/a.txt").stdout)
        explained = self.run_tool("explain", self.db, "/a.txt", "/b.txt").stdout
        self.assertIn("exact by the words of the index", explained)
        self.run_tool("run", "--", "omindex", "--overwrite", "--db", self.db, "--url", "/", self.docs)
        (row,) = self.rows("pairs", self.db, "--threshold", "0.5")
        version = subprocess.run(["omindex", "--version"], check=True, capture_output=True, text=True).stdout
        has_no_term = "xapian-omega 1." in version  # the words are not in the index, but they were signed
        self.assertEqual("estimated" if has_no_term else "exact", row["verification"])
        self.assertLess(row["jaccard"], 1)


if __name__ == "__main__":
    main()
