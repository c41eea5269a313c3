#!/usr/bin/env python3
# Rooms: cli/omega
"""`search` of a database of omindex beside Omega's CGI and quest: the same hits in the same order, before any is hidden. What
differs is listed in docs/reference/commands.md.

    search_test.py XAPIAN_NEARDUP"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

from omega_site import OmegaSite, missing

TOOL = ""

PAGES = {  # title, head, text
    "airship.html": ("Zeppelin history", '<meta name="author" content="Joan Mir\u00f3"><meta name="keywords" content="balloonist">',
                     "Airships were filled with gas and flew over cities."),
    "cities.html": ("Licensed gates", '<meta name="classification" content="harbour">',
                    "Each city keeps its opening hours. The gate is open; a licence is needed."),
    "hours.html": ("Opening hours of Zeppelin Street", "", "The hours of opening: licensing takes two days. Gas is sold near the gate."),
    "gas.html": ("Gas", "", "Gas, gas and more gas. An airship licence costs nothing near the harbour. AT&T and C++ are names."),
    "flood.html": ("SYN flood", "", "A SYN flood keeps the NEAR gate of a server busy, AND nobody opens it. State-of-the-art."),
    "cafe.html": ("Caf\u00e9 M\u00fcller", "", "Der Gr\u00f6\u00dfe nach: na\u00efve \u0433\u0430\u0437\u0435\u0442\u0430 und \u0393\u03ac\u03c4\u03b1. The cafe was U.S. owned."),
    "korean.html": ("\ud55c\uad6d \uc774\uc57c\uae30", "",
                    "\uc11c\uc6b8\uc740 \ub300\ud55c\ubbfc\uad6d\uc758 \uc218\ub3c4\uc774\ub2e4. \ud559\uad50\uc5d0\uc11c \uacf5\ubd80\ub97c \ud569\ub2c8\ub2e4. gas"),
    "seoul.html": ("\uc11c\uc6b8", "", "\uc11c\uc6b8 \ud559\uad50 licence"),
    "japan.html": ("\u6771\u4eac \u5927\u5b66", "", "\u5b66\u6821\u3067\u52c9\u5f37\u3059\u308b \u6771\u4eac \u65e5\u672c"),
    "china.html": ("\u4e2d\u6587 gas", "", "\u6211\u4eec\u5728\u5b66\u6821\u5b66\u4e60\u4e2d\u6587 \u5317\u4eac linux\u4e2d\u6587"),
    "thai.html": ("\u0e44\u0e17\u0e22", "", "\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22 \u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35 gas"),
}

QUERIES = (
    "zeppelin", "history", "title:zeppelin", "title:zeppelin gas", "author:mir\u00f3", "topic:harbour", "harbour",  # fields
    "airship", "airships licensing", "balloonist", "GAS", "Gas licence", "Licences",  # stems; capitals are not stemmed
    '"opening hours"', '"hours of opening"', "opening-hours", "state-of-the-art", "AT&T", "C++", "U.S.",  # phrases, signs
    "gas -licence", "+gate licence", "gas AND NOT near", "gas OR flood", "(gate OR harbour) licence", "gas XOR licence",
    "licence NEAR gate", "gas ADJ sold", "NEAR", "SYN flood", "SYN", '"SYN flood"', "gat*", "hours.html", "hours",
    "caf\u00e9", "CAF\u00c9", "m\u00fcller", "gr\u00f6\u00dfe", "na\u00efve", "\u0433\u0430\u0437\u0435\u0442\u0430", "\u0413\u0410\u0417\u0415\u0422\u0410",
    "\uc11c\uc6b8", "\uc11c\uc6b8\uc740", "\uc218\ub3c4", "\uc774\uc57c\uae30", "\uc774\uc57c\uae30 gas", "gas NOT \uc218\ub3c4\uc774\ub2e4",  # Korean
    "\uc11c\uc6b8 \ud559\uad50", "title:\uc11c\uc6b8", "\uc11c\uc6b8\uc740 OR \uc5c6\ub294\ub9d0 OR \ud559\uad50", '"\uc11c\uc6b8 \ud559\uad50"',
    "\u6771\u4eac", "\u6771\u4eac\u5927\u5b66", "\u5b66\u6821", "\u5927\u5b66", "\u5b66\u6821\u3067\u52c9\u5f37\u3059\u308b", "\u5317\u4eac", "\u6771\u4eac OR gas",  # Chinese, Japanese
    "\u4e2d\u6587", "linux\u4e2d\u6587", "\u6211\u4eec\u5728\u5b66\u6821\u5b66\u4e60\u4e2d\u6587", "title:\u4e2d\u6587 gas", "gas -\u4e2d\u6587",
    "\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22", "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35", "\u0e44\u0e17\u0e22", "\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22 gas",  # Thai
)

# Query: the hits of Omega, those of `search`.
DIFFERENCES = {
    "the zeppelin": (["/airship.html", "/hours.html"], ["/hours.html"]),  # stop words
    "NOT gas": ([], ["/cafe.html", "/cities.html", "/flood.html", "/japan.html", "/seoul.html"]),  # nothing but NOT
    "subject:flood": ([], ["/flood.html"]),  # a field of its own
    "size:1..100000": (sorted("/" + name for name in PAGES), []),  # a range of Omega
    "h\u00e0rbour": ([], ["/cities.html", "/gas.html"]),  # accents that no document has
}


class Search(unittest.TestCase):
    maxDiff = None

    def index(self, ngrams):
        self.folder = tempfile.mkdtemp(prefix="neardup-search-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.site = OmegaSite(self.folder)
        self.ngrams = {"XAPIAN_CJK_NGRAM": "1"} if ngrams else {}
        os.mkdir(os.path.join(self.folder, "www"))
        for name, (title, head, text) in PAGES.items():
            with open(os.path.join(self.folder, "www", name), "w", encoding="utf-8") as file:
                file.write(f'<!DOCTYPE html><meta charset="utf-8"><title>{title}</title>{head}<p>{text}</p>')
        self.run_program("omindex", "--db", self.site.database, "--url", "/", os.path.join(self.folder, "www"))
        self.run_program(TOOL, "sign", "--quiet", self.site.database)
        self.run_program(TOOL, "group", "--quiet", self.site.database)

    def run_program(self, *command, code=0):
        environment = {name: value for name, value in os.environ.items() if name != "XAPIAN_CJK_NGRAM"}
        done = subprocess.run(command, capture_output=True, text=True, timeout=60,
                              env=environment if command[0] == TOOL else {**environment, **self.ngrams})
        self.assertEqual(code, done.returncode, f"{command}: {done.stdout}{done.stderr}")
        return done.stdout

    def of_omega(self, query):
        answer = self.site.ask({"FMT": "neardup-json", "P": query, "HITSPERPAGE": "100"}, **self.ngrams)
        return [hit["url"] for hit in json.loads(answer.body)["hits"]]

    def of_quest(self, query):
        fields = [f"--prefix={field}" for field in (":", ":S", ":B", ":F", "title:S", "author:A", "topic:B")]
        found = self.run_program("quest", "--db", self.site.database, "--default-op=and", *fields, "--msize=100", "--", query)
        return [line.removeprefix("url=") for line in found.splitlines() if line.startswith("url=")]

    def of_search(self, query):
        found = self.run_program(TOOL, "search", self.site.database, "--no-collapse", "--limit=100", "--format=jsonl", "--", query)
        return [json.loads(line)["url"] for line in found.splitlines()]

    def expect_equal(self):
        found = {query: self.of_omega(query) for query in QUERIES}
        self.assertGreater(sum(map(bool, found.values())), len(QUERIES) * 3 // 4, found)
        for query, urls in found.items():
            with self.subTest(query):
                self.assertEqual(urls, self.of_quest(query), "Omega, quest")
                self.assertEqual(urls, self.of_search(query), "Omega, search")

    def test_hits_are_those_of_omega(self):
        self.index(ngrams=False)
        self.expect_equal()

    def test_hits_are_those_of_omega_with_ngrams(self):
        self.index(ngrams=True)
        self.expect_equal()

    def test_differences_are_those_that_are_documented(self):
        self.index(ngrams=True)
        for query, (omega, search) in DIFFERENCES.items():
            with self.subTest(query):
                self.assertEqual(omega, sorted(self.of_omega(query)))
                self.assertEqual(search, sorted(self.of_search(query)))

    def test_queries_that_omega_refuses_are_refused(self):
        self.index(ngrams=False)
        for query in ("AND gate", "gate OR", "XOR gate"):
            self.assertIn(b"Syntax:", self.site.ask({"FMT": "neardup-json", "P": query}).body, query)
            self.run_program(TOOL, "search", self.site.database, query, code=1)


if __name__ == "__main__":
    if missing() or not shutil.which("omindex") or not shutil.which("quest"):
        print(f"skipped: {missing() or 'no omindex or quest (packages xapian-omega, xapian-tools)'}")
        sys.exit(77)
    if "1.4" not in subprocess.run(["quest", "--version"], capture_output=True, text=True, check=True).stdout:
        print("skipped: the queries are those of Xapian 1.4; docs/internals/xapian.md has what 2 reads otherwise")
        sys.exit(77)
    TOOL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
