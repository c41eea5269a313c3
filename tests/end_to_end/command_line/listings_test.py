#!/usr/bin/env python3
# Rooms: cli/output, cli/rows, cli/commands
"""The command line from end to end: listings."""

import csv
import io
import json
import os
import re

from command_line import BASE, NEAR, OTHER, CommandLine, main, text


class Listings(CommandLine):
    def setUp(self):
        super().setUp()
        self.paths = self.index(a=BASE, b=NEAR, c=BASE, d=OTHER, e="")
        self.run_tool("group", self.db)

    def test_bands_that_find_few_pairs_are_noted_with_a_better_scheme(self):
        for name in "ab":
            self.write(f"{name}.txt", BASE)
        self.run_tool("index", self.db, self.docs)
        for command in (("find", self.db, "1"), ("pairs", self.db), ("group", self.db)):
            self.assertNotIn("note:", self.run_tool(*command).stderr, command)
            noted = self.run_tool(*command, "--threshold", "0.5").stderr
            self.assertIn("find 40 % of the pairs with similarity 0.50; xapian-neardup sign DATABASE --resign", noted, command)
        excerpts = self.run_tool("find", self.db, "1", "--contained").stderr
        self.assertIn("--scheme containment finds more", excerpts)
        self.run_tool("sign", self.db, "--resign", "--scheme", "containment")
        self.assertNotIn("note:", self.run_tool("find", self.db, "1", "--contained").stderr)

    def test_a_search_shows_the_representative_of_equal_hits(self):
        for name in ("a", "c"):
            self.run_tool("group", self.db, "--prefer", "path:" + self.paths[name])
            (hit,) = self.rows("search", self.db, BASE.split()[0])
            self.assertEqual(self.paths[name], hit["id"])

    def test_find_knows_the_equals_of_a_text_of_too_few_words_for_a_band(self):
        few, db = ["requires exceptions among", "one two three", "Requires exceptions among!"], self.db + "2"
        paths = [self.write(f"few{number}.txt", words) for number, words in enumerate(few)]
        self.run_tool("index", db, *paths, "--scheme", "containment")
        self.assertEqual(0, self.rows("info", db)[0]["band_terms"])
        for command, found in ((["find", db, paths[0]], [paths[2]]), (["find", db, "--text", paths[0]], [paths[0], paths[2]]),
                               (["find", db, paths[0], "--contained"], [paths[2]]), (["find", db, paths[1]], []),
                               (["find", db, paths[0], "--threshold", "1"], [paths[2]])):
            self.assertEqual(found, [row["id"] for row in self.rows(*command)])

    def test_find_lists_matches_best_first(self):
        found = self.rows("find", self.db, self.paths["a"])
        self.assertEqual([self.paths["c"], self.paths["b"]], [row["id"] for row in found])
        self.assertEqual(["id", "docid", "hamming", "jaccard", "containment", "verification", "template"], list(found[0]))
        self.assertEqual(1, found[0]["jaccard"])
        self.assertTrue(0.9 < found[1]["jaccard"] < 1)
        self.assertEqual({"exact"}, {row["verification"] for row in found})

    def test_find_takes_text_from_a_file_and_from_standard_input(self):
        by_file = self.rows("find", self.db, "--text", self.paths["b"])
        by_stdin = self.run_tool("find", self.db, "--text", "-", "--format=jsonl", stdin=NEAR).stdout.splitlines()
        self.assertEqual(by_file, [json.loads(line) for line in by_stdin])
        self.assertEqual(self.paths["b"], by_file[0]["id"])

    def test_find_takes_the_name_of_a_file_in_the_current_folder(self):
        before = os.getcwd()
        os.chdir(self.docs)
        try:
            self.assertEqual(self.rows("find", self.db, self.paths["a"]), self.rows("find", self.db, "a.txt"))
            missing = self.run_tool("find", self.db, "nothing.txt", code=1).stderr
            self.assertIn("no document has the id 'nothing.txt'", missing)
            self.assertNotIn("--text", missing)
            with open("other.txt", "w", encoding="utf-8") as file:
                file.write("not indexed")
            self.assertIn("'find' takes a file after --text",
                          self.run_tool("find", self.db, "other.txt", code=1).stderr)
        finally:
            os.chdir(before)

    def test_the_threshold_of_the_groups_is_the_default_of_comparisons(self):
        a, b, c = (self.paths[name] for name in "abc")
        word = BASE.split()[0]
        commands = (["find", self.db, a], ["pairs", self.db], ["search", self.db, word, "--live"])
        self.run_tool("group", self.db, "--threshold", "1")
        for command in commands:
            self.assertIn("; threshold 1, that of its groups", self.run_tool(*command).stdout, command)
            self.assertNotIn("that of its groups", self.run_tool(*command, "--threshold", "0.8").stdout, command)
        self.assertEqual([c], [row["id"] for row in self.rows("find", self.db, a)])
        self.assertEqual([(a, c)], [(row["id1"], row["id2"]) for row in self.rows("pairs", self.db)])
        self.assertEqual(2, len(self.rows("search", self.db, word, "--live")))
        self.assertEqual(2, len(self.rows("find", self.db, a, "--threshold", "0.8")))
        self.assertEqual(2, len(self.rows("find", self.db, a, "--contained", "--threshold", "0.8")))
        for other in (["find", self.db, a, "--contained"], ["pairs", self.db, "--measure", "idf"]):
            self.assertNotIn("that of its groups", self.run_tool(*other).stdout, "of another measure")
        self.run_tool("group", self.db, "--threshold", "1", "--measure", "idf")
        self.assertNotIn("that of its groups", self.run_tool("find", self.db, a).stdout)
        self.assertIn("; threshold 1, that of its groups", self.run_tool("pairs", self.db, "--measure", "idf").stdout)

    def test_pairs_are_listed_with_all_columns(self):
        pairs = self.rows("pairs", self.db)
        self.assertEqual(["id1", "docid1", "id2", "docid2", "hamming", "jaccard", "containment", "verification", "measure", "template"],
                         list(pairs[0]))
        self.assertEqual([row["jaccard"] for row in pairs], [row["measure"] for row in pairs])
        found = {(row["id1"], row["id2"]) for row in pairs}
        a, b, c = (self.paths[name] for name in "abc")
        self.assertEqual({(a, b), (a, c), (b, c)}, found)

    def test_tsv_has_a_header(self):
        with_header = self.run_tool("pairs", self.db, "--format=tsv").stdout.splitlines()
        self.assertEqual("id1\tdocid1\tid2\tdocid2\thamming\tjaccard\tcontainment\tverification\tmeasure\ttemplate", with_header[0])
        self.assertEqual(1 + len(self.rows("pairs", self.db)), len(with_header))

    def test_every_format_has_the_same_rows(self):
        lines = self.rows("pairs", self.db)
        self.assertEqual(lines, json.loads(self.run_tool("pairs", self.db, "--format=json").stdout))
        table = list(csv.DictReader(io.StringIO(self.run_tool("pairs", self.db, "--format=csv").stdout)))
        self.assertEqual([row["id1"] for row in lines], [row["id1"] for row in table])
        self.assertEqual([row["jaccard"] for row in lines], [float(row["jaccard"]) for row in table])

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

    def test_long_paths_are_listed_whole(self):
        paths = [self.write("/".join(["folder " + "ü" * 60] * 4) + f"/{name}.txt", BASE) for name in "ab"]
        db = os.path.join(self.folder, "long")
        self.run_tool("index", db, self.docs, "--group")
        (row,) = self.rows("groups", db)
        self.assertLessEqual(set(paths), set(row["members"]))
        self.assertIn(paths[1], [row["id"] for row in self.rows("find", db, paths[0])])

    def test_groups_name_representative_and_members(self):
        (group,) = self.rows("groups", self.db)
        self.assertEqual(["group", "representative", "representative_docid", "centre", "centre_docid", "members",
                          "member_docids", "member_paths", "min_similarity", "template"], list(group))
        self.assertEqual((self.paths["a"], None), (group["centre"], group["template"]))
        self.assertEqual(self.paths["a"], group["representative"])
        self.assertEqual({self.paths[name] for name in "abc"}, set(group["members"]))
        self.assertTrue(0.9 <= group["min_similarity"] < 1)

    def test_pages_of_one_template_are_shown_as_a_family_and_not_grouped(self):
        lines = [json.dumps({"id": name, "text": f"{BASE} for {name} speakers {OTHER}"})
                 for name in ("german", "french", "polish", "dutch", "greek", "latin")]
        self.run_tool("index", self.db, "--jsonl", "-", stdin="\n".join(lines))
        report = self.run_tool("group", self.db).stdout
        self.assertIn("1 template with 6 documents", report)
        self.assertIn("a family of 6 documents from one template", self.run_tool("groups", self.db).stdout)
        explained = self.run_tool("explain", self.db, "german", "french").stdout
        self.assertIn("a family of 6 documents from one template", explained)
        names = {row["template"] for row in self.rows("find", self.db, "german")}
        self.assertEqual(1, len(names - {None}))
        self.run_tool("index", self.db, "--jsonl", "-", stdin=lines[0].replace('"german"', '"german again"'))
        self.run_tool("group", self.db)
        self.assertEqual(1, sum(row["template"] is None for row in self.rows("find", self.db, "german")))
        self.assertRegex(self.run_tool("groups", self.db).stdout, "a family of 7 documents from one template, such as french")
        copy, = (line for line in self.run_tool("find", self.db, "german").stdout.splitlines() if "german again" in line)
        self.assertNotIn("template", copy, "a copy in the same group")
        self.assertIn("families keep", self.run_tool("group", self.db, "--families", "keep").stdout)
        self.assertNotIn("template with", self.run_tool("group", self.db).stdout, "the choice is recorded")
        self.assertIn("1 template with", self.run_tool("group", self.db, "--families", "split").stdout)

    def test_a_word_that_all_documents_have_is_shown_in_its_passage(self):
        rows = "".join(f"{number},apple number {number} from the garden behind our house\n" for number in range(50))
        self.run_tool("index", self.db, "--csv", self.write("a.csv", "id,text\n" + rows))
        hit = self.rows("search", self.db, "apple", "--limit", "1")[0]
        self.assertIn("from the garden behind our house", json.dumps(hit))

    def test_search_shows_each_text_once_and_counts_what_it_hides(self):
        (hit,) = self.rows("search", self.db, BASE.split()[0])
        self.assertEqual(["rank", "id", "docid", "title", "url", "group", "snippet", "path", "collapsed", "at_least"], list(hit))
        self.assertEqual((2, False), (hit["collapsed"], hit["at_least"]))
        self.assertIn("(+2 near-duplicates)", self.run_tool("search", self.db, BASE.split()[0]).stdout)
        every = self.rows("search", self.db, BASE.split()[0], "--no-collapse")
        self.assertEqual({self.paths[name] for name in "abc"}, {row["id"] for row in every})
        self.assertEqual({hit["group"]}, {row["group"] for row in every})

    def test_a_hit_shows_title_snippet_and_address(self):
        self.write("long.txt", "Beginning of a long page. " + "Nothing of interest here. " * 40 + "The pangolin sleeps.")
        self.run_tool("index", self.db, self.docs)
        (hit,) = self.rows("search", self.db, "pangolins", "--no-collapse")
        self.assertIn("the pangolin sleeps", hit["snippet"])  # beyond the sample, from the words of the index
        shown = self.run_tool("search", self.db, "pangolins").stdout.splitlines()
        self.assertRegex(shown[0], r"^ +1\. Beginning of a long page\.")
        self.assertIn("pangolin", shown[1])
        self.assertIn("/long.txt", shown[2])
        (hit,) = self.rows("search", self.db, "beginning", "--no-collapse")
        self.assertTrue(hit["snippet"].startswith("Beginning of a long page. Nothing"), hit["snippet"])

    def test_a_hit_shows_the_words_of_scripts_without_spaces(self):
        words = {"ko": ("도서관", "이 문장은 그냥 채우는 문장 입니다. ", "우리는 도서관에서 책을 읽었다. "),
                 "ja": ("図書館", "この文章はただの埋め草です。", "私たちは図書館で本を読みました。"),
                 "zh": ("图书馆", "这段文字只是填充内容没有意义。", "我们在图书馆看书。"),
                 "th": ("ห้องสมุด", "ข้อความนี้เป็นเพียงข้อความเติม ", "เราอ่านหนังสือในห้องสมุดทุกวัน ")}
        rows = "".join(json.dumps({"id": name, "text": 30 * filler + text + 30 * filler}) + "\n"
                       for name, (_, filler, text) in words.items())
        for name, size in (("short", "512"), ("long", "16000")):
            self.run_tool("index", self.db + name, "--jsonl", self.write("a.jsonl", rows), "--sample-size", size)
            for language, (word, _, _) in words.items():
                hit, = self.rows("search", self.db + name, word, "--no-collapse")
                self.assertEqual(language, hit["id"])
                shown = hit["snippet"].replace(" ", "") if name == "short" else hit["snippet"]  # short: from the index
                self.assertIn(word, shown, f"{language}, sample of {size}")

    def test_a_word_of_a_query_is_no_operator(self):
        self.index(a=BASE + " a SYN flood", b=BASE)
        for query in (("SYN", "flood"), ("flood", "SYN"), ('"SYN flood"',), ("(SYN)",), ("flood", "AND", "SYN")):
            self.assertEqual(1, len(self.rows("search", self.db, *query, "--no-collapse")), query)

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
                self.run_tool("group", self.db, "--families", "keep")
            whole = self.rows("search", self.db, "common", "--limit", "100", "--live")
            by_page = [hit for first in range(0, 100, 3)
                       for hit in self.rows("search", self.db, "common", "--limit", "3", "--offset", str(first), "--live")]
            self.assertEqual(whole, by_page)
            self.assertEqual([i + 1 for i in range(len(whole))], [hit["rank"] for hit in whole])
            self.assertEqual(100, sum(1 + hit["collapsed"] for hit in whole))
        # Hits of equal relevance are in another order with groups.
        self.assertCountEqual([hit["id"] for hit in whole],
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

    def test_search_says_what_each_hit_hides_and_why(self):
        word = BASE.split()[0]
        shown, *hidden = self.rows("search", self.db, word, "--why")
        self.assertEqual((2, None, None), (shown["collapsed"], shown["behind"], shown["sentence"]))
        self.assertEqual({shown["id"]}, {row["behind"] for row in hidden})
        self.assertEqual({self.paths[name] for name in "abc"}, {shown["id"]} | {row["id"] for row in hidden})
        text = self.run_tool("search", self.db, word, "--why").stdout
        for row in hidden:
            (explained,) = self.rows("explain", self.db, shown["id"], row["id"])
            self.assertEqual(explained["only_in_a"], row["only_in_representative"])
            self.assertEqual(explained["only_in_b"], row["only_in_document"])
            self.assertTrue(row["sentence"])
            self.assertIn(f"hides {row['id']}: {row['sentence']}", text)
            for words in filter(None, (row["only_in_document"], row["only_in_representative"])):
                self.assertIn(": " + words[0], text)

    def test_search_options_that_exclude_each_other_are_refused(self):
        for options in (["--no-collapse", "--live"], ["--live", "--collapse-slot", "1"], ["--compare-hits", "0"],
                        ["--threshold", "2"], ["--no-collapse", "--why"]):
            self.run_tool("search", self.db, "word", *options, code=2)

    def test_near_in_a_query_finds_candidates(self):
        found = self.rows("search", self.db, "near:" + self.paths["a"], "--no-collapse")
        self.assertEqual({self.paths[name] for name in "abc"}, {row["id"] for row in found})

    def test_near_takes_ids_of_any_script_as_they_are(self):
        names = ["日本v2.txt", "日本 report.txt", "a&日本.txt", "Mu\u0308ller한국어.txt", "สวัสดีครับ.txt"]
        paths = [self.write(name, BASE + f" larch{number}") for number, name in enumerate(names)]
        db = self.db + "2"
        self.run_tool("index", db, self.docs)
        for path in paths:
            for query in (f'near:"{path}"', f'{BASE.split()[0]} near:"{path}"', f"near:{path}"):
                if " " in path and not query.endswith('"'):
                    continue
                found = {row["id"] for row in self.rows("search", db, query, "--no-collapse")}
                self.assertLessEqual(set(paths), found, query)

    def test_explain_shows_what_differs(self):
        (row,) = self.rows("explain", self.db, self.paths["a"], self.paths["b"])
        for key in ("bands_shared", "hamming", "jaccard", "containment", "verification", "longest_common_run"):
            self.assertIsNotNone(row[key], key)
        self.assertEqual([], row["only_in_a"] if BASE.count("larch1") > 1 else [])
        self.assertEqual(["larches1"], row["only_in_b"])
        self.assertEqual("near-duplicates", row["verdict"])
        self.assertRegex(row["verdict_text"], "^Near-duplicates: ")
        self.assertTrue(0 < row["longest_common_run"] < 120)

    def test_explain_prints_measures_bands_and_runs(self):
        shown = self.run_tool("explain", self.db, self.paths["a"], self.paths["b"]).stdout
        for line in (r"^similarity +0\.\d{4} exact", r"^bands shared +\d of 8$", r"^  minhash:8x4 +( [a-h-]){8}$",
                     r"^  second in first +0\.\d{4}", r"^  idf jaccard +0\.\d{4}", r"^  edit distance +1  words",
                     r"^shared runs +1$", r"^  119 words +first   larch1 \[willow1 .*", r"^only in the second  larches1$"):
            self.assertRegex(shown, re.compile(line, re.M))

    def test_explain_shows_the_texts_as_their_files_spell_them(self):
        whole = "The Quick Brown Fox, as A. B. Smith wrote, jumps over -- yes! -- the lazy dog. " * 3
        a, b = self.write("x.txt", whole + "The End."), self.write("y.txt", whole + "THE end?")
        self.run_tool("index", self.db, self.docs)
        page = os.path.join(self.folder, "page.html")
        shown = self.run_tool("explain", self.db, a, b, "--html", page).stdout
        self.assertTrue(shown.startswith("Near-duplicates: their words are the same;"), shown)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertIn("The Quick Brown Fox, as A. B. Smith wrote, jumps over -- yes! -- the lazy dog. The Quick", text)
        self.write("y.txt", whole + "Changed after it was indexed.")
        self.run_tool("explain", self.db, a, b, "--html", page)
        with open(page, encoding="utf-8") as file:
            self.assertIn("lazy dog the end<", file.read())

    def test_explain_writes_a_page(self):
        page = os.path.join(self.folder, "pair.html")
        self.run_tool("explain", self.db, self.paths["a"], self.paths["b"], "--html", page)
        with open(page, encoding="utf-8") as file:
            content = file.read()
        self.assertIn("<del>larch1</del>", content)
        self.assertIn("<ins>larches1</ins>", content)
        self.assertEqual(["db", "docs", "pair.html"], sorted(os.listdir(self.folder)))
        for read in (self.paths["a"], os.path.join(self.db, "postlist.glass"), self.db):
            done = self.run_tool("explain", self.db, self.paths["a"], self.paths["b"], "--html", read, code=2)
            self.assertIn("is an input; name another file", done.stderr)
        self.run_tool("info", self.db)

    def test_bands_are_oversized_above_the_recorded_cap(self):
        self.run_tool("group", self.db, "--band-cap", "2")
        self.assertIn("oversized (more than 2 documents)", self.run_tool("info", self.db).stdout)
        page = os.path.join(self.folder, "report.html")
        self.run_tool("report", self.db, "--output", page)
        with open(page, encoding="utf-8") as file:
            self.assertIn("are oversized: more than 2 documents share them", file.read())

    def test_info_counts_every_document(self):
        (row,) = self.rows("info", self.db)
        expected = {"documents": 5, "signed": 4, "unsigned": 0, "empty": 1, "groups": 1, "grouped_documents": 3}
        self.assertEqual(expected, {key: row[key] for key in expected})
        self.assertTrue(row["scheme"].startswith("neardup3 "))
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
        self.assertEqual([], self.rows("group", self.db, "--dry-run"))
        (row,) = self.rows("group", self.db)
        self.assertEqual([0.5, "oldest", "T", "0:30", 7, True],
                         [row[key] for key in ("threshold", "prefer", "within", "max_days", "band_cap", "unchanged")])
        self.run_tool("sign", self.db, "--resign", "--scheme", "short")
        self.assertEqual(set_rule + "; unchanged", rule())
        self.assertIn("rule: threshold 0.5, prefer oldest, band-cap 7; previously:", rule("--within", "none", "--max-days", "none"))

    def test_group_weighs_words_as_it_did_before(self):
        done = self.run_tool("group", self.db, "--measure", "idf", "--threshold", "0.5").stdout
        self.assertIn("rule: threshold 0.5, prefer oldest, measure idf; previously:", done)
        self.assertIn("; --recount counts again\n", done)
        self.assertIn(" measure=idf", self.run_tool("info", self.db).stdout)
        (row,) = self.rows("group", self.db, "--recount")
        self.assertEqual("idf", row["measure"])
        self.assertEqual(5, row["weighed_by"])
        done = self.run_tool("group", self.db, "--measure", "jaccard", "--recount", code=2)
        self.assertIn("the measure is jaccard", done.stderr)
        self.assertIn("measure idf; unchanged", self.run_tool("group", self.db).stdout)

    def test_group_by_field_and_length(self):
        (row,) = self.rows("group", self.db, "--same", "prefix:T", "--min-words", "3")
        self.assertEqual(["prefix:T", 3], [row["same"], row["min_words"]])
        done = self.run_tool("group", self.db, "--same", "value:90", code=2)
        self.assertIn("name a field that documents have", done.stderr)
        self.assertIn("same prefix:T, min-words 3; unchanged", self.run_tool("group", self.db).stdout)
        done = self.run_tool("group", self.db, "--same", "none", "--min-words", "100000").stdout
        self.assertIn("in no group: fewer words than --min-words", done)
        self.assertIn(": 0 groups\n", done)

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
        self.assertIn("0 pairs", self.run_tool("groups", self.db, "--distinct").stdout)
        self.assertIn("are declared distinct", self.run_tool("group", self.db, "--distinct", c, a).stdout)
        self.assertIn("already declared", self.run_tool("group", self.db, "--distinct", a, c).stdout)
        self.run_tool("group", self.db, "--distinct", a, b)
        docid = {name: number for number, name in enumerate((a, b, c, d), 1)}
        self.assertEqual([{"id1": a, "docid1": docid[a], "id2": other, "docid2": docid[other]} for other in (b, c)],
                         self.rows("groups", self.db, "--distinct"))
        self.assertEqual(f"id1\tdocid1\tid2\tdocid2\n{a}\t1\t{b}\t2\n{a}\t1\t{c}\t3\n",
                         self.run_tool("groups", self.db, "--distinct", "--format=tsv").stdout)
        self.assertEqual([], self.rows("find", self.db, a))
        self.assertIn("2 declared distinct", self.run_tool("find", self.db, a).stdout)
        self.assertEqual([{b, c}], [{row["id1"], row["id2"]} for row in self.rows("pairs", self.db)])
        self.assertIn("They are declared distinct, so", self.run_tool("explain", self.db, a, c).stdout)
        self.assertIn("2 declared distinct", self.run_tool("pairs", self.db).stdout)
        self.assertEqual(2, self.rows("info", self.db)[0]["distinct_pairs"])
        self.run_tool("group", self.db)
        (row,) = self.rows("groups", self.db)
        self.assertEqual([b, c], sorted(row["members"]))
        self.write("c.txt", BASE + " ")  # indexed again, the text is the same
        os.utime(c, (1, 1))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([], self.rows("find", self.db, a))
        for other in (b, c):
            self.assertIn("no longer", self.run_tool("group", self.db, "--no-distinct", other, a).stdout)
        self.run_tool("group", self.db)
        self.assertEqual(3, len(self.rows("groups", self.db)[0]["members"]))
        self.assertIn("not declared distinct", self.run_tool("group", self.db, "--no-distinct", a, b, code=2).stderr)

    def test_distinct_needs_two_documents_with_ids(self):
        a = self.paths["a"]
        self.run_tool("group", self.db, "--distinct", a, code=2)
        self.run_tool("group", self.db, "--no-distinct", a, code=2)
        self.assertIn("the same document", self.run_tool("group", self.db, "--distinct", a, a, code=2).stderr)
        self.assertIn("'nobody'", self.run_tool("group", self.db, "--distinct", a, "nobody", code=1).stderr)

    def test_hash_and_compare_need_no_database(self):
        first, second = self.rows("extract", "--hash", self.paths["a"], self.paths["b"])
        self.assertEqual(["path", "fingerprint", "hex", "tokens"], list(first))
        self.assertEqual((13, 16, 120), (len(first["fingerprint"]), len(first["hex"]), first["tokens"]))
        (row,) = self.rows("explain", self.paths["a"], self.paths["b"])
        self.assertEqual(bin(int(first["hex"], 16) ^ int(second["hex"], 16)).count("1"), row["hamming"])
        (found,) = [f for f in self.rows("find", self.db, self.paths["a"]) if f["id"] == self.paths["b"]]
        self.assertEqual(found["jaccard"], row["jaccard"])
        self.assertEqual((1, 120, None), (row["edit_distance"], row["edit_distance_bound"], row["idf_jaccard"]))
        self.assertEqual([], row["parted_by"])
        shown = self.run_tool("explain", self.paths["a"], self.paths["b"]).stdout.splitlines()
        self.assertIn("Near-duplicates: similarity 0.97", shown[0])
        self.assertRegex(shown[2], r"^0\.[0-9]{4} exact +contained [01]\.[0-9]{4} ")
        self.assertRegex(shown[3], r"^  jaccard +0\.[0-9]{4} ")
        header = self.run_tool("explain", self.paths["a"], self.paths["b"], "--format=tsv").stdout.splitlines()[0]
        self.assertTrue(header.startswith("hamming\tjaccard\tcontainment\tverification\ta_in_b\tb_in_a\t"), header)

    def test_tables_have_the_fields_of_json(self):
        a, b = self.paths["a"], self.paths["b"]
        for command in (("find", self.db, a), ("pairs", self.db), ("search", self.db, BASE.split()[0]), ("info", self.db),
                        ("sign", self.db), ("sample", self.db), ("plan",), ("explain", self.db, a, b), ("explain", a, b),
                        ("dedupe", self.docs, "--dropped", "--why"), ("dedupe", self.docs, "--delete", "--dry-run")):
            fields = list(self.rows(*command)[0])
            with self.subTest(command):
                tables = [self.run_tool(*command, "--format", name).stdout for name in ("csv", "tsv")]
                self.assertEqual([fields, fields], [re.split("[,\t]", table.splitlines()[0]) for table in tables])
        (row,) = self.rows("explain", self.db, a, b)
        (cells,) = csv.DictReader(io.StringIO(self.run_tool("explain", self.db, a, b, "--format=csv").stdout))
        self.assertEqual(row["verdict_text"], cells["verdict_text"])
        self.assertEqual(row["shared_runs"], json.loads(cells["shared_runs"]))

    def test_the_table_of_idf_is_a_part_of_a_scheme_alone(self):
        self.assertRegex(self.run_tool("info", self.db, "--idf", "0.5", "--format=text").stdout, "^idf=")
        for options in (["--format=json"], ["--format=tsv"], ["--scheme", "standard"]):
            self.assertIn("--idf", self.run_tool("info", self.db, "--idf", "0.5", *options, code=2).stderr)

    def test_help_says_which_thresholds_are_taken(self):
        for command in (("find", self.db, "1"), ("pairs", self.db), ("group", self.db), ("dedupe", self.docs, "--groups"),
                        ("report", self.db, "-o", "-"), ("sample", self.db), ("plan", "--recall", "0.01")):
            help_text = " ".join(self.run_tool("help", command[0], "--all").stdout.split())
            said = re.search("--threshold T .*?([0-9.]+ to 1|above 0, at most 1)", help_text)[1]
            for least, ranges in (("0", ["0 to 1"]), ("0.001", ["0 to 1", "above 0, at most 1"]),
                                  ("0.01", ["0 to 1", "above 0, at most 1", "0.01 to 1"])):
                self.run_tool(*command, "--threshold", least, code=0 if said in ranges else 2)

    def test_a_file_without_words_has_no_fingerprint(self):
        (row,) = self.rows("extract", "--hash", self.paths["e"])
        self.assertEqual((None, None, 0), (row["fingerprint"], row["hex"], row["tokens"]))

    def test_a_fingerprint_finds_its_document_by_scanning(self):
        (row,) = self.rows("extract", "--hash", self.paths["d"])
        for form in ("fingerprint", "hex"):
            found = self.rows("find", self.db, "--fingerprint", row[form], "--max-distance", "0", "--scan")
            self.assertEqual([self.paths["d"]], [f["id"] for f in found])
            self.assertIsNone(found[0]["jaccard"])


if __name__ == "__main__":
    main()
