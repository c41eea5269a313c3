#!/usr/bin/env python3
"""The command line from end to end: what each command prints, and the exit code of everything that goes wrong.

    command_line_test.py PATH_OF_XAPIAN_NEARDUP
"""

import base64
import bz2
import contextlib
import fcntl
import gzip
import json
import lzma
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest
from xml.etree import ElementTree

import web_archive

TOOL = ""

WORDS = ("alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan spruce "
         "thorn ulex vine willow yew zelkova acorn bark cone dell ember fern glade heath inlet jetty knoll").split()


def text(first, count=120, step=7):
    """Words in an order of their own for each `first`: two such texts share few runs of three."""
    return " ".join(WORDS[(first * 11 + i * step + i * i * (first + 3)) % len(WORDS)] + str(first) for i in range(count))


BASE = text(1)
NEAR = BASE.replace("larch1", "pear1", 1)
OTHER = text(2)


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-")
        self.db = os.path.join(self.folder, "db")
        self.docs = os.path.join(self.folder, "docs")
        os.mkdir(self.docs)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def run_tool(self, *arguments, stdin="", code=0):
        done = subprocess.run([TOOL, *arguments], input=stdin, capture_output=True, text=True, timeout=120)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        if code:
            self.assertIn("xapian-neardup", done.stdout + done.stderr)
        return done

    def rows(self, *arguments):
        return [json.loads(line) for line in self.run_tool(*arguments, "--format=jsonl").stdout.splitlines()]

    def write(self, name, content):
        path = os.path.join(self.docs, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def index(self, **files):
        paths = {name: self.write(name + ".txt", content) for name, content in files.items()}
        self.run_tool("index", self.db, self.docs)
        return paths


class Listings(CommandLine):
    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR, c=BASE, d=OTHER, e="")
        self.run_tool("group", self.db)

    def test_find_lists_matches_best_first(self):
        found = self.rows("find", self.db, "--id", self.paths["a"])
        self.assertEqual([self.paths["c"], self.paths["b"]], [row["id"] for row in found])
        self.assertEqual(["id", "docid", "hamming", "jaccard", "containment", "verification"], list(found[0]))
        self.assertEqual(1, found[0]["jaccard"])
        self.assertTrue(0.9 < found[1]["jaccard"] < 1)
        self.assertEqual({"exact"}, {row["verification"] for row in found})

    def test_find_takes_text_from_a_file_and_from_standard_input(self):
        by_file = self.rows("find", self.db, "--text", self.paths["b"])
        by_stdin = self.run_tool("find", self.db, "--text", "-", "--format=jsonl", stdin=NEAR).stdout.splitlines()
        self.assertEqual(by_file, [json.loads(line) for line in by_stdin])
        self.assertEqual(self.paths["b"], by_file[0]["id"])

    def test_pairs_are_listed_with_all_columns(self):
        pairs = self.rows("pairs", self.db)
        self.assertEqual(["id1", "docid1", "id2", "docid2", "hamming", "jaccard", "containment", "verification", "measure"],
                         list(pairs[0]))
        self.assertEqual([row["jaccard"] for row in pairs], [row["measure"] for row in pairs])
        found = {(row["id1"], row["id2"]) for row in pairs}
        a, b, c = (self.paths[name] for name in "abc")
        self.assertEqual({(a, b), (a, c), (b, c)}, found)

    def test_tsv_has_a_header_unless_told_otherwise(self):
        with_header = self.run_tool("pairs", self.db, "--format=tsv").stdout.splitlines()
        without = self.run_tool("pairs", self.db, "--format=tsv", "--no-header").stdout.splitlines()
        self.assertEqual("id1\tdocid1\tid2\tdocid2\thamming\tjaccard\tcontainment\tverification\tmeasure", with_header[0])
        self.assertEqual(with_header[1:], without)

    def test_pairs_by_another_measure(self):
        for measure in ("jaccard", "containment", "multiset", "idf", "cosine"):
            pairs = self.rows("pairs", self.db, "--measure", measure, "--threshold", "0.8")
            self.assertEqual(3, len(pairs), measure)
            self.assertTrue(all(0.8 <= row["measure"] <= 1 for row in pairs))
        text = self.run_tool("pairs", self.db, "--measure", "cosine").stdout
        self.assertRegex(text.splitlines()[0], r"^[01]\.[0-9]{4} cosine ")
        done = self.run_tool("pairs", self.db, "--measure", "klingon", code=2)
        self.assertIn("'klingon' is not one of jaccard, containment, multiset, idf, cosine", done.stderr)
        self.run_tool("pairs", self.db, "--measure", "idf", "--max-distance", "3", code=2)

    def test_groups_name_representative_and_members(self):
        (group,) = self.rows("groups", self.db)
        self.assertEqual(["group", "representative", "representative_docid", "members", "member_docids", "min_similarity"],
                         list(group))
        self.assertEqual(self.paths["a"], group["representative"])
        self.assertEqual({self.paths[name] for name in "abc"}, set(group["members"]))
        self.assertTrue(0.9 <= group["min_similarity"] < 1)

    def test_search_shows_each_text_once_and_counts_what_it_hides(self):
        (hit,) = self.rows("search", self.db, BASE.split()[0])
        self.assertEqual(["rank", "id", "docid", "title", "url", "group", "collapsed", "at_least"], list(hit))
        self.assertEqual((2, False), (hit["collapsed"], hit["at_least"]))
        self.assertIn("(+2 near-duplicates)", self.run_tool("search", self.db, BASE.split()[0]).stdout)
        every = self.rows("search", self.db, BASE.split()[0], "--no-collapse")
        self.assertEqual({self.paths[name] for name in "abc"}, {row["id"] for row in every})
        self.assertEqual({hit["group"]}, {row["group"] for row in every})

    def test_search_counts_what_several_words_find_and_hide(self):
        lines = [json.dumps({"id": str(i), "text": f"{text(i // 6, 60)} {'left' if i % 3 else 'east'} "
                                                   f"{'right' if i % 7 else 'west'}"}) for i in range(150)]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines))
        self.run_tool("group", self.db, "--threshold", "0.8")
        for query in ("left right", "left OR west", "east west", "left"):
            every = self.rows("search", self.db, query, "--no-collapse", "--limit", "1000")
            shown = self.rows("search", self.db, query, "--limit", "1000")
            for limit in ("0", "3", "1000"):
                summary = self.run_tool("search", self.db, query, "--limit", limit).stdout.splitlines()[-1]
                expected = f"{len(every)} hits, {len(every) - len(shown)} of them near-duplicates and not shown"
                self.assertEqual(expected, summary, (query, limit))

    def test_search_pages_show_each_text_once(self):
        lines = [json.dumps({"id": str(i), "text": text(i % 25, 60) + " common" * (1 + i % 7)}) for i in range(100)]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines))
        for grouped in (False, True):
            if grouped:
                self.run_tool("group", self.db)
            whole = self.rows("search", self.db, "common", "--limit", "100", "--live")
            by_page = [hit for first in range(0, 100, 3)
                       for hit in self.rows("search", self.db, "common", "--limit", "3", "--offset", str(first), "--live")]
            self.assertEqual(whole, by_page)
            self.assertEqual([i + 1 for i in range(len(whole))], [hit["rank"] for hit in whole])
            self.assertEqual(100, sum(1 + hit["collapsed"] for hit in whole))
        self.assertEqual([hit["id"] for hit in whole],
                         [hit["id"] for hit in self.rows("search", self.db, "common", "--limit", "100")])

    def test_search_without_groups_compares_the_hits_and_says_so(self):
        db = os.path.join(self.folder, "other")
        self.run_tool("index", db, self.docs)
        (hit,) = self.rows("search", db, BASE.split()[0])
        self.assertEqual((2, False, None), (hit["collapsed"], hit["at_least"], hit["group"]))
        self.assertIn("xapian-neardup group", self.run_tool("search", db, BASE.split()[0]).stdout)
        self.assertNotIn("xapian-neardup group", self.run_tool("search", db, BASE.split()[0], "--live").stdout)
        self.assertEqual(2, len(self.rows("search", db, BASE.split()[0], "--threshold", "0.999")))
        done = self.run_tool("search", db, BASE.split()[0], "--compare-hits", "2").stdout
        self.assertIn("(+at least 1 near-duplicate)", done)
        self.assertIn("there are more hits", done)
        (hit,) = self.rows("search", db, BASE.split()[0], "--compare-hits", "2")
        self.assertEqual((1, True), (hit["collapsed"], hit["at_least"]))

    def test_search_expands_a_hit_to_those_it_stands_for(self):
        db = os.path.join(self.folder, "other")
        self.run_tool("index", db, self.docs)
        word = BASE.split()[0]
        for place in (self.db, db):
            every = {row["id"]: row["rank"] for row in self.rows("search", place, word, "--no-collapse")}
            for name in "abc":
                rows = self.rows("search", place, word, "--expand", self.paths[name])
                self.assertEqual(["rank", "id", "docid", "title", "url", "group", "jaccard", "verification"], list(rows[0]))
                self.assertEqual(every, {row["id"]: row["rank"] for row in rows})
                self.assertEqual(sorted(every.values()), [row["rank"] for row in rows])
                known = [row for row in rows if row["jaccard"] is not None]
                self.assertEqual(2, len(known))
                self.assertEqual({"exact"}, {row["verification"] for row in known})
                self.assertTrue(all(0.9 <= row["jaccard"] <= 1 for row in known))
            self.assertIn("3 of the hits are near-duplicates of each other", self.run_tool("search", place, word, "--expand",
                                                                      self.paths["a"]).stdout)
            self.assertIn("is not a hit", self.run_tool("search", place, word, "--expand", self.paths["d"], code=1).stderr)

    def test_search_options_that_exclude_each_other_are_refused(self):
        for options in (["--no-collapse", "--live"], ["--live", "--collapse-slot", "1"], ["--compare-hits", "0"],
                        ["--no-collapse", "--expand", "x"], ["--threshold", "2"]):
            self.run_tool("search", self.db, "word", *options, code=2)

    def test_near_in_a_query_finds_candidates(self):
        found = self.rows("search", self.db, "near:" + self.paths["a"], "--no-collapse")
        self.assertEqual({self.paths[name] for name in "abc"}, {row["id"] for row in found})

    def test_explain_shows_what_differs(self):
        (row,) = self.rows("explain", self.db, self.paths["a"], self.paths["b"])
        for key in ("bands_shared", "hamming", "jaccard", "containment", "verification", "longest_common_run"):
            self.assertIsNotNone(row[key], key)
        self.assertEqual([], row["only_in_a"] if BASE.count("larch1") > 1 else [])
        self.assertEqual(["pear1"], row["only_in_b"])
        self.assertTrue(0 < row["longest_common_run"] < 120)

    def test_explain_prints_measures_bands_and_runs(self):
        shown = self.run_tool("explain", self.db, self.paths["a"], self.paths["b"]).stdout
        for line in (r"^similarity +0\.\d{4} exact", r"^bands shared +\d of 8$", r"^  minhash:8x4 +( [a-h-]){8}$",
                     r"^  second in first +0\.\d{4}", r"^  idf jaccard +0\.\d{4}", r"^  edit distance +1  words",
                     r"^shared runs +1$", r"^  119 words +first   larch1 \[willow1 .*", r"^only in the second  pear1$"):
            self.assertRegex(shown, re.compile(line, re.M))
        self.assertNotIn("pear1 ", self.run_tool("explain", self.db, self.paths["a"], self.paths["b"], "--runs", "0").stdout)

    def test_explain_writes_a_page(self):
        page = os.path.join(self.folder, "pair.html")
        self.run_tool("explain", self.db, self.paths["a"], self.paths["b"], "--html", page)
        with open(page, encoding="utf-8") as file:
            content = file.read()
        self.assertIn("<del>larch1</del>", content)
        self.assertIn("<ins>pear1</ins>", content)
        self.assertEqual(["db", "docs", "pair.html"], sorted(os.listdir(self.folder)))
        for read in (self.paths["a"], os.path.join(self.db, "postlist.glass"), self.db):
            done = self.run_tool("explain", self.db, self.paths["a"], self.paths["b"], "--html", read, code=2)
            self.assertIn("is an input; name another file", done.stderr)
        self.run_tool("info", self.db)

    def test_info_counts_every_document(self):
        (row,) = self.rows("info", self.db)
        expected = {"documents": 5, "signed": 4, "unsigned": 0, "empty": 1, "groups": 1, "grouped_documents": 3}
        self.assertEqual(expected, {key: row[key] for key in expected})
        self.assertTrue(row["scheme"].startswith("neardup2 "))
        self.assertGreater(row["band_terms"], 8)

    def test_group_prefers_as_told_and_remembers_it(self):
        representative = lambda: self.rows("groups", self.db)[0]["representative"]
        self.assertEqual(self.paths["a"], representative())
        done = self.run_tool("group", self.db, "--prefer", "path:/none,newest")
        self.assertIn("prefer path:/none,newest; previously: threshold 0.9, prefer oldest\n", done.stdout)
        self.assertEqual(self.paths["c"], representative())
        done = self.run_tool("group", self.db)
        self.assertIn("rule: threshold 0.9, prefer path:/none,newest; unchanged\n", done.stdout)
        self.assertIn("0 documents changed", done.stdout)
        self.assertIn("prefer=path:/none,newest ", self.run_tool("info", self.db).stdout)
        (row,) = self.rows("group", self.db, "--prefer", "path:" + self.paths["b"])
        self.assertEqual("path:" + self.paths["b"], row["prefer"])
        self.assertEqual(self.paths["b"], representative())
        (hit,) = self.rows("search", self.db, BASE.split()[0])
        self.assertEqual(2, hit["collapsed"])

    def test_group_goes_by_the_rule_of_before(self):
        rule = lambda *options: self.run_tool("group", self.db, *options).stdout.splitlines()[0]
        bounds = ["--threshold", "0.5", "--within", "T", "--max-days", "0:30", "--band-cap", "7"]
        set_rule = "rule: threshold 0.5, prefer oldest, within T, max-days 0:30, band-cap 7"
        self.assertEqual(set_rule + "; previously: threshold 0.9, prefer oldest", rule(*bounds))
        self.assertEqual(set_rule + "; unchanged", rule())
        (row,) = self.rows("group", self.db, "--dry-run", "--from-scratch") or [None]
        self.assertIsNone(row)
        (row,) = self.rows("group", self.db)
        self.assertEqual([0.5, "oldest", "T", "0:30", 7, True],
                         [row[key] for key in ("threshold", "prefer", "within", "max_days", "band_cap", "incremental")])
        self.run_tool("sign", self.db, "--resign", "--scheme", "short")
        self.assertEqual(set_rule + "; unchanged", rule())
        self.assertIn("rule: threshold 0.5, prefer oldest, band-cap 7; previously:", rule("--within", "none", "--max-days", "none"))

    def test_a_bound_of_before_that_no_document_has_names_the_way_out(self):
        done = self.run_tool("group", self.db, "--within", "XQQ", code=2)
        self.assertIn("'none' removes the limit", done.stderr)

    def test_group_of_several_says_whose_rule_it_replaces(self):
        other = self.db + "2"
        self.run_tool("index", other, self.docs)
        self.run_tool("group", other, "--threshold", "0.6")
        done = self.run_tool("group", self.db, other).stdout
        self.assertIn("rule: threshold 0.9, prefer oldest, 2 databases as one; previously: threshold 0.9, prefer oldest\n", done)
        self.assertIn(f"'{other}' had the rule: threshold 0.6, prefer oldest\n", done)
        self.assertIn("prefer oldest; previously: threshold 0.9, prefer oldest, 2 databases as one", self.run_tool("group", self.db).stdout)

    def test_bad_preferences_are_refused_with_what_is_known(self):
        for rules, expected in (("loudest", "url-length"), ("value:9:asc", "slot 9"), ("value:65:asc", "slot 65"),
                                ("oldest,longest", "nothing to decide"), ("path:x", "slash")):
            done = self.run_tool("group", self.db, "--prefer", rules, code=2)
            self.assertIn(expected, done.stderr)
        self.assertIn("prefer=oldest ", self.run_tool("info", self.db).stdout)

    def test_distinct_documents_stand_for_each_other_nowhere(self):
        a, b, c, d = (self.paths[name] for name in "abcd")
        self.assertIn("0 pairs", self.run_tool("distinct", self.db).stdout)
        self.assertIn("are declared distinct", self.run_tool("distinct", self.db, c, a).stdout)
        self.assertIn("already declared", self.run_tool("distinct", self.db, a, c).stdout)
        self.run_tool("distinct", self.db, a, b)
        docid = {name: number for number, name in enumerate((a, b, c, d), 1)}
        self.assertEqual([{"id1": a, "docid1": docid[a], "id2": other, "docid2": docid[other]} for other in (b, c)],
                         self.rows("distinct", self.db))
        self.assertEqual(f"id1\tdocid1\tid2\tdocid2\n{a}\t1\t{b}\t2\n{a}\t1\t{c}\t3\n",
                         self.run_tool("distinct", self.db, "--format=tsv").stdout)
        self.assertEqual([], self.rows("find", self.db, "--id", a))
        self.assertIn("2 declared distinct", self.run_tool("find", self.db, "--id", a).stdout)
        self.assertEqual([{b, c}], [{row["id1"], row["id2"]} for row in self.rows("pairs", self.db)])
        self.assertIn("2 declared distinct", self.run_tool("pairs", self.db).stdout)
        self.assertEqual(2, self.rows("info", self.db)[0]["distinct_pairs"])
        self.run_tool("group", self.db)
        (row,) = self.rows("groups", self.db)
        self.assertEqual([b, c], sorted(row["members"]))
        self.write("c.txt", BASE + " ")  # indexed again, the text is the same
        os.utime(c, (1, 1))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([], self.rows("find", self.db, "--id", a))
        for other in (b, c):
            self.assertIn("no longer", self.run_tool("distinct", self.db, other, a, "--remove").stdout)
        self.run_tool("group", self.db)
        self.assertEqual(3, len(self.rows("groups", self.db)[0]["members"]))
        self.assertIn("not declared distinct", self.run_tool("distinct", self.db, a, b, "--remove", code=2).stderr)

    def test_distinct_needs_two_documents_with_ids(self):
        a = self.paths["a"]
        self.run_tool("distinct", self.db, a, code=2)
        self.run_tool("distinct", self.db, "--remove", code=2)
        self.assertIn("one document", self.run_tool("distinct", self.db, a, a, code=2).stderr)
        self.assertIn("'nobody'", self.run_tool("distinct", self.db, a, "nobody", code=1).stderr)

    def test_hash_and_compare_need_no_database(self):
        first, second = self.rows("hash", self.paths["a"], self.paths["b"])
        self.assertEqual(["path", "fingerprint", "hex", "tokens"], list(first))
        self.assertEqual((13, 16, 120), (len(first["fingerprint"]), len(first["hex"]), first["tokens"]))
        (row,) = self.rows("compare", self.paths["a"], self.paths["b"])
        self.assertEqual(bin(int(first["hex"], 16) ^ int(second["hex"], 16)).count("1"), row["hamming"])
        (found,) = [f for f in self.rows("find", self.db, "--id", self.paths["a"]) if f["id"] == self.paths["b"]]
        self.assertEqual(found["jaccard"], row["jaccard"])
        self.assertEqual((1, 120, None), (row["edit_distance"], row["edit_distance_bound"], row["idf_jaccard"]))
        shown = self.run_tool("compare", self.paths["a"], self.paths["b"]).stdout.splitlines()
        self.assertRegex(shown[0], r"^0\.[0-9]{4} exact +contained [01]\.[0-9]{4} ")
        self.assertRegex(shown[1], r"^  jaccard +0\.[0-9]{4} ")
        header = self.run_tool("compare", self.paths["a"], self.paths["b"], "--format=tsv").stdout.splitlines()[0]
        self.assertTrue(header.startswith("hamming\tjaccard\tcontainment\tverification\ta_in_b\tb_in_a\t"), header)

    def test_a_file_without_words_has_no_fingerprint(self):
        (row,) = self.rows("hash", self.paths["e"])
        self.assertEqual((None, None, 0), (row["fingerprint"], row["hex"], row["tokens"]))

    def test_a_fingerprint_finds_its_document_by_scanning(self):
        (row,) = self.rows("hash", self.paths["d"])
        for form in ("fingerprint", "hex"):
            found = self.rows("find", self.db, "--fingerprint", row[form], "--max-distance", "0", "--scan")
            self.assertEqual([self.paths["d"]], [f["id"] for f in found])
            self.assertIsNone(found[0]["jaccard"])


class Rows(CommandLine):
    """What programs read: every row names its documents, and every cell can be read back."""

    def test_documents_whose_ids_are_no_utf8_are_told_apart_by_docid(self):
        for name in (b"a\xff.txt", b"a\xfe.txt"):
            with open(os.path.join(os.fsencode(self.docs), name), "w") as file:
                file.write(BASE)
        self.run_tool("index", self.db, self.docs)
        (change, other) = self.rows("group", self.db, "--dry-run")
        self.assertEqual((change["id"], {1, 2}), (other["id"], {change["docid"], other["docid"]}))
        self.run_tool("group", self.db)
        (pair,) = self.rows("pairs", self.db)
        self.assertEqual((pair["id1"], 1, 2), (pair["id2"], pair["docid1"], pair["docid2"]))
        (group,) = self.rows("groups", self.db)
        self.assertEqual((1, [1, 2]), (group["representative_docid"], group["member_docids"]))
        hits = self.rows("search", self.db, BASE.split()[0], "--no-collapse")
        self.assertEqual({1, 2}, {hit["docid"] for hit in hits})
        expanded = self.rows("search", self.db, BASE.split()[0], "--expand", "2")
        self.assertEqual({1, 2}, {hit["docid"] for hit in expanded})
        self.run_tool("distinct", self.db, "1", "2")
        (pair,) = self.rows("distinct", self.db)
        self.assertEqual({1, 2}, {pair["docid1"], pair["docid2"]})

    def test_a_declared_pair_outlives_its_documents(self):
        paths = self.index(a=BASE, b=NEAR)
        self.run_tool("distinct", self.db, paths["a"], paths["b"])
        os.remove(paths["b"])
        self.run_tool("index", self.db, self.docs, "--delete-missing")
        self.assertEqual([{"id1": paths["a"], "docid1": 1, "id2": paths["b"], "docid2": None}],
                         self.rows("distinct", self.db))

    def test_cells_come_back_by_one_unescape(self):
        ids = ["a\tb\\t", "c\\d\ne", "\x9b f\x7f"]
        lines = "\n".join(json.dumps({"id": name, "text": BASE}) for name in ids)
        self.run_tool("index", self.db, "--jsonl", "-", stdin=lines)
        self.run_tool("group", self.db)
        done = self.run_tool("groups", self.db, "--format=tsv", "--no-header").stdout
        self.assertNotIn("\x9b", done)
        _, head, _, members, docids, _ = done.splitlines()[0].split("\t")
        self.assertEqual(ids, json.loads(members))
        self.assertEqual([1, 2, 3], json.loads(docids))
        meaning = {"\\t": "\t", "\\n": "\n", "\\\\": "\\"}
        self.assertEqual(ids[0], re.sub(r"\\.", lambda found: meaning[found.group()], head))

    def test_tsv_has_every_field_of_a_json_row(self):
        paths = self.index(a=BASE, b=NEAR)
        self.run_tool("group", self.db)
        for command in (["info", self.db], ["compare", paths["a"], paths["b"]], ["pairs", self.db],
                        ["groups", self.db], ["search", self.db, BASE.split()[0]], ["plan"]):
            header = self.run_tool(*command, "--format=tsv").stdout.splitlines()[0]
            self.assertEqual(list(self.rows(*command)[0]), header.split("\t"), command)


class Options(CommandLine):
    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR)

    def refused(self, message, *arguments):
        done = self.run_tool(*arguments, code=2)
        self.assertIn(message, done.stderr, arguments)
        self.assertEqual("", done.stdout)

    def test_an_option_that_would_do_nothing_is_refused(self):
        a, b = self.paths["a"], self.paths["b"]
        records = self.write("records/records.jsonl", json.dumps({"id": "record", "text": OTHER}))
        only_lines = ["index", self.db, "--jsonl", records]
        self.refused("--null has no effect without --files-from", "index", self.db, self.docs, "--null")
        self.refused("--base-url has no effect without PATH", *only_lines, "--base-url", "https://example.org/")
        self.refused("--delete-missing has no effect without PATH", *only_lines, "--delete-missing")
        for option in (["--follow"], ["--since", "2026-01-01"], ["--charset", "UTF-8"]):
            self.refused(f"{option[0]}: has no effect without PATH or --files-from", *only_lines, *option)
        for policy in ([], ["--on-duplicate", "keep"]):
            self.refused("--duplicate-threshold: has no effect without --on-duplicate skip, replace or mark", "index",
                         self.db, self.docs, "--duplicate-threshold", "0.9", *policy)
        for command in (["find", self.db, "--docid", "1"], ["pairs", self.db], ["hash", a], ["group", self.db],
                        ["info", self.db, "--format", "jsonl"]):
            self.refused("--no-header: has no effect without --format tsv", *command, "--no-header")
        self.refused("--runs: has no effect without --format text", "explain", self.db, a, b, "--runs", "1",
                     "--format=jsonl")
        self.refused("--details: has no effect without --format text", "evaluate", self.docs, "--details",
                     "--format=tsv")
        self.refused("--all: has no effect without --format text", "check", self.db, "--all", "--format=tsv")
        self.refused("--wait has no effect without --repair", "check", self.db, "--wait", "1")
        self.refused("--wait: has no effect when pairs are listed", "distinct", self.db, "--wait", "1")
        self.refused("--wait: has no effect with --dry-run", "group", self.db, "--dry-run", "--wait", "1")
        self.refused("--omega-conf: has no effect if both", "omega-setup", "--omega-conf", "x", "--template-dir", "x",
                     "--database-dir", "x")

    def test_options_that_do_not_go_together_are_refused(self):
        for options in (["--collapse-slot", "1", "--threshold", "0.8"], ["--no-collapse", "--compare-hits", "5"],
                        ["--expand", "1", "--limit", "3"], ["--expand", "1", "--offset", "3"]):
            self.refused("cannot be given together", "search", self.db, "word", *options)
        for options in (["--fingerprint", "0" * 16, "--threshold", "0.5"], ["--docid", "1", "--contained", "--loose"],
                        ["--fingerprint", "0" * 16, "--contained"], ["--docid", "1", "--close", "--contained"]):
            self.refused("cannot be given together", "find", self.db, *options)
        self.refused("standard input", "index", self.db, "--jsonl", "-", "--files-from", "-")
        self.refused("standard input", "index", self.db, "--jsonl", "-", "--jsonl", "-")
        self.refused("standard input", "hash", "-", "-")

    def test_groups_leave_nothing_to_compare(self):
        self.assertEqual(2, len(self.rows("search", self.db, BASE.split()[0], "--threshold", "1")))
        self.run_tool("group", self.db)
        for option in (["--threshold", "1"], ["--compare-hits", "9"]):
            self.refused(f"{option[0]} has no effect", "search", self.db, BASE.split()[0], *option)
        self.assertEqual(2, len(self.rows("search", self.db, BASE.split()[0], "--threshold", "1", "--live")))

    def test_options_that_have_a_use_are_taken(self):
        names = self.write("names", self.paths["a"] + "\0")
        self.run_tool("index", self.db, "--files-from", names, "--null", "--force", "--follow", "--charset", "UTF-8")
        self.run_tool("index", self.db, self.docs, "--duplicate-threshold", "0.9", "--on-duplicate", "mark")
        self.run_tool("check", self.db, "--wait", "1", "--repair")
        self.run_tool("distinct", self.db, "1", "2", "--wait", "1")

    def test_help_is_help_beside_any_option(self):
        for arguments in (["index", self.db, "--delete-missing"], ["pairs", self.db, "--no-header"],
                          ["index", self.db, "--duplicate-threshold", "0.9"], ["find", "--scan"]):
            self.assertIn("Example", self.run_tool(*arguments, "--help").stdout)

    def urls(self):
        return sorted(row["url"] for row in self.rows("search", self.db, BASE.split()[0], "--no-collapse"))

    def test_a_changed_address_changes_the_documents(self):
        for site, updated in (("https://example.org/", 2), ("https://example.org/", 0), ("https://example.net/x/", 2)):
            done = self.run_tool("index", self.db, self.docs, "--base-url", site).stdout
            self.assertIn(f"{updated} updated, {2 - updated} unchanged", done)
            self.assertEqual([site + "a.txt", site + "b.txt"], self.urls())
        self.assertIn("2 unchanged", self.run_tool("index", self.db, self.docs).stdout)

    def test_an_address_is_remembered(self):
        site = "https://example.org/"
        self.run_tool("index", self.db, self.docs, "--base-url", site)
        self.write("a.txt", BASE + " changed")
        self.write("deep er/c.txt", BASE)
        self.assertIn("1 document added, 1 updated, 1 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual([site + "a.txt", site + "b.txt", site + "deep%20er/c.txt"], self.urls())
        names = self.write("../names", self.write("d.txt", BASE))
        self.run_tool("index", self.db, "--files-from", names)
        self.assertIn(site + "d.txt", self.urls())
        # A folder in it has its own; what had one of before goes back to it when asked.
        self.run_tool("index", self.db, os.path.join(self.docs, "deep er"), "--base-url", "/inner")
        self.assertIn("/inner/c.txt", self.urls())
        self.assertIn("4 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.run_tool("index", self.db, self.docs, "--base-url", "file://" + self.docs)
        self.assertIn(f"file://{self.docs}/d.txt", self.urls())

    def test_a_path_that_is_not_there_gets_no_address(self):
        self.run_tool("index", self.db, self.docs + "/none", "--base-url", "https://example.org/", code=1)
        self.write("a.txt", BASE + " changed")
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(2, sum(url.startswith("file://") for url in self.urls()))

    def test_a_file_has_an_address_of_its_own(self):
        self.run_tool("index", self.db, self.docs, "--base-url", "https://site.example/")
        done = self.run_tool("index", self.db, self.paths["a"], "--base-url", "https://file.example/").stdout
        self.assertIn("1 updated", done)
        self.assertIn("2 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(["https://file.example/a.txt", "https://site.example/b.txt"], self.urls())
        self.run_tool("index", self.db, self.docs, "--base-url", "https://site.example/")
        self.assertEqual(["https://site.example/a.txt", "https://site.example/b.txt"], self.urls())

    def test_an_address_without_blanks_is_wanted(self):
        self.refused("write a space as %20", "index", self.db, self.docs, "--base-url", "https://example.org/a b")


class Messages(CommandLine):
    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR)

    def without_rights(self, *arguments, code):
        """As root without its power over other people's files; else as it is."""
        drop = []
        if os.geteuid() == 0:
            if not shutil.which("setpriv"):
                self.skipTest("root may read everything, and there is no setpriv to take that away")
            drop = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"]
        done = subprocess.run([*drop, TOOL, *arguments], capture_output=True, text=True, timeout=120)
        self.assertEqual(code, done.returncode, f"{arguments}: {done.stdout}{done.stderr}")
        return done

    def test_usage_errors_say_what_was_given_and_what_is_possible(self):
        find = ["find", self.db, "--docid", "1"]
        for expected, arguments in (
                ("a command is missing", []),
                ("DATABASE is missing", ["find"]),
                ("QUERY is missing", ["search", self.db]),
                ("B is missing", ["compare", "x"]),
                ("one of --id, --docid, --text, --fingerprint is missing", ["find", self.db]),
                ("only one of --id, --docid, --text, --fingerprint can be given", [*find, "--id", "x"]),
                ("unexpected argument 'extra'", [*find, "extra"]),
                ("unknown option --nope", [*find, "--nope=3"]),
                ("--threshold needs a value, T", [*find, "--threshold"]),
                ("--docid needs a value", ["find", self.db, "--docid"]),
                ("--docid is given 2 times", [*find, "--docid", "2"]),
                ("--threshold: '1.5' is not a number from 0 to 1", [*find, "--threshold", "1.5"]),
                ("--threshold: 'half' is not a number from 0 to 1", [*find, "--threshold", "half"]),
                ("--docid: '4294967296' is not a whole number from 1 to 4294967295", ["find", self.db, "--docid", "4294967296"]),
                ("--collapse-slot: '-1' is not a whole number", ["search", self.db, "x", "--collapse-slot", "-1"]),
                ("--max-distance: '65' is not a whole number from 0 to 64", [*find, "--max-distance", "65"]),
                ("--jobs: '0' is not a whole number from 1 to 256", ["index", self.db, self.docs, "--jobs", "0"]),
                ("--wait: '-1' is not a whole number", ["group", self.db, "--wait", "-1"]),
                ("--quiet takes no value", ["group", self.db, "--quiet=often"]),
                ("--scan has no effect without --max-distance", [*find, "--scan"]),
                ("--format: 'xml' is not one of text, jsonl, tsv", [*find, "--format", "xml"]),
                ("--on-duplicate: 'drop' is not one of keep, skip, replace, mark",
                 ["index", self.db, self.docs, "--on-duplicate", "drop"]),
                ("--log-format: 'xml' is not one of text, jsonl", ["index", self.db, self.docs, "--log-format", "xml"]),
                ("--measure: 'm' is not one of jaccard, containment, multiset, idf, cosine",
                 ["pairs", self.db, "--measure", "m"]),
                ("the stemmers are: none", ["search", self.db, "x", "--stemmer", "klingon"])):
            message = self.run_tool(*arguments, code=2).stderr
            self.assertTrue(message.startswith("xapian-neardup: ") and expected in message, f"{arguments}: {message}")

    def test_a_distance_that_bands_do_not_promise_names_the_option_that_finds_it(self):
        for options in (["--docid", "1", "--max-distance", "6"], ["--fingerprint", "0" * 16, "--max-distance", "6"]):
            done = self.run_tool("find", self.db, *options, code=2)
            self.assertIn("--max-distance 6 --scan", done.stderr)
            self.run_tool("find", self.db, *options, "--scan")
        self.assertIn("--max-distance 3 --scan", self.run_tool("find", self.db, "--fingerprint", "0" * 16, code=2).stderr)
        other = os.path.join(self.folder, "other")
        self.run_tool("index", other, self.docs, "--scheme", "simhash-doc")
        done = self.run_tool("find", other, "--docid", "1", "--max-distance", "20", code=2)
        self.assertRegex(done.stderr, "guarantee Hamming distance [0-9]+, asked for 20")

    def test_a_database_that_may_not_be_read_is_said_so(self):
        closed = os.path.join(self.db, "postlist.glass")
        for place, mode in ((closed, 0o644), (self.db, 0o755)):
            os.chmod(place, 0)
            try:
                for command in (["info"], ["find", "--docid", "1"], ["check"]):
                    done = self.without_rights(command[0], self.db, *command[1:], code=1)
                    self.assertIn("cannot be read: permission denied; run this as", done.stderr)
                    self.assertNotIn("damaged", done.stdout + done.stderr)
            finally:
                os.chmod(place, mode)

    def test_check_of_a_database_that_may_only_be_read_does_the_rest(self):
        self.write("c.txt", OTHER)
        files = [os.path.join(self.db, name) for name in os.listdir(self.db)]
        for file in files:
            os.chmod(file, 0o444)
        (row,) = [json.loads(line) for line in self.without_rights("check", self.db, "--format=jsonl", code=0).stdout.splitlines()]
        self.assertEqual(("files-not-checked", None), (row["kind"], row["docid"]))
        self.assertIn("write access", row["remedy"])
        self.assertIn("2 documents, 2 signed", self.without_rights("check", self.db, code=0).stdout)
        self.assertEqual([], self.rows("check", self.db) if os.geteuid() == 0 else [])

    def test_a_missing_termlist_is_named(self):
        os.remove(os.path.join(self.db, "termlist.glass"))
        done = self.run_tool("find", self.db, "--docid", "1", code=1)
        self.assertIn("termlist.glass", done.stderr)
        self.assertIn("restore it from a backup", done.stderr)
        self.assertIn("termlist.glass', which held the words", self.run_tool("check", self.db, code=4).stdout)

    def test_a_dry_run_needs_no_right_to_write(self):
        os.chmod(self.db, 0o555)
        try:
            for name in os.listdir(self.db):
                os.chmod(os.path.join(self.db, name), 0o444)
            self.without_rights("group", self.db, code=1)
            self.assertIn("2 documents would change", self.without_rights("group", self.db, "--dry-run", code=0).stdout)
        finally:
            os.chmod(self.db, 0o755)

    def test_programs_get_errors_as_objects_too(self):
        log = ["--log-format", "jsonl"]
        with open(os.path.join(self.db, "flintlock"), "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            done = subprocess.run([TOOL, "index", self.db, self.docs, *log, "--wait", "1"], capture_output=True, text=True)
            said = [json.loads(line) for line in done.stderr.splitlines()]
            self.assertEqual((3, ["waiting", "error"]), (done.returncode, [row["event"] for row in said]))
            self.assertIn("--wait", said[1]["message"])
        for code, arguments in ((2, ["index", self.db, *log]), (2, ["index", self.db, self.docs, "--jobs", "x", *log]),
                                (2, ["index", "--log-format=jsonl"]), (2, ["index", self.db, self.docs, *log, "--jobs"]),
                                (7, ["index", self.db, self.docs, *log, "--scheme", "simhash-doc"])):
            done = subprocess.run([TOOL, *arguments], capture_output=True, text=True)
            (row,) = [json.loads(line) for line in done.stderr.splitlines()]
            self.assertEqual((code, "error", ["event", "message"]), (done.returncode, row["event"], list(row)))
            self.assertFalse(row["message"].startswith("xapian-neardup: "))

    def test_a_report_goes_to_standard_output(self):
        page = self.run_tool("report", self.db, "-o", "-").stdout
        self.assertTrue(page.lower().startswith("<!doctype html>") and page.rstrip().endswith("</html>"))
        kept = os.path.join(self.folder, "page.html")
        self.run_tool("report", self.db, "-o", kept)
        with open(kept, encoding="utf-8") as file:
            self.assertEqual(file.read(), page)
        for arguments in (["explain", self.db, "1", "2", "--html", "-"], ["plan", "--svg", "-"]):
            self.assertIn("name a file", self.run_tool(*arguments, code=2).stderr)
        self.assertFalse(os.path.exists("-"))


class Indexing(CommandLine):
    def test_unchanged_files_are_passed_over_and_changed_ones_replaced(self):
        paths = self.index(a=BASE, b=OTHER)
        self.assertIn("0 documents added, 0 updated, 2 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.write("b.txt", BASE)
        os.utime(paths["b"], (1, 1))
        self.assertIn("0 documents added, 1 updated, 1 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual([paths["b"]], [row["id"] for row in self.rows("find", self.db, "--id", paths["a"])])

    def test_missing_files_are_deleted_when_asked(self):
        paths = self.index(a=BASE, b=OTHER)
        os.unlink(paths["b"])
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])
        self.assertIn("1 deleted", self.run_tool("index", self.db, self.docs, "--delete-missing").stdout)
        self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_nothing_is_deleted_below_a_folder_that_has_become_a_database(self):
        os.mkdir(os.path.join(self.docs, "sub"))
        self.write("sub/inside.txt", BASE)
        self.index(a=OTHER, b=NEAR)
        self.write("sub/iamglass", "")
        os.remove(os.path.join(self.docs, "b.txt"))
        self.assertIn("1 deleted", self.run_tool("index", self.db, self.docs, "--delete-missing").stdout)
        self.write("iamglass", "")
        self.run_tool("index", self.db, self.docs, "--delete-missing", code=1)
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])

    def test_nothing_is_deleted_when_a_path_cannot_be_looked_at(self):
        self.index(a=BASE, b=OTHER)
        os.rename(self.docs, self.docs + "-unmounted")
        self.run_tool("index", self.db, self.docs, "--delete-missing", code=1)
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])

    def test_overlapping_paths_index_a_file_once(self):
        path = self.write("a.txt", BASE)
        self.assertIn("1 document added, 0 updated", self.run_tool("index", self.db, self.docs, path).stdout)

    def test_a_second_stemmer_is_refused(self):
        self.index(a=BASE)
        done = self.run_tool("index", self.db, self.docs, "--stemmer", "german", code=2)
        self.assertIn("'english'", done.stderr)
        self.assertIn("'german'", done.stderr)

    def test_json_lines_name_the_bad_line_and_go_on(self):
        lines = [json.dumps({"id": "x", "text": BASE, "title": "A title", "url": "http://x/"}), "{nonsense",
                 json.dumps({"id": 7, "text": NEAR})]
        done = self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines) + "\n", code=1)
        self.assertIn("standard input:2:", done.stderr)
        self.assertNotIn("line 1", done.stderr)
        self.assertEqual(["7"], [row["id"] for row in self.rows("find", self.db, "--id", "x")])
        (hit,) = self.rows("search", self.db, "title")
        self.assertEqual(("A title", "http://x/"), (hit["title"], hit["url"]))

    def test_lines_that_say_what_is_there_leave_it_in_its_group(self):
        lines = [{"id": str(i), "text": text, "title": "Title", "year": 2026} for i, text in enumerate((BASE, NEAR, OTHER))]
        feed = lambda *arguments: self.run_tool("index", self.db, "--jsonl", "-", *arguments,
                                                stdin="\n".join(map(json.dumps, lines))).stdout
        self.assertIn("3 documents added, 0 updated, 0 unchanged", feed())
        self.run_tool("group", self.db)
        groups = self.rows("groups", self.db)
        self.assertEqual(1, len(groups))
        self.assertIn("0 documents added, 0 updated, 3 unchanged", feed())
        self.assertEqual(groups, self.rows("groups", self.db))
        self.assertIn("0 documents added, 3 updated, 0 unchanged", feed("--force"))
        self.assertEqual([], self.rows("groups", self.db))
        for field, value in (("title", "Titles"), ("year", 2027), ("url", "https://example.org/"), ("modtime", 1),
                             ("type", "text/plain"), ("text", OTHER + " more"), ("text", OTHER.replace(" ", "  ", 1))):
            lines[2][field] = value
            self.assertIn("0 documents added, 1 updated, 2 unchanged", feed(), field)
        del lines[2]["year"]
        self.assertIn("0 documents added, 1 updated, 2 unchanged", feed())
        # The record has the beginning of a long title alone.
        for title in ("word " * 40 + "zebra", "word " * 40):
            lines[2]["title"] = title
            self.assertIn("0 documents added, 1 updated, 2 unchanged", feed())

    def test_a_line_is_written_again_where_a_mark_or_a_second_document_stands(self):
        lines = [{"id": str(i), "text": BASE} for i in range(2)]
        feed = lambda *arguments: self.run_tool("index", self.db, "--jsonl", "-", *arguments,
                                                stdin="\n".join(map(json.dumps, lines))).stdout
        feed("--on-duplicate", "mark")
        self.assertIn("1 updated, 1 unchanged", feed())
        feed("--on-duplicate", "mark", "--force")
        lines[0]["text"] = OTHER
        self.assertIn("1 updated, 1 unchanged", feed(), "the copy lost its mark when its original changed")
        self.assertIn("2 unchanged", feed("--on-duplicate", "mark"))
        merged = os.path.join(self.folder, "merged")
        subprocess.run(["xapian-compact", self.db, self.db, merged], check=True, capture_output=True)
        self.db = merged
        self.assertIn("2 updated", feed())
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])

    def test_failures_beyond_counting_are_not_listed(self):
        done = self.run_tool("index", self.db, "--jsonl", "-", stdin="nonsense\n" * 1000, code=1)
        self.assertLess(len(done.stderr.splitlines()), 210)
        self.assertIn("1000 failed", done.stdout)

    def test_binary_and_unreadable_input_is_said(self):
        self.write("zeros", b"\0" * 5000)
        self.write("bad.txt", b"caf\xe9 \xff\xfe words " + BASE.encode())
        self.write("page.html", f"<title>A page</title><nav>home menu</nav><p>{OTHER}</p>")
        done = self.run_tool("index", self.db, self.docs, os.path.join(self.folder, "nowhere"), code=1)
        self.assertIn("nowhere", done.stderr)
        self.assertIn("skipped 1: binary", done.stdout)
        self.assertEqual(2, self.rows("info", self.db)[0]["signed"])
        self.assertEqual("A page", self.rows("search", self.db, "menu")[0]["title"])

    def test_one_thread_and_many_write_the_same(self):
        for i in range(40):
            self.write(f"{i:02}.txt", text(i))
        fingerprints = []
        for jobs in ("1", "4"):
            db = self.db + jobs
            self.run_tool("index", db, self.docs, "--jobs", jobs)
            found = self.run_tool("find", db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan", "--format=tsv")
            fingerprints.append(found.stdout)
        self.assertEqual(*fingerprints)

    def test_an_interrupted_run_keeps_what_it_did_and_the_next_one_does_the_rest(self):
        for i in range(3000):
            self.write(f"{i:04}.txt", text(i % 36, 400 + i % 50))
        run = subprocess.Popen([TOOL, "index", self.db, self.docs, "--commit-every", "50"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
        while not os.path.exists(os.path.join(self.db, "iamglass")):
            time.sleep(0.01)
        time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=60)
        if run.returncode == 0:
            self.skipTest("the run ended before the signal")
        self.assertEqual(130, run.returncode, errors)
        done = self.rows("info", self.db)[0]["documents"]
        self.assertLess(done, 3000)
        again = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn(f"{3000 - done} documents added, 0 updated, {done} unchanged", again)

    def test_simhash_doc_scheme_is_used_and_remembered(self):
        path = self.write("a.txt", BASE)
        self.write("b.txt", BASE)
        self.run_tool("index", self.db, self.docs, "--scheme", "simhash-doc")
        self.run_tool("index", self.db, self.docs, "--force")
        self.assertIn("fingerprint=simhash-doc ", self.rows("info", self.db)[0]["scheme"])
        self.assertEqual(1, len(self.rows("find", self.db, "--id", path, "--max-distance", "3")))


class WebArchives(CommandLine):
    """Records of web archives, one document each."""

    def archive(self, *records, name="x.warc.gz"):
        return self.write(name, b"".join(web_archive.gzip_member(data) for data in records))

    def ids(self):
        return {row["id"] for row in self.rows("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "64",
                                               "--scan")}

    def test_planted_duplicates_are_grouped(self):
        seed = 7
        pairs = web_archive.write_archive(os.path.join(self.docs, "x.warc.gz"), 300, seed)
        done = self.run_tool("index", self.db, self.docs)
        self.assertIn("300 documents added", done.stdout)
        self.assertIn("skipped 150: web archive: record of type request", done.stdout)
        self.assertIn("skipped 1: web archive: record of type warcinfo", done.stdout)
        self.run_tool("group", self.db)
        self.assertEqual(len(pairs), web_archive.found_pairs(TOOL, self.db, pairs), f"seed {seed}")
        (hit,) = self.rows("search", self.db, "title:page", "--limit", "1")
        self.assertTrue(hit["url"].startswith("http://site"))

    def test_a_killed_run_is_resumed(self):
        archive = os.path.join(self.docs, "x.warc.gz")
        web_archive.write_archive(archive, 3000, 8)
        committed = web_archive.killed_when(TOOL, self.db, archive, 800)
        if committed == 3000:
            self.skipTest("the run ended before the signal")
        self.assertGreaterEqual(committed, 800)
        done = self.run_tool("index", self.db, archive)
        self.assertIn(f"{3000 - committed} documents added, 0 updated, {committed} unchanged", done.stdout)
        again = self.run_tool("index", self.db, archive)
        self.assertIn("0 documents added, 0 updated, 3000 unchanged", again.stdout)

    def test_of_several_captures_the_newest_stays(self):
        page = web_archive.response
        self.archive(page("http://a/", b"<p>" + text(1).encode(), date="2026-01-02T00:00:00Z"),
                     page("http://a/", b"<p>" + text(2).encode(), date="2026-01-03T00:00:00Z"),
                     page("http://a/", b"<p>" + text(3).encode(), date="2026-01-01T00:00:00Z"))
        self.run_tool("index", self.db, self.docs, "--jobs", "2")
        self.run_tool("index", self.db, self.docs)
        self.run_tool("index", self.db, self.docs, "--force")
        self.assertEqual(["http://a/"], [row["id"] for row in self.rows("search", self.db, text(2).split()[0])])
        self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_a_record_met_twice_in_a_run_is_written_once(self):
        page = web_archive.response("http://a/", b"<p>" + BASE.encode())
        self.archive(page, page)
        self.archive(page, name="y.warc.gz")
        for arguments, said in ([], "1 document added, 0 updated, 2 unchanged"), (
                ["--force"], "0 documents added, 1 updated, 2 unchanged"), ([], "0 documents added, 0 updated, 3 unchanged"):
            for jobs in ("1", "4"):
                if arguments or jobs == "1":
                    self.assertIn(said, self.run_tool("index", self.db, self.docs, "--jobs", jobs, *arguments).stdout)

    def test_older_records_are_left_out_when_asked(self):
        self.archive(web_archive.record("conversion", "http://a/", BASE.encode(), date="2025-12-31T23:59:59Z"),
                     web_archive.record("conversion", "http://b/", OTHER.encode(), date="2026-01-01T00:00:00Z"))
        done = self.run_tool("index", self.db, self.docs, "--since", "2026-01-01")
        self.assertIn("1 document added", done.stdout)
        self.assertIn("skipped 1: older than --since", done.stdout)
        self.run_tool("index", self.db, self.docs, "--since", "yesterday", code=2)

    def test_pages_come_in_chunks_compressed_and_in_the_charset_of_their_header(self):
        body = gzip.compress("<title>Заголовок</title><p>Первый второй третий четвёртый".encode("koi8-r"))
        chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        headers = ("Content-Type: text/html; charset=koi8-r\r\nContent-Encoding: gzip\r\n"
                   "Transfer-Encoding: chunked\r\n")
        self.archive(web_archive.response("http://a/", chunked, headers=headers))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual("Заголовок", self.rows("search", self.db, "третий")[0]["title"])

    def test_what_is_no_page_is_counted_by_reason(self):
        page = web_archive.response
        self.archive(page("http://a/", b"x", status="404 Not Found"),
                     page("http://b/", b"x", headers="Content-Type: image/png\r\n"),
                     web_archive.record("revisit", "http://c/", b""), web_archive.record("resource", "dns:c", b"a\0b"),
                     web_archive.record("klingon", "http://d/", b""))
        done = self.run_tool("index", self.db, self.docs)
        for reason in ("web archive: response without status 200", "web archive: neither HTML nor plain text", "binary",
                       "web archive: record of type revisit", "web archive: record of unknown type"):
            self.assertIn("skipped 1: " + reason, done.stdout)

    def test_a_damaged_archive_costs_itself_alone(self):
        good = [web_archive.record("conversion", f"http://a/{i}", text(i).encode()) for i in range(3)]
        whole = b"".join(web_archive.gzip_member(data) for data in good)
        self.write("a.warc.gz", whole[:-20])
        self.write("b.warc.zst", b"not what it says")
        self.write("c.warc", good[2][:-60])
        self.write("d.warc", web_archive.record("conversion", "http://d/", b"x", length=2**40))
        self.write("e.txt", OTHER)
        done = self.run_tool("index", self.db, self.docs, code=1)
        data = len(good[0] + good[1])
        for line in (f"a.warc.gz: gzip data is cut off: nothing was read from byte {data} of its content on; get an "
                     "intact copy", "b.warc.zst: 16 bytes belong to no record",
                     "c.warc: record at byte 0: is cut off", "d.warc: record at byte 0: has 1099511627776 bytes",
                     "d.warc: record at byte 0: is cut off"):
            self.assertEqual(1, done.stderr.count(line), line + "\n" + done.stderr)
        self.assertEqual(6, len(done.stderr.splitlines()), done.stderr)  # the last says how many failed
        self.assertIn("3 documents added", done.stdout)

    def test_a_record_that_is_too_large_is_not_held(self):
        zeros = b"\0" * 150_000_000
        self.archive(web_archive.record("conversion", "http://a/", zeros),
                     web_archive.response("http://b/", gzip.compress(zeros, 1),
                                          headers="Content-Type: text/plain\r\nContent-Encoding: gzip\r\n"),
                     web_archive.record("conversion", "http://c/", BASE.encode()))
        del zeros
        code, memory, _, said = web_archive.measured([TOOL, "index", self.db, self.docs, "--max-size", "1000000"])
        self.assertEqual(1, code)
        self.assertIn("1 document added", said)
        self.assertIn("2 failed", said)
        self.assertLess(memory, 120, "MiB of resident memory")


class Inputs(CommandLine):
    """What else people have: other compressions, mail, PDFs, lists of names, texts in old charsets."""

    def test_compressed_documents_are_read_through(self):
        self.write("a.txt.xz", lzma.compress(BASE.encode()))
        self.write("b.txt.bz2", bz2.compress(NEAR.encode()))
        self.write("c.txt.xz", lzma.compress(BASE.encode())[:-10])
        self.write("d.txt.xz", lzma.compress(b"\0" * 50_000_000))
        done = self.run_tool("index", self.db, self.docs, "--max-size", "1000000", code=1)
        self.assertIn("2 documents added", done.stdout)
        self.assertEqual(2, done.stderr.count("c.txt.xz:") + done.stderr.count("d.txt.xz: larger than"))
        self.assertEqual(1, len(self.rows("pairs", self.db)))

    def test_records_in_lines_may_be_compressed(self):
        lines = "".join(json.dumps({"id": str(i), "text": text(i)}) + "\n" for i in range(3)).encode()
        for name, data in (("a.jsonl.gz", gzip.compress(lines)), ("a.jsonl.xz", lzma.compress(lines)),
                             ("a.jsonl.bz2", bz2.compress(lines)), ("plain", lines)):
            path = self.write(name, data)
            with open(path, "rb") as file:
                pipe = subprocess.run(f"cat {path} | {TOOL} index {self.db}2 --jsonl -", shell=True, capture_output=True)
                done = subprocess.run([TOOL, "index", self.db + "1", "--jsonl", "-"], stdin=file, capture_output=True)
            outputs = [self.run_tool("index", self.db, "--jsonl", path).stdout, done.stdout.decode(), pipe.stdout.decode()]
            for output in outputs:
                first = name == "a.jsonl.gz"
                self.assertIn("3 documents added, 0 updated" if first else "0 updated, 3 unchanged", output)
        with open(self.write("later", b"not read" + gzip.compress(lines)), "rb") as file:
            os.lseek(file.fileno(), len(b"not read"), os.SEEK_SET)
            done = subprocess.run([TOOL, "index", self.db, "--jsonl", "-"], stdin=file, capture_output=True)
            self.assertIn(b"0 updated, 3 unchanged", done.stdout)
        damaged = bytearray(gzip.compress(lines))
        damaged[-6] ^= 1
        done = self.run_tool("index", self.db, "--jsonl", self.write("b.jsonl.gz", bytes(damaged)), "--jsonl", path, code=1)
        self.assertIn("b.jsonl.gz: gzip data is damaged: nothing was read from it; get an intact copy\n", done.stderr)
        self.assertIn("1 input failed, the rest was indexed", done.stderr)
        self.assertIn("0 updated, 3 unchanged", done.stdout)

    def test_a_damaged_mailbox_never_replaces_a_good_message(self):
        seed = 5
        box = "".join(self.message(i, text(i), "Fri, 02 Jan 2026 03:04:05 +0000") for i in range(20)).encode()
        halves = [box[:box.index(b"From a@b", len(box) // 2)], box[box.index(b"From a@b", len(box) // 2):]]
        path = self.write("list.mbox.gz", gzip.compress(box))
        self.run_tool("index", self.db, self.docs)
        before = self.rows("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan")
        rng = random.Random(seed)
        for good in (gzip.compress(box), lzma.compress(box), bz2.compress(box)):
            for _ in range(10):
                damaged = bytearray(good)
                damaged[rng.randrange(len(good) // 2, len(good))] ^= 1 << rng.randrange(8)
                self.write("list.mbox.gz", bytes(damaged))
                subprocess.run([TOOL, "index", self.db, path, "--force"], capture_output=True, timeout=120)
                after = self.rows("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan")
                self.assertEqual(before, after, f"seed {seed}")
        self.write("list.mbox.gz", gzip.compress(halves[0]) + gzip.compress(halves[1])[:-9])
        done = self.run_tool("index", self.db + "2", path, code=1)
        self.assertIn(f"list.mbox.gz: gzip data is cut off: nothing was read from byte {len(halves[0])} of its content on; "
                      "get an intact copy\n", done.stderr)
        self.assertIn(f"{halves[0].count(b'Message-ID') - 1} documents added", done.stdout)  # where the last ends is not known

    @staticmethod
    def message(number, body, sent):
        return (f"From a@b Thu Jan  1 00:00:00 2026\nMessage-ID: <{number}@a>\nSubject: Letter {number}\n"
                f"Date: {sent}\nContent-Type: text/plain; charset=utf-8\n\n{body}\n\n")

    def test_a_file_that_was_named_is_not_left_out_in_silence(self):
        page = self.write("page.html", f"<p>{BASE}")
        named = [self.write(name, data) for name, data in (("a.png", b"x"), ("zeros.txt", b"\0" * 100),
                                                               ("lines.jsonl", b"{}"), ("a.eml", b"\n\0\0\0\0\0\0"))]
        self.write("own/iamglass", b"x")
        folder = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("skipped 1: image", folder)
        done = self.run_tool("index", self.db + "2", *named, page, os.path.join(self.docs, "own"), "/dev/null", code=1)
        for line in ("a.png: not indexed: image", "zeros.txt: not indexed: binary", "a.eml: not indexed: binary",
                     "lines.jsonl: not indexed: JSON lines; name the file with --jsonl",
                     "own: not indexed: Xapian database", "/dev/null: not indexed: neither file nor folder",
                     "6 inputs failed, the rest was indexed"):
            self.assertIn(line + "\n", done.stderr)
        self.assertIn("1 document added", done.stdout)
        self.assertIn("1 input failed, nothing was indexed", self.run_tool("index", self.db + "3", named[0], code=1).stderr)
        listed = self.run_tool("index", self.db, "--files-from", "-", stdin="\n".join(named) + "\n/dev/null\n").stdout
        self.assertIn("skipped 1: neither file nor folder", listed)

    def test_pipes_are_read_where_one_file_is_asked_for(self):
        path = self.write("a.txt", BASE)
        def shell(command):
            return subprocess.run(["bash", "-c", f'set -- "{TOOL}" "{path}" "{self.db}"; {command}'], capture_output=True,
                                  text=True, timeout=60)
        hashes = shell('"$1" hash "$2" <(cat "$2") /dev/stdin --format=jsonl <"$2"; "$1" hash --format=jsonl - <"$2"')
        rows = [json.loads(line) for line in hashes.stdout.splitlines()]
        self.assertEqual(4, len(rows), hashes.stderr)
        self.assertEqual(1, len({row["fingerprint"] for row in rows}))
        self.assertIn("1.0", shell('"$1" compare <(cat "$2") <(cat "$2") --format=jsonl').stdout)
        self.run_tool("index", self.db, path)
        self.assertIn(path, shell('"$1" find "$3" --text <(cat "$2")').stdout)
        self.assertIn("is a folder", self.run_tool("hash", self.docs, code=1).stderr)

    def test_a_compressed_pipe_is_read_as_its_file(self):
        data = {"a.txt.gz": gzip.compress(BASE.encode()), "a.txt.xz": lzma.compress(BASE.encode()),
                  "a.txt.bz2": bz2.compress(BASE.encode())}
        plain = self.write("a.txt", BASE)
        self.run_tool("index", self.db, plain)
        (expected,) = self.rows("hash", plain)
        for name, content in data.items():
            path = self.write("compressed/" + name, content)
            def shell(command):
                done = subprocess.run(["bash", "-c", f'set -- "{TOOL}" "{path}" "{self.db}"; {command}'],
                                      capture_output=True, text=True, timeout=60)
                return done.stdout + done.stderr
            for command in ('cat "$2" | "$1" hash -', '"$1" hash - <"$2"', '"$1" hash <(cat "$2")', '"$1" hash "$2"'):
                self.assertIn(expected["fingerprint"], shell(command), (name, command))
            self.assertIn("exact", shell(f'cat "$2" | "$1" compare "{plain}" -'), name)
            self.assertIn(plain, shell('cat "$2" | "$1" find "$3" --text -'), name)
        damaged = self.write("damaged", gzip.compress(BASE.encode())[:-9])
        with open(damaged, "rb") as file:
            done = subprocess.run([TOOL, "hash", "-"], stdin=file, capture_output=True, text=True)
        self.assertIn("standard input: gzip data is cut off", done.stderr)
        self.assertEqual(1, done.returncode)

    def test_a_single_mail_is_read_as_index_reads_it(self):
        half = len(BASE) // 2
        message = ("Message-ID: <1@a>\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\nMIME-Version: 1.0\n"
                   "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Transfer-Encoding: base64\n"
                   "Content-Type: text/plain; charset=utf-8\n\n" + base64.encodebytes(BASE[:half].encode()).decode() +
                   "\n--b\nContent-Type: text/html\n\n<p>" + BASE[half:] + "\n--b--\n")
        paths = [self.write("a.eml", message), self.write("b.eml.gz", gzip.compress(message.encode()))]
        self.run_tool("index", self.db, paths[0])
        rows = self.rows("hash", *paths)
        for path, row in zip(paths, rows):
            exact = {"id": "1@a", "docid": 1, "hamming": 0, "jaccard": 1, "containment": 1, "verification": "exact"}
            self.assertEqual([exact], self.rows("find", self.db, "--text", path))
            signed = self.rows("find", self.db, "--fingerprint", row["hex"], "--max-distance", "0", "--scan")
            self.assertEqual(["1@a"], [found["id"] for found in signed])
        self.assertEqual(1, self.rows("compare", *paths)[0]["jaccard"])

    def test_files_of_many_documents_are_to_be_indexed(self):
        self.run_tool("index", self.db, self.write("a.txt", BASE))
        box = self.message(1, BASE, "Fri, 02 Jan 2026 03:04:05 +0000")
        archive = web_archive.record("conversion", "http://a/", BASE.encode())
        for path in (self.write("list.mbox", box), self.write("list.mbox.xz", lzma.compress(box.encode())),
                     self.write("a.warc", archive), self.write("a.warc.wet.gz", web_archive.gzip_member(archive))):
            expected = f"'{path}' holds many documents; index it and name one of them by its id\n"
            for command in (["find", self.db, "--text", path], ["compare", path, path]):
                self.assertIn(expected, self.run_tool(*command, code=2).stderr)
            self.assertIn(expected, self.run_tool("hash", path, code=1).stderr)

    def test_mail_is_indexed_by_message(self):
        message = self.message
        box = (message(1, BASE, "Fri, 02 Jan 2026 03:04:05 +0000") + message(2, NEAR, "Sat, 03 Jan 2026 03:04:05 +0000"))
        self.write("list.mbox.xz", lzma.compress(box.encode()))
        self.write("Maildir/cur/1700000000.M1.host:2,S", message(3, OTHER, "Sun, 04 Jan 2026 00:00:00 +0000")[42:])
        self.assertIn("3 documents added", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(["2@a"], [row["id"] for row in self.rows("find", self.db, "--id", "1@a")])
        self.assertEqual("Letter 3", self.rows("search", self.db, OTHER.split()[0])[0]["title"])
        self.assertIn("0 documents added, 0 updated, 3 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        other = self.db + "2"
        self.assertIn("skipped 2: older than --since",
                      self.run_tool("index", other, self.docs, "--since", "2026-01-04").stdout)
        self.write("no.mbox", "no mailbox")
        self.assertIn("is not a mailbox", self.run_tool("index", self.db, self.docs, code=1).stderr)

    def run_with_programs(self, programs, *arguments):
        """With nothing else on PATH."""
        folder = os.path.join(self.folder, "bin")
        os.makedirs(folder, exist_ok=True)
        for name, script in programs.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write("#!/bin/sh\n" + script)
            os.chmod(file.name, 0o755)
        return subprocess.run([TOOL, *arguments], capture_output=True, text=True, timeout=120,
                              env={**os.environ, "PATH": folder})

    def test_a_pdf_is_read_by_pdftotext(self):
        path = self.write("a.pdf", b"%PDF-1.4\n\0binary")
        self.write("b.txt", OTHER)
        without = self.run_with_programs({}, "index", self.db, self.docs)
        self.assertEqual(0, without.returncode)
        self.assertIn("skipped 1: PDF; install pdftotext to index it (Debian: poppler-utils)", without.stdout)
        failing = self.run_with_programs({"pdftotext": "echo Syntax Error: no trailer >&2; exit 1"}, "index", self.db,
                                         self.docs)
        self.assertEqual(1, failing.returncode)
        self.assertIn("a.pdf: pdftotext ended with code 1: Syntax Error: no trailer\n", failing.stderr)
        done = self.run_with_programs({"pdftotext": f"echo '{BASE}'", "pdfinfo": "echo Title: A title"}, "index",
                                      self.db, self.docs)
        self.assertEqual(0, done.returncode)
        self.assertEqual(("A title", path), tuple(self.rows("search", self.db, BASE.split()[0])[0][key]
                                                  for key in ("title", "id")))

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext")
    def test_a_pdf_is_near_its_text(self):
        lines = "".join(f"({line}) '\n" for line in textwrap.wrap(BASE, 80))
        stream = f"BT /F 10 Tf 12 TL 20 700 Td\n{lines}ET"
        self.write("a.pdf", "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n"
                            "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
                            "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources"
                            "<</Font<</F 5 0 R>>>>>> endobj\n"
                            f"4 0 obj <</Length {len(stream)}>> stream\n{stream}\nendstream endobj\n"
                            "5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n"
                            "trailer <</Root 1 0 R/Info <</Title(A title)>>>>\n%%EOF\n")
        text_path = self.write("b.txt", BASE)
        self.run_tool("index", self.db, self.docs)
        (found,) = self.rows("find", self.db, "--id", text_path)
        self.assertEqual(1, found["jaccard"])
        self.assertEqual("A title", self.rows("search", self.db, "title:title")[0]["title"])

    def test_names_are_indexed_as_they_arrive(self):
        first, second = self.write("a.txt", BASE), self.write("b\nc.txt", NEAR)
        run = subprocess.Popen([TOOL, "index", self.db, "--files-from", "-", "--null"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        run.stdin.write(os.fsencode(first) + b"\0" + os.fsencode(second) + b"\0")
        run.stdin.flush()
        for _ in range(600):
            if web_archive.documents_in(TOOL, self.db) == 2:
                break
            time.sleep(0.1)
        self.assertEqual(2, web_archive.documents_in(TOOL, self.db))  # though the pipe is open
        run.stdin.write(b"/nowhere/at/all\0")
        output, errors = run.communicate(timeout=60)
        self.assertEqual(1, run.returncode)
        self.assertIn(b"2 documents added", output)
        self.assertIn(b"/nowhere/at/all: No such file", errors)
        names = self.write("names", f"{first}\n{self.docs}\n")
        self.assertIn("1 document added, 0 updated, 3 unchanged",
                      self.run_tool("index", self.db, "--files-from", names).stdout)

    def test_a_charset_can_be_forced(self):
        self.write("a.txt", "Первый второй".encode("koi8-r"))
        self.run_tool("index", self.db, self.docs, "--charset", "KOI8-R")
        self.assertEqual(1, len(self.rows("search", self.db, "второй")))
        done = self.run_tool("index", self.db, self.docs, "--charset", "klingon", code=2)
        self.assertIn("'klingon'", done.stderr)

    def test_programs_get_every_message_as_an_object(self):
        self.write("a.txt", BASE)
        self.write("b.txt", NEAR)
        self.write("c.png", b"x")
        done = subprocess.run([TOOL, "index", self.db, self.docs, "/nowhere/at/all", "--on-duplicate", "mark",
                               "--log-format", "jsonl"], capture_output=True, text=True, timeout=120)
        self.assertEqual(1, done.returncode)
        said = [json.loads(line) for line in done.stderr.splitlines()]
        self.assertEqual(["failure", "near-duplicate", "summary"], sorted(row["event"] for row in said))
        summary = said[-1]
        self.assertEqual((2, 1, 1), tuple(summary[key] for key in ("added", "marked_duplicates", "failed")))
        self.assertEqual(({"image": 1}, False), (summary["skipped"], summary["interrupted"]))
        self.assertIn("2 documents added", done.stdout)


class Arriving(CommandLine):
    """--on-duplicate: what becomes of a document of which the database has a near-duplicate."""

    def setUp(self):
        super().setUp()
        self.dated("a", BASE, 1000)
        self.dated("b", NEAR, 2000)
        self.dated("c", OTHER, 1000)

    def path(self, name):
        return os.path.join(self.docs, name + ".txt")

    def dated(self, name, content, seconds):
        os.utime(self.write(name + ".txt", content), (seconds, seconds))

    def index_on_duplicate(self, policy, *arguments):
        return self.run_tool("index", self.db, self.docs, "--on-duplicate", policy, *arguments)

    def ids(self, query=BASE.split()[0] + " OR " + OTHER.split()[0], db=None):
        rows = self.rows("search", db or self.db, query, "--no-collapse", "--limit", "100")
        return sorted(os.path.basename(row["id"]).replace(".txt", "") for row in rows)

    def test_keep_is_the_default(self):
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(["a", "b", "c"], self.ids())
        self.assertEqual("", self.index_on_duplicate("keep", "--force").stderr)

    def test_skip_adds_no_near_duplicate_and_says_so_each_time(self):
        for counts in ("2 documents added, 0 updated, 0 unchanged", "0 documents added, 0 updated, 2 unchanged",
                       "0 documents added, 0 updated, 2 unchanged"):
            done = self.index_on_duplicate("skip")
            self.assertIn(counts + "; 1 near-duplicate skipped", done.stdout)
            self.assertRegex(done.stderr, f"{self.path('b')}: skipped, a near-duplicate of {self.path('a')} .0.9")
            self.assertEqual(["a", "c"], self.ids())
        self.assertEqual("", self.index_on_duplicate("skip", "--quiet").stderr)

    def test_skip_updates_what_is_there(self):
        self.index_on_duplicate("skip")
        self.dated("c", NEAR, 3000)
        self.assertIn("1 updated", self.index_on_duplicate("skip").stdout)
        self.assertEqual(["a", "c"], self.ids("pear1 OR " + BASE.split()[0]))
        self.dated("a", OTHER, 3000)
        self.dated("c", OTHER + " more", 4000)
        self.index_on_duplicate("skip")
        self.index_on_duplicate("skip")
        self.assertEqual(["b"], self.ids(BASE.split()[0]), "its near-duplicates are other texts now")

    def test_a_renamed_file_is_found_under_its_new_name(self):
        self.index_on_duplicate("skip")
        os.rename(self.path("a"), self.path("z"))
        os.unlink(self.path("b"))
        done = self.index_on_duplicate("skip", "--delete-missing")
        self.assertIn("1 document added, 0 updated, 1 unchanged, 1 deleted", done.stdout)
        self.assertEqual(["c", "z"], self.ids())

    def test_skipped_files_are_not_missing(self):
        self.index_on_duplicate("skip")
        done = self.index_on_duplicate("skip", "--delete-missing")
        self.assertNotIn("deleted", done.stdout)
        os.unlink(self.path("a"))
        self.assertIn("1 document added, 0 updated, 1 unchanged, 1 deleted",
                      self.index_on_duplicate("skip", "--delete-missing").stdout)
        self.assertEqual(["b", "c"], self.ids())

    def test_replace_keeps_the_newest_of_each_text_whatever_the_names(self):
        for a, b, stays in ((1000, 2000, "b"), (2000, 1000, "a"), (1000, 1000, "a")):
            self.dated("a", BASE, a)
            self.dated("b", NEAR, b)
            db = f"{self.db}-{a}-{b}"
            for _ in range(3):
                self.run_tool("index", db, self.docs, "--on-duplicate", "replace")
                self.assertEqual([stays, "c"], self.ids(db=db))

    def test_replace_deletes_what_is_older_and_says_so(self):
        aside = os.path.join(self.folder, "b")
        os.rename(self.path("b"), aside)
        self.index_on_duplicate("replace")
        self.assertEqual(["a", "c"], self.ids())
        os.rename(aside, self.path("b"))
        done = self.index_on_duplicate("replace")
        self.assertIn("1 document added, 0 updated, 2 unchanged; 1 near-duplicate replaced", done.stdout)
        self.assertRegex(done.stderr, f"{self.path('b')}: replaces {self.path('a')} .0.9")
        for _ in range(2):
            done = self.index_on_duplicate("replace", "--delete-missing")
            self.assertIn("0 documents added, 0 updated, 2 unchanged; 1 near-duplicate skipped", done.stdout)
            self.assertEqual(["b", "c"], self.ids())

    def test_replace_ends_in_one_run_where_nearness_is_a_chain(self):
        words = text(5, 200).split()
        for i in range(8):  # each near to its neighbours only
            words[i * 20] = words[i * 20 + 5] = words[i * 20 + 10] = "changed" + str(i)
            self.dated(f"chain{i}", " ".join(words), 5000 + i)
        left = []
        for _ in range(3):
            self.index_on_duplicate("replace")
            left.append(self.ids(words[-1]))
        self.assertEqual([left[0]] * 3, left)
        self.assertIn("chain7", left[0])
        self.assertTrue(1 < len(left[0]) < 8, left[0])

    def test_mark_filters_and_names(self):
        for _ in range(3):
            self.index_on_duplicate("mark", "--force")
            terms = subprocess.run(["xapian-delve", "-a", "-1", self.db], capture_output=True, text=True, check=True).stdout
            marks = [term for term in terms.split("\n") if term.startswith("XNM")]
            self.assertEqual(["XNM", "XNM" + self.path("a")], marks)
        self.assertEqual(["a", "b", "c"], self.ids())
        self.assertIn("; 1 near-duplicate marked", self.index_on_duplicate("mark", "--force").stdout)
        self.run_tool("group", self.db)
        self.assertEqual(2, len(self.rows("groups", self.db)[0]["members"]))
        os.unlink(self.path("a"))
        self.index_on_duplicate("mark", "--delete-missing")
        terms = subprocess.run(["xapian-delve", "-a", "-1", self.db], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("\nXNM", terms)

    def test_json_lines_go_by_modtime_and_else_by_their_order(self):
        def feed(policy, *ages):
            lines = [json.dumps({"id": str(i), "text": BASE if i % 2 else NEAR, **({"modtime": age} if age else {})})
                     for i, age in enumerate(ages)]
            db = os.path.join(self.folder, policy + "-".join(map(str, ages)))
            left = []
            for _ in range(3):
                self.run_tool("index", db, "--jsonl", "-", "--on-duplicate", policy, stdin="\n".join(lines))
                left.append(self.ids(BASE.split()[0], db))
            self.assertEqual([left[0]] * 3, left)
            return left[0]
        self.assertEqual(["0"], feed("skip", 0, 0, 0))
        self.assertEqual(["2"], feed("replace", 0, 0, 0))
        self.assertEqual(["1"], feed("replace", 5, 9, 7))
        self.assertEqual(["0", "1", "2"], feed("mark", 5, 9, 7))

    def test_the_threshold_is_the_one_asked_for(self):
        self.assertIn("3 documents added", self.index_on_duplicate("skip", "--duplicate-threshold", "0.999").stdout)
        self.run_tool("index", self.db, self.docs, "--on-duplicate", "skip", "--duplicate-threshold", "1.1", code=2)
        self.assertIn("replace", self.run_tool("index", self.db, self.docs, "--on-duplicate", "klingon", code=2).stderr)

    def test_documents_declared_distinct_are_both_there(self):
        self.run_tool("index", self.db, self.docs)
        self.run_tool("distinct", self.db, self.path("a"), self.path("b"))
        for policy in ("skip", "replace", "mark"):
            done = self.index_on_duplicate(policy, "--force")
            self.assertIn("0 documents added, 3 updated", done.stdout)
            self.assertEqual("", done.stderr)

    def test_many_threads_leave_what_one_leaves(self):
        for i in range(60):
            words = text(i // 4, 200).split()
            words[i % 4 * 5] = "changed"
            self.dated(f"{i:02}", " ".join(words), 1000 + i * 37 % 11)
        for policy in ("skip", "replace"):
            left = []
            for jobs in ("1", "4"):
                db = self.db + policy + jobs
                self.run_tool("index", db, self.docs, "--on-duplicate", policy, "--jobs", jobs, "--commit-every", "7")
                left.append(self.run_tool("find", db, "--fingerprint", "0" * 16, "--max-distance", "64", "--scan",
                                          "--format=tsv").stdout)
            self.assertEqual(*left)
            self.assertLess(len(left[0].splitlines()), 60)


class Adding(CommandLine):
    """What needs a process of its own; tests/cli/add_command_test.cc has the rest."""

    def index_many(self, count):
        lines = [json.dumps({"id": str(i), "text": text(i % 36, 400 + i % 50)}) for i in range(count)]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines))

    def resign(self, *arguments):
        return subprocess.Popen([TOOL, "sign", self.db, "--resign", "--scheme", "short", *arguments],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def wait_for_commits(self, run):
        """Until several batches are committed."""
        revisions = set()
        while len(revisions) < 4 and run.poll() is None:
            with open(os.path.join(self.db, "iamglass"), "rb") as file:
                revisions.add(file.read())

    def expect_all_resigned(self, count):
        (row,) = self.rows("info", self.db)
        self.assertEqual((count, count), (row["signed"], row["from_positions"]))
        self.assertIn("minhash:16x3", row["scheme"])
        keys = subprocess.run(["xapian-metadata", "list", self.db, "neardup:"], capture_output=True, text=True).stdout
        self.assertEqual(3, len(keys.split()), keys)  # scheme, tokenizer, stemmer

    def test_an_interrupted_run_says_how_to_go_on_and_the_next_one_does_the_rest(self):
        self.index_many(2000)
        run = self.resign("--commit-every", "20", "--format=jsonl")
        self.wait_for_commits(run)
        run.send_signal(signal.SIGINT)
        out, errors = run.communicate(timeout=60)
        if run.returncode == 0:
            self.skipTest("the run ended before the signal")
        self.assertEqual(130, run.returncode, errors)
        self.assertIn("run the same command again", errors)
        row = json.loads(out)
        self.assertFalse(row["finished"])
        self.assertTrue(0 < row["resigned"] < 2000)
        refused = self.run_tool("find", self.db, "--id", "1", code=7)
        self.assertIn("2 schemes", refused.stderr)
        (rest,) = self.rows("sign", self.db, "--resign", "--scheme", "short")
        self.assertEqual((row["resigned"], 2000 - row["resigned"]), (rest["already_signed"], rest["resigned"]))
        self.expect_all_resigned(2000)

    def test_a_killed_run_is_finished_by_the_next(self):
        self.index_many(1000)
        run = self.resign("--commit-every", "20")
        self.wait_for_commits(run)
        run.kill()
        run.communicate()
        (rest,) = self.rows("sign", self.db, "--resign", "--scheme", "short")
        self.assertEqual(1000, rest["already_signed"] + rest["resigned"])
        self.assertGreaterEqual(rest["already_signed"], 20)
        self.expect_all_resigned(1000)


class Checking(CommandLine):
    """`check` outlives whatever a damaged database does to its readers; tests/cli/check_command_test.cc has the rest."""

    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR, c=BASE, d=OTHER)
        self.run_tool("group", self.db)

    def kinds(self, *arguments, code=0):
        out = self.run_tool("check", self.db, "--format=jsonl", *arguments, code=code).stdout
        return [json.loads(line)["kind"] for line in out.splitlines()]

    def test_a_healthy_database_has_nothing_wrong(self):
        self.assertEqual([], self.kinds())
        self.assertEqual([], self.kinds("--words"))
        self.assertIn("4 documents, 4 signed, 1 group: no issues", self.run_tool("check", self.db).stdout)
        self.assertIn("words of 4 compared", self.run_tool("check", self.db, "--words").stdout)

    def test_notes_are_no_failure(self):
        self.write("later.txt", text(5))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(["ungrouped"], self.kinds())
        (row,) = self.rows("check", self.db)
        self.assertEqual(["id", "docid", "kind", "detail", "remedy", "scheme"], list(row))
        self.assertIn("xapian-neardup group", row["remedy"])

    def test_merged_databases_are_mended_by_grouping(self):
        other = self.db + "2"
        self.run_tool("index", other, self.docs)
        self.run_tool("group", other)
        merged = os.path.join(self.folder, "merged")
        subprocess.run(["xapian-compact", self.db, other, merged], check=True, capture_output=True)
        done = self.run_tool("check", merged, code=1)
        self.assertIn("databases were merged", done.stdout)
        self.assertIn("'xapian-neardup group DATABASE'", done.stdout)
        self.run_tool("group", merged)
        self.run_tool("check", merged, "--words")

    def test_merged_schemes_are_a_scheme_mismatch(self):
        other = self.db + "2"
        self.run_tool("index", other, self.docs, "--scheme", "simhash-doc")
        merged = os.path.join(self.folder, "merged")
        subprocess.run(["xapian-compact", self.db, other, merged], check=True, capture_output=True)
        out = self.run_tool("check", merged, "--all", code=7).stdout
        self.assertIn("several-schemes", out)
        self.assertEqual(4, out.count("wrong-bands") + out.count("value 66"))
        self.run_tool("check", merged, "--repair", code=7)

    def test_flipped_bytes_never_take_the_parent_along(self):
        with open(os.path.join(self.db, "postlist.glass"), "rb") as file:
            whole = file.read()
        codes = set()
        for i in range(24):
            damaged = bytearray(whole)
            for j in range(1 + i * 40):
                place = (i * 7919 + j * j * 104729) % len(whole)
                damaged[place] ^= 1 << (i + j) % 8
            with open(os.path.join(self.db, "postlist.glass"), "wb") as file:
                file.write(damaged)
            done = subprocess.run([TOOL, "check", self.db, "--timeout", "20", "--format=jsonl"], capture_output=True,
                                  text=True, timeout=120)
            self.assertIn(done.returncode, (0, 1, 4, 7), done.stderr)  # one flipped bit may lie in unused space
            codes.add(done.returncode)
        self.assertIn(4, codes)

    def children_of(self, process):
        with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
            return [int(child) for child in file.read().split()]

    def stalled_check(self, *arguments):
        """A check whose child cannot go on: its postlist is a pipe that nobody writes to."""
        os.remove(os.path.join(self.db, "postlist.glass"))
        os.mkfifo(os.path.join(self.db, "postlist.glass"))
        check = subprocess.Popen([TOOL, "check", self.db, "--format=jsonl", *arguments], stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, text=True)
        for _ in range(500):
            children = self.children_of(check)
            if children:
                return check, children[0]
            time.sleep(0.01)
        self.fail("no child")

    def test_a_child_that_crashes_is_corruption(self):
        check, child = self.stalled_check()
        os.kill(child, signal.SIGSEGV)
        out, errors = check.communicate(timeout=60)
        self.assertEqual(4, check.returncode, errors)
        row = json.loads(out)
        self.assertEqual("corrupt", row["kind"])
        self.assertIn("ended by signal 11", row["detail"])

    def test_lost_positions_are_damage_and_nothing_is_called_exact_that_was_compared_by_them(self):
        os.truncate(os.path.join(self.db, "position.glass"), 0)
        for options in ([], ["--words"]):
            self.assertIn("corrupt", self.kinds(*options, code=4))
        os.remove(os.path.join(self.db, "position.glass"))
        for options in ([], ["--words"]):
            self.assertEqual(["corrupt"], self.kinds(*options, code=4))
        self.assertIn("position.glass', which held the positions", self.run_tool("check", self.db, code=4).stdout)
        self.run_tool("info", self.db)
        found = {row["id"]: row["verification"] for row in self.rows("find", self.db, "--id", self.paths["b"])}
        self.assertEqual({self.paths["a"]: "estimated", self.paths["c"]: "estimated"}, found)
        (group,) = self.rows("group", self.db, "--from-scratch", "--threshold", "0.5")
        self.assertEqual((1, 3, 1), (group["groups"], group["grouped_documents"], group["estimated_links"]))

    def test_databases_grouped_one_by_one_are_to_be_grouped_in_one_run(self):
        other, stub = self.db + "2", os.path.join(self.folder, "stub")
        self.run_tool("index", other, self.docs)
        self.run_tool("group", other)
        with open(stub, "w", encoding="ascii") as file:
            file.write(f"auto {self.db}\nauto {other}\n")
        done = self.run_tool("check", stub, code=1)
        self.assertIn("2 databases were grouped one by one", done.stdout)
        self.assertIn("'xapian-neardup group DATABASE DATABASE...'", done.stdout)
        self.assertNotIn("merged", done.stdout)
        self.run_tool("group", self.db, other)
        self.run_tool("check", stub)

    def test_remote_stub_and_missing_databases(self):
        self.assertIn("own host", self.run_tool("check", "localhost:1", code=2).stderr)
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="ascii") as file:
            file.write(f"auto {self.db}\n")
        self.run_tool("check", stub)
        self.assertIn("stub", self.run_tool("check", stub, "--repair", code=2).stderr)
        replica = os.path.join(self.folder, "replica")  # as xapian-replicate lays it out
        os.mkdir(replica)
        shutil.copytree(self.db, os.path.join(replica, "replica_1"))
        with open(os.path.join(replica, "XAPIANDB"), "w", encoding="ascii") as file:
            file.write("auto replica_1\n")
        self.assertIn("no issues", self.run_tool("check", replica).stdout)
        self.assertIn("no database", self.run_tool("check", self.db + "none", code=1).stderr)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class ManyPlaces(CommandLine):
    """The same documents in one database, in three shards and behind a server give the same matches."""

    def setUp(self):
        super().setUp()
        self.paths = []
        for i in range(30):
            words = text(i // 3).split()
            words[i % 3 * 5] = "changed"
            self.paths.append(self.write(f"{i:02}.txt", " ".join(words)))
        self.run_tool("index", self.db, self.docs)

    def matches(self, place, path):
        rows = self.rows("find", place, "--text", path)
        return sorted((row["id"], row["hamming"], row["jaccard"], row["verification"]) for row in rows)

    def test_three_shards(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as file:
            for shard in range(3):
                db = f"{self.db}{shard}"
                self.run_tool("index", db, *self.paths[shard::3])
                file.write(f"auto {db}\n")
        for path in self.paths[::4]:
            expected = self.matches(self.db, path)
            self.assertEqual(3, len(expected))
            self.assertEqual(expected, self.matches(stub, path))

    def test_a_document_added_to_shards_counts_as_added(self):
        stub = os.path.join(self.folder, "stub")
        with open(stub, "w", encoding="utf-8") as file:
            for shard in range(3):
                self.run_tool("index", f"{self.db}{shard}", *self.paths[shard::3])
                file.write(f"auto {self.db}{shard}\n")
        new = self.write("new.txt", OTHER)
        self.assertIn("1 document added, 0 updated", self.run_tool("index", stub, new).stdout)
        self.assertIn("0 documents added, 1 updated", self.run_tool("index", stub, new, "--force").stdout)

    @contextlib.contextmanager
    def server(self):
        """HOST:PORT at which the database is served."""
        port = free_port()
        server = subprocess.Popen(["xapian-tcpsrv", "--interface", "127.0.0.1", "--port", str(port), self.db],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            server.stdout.readline()
            server.stdout.readline()
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()

    def test_remote_server(self):
        with self.server() as place:
            for path in self.paths[::4]:
                self.assertEqual(self.matches(self.db, path), self.matches(place, path))
            by_id = self.rows("find", place, "--id", self.paths[0])
            self.assertEqual(self.rows("find", self.db, "--id", self.paths[0]), by_id)
            self.assertIn("own host", self.run_tool("group", place, code=2).stderr)
            self.assertIn("own host", self.run_tool("index", place, self.docs, code=2).stderr)

    def test_a_stub_with_a_remote_shard_is_read_and_not_written(self):
        other, stub = self.db + "2", os.path.join(self.folder, "stub")
        self.run_tool("index", other, self.paths[0])
        with self.server() as place:
            with open(stub, "w", encoding="utf-8") as file:
                file.write(f"auto {other}\nremote {place}\n")
            self.assertEqual(4, len(self.matches(stub, self.paths[0])))
            for command in (["check"], ["index", self.docs]):
                self.assertIn("on another host", self.run_tool(command[0], stub, *command[1:], code=2).stderr)
            self.assertIn("name the folders", self.run_tool("group", stub, code=2).stderr)


class Methods(CommandLine):
    def index_under(self, scheme, **files):
        for name, content in files.items():
            self.write(name + ".txt", content)
        self.run_tool("index", self.db, self.docs, "--scheme", scheme)

    def path(self, name):
        return os.path.join(self.docs, name + ".txt")

    def test_text_quoted_in_a_longer_one_is_found_by_containment(self):
        quoted = " ".join(f"word{i}" for i in range(150))
        self.index_under("containment", quoted=quoted, whole=OTHER + " " + quoted + " " + text(3), other=text(4))
        self.assertEqual([], self.rows("find", self.db, "--id", self.path("quoted")))
        found = self.rows("find", self.db, "--id", self.path("quoted"), "--contained", "--threshold", "0.9")
        self.assertEqual([self.path("whole")], [row["id"] for row in found])
        self.assertEqual(1, found[0]["containment"])

    def test_interoperable_fingerprints_are_found_by_similarity_of_bits(self):
        self.index_under("simhash-doc", a=BASE, b=NEAR, c=BASE, d=OTHER)
        for option, most in (("--loose", 6), ("--close", 1)):
            found = self.rows("find", self.db, "--id", self.path("a"), option)
            self.assertIn(self.path("c"), [row["id"] for row in found])
            self.assertTrue(all(row["hamming"] <= most for row in found))
        self.run_tool("find", self.db, "--id", self.path("a"), "--loose", "--threshold", "0.9", code=2)

    def test_second_scheme_stands_beside_the_first(self):
        self.index(a=BASE, b=NEAR)
        refused = self.run_tool("sign", self.db, "--scheme", "loose", code=7).stderr
        self.assertIn("both use slot 64", refused)
        self.run_tool("sign", self.db, "--scheme", "loose slots=80,81,82,83 bandprefix=XNE groupprefix=XNF")
        named = self.run_tool("pairs", self.db, code=7).stderr
        schemes = re.search(r"2 schemes \(([\w-]+), ([\w-]+)\)", named).groups()
        for scheme in schemes:
            self.assertEqual(1, len(self.rows("pairs", self.db, "--scheme", scheme)))
            self.run_tool("check", self.db, "--scheme", scheme)
            (row,) = self.rows("info", self.db, "--scheme", scheme)
            self.assertEqual((scheme, 2), (row["scheme_id"], row["signed"]))
        self.assertEqual(list(schemes), [row["scheme_id"] for row in self.rows("info", self.db)])
        self.assertEqual(2, self.run_tool("info", self.db).stdout.count("2 signed"))
        self.assertEqual(3, len(self.run_tool("info", self.db, "--format=tsv").stdout.splitlines()))
        word = BASE.split()[0]
        for shows_all in (["--no-collapse"], ["--collapse-slot", "1"]):
            self.assertEqual(2, len(self.rows("search", self.db, word, *shows_all)))
            self.run_tool("search", self.db, word + " near:" + self.path("a"), *shows_all, code=7)
        self.run_tool("search", self.db, word, code=7)

    def test_rarity_of_words_becomes_a_part_of_a_scheme(self):
        self.index(a=BASE, b=NEAR, d=OTHER)
        table = self.run_tool("idf", self.db, "--least-share", "0.5").stdout.strip()
        self.assertRegex(table, r"^idf=\d+(,\w+:\d+)+$")
        self.db += "-weighed"
        self.index_under("standard bands=simhash:4x16 fingerprint=words-idf " + table, e="")
        self.assertIn(table, self.run_tool("info", self.db).stdout)
        self.assertEqual(1, len(self.rows("pairs", self.db)))
        self.run_tool("index", self.db + "-bare", self.docs, "--scheme", "standard fingerprint=words-idf", code=2)


class Planning(CommandLine):
    def test_plan_keeps_its_promise_and_can_be_signed_with(self):
        asked = ["plan", "--threshold", "0.6", "--recall", "0.95", "--max-terms", "16"]
        rows = self.rows(*asked)
        plan = [row for row in rows if row["chosen"]]
        self.assertEqual([rows[-1]], plan)
        for row in rows:
            self.assertGreaterEqual(row["recall"], 0.95)
            self.assertLessEqual(row["terms"], 16)
        text = self.run_tool(*asked).stdout
        self.assertIn("datasketch would choose", text)
        self.assertIn("*", text)
        scheme = re.search(r"--scheme '([^']*)'", text).group(1)
        self.assertIn("bands=" + plan[0]["bands"], scheme)
        self.index(a=BASE)
        self.run_tool("index", self.db + "-planned", self.docs, "--scheme", scheme)
        self.assertIn(plan[0]["bands"], self.run_tool("info", self.db + "-planned").stdout)

    def test_plan_for_equal_texts_is_short(self):
        (row,) = self.rows("plan", "--threshold", "1")
        self.assertEqual((1, 1), (row["terms"], row["recall"]))
        self.assertLess(row["candidates_at_0.5"], 1e-5)
        shown = self.run_tool("plan", "--threshold", "1").stdout
        self.assertLess(len(shown.splitlines()), 30)
        for threshold in ("0.3", "0.8", "0.95"):
            terms = [row["terms"] for row in self.rows("plan", "--threshold", threshold, "--max-terms", "64")]
            self.assertEqual(sorted(set(terms)), terms)

    def test_plan_draws_its_curve(self):
        svg = os.path.join(self.folder, "curve.svg")
        self.run_tool("plan", "--svg", svg)
        with open(svg, encoding="utf-8") as drawing:
            ElementTree.fromstring(drawing.read())

    def test_what_no_bands_promise_is_said(self):
        done = self.run_tool("plan", "--threshold", "0.1", "--recall", "0.999", code=2)
        self.assertIn("--max-terms", done.stderr)
        self.run_tool("plan", "--threshold", "0", code=2)
        self.run_tool("plan", "--recall", "1", code=2)
        self.run_tool("plan", "--svg", "/nowhere/at/all.svg", code=1)


class Sampling(CommandLine):
    def test_sample_says_what_the_bands_find(self):
        self.index(a=BASE, b=NEAR, c=BASE, d=OTHER, e="")
        (row,) = self.rows("sample", self.db, "--documents", "50", "--seed", "3")
        self.assertEqual((4, 4, 3), (row["documents"], row["drawn"], row["seed"]))
        self.assertEqual(6, row["near_duplicates"], "three of one text, each of two others")
        self.assertEqual(1, row["candidates"]["share"])
        self.assertEqual(row["candidates"], row["reported"])
        self.assertTrue(0.9 < row["promised"] <= 1)
        self.assertEqual([f"word:{n}" for n in range(1, 10)], [method["features"] for method in row["methods"]])
        self.assertEqual(12, sum(row["methods"][row["own"]]["histogram"]), "four documents, each with three others")
        self.assertEqual(12, sum(tenth["pairs"] for tenth in row["by_similarity"]))

    def test_sample_is_the_same_for_the_same_seed(self):
        self.index(**{f"t{i}": text(i) for i in range(1, 9)})
        asked = ["sample", self.db, "--documents", "2", "--seed"]
        first = self.run_tool(*asked, "5").stdout
        self.assertEqual(first, self.run_tool(*asked, "5").stdout)
        self.assertIn("2 of 8 signed documents drawn with seed 5", first)
        self.assertIn("recall      unknown", first)
        tsv = self.run_tool(*asked, "5", "--format=tsv").stdout.splitlines()
        self.assertEqual(2, len(tsv))
        self.assertEqual(len(tsv[0].split("\t")), len(tsv[1].split("\t")))

    def test_what_cannot_be_sampled_is_said(self):
        self.index(empty="")
        self.assertIn("no document has a signature", self.run_tool("sample", self.db, code=1).stderr)
        self.run_tool("sample", self.db, "--threshold", "0", code=2)
        self.run_tool("sample", self.db, "--documents", "0", code=2)
        self.run_tool("sample", self.db, "--seed", "-1", code=2)
        self.run_tool("sample", self.db + "-missing", code=1)


class Evaluating(CommandLine):
    """One set: a and b are near, c is another text, d is empty."""

    def setUp(self):
        super().setUp()
        texts = {"a": BASE, "b": NEAR, "c": OTHER, "d": ""}
        self.texts = self.write("set/docs.jsonl", "".join(json.dumps({"id": i, "text": t}) + "\n" for i, t in texts.items()))
        self.labels = self.write("set/pairs.tsv", "#id1\tid2\tJ\na\tb\t0.95\na\tc\t0.1\n")
        self.set = os.path.dirname(self.texts)

    def test_figures_are_those_of_the_set(self):
        for arguments in ([self.set], [self.texts, self.labels]):
            rows = self.rows("evaluate", *arguments, "--scheme", "standard", "--scheme", "simhash-doc")
            self.assertEqual(2, len(rows))
            self.assertEqual([4, 4], [row["documents"] for row in rows])
            self.assertEqual([1, 1], [row["without_tokens"] for row in rows])
            self.assertEqual([1, 1], [row["true_pairs"] for row in rows])
            self.assertEqual([1, 1], [row["labels_left_out"] for row in rows])
            self.assertEqual({"precision": 1, "recall": 1, "f1": 1}, rows[0]["after"])
            self.assertEqual([0.1, 0.9], [entry["from"] for entry in rows[0]["by_similarity"]])
            self.assertIn("bands=minhash:8x4", rows[0]["scheme"])

    def test_people_get_a_table_and_details_when_asked(self):
        lines = self.run_tool("evaluate", self.set).stdout.splitlines()
        self.assertEqual(["set", "scheme"], lines[0].split()[:2])
        self.assertEqual(["set", "standard", "1"], lines[1].split()[:3])
        self.assertEqual(2, len(lines))
        self.assertIn("100-999 tokens:", self.run_tool("evaluate", self.set, "--details").stdout)

    def test_labels_that_are_left_out_are_said(self):
        for format_option in ("--format=text", "--format=jsonl", "--format=tsv"):
            done = self.run_tool("evaluate", self.set, "--scheme", "standard", "--scheme", "short", format_option)
            self.assertEqual("xapian-neardup: 1 of 2 labels left out: their similarity is below --truth 0.8\n", done.stderr)
        for arguments in (["--truth", "0.1"], ["--between", "a:b"]):
            self.assertEqual("", self.run_tool("evaluate", self.set, *arguments).stderr)
        self.write("set/pairs.tsv", "a\tb\na\tc\n")
        self.assertEqual("", self.run_tool("evaluate", self.set).stderr)

    def test_compressed_sets_are_the_same(self):
        expected = self.run_tool("evaluate", self.set).stdout.split()[:-2]
        for path in (self.texts, self.labels):
            with open(path, "rb") as file:
                content = file.read()
            os.remove(path)
            self.write(os.path.relpath(path, self.docs) + ".xz", lzma.compress(content))
        self.assertEqual(expected, self.run_tool("evaluate", self.set).stdout.split()[:-2])

    def test_only_pairs_between_two_sources_count(self):
        row = self.rows("evaluate", self.set, "--between", "a:c")[0]
        self.assertEqual([0, 0], [row["true_pairs"], row["candidates"]])
        self.assertEqual({"precision": None, "recall": None, "f1": None}, row["b_cubed"])
        self.assertIn("A:B", self.run_tool("evaluate", self.set, "--between", "a", code=2).stderr)

    def test_page_is_written_and_never_over_the_set(self):
        page = os.path.join(self.folder, "page.html")
        self.run_tool("evaluate", self.set, "--html", page)
        with open(page, encoding="utf-8") as file:
            content = file.read()
        self.assertEqual(12, content.count("<svg "))
        self.assertIn("4 documents, 2 labelled pairs", content)
        for read in (self.texts, self.labels, os.path.join(self.set, "new.html")):
            self.assertIn("is an input; name another file", self.run_tool("evaluate", self.set, "--html", read, code=2).stderr)
            done = self.run_tool("evaluate", self.texts, self.labels, "--html", self.labels, code=2)
            self.assertIn("is an input; name another file", done.stderr)
        self.run_tool("evaluate", self.set, "--html", "/nowhere/at/all.html", code=1)
        self.run_tool("evaluate", self.set)

    def test_bad_sets_are_named_with_file_and_line(self):
        self.write("set/pairs.tsv", "a\tb\t0.5\nb\ta\t0.75\n")
        done = self.run_tool("evaluate", self.set, code=1)
        self.assertIn(self.labels + ":2: the pair has similarity 0.75, but 0.5 in an earlier line", done.stderr)
        self.write("set/pairs.tsv", "a\tz\n")
        self.assertIn("no document has the id 'z'", self.run_tool("evaluate", self.set, code=1).stderr)
        self.assertIn("no file of pairs", self.run_tool("evaluate", self.texts, code=1).stderr)
        missing = os.path.join(self.folder, "none")
        self.assertIn(missing, self.run_tool("evaluate", missing, self.labels, code=1).stderr)
        damaged = self.write("set/damaged.xz", lzma.compress(b"a\tb\n")[:-9])
        self.assertIn(damaged, self.run_tool("evaluate", self.texts, damaged, code=1).stderr)

    def test_usage_errors(self):
        self.run_tool("evaluate", code=2)
        self.run_tool("evaluate", self.set, "--scheme", "klingon", code=2)
        self.run_tool("evaluate", self.set, "--threshold", "1.5", code=2)
        self.run_tool("evaluate", self.set, "--truth", "-1", code=2)


class Help(CommandLine):
    # What is left out then has no value of its own: nothing happens, or the database decides.
    NO_DEFAULT = {
        "index": {"--jsonl", "--files-from", "--since"}, "run": {"--hook"}, "group": {"--scheme", "--reference"},
        "search": {"--scheme", "--collapse-slot", "--expand"},
        "find": {"--scheme", "--max-distance"},
        "pairs": {"--scheme", "--max-distance"}, "plan": {"--svg"}, "evaluate": {"--between", "--html"},
        "sample": {"--scheme"}, "report": {"--scheme", "--output"}, "groups": {"--scheme"},
        "explain": {"--scheme", "--html"}, "info": {"--scheme"}, "check": {"--scheme"},
    }

    def commands(self):
        listed = self.run_tool("--help").stdout.split("Subcommands:\n")[1].split("\n\n")[0]
        return re.findall(r"^  ([a-z-]+) ", listed, re.MULTILINE)

    def options(self, command):
        """Of each option that takes a value: what the help says behind it."""
        texts = {}
        shown = self.run_tool(command, "--help").stdout.split("\nExample")[0]
        for line in shown.split("\nOptions:\n")[1].splitlines():
            option = re.match(r" +(?:-[a-z],)?(--[a-z-]+) (?!Needs:|Excludes:| )(\S.*)", line)
            if re.match(r" {2,4}-|\S|$", line):
                name = option[1] if option else None
                texts.update({name: option[2]} if option else {})
            elif name:
                texts[name] += line
        return texts

    def test_each_option_says_its_default_if_it_has_one(self):
        commands = self.commands()
        self.assertLess(20, len(commands))
        for command in commands:
            options = self.options(command)
            silent = {name for name, text in options.items() if "default" not in text}
            self.assertEqual(self.NO_DEFAULT.get(command, set()), silent, command)
            self.assertFalse([text for text in options.values() if text.count("default") > 1], command)

    def test_defaults_are_those_of_the_command(self):
        for command, option, default in (("plan", "--recall", "0.98"), ("plan", "--max-terms", "8"),
                                         ("evaluate", "--scheme", "standard"), ("evaluate", "--truth", "0.8"),
                                         ("sample", "--threshold", "0.8"), ("report", "--documents", "200"),
                                         ("hash", "--format", "text"), ("pairs", "--measure", "jaccard"),
                                         ("annotate", "--text", "text"), ("find", "--limit", "0"),
                                         ("index", "--log-format", "text"), ("index", "--commit-every", "10000")):
            self.assertRegex(self.options(command)[option], rf"; default {re.escape(default)}$", (command, option))


class Failures(CommandLine):
    def test_usage_errors(self):
        self.index(a=BASE)
        self.run_tool(code=2)
        self.assertIn("'nonsense'", self.run_tool("nonsense", code=2).stderr)
        self.assertIn("'sampel'", self.run_tool("sampel", "--help", code=2).stderr)
        self.run_tool("index", self.db, code=2)
        self.run_tool("find", self.db, code=2)
        self.run_tool("find", self.db, "--id", "x", "--threshold", "1.5", code=2)
        self.run_tool("group", self.db, "--threshold", "-0.1", code=2)
        self.run_tool("find", self.db, "--docid", "1", "--scan", code=2)
        self.run_tool("find", self.db, "--docid", "1", "--scan", "--max-distance", "3", "--threshold", "0.8", code=2)
        self.run_tool("compare", "-", "-", code=2)
        self.assertIn("'AND OR'", self.run_tool("search", self.db, "AND OR", code=1).stderr)
        self.run_tool("find", self.db, "--fingerprint", "xyz", code=2)
        self.run_tool("index", self.db + "3", self.docs, "--stemmer", "klingon", code=2)
        self.run_tool("index", self.db + "2", self.docs, "--scheme", "klingon", code=2)
        self.assertFalse(os.path.exists(self.db + "2") or os.path.exists(self.db + "3"))
        done = self.run_tool("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "5", code=2)
        self.assertIn("guarantee", done.stderr)
        self.assertIn("scan", done.stderr)

    def test_options_of_several_values_leave_what_comes_after_them(self):
        dump = self.write("mail.dump", f"id=1\nbody={BASE}\n")
        self.assertIn("ndfp=", self.run_tool("annotate", "--text", "subject,body", dump).stdout)
        records = self.write("records.jsonl", json.dumps({"id": "record", "text": BASE}))
        page = self.write("pages/page.txt", NEAR)
        self.run_tool("index", self.db, "--jsonl", records, os.path.dirname(page))
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])
        other = os.path.join(self.folder, "other")
        self.run_tool("index", other, os.path.dirname(page))
        self.assertIn("1 signed document", self.run_tool("group", "--reference", self.db, other).stdout)
        texts = self.write("texts.tsv", f"a\t{BASE}\nb\t{NEAR}\n")
        labels = self.write("labels.tsv", "a\tb\n")
        self.assertIn("standard", self.run_tool("evaluate", "--scheme", "standard", texts, labels).stdout)

    def test_output_that_is_lost_is_an_error(self):
        self.index(a=BASE)
        for arguments in (["groups", self.db], ["info", self.db], ["hash", os.path.join(self.docs, "a.txt")], ["--help"], ["--version"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([TOOL, *arguments], stdout=full, stderr=subprocess.PIPE, text=True)
            self.assertEqual(5, done.returncode, arguments)
            self.assertIn("standard output", done.stderr)

    def test_errors_that_nobody_hears_keep_their_exit_code(self):
        for close in ("2>&-", "2>/dev/full"):
            for code, command in ((2, "nonsense"), (1, "groups " + self.db)):
                self.assertEqual(code, subprocess.run(f"exec {TOOL} {command} {close}", shell=True).returncode)

    def test_a_closed_standard_input_is_not_read(self):
        self.index(a=BASE)
        done = subprocess.run(f"exec {TOOL} find {self.db} --text - <&-", shell=True, capture_output=True, text=True)
        self.assertEqual(1, done.returncode)
        self.assertIn("Bad file descriptor", done.stderr)

    def test_databases_are_named_once(self):
        self.index(a=BASE)
        for arguments in ([self.db, self.db + "/."], [self.db, "--reference", self.db]):
            self.assertIn("named twice", self.run_tool("group", *arguments, code=2).stderr)

    def test_usage_errors_name_the_help_of_their_command(self):
        self.assertIn("'xapian-neardup find --help'", self.run_tool("find", self.db, code=2).stderr)
        self.assertIn("'xapian-neardup --help'", self.run_tool("nonsense", code=2).stderr)

    def test_a_database_among_the_files_is_no_document(self):
        self.index(a=BASE)
        inside = os.path.join(self.docs, "own.db")
        for _ in range(2):
            done = self.run_tool("index", inside, self.docs)
            self.assertIn("skipped 1: Xapian database", done.stdout)
        self.assertEqual(1, self.rows("info", inside)[0]["documents"])

    def test_counts_are_whole_numbers(self):
        self.index(a=BASE)
        for arguments in (["find", "--docid", "0"], ["find", "--docid", "1", "--limit", "-1"], ["groups", "--limit", "-1"],
                          ["group", "--band-cap", "0"], ["search", "x", "--offset", "-1"], ["search", "x", "--limit", "1.5"],
                          ["index", self.docs, "--commit-every", "0"], ["index", self.docs, "--max-size", "-1"]):
            done = self.run_tool(arguments[0], self.db, *arguments[1:], code=2)
            self.assertIn("not a whole number", done.stderr)
            self.assertLess(len(done.stderr), 120)

    def test_missing_and_foreign_databases(self):
        for command in (["find", "--id", "x"], ["sign"], ["group"], ["pairs"], ["groups"], ["info"], ["search", "x"]):
            done = self.run_tool(command[0], os.path.join(self.folder, "none"), *command[1:], code=1)
            self.assertIn("no database", done.stderr)
        self.run_tool("info", self.docs, code=1)
        below_a_file = self.write("file", BASE) + "/db"
        self.assertIn("cannot create a database", self.run_tool("index", below_a_file, self.docs, code=1).stderr)

    def test_nothing_is_made_where_no_input_can_be_opened(self):
        nowhere = os.path.join(self.folder, "nowhere")
        for arguments in (["--jsonl", nowhere], [nowhere], ["--files-from", nowhere], [nowhere, "--jsonl", nowhere]):
            done = self.run_tool("index", self.db, *arguments, code=1)
            self.assertIn(nowhere + ": No such file or directory", done.stderr)
            self.assertIn("no database was created", done.stderr)
            self.assertFalse(os.path.exists(self.db))
        path = self.write("a.txt", BASE)
        for arguments in (["--jsonl", nowhere], ["--files-from", nowhere]):
            done = self.run_tool("index", self.db, *arguments, path, code=1)
            self.assertIn(f"{nowhere}: cannot open: No such file or directory", done.stderr)
            self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_a_database_is_made_in_a_folder_of_its_own(self):
        path = self.write("a.txt", BASE)
        done = self.run_tool("index", self.docs, path, code=2)
        self.assertIn("contains 'a.txt' but no database; a new database needs an empty folder", done.stderr)
        self.assertEqual(["a.txt"], os.listdir(self.docs))

    def test_slots_of_other_programs_are_left_alone(self):
        path = self.write("a.txt", BASE)
        scheme = "standard slots=0,1,2,3 bandprefix=XNE groupprefix=XNF"
        done = self.run_tool("index", self.db, path, "--scheme", scheme, code=2)
        self.assertIn("Omega uses slots 0 to 4", done.stderr)
        self.assertFalse(os.path.exists(self.db))
        self.run_tool("index", self.db, path)
        for slots in ("0,90,91,92", "90,1,91,92", "90,91,2,92", "90,91,92,1"):
            scheme = f"standard slots={slots} bandprefix=XNE groupprefix=XNF"
            done = self.run_tool("sign", self.db, "--scheme", scheme, code=2)
            self.assertIn("bytes of another program in slot", done.stderr)
        self.assertEqual(1, self.rows("info", self.db)[0]["signed"])

    def test_empty_values_are_refused(self):
        self.index(a=BASE)
        for command in (["group", self.db, "--within", ""], ["group", self.db, "--max-days", ""], ["info", self.db, "--scheme", ""],
                        ["index", self.db, self.docs, "--base-url", ""], ["report", self.db, "-o", ""],
                        *(["find", self.db, option, ""] for option in ("--id", "--text", "--fingerprint"))):
            self.assertIn("is empty", self.run_tool(*command, code=2).stderr)

    def test_fields_that_no_record_has_are_an_error(self):
        dump = self.write("dump", "id=1\nbody=" + BASE + "\n\nid=2\n")
        self.assertIn("ndsig=", self.run_tool("annotate", "--text", "body", dump).stdout)
        done = self.run_tool("annotate", "--text", "bodi,boddy", dump, code=2)
        self.assertIn("no record has a field bodi or boddy", done.stderr)
        self.assertEqual("", self.run_tool("annotate", "--text", "bodi", "-", stdin="").stdout)

    def test_a_folder_without_a_database_stays_as_it_was(self):
        empty = os.path.join(self.folder, "empty")
        os.mkdir(empty)
        for command in (["sign"], ["group"], ["distinct", "1", "2"], ["check", "--repair"]):
            done = self.run_tool(command[0], empty, *command[1:], code=1)
            self.assertIn("is not a Xapian database", done.stderr)
            self.assertEqual([], os.listdir(empty))

    def test_unknown_ids(self):
        path = self.index(a=BASE)["a"]
        for arguments in (["find", self.db, "--id", "nobody"], ["find", self.db, "--docid", "99"],
                          ["explain", self.db, path, "99"], ["explain", self.db, path, "nobody"],
                          ["search", self.db, "near:nobody"],
                          ["search", self.db, "--", "-near:nobody"], ["search", self.db, "cat (-near:nobody)"]):
            expected = "no document has the docid 99" if "99" in arguments else "no document has the id 'nobody'"
            self.assertIn(expected, self.run_tool(*arguments, code=1).stderr)

    def test_locked_database(self):
        self.index(a=BASE)
        with open(os.path.join(self.db, "flintlock"), "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            self.run_tool("group", self.db, code=3)
            self.run_tool("index", self.db, self.docs, code=3)
            self.run_tool("sign", self.db, code=3)
            self.assertIn("--wait", self.run_tool("distinct", self.db, "1", "1", code=3).stderr)
            self.run_tool("info", self.db)
            self.assertIn("1 document would change", self.run_tool("group", self.db, "--dry-run").stdout)
            self.assertIn("another process writes", self.run_tool("check", self.db, "--repair", code=3).stderr)
            waited = self.run_tool("group", self.db, "--wait", "1", code=3)
            self.assertEqual(1, waited.stderr.count("waiting for another process that writes"))

    def test_a_writer_waits_for_another(self):
        paths = self.index(a=BASE, b=NEAR)
        commands = (["group", self.db], ["index", self.db, self.docs], ["sign", self.db],
                    ["distinct", self.db, paths["a"], paths["b"]])
        with open(os.path.join(self.db, "flintlock"), "r+b") as lock:
            fcntl.lockf(lock, fcntl.LOCK_EX)
            waiting = [subprocess.Popen([TOOL, *command, "--wait", "100"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True) for command in commands]
            for process in waiting:
                self.assertIn("waiting", process.stderr.readline())
            fcntl.lockf(lock, fcntl.LOCK_UN)
            for process in waiting:  # then they wait for each other
                _, errors = process.communicate(timeout=90)
                self.assertEqual(0, process.returncode, errors)

    def test_an_interrupted_group_run_says_what_is_kept_and_the_next_one_does_the_rest(self):
        lines = "".join(json.dumps({"id": str(i), "text": text(i // 2, 60)}) + "\n" for i in range(4000))
        self.run_tool("index", self.db, "--jsonl", "-", stdin=lines)
        for pause in (0.05, 0.2, 0.4, 0.8):
            run = subprocess.Popen([TOOL, "group", self.db], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            time.sleep(pause)
            run.send_signal(signal.SIGTERM)
            _, errors = run.communicate(timeout=60)
            if run.returncode == 130:
                self.assertRegex(errors, "nothing was changed|run the same command again")
        self.run_tool("group", self.db)
        self.assertEqual(2000, len(self.rows("groups", self.db, "--limit", "0")))
        self.run_tool("check", self.db)

    def test_corrupt_database(self):
        self.index(a=BASE, b=NEAR)
        for name, damage in (("iamglass", b"garbage" * 20), ("postlist.glass", b"\xff" * 8192)):
            broken = self.db + name
            shutil.copytree(self.db, broken)
            with open(os.path.join(broken, name), "wb") as file:
                file.write(damage)
            self.run_tool("group", broken, code=4)

    def test_database_signed_with_another_scheme(self):
        self.index(a=BASE)
        done = self.run_tool("index", self.db, self.docs, "--scheme", "simhash-doc", code=7)
        self.assertEqual(2, len([word for word in done.stderr.replace(",", " ").replace(";", " ").split()
                                 if len(word) == 8 and all(c in "0123456789abcdef" for c in word)]), done.stderr)
        self.run_tool("find", self.db, "--id", "x", "--scheme", "00000000", code=7)

    def test_database_without_signatures(self):
        self.index(a=BASE)
        keys = subprocess.run(["xapian-metadata", "list", self.db, "neardup:scheme:"], capture_output=True, text=True)
        for key in keys.stdout.split():
            subprocess.run(["xapian-metadata", "set", self.db, key, ""], check=True)
        self.assertIn("no near-duplicate signatures", self.run_tool("find", self.db, "--docid", "1", code=7).stderr)

    def test_report_is_one_page_that_loads_nothing(self):
        paths = self.index(a=BASE, b=NEAR, c=OTHER)
        self.run_tool("group", self.db)
        page = os.path.join(self.folder, "report.html")
        self.run_tool("report", self.db, "-o", page)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertNotRegex(text, r"<script|<link|@import|url\(|src=")
        self.assertIn("file://" + paths["a"], text)
        self.assertIn("Largest groups", text)
        self.run_tool("report", self.db, "-o", os.path.join(self.db, "iamglass"), code=2)
        self.run_tool("report", self.db, "-o", os.path.join(self.folder, "none", "page"), code=1)

    def test_help_teaches(self):
        for command in ("index", "sign", "find", "pairs", "group", "groups", "distinct", "search", "explain", "info", "check", "hash", "compare", "report"):
            self.assertIn("Example", self.run_tool(command, "--help").stdout)
        self.assertIn("Exit codes", self.run_tool("--help").stdout)

    def test_control_characters_never_reach_the_terminal(self):
        self.run_tool("index", self.db, "--jsonl", "-",
                      stdin=json.dumps({"id": "a\u001b[31m", "text": BASE, "title": "\u001b]0;x\u0007 title"}))
        for arguments in (["search", self.db, "title"], ["info", self.db], ["find", self.db, "--text", "-"]):
            self.assertNotIn("\u001b", self.run_tool(*arguments, stdin=BASE).stdout)


if __name__ == "__main__":
    TOOL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
