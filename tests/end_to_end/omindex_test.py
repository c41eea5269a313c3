#!/usr/bin/env python3
# Rooms: cli/omega
"""What `index` writes beside what the real omindex writes of the same pages: terms by prefix, values, lines of the record.

    omindex_test.py XAPIAN_NEARDUP [FOLDER_OF_LABELLED_SETS]

The differences that it allows are those of docs/reference/commands.md."""

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

try:
    import xapian
except ImportError:
    print("skipped: no module xapian (package python3-xapian)")
    sys.exit(77)

TOOL = DATA = ""
URL = "http://host.example:8080/pre"
SITES = ("360muslimexperts", "wiki.sioc-project.org", "wiki.ubucon.de", "forums.squarepenguin.co.uk", "2014.drupalcampct.org")
PAGES_OF_SITE = 100
WORDS = "alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan".split()
ONLY_OMINDEX = {"I", "O"}      # who may read a file
# The id; what this program writes under prefixes of its own; the date, which omindex 2.1 keeps in a value alone.
ONLY_INDEX = {"Q", "X"} | ({"D", "M", "Y"} if xapian.major_version() >= 2 else set())
OTHER_LINES = {"sample", "canonical"}


def prefix(term):
    """Of a term: one letter, or Z and one letter for a stem."""
    found = re.match(rb"Z?[A-Z]?", term)[0].decode()
    return found if found else ""


class Database:
    def __init__(self, path):
        database = xapian.Database(path)
        self.documents = {}
        for posting in database.postlist(b""):
            document = database.get_document(posting.docid)
            lines = dict(line.split(b"=", 1) for line in document.get_data().split(b"\n"))
            values = [document.get_value(slot) for slot in range(5)]
            self.documents[lines[b"url"]] = ({term.term for term in document.termlist()}, values,
                                             {name.decode(): value for name, value in lines.items()})


def scan(picture):
    """A PDF with the words of a scanner and something that only its bytes tell."""
    stream = "BT /F 10 Tf 20 700 Td (Scanned by a telephone) Tj ET"
    objects = ("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
               "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
               f"<</Length {len(stream)}>> stream\n{stream}\nendstream", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
    body = "".join(f"{number} 0 obj {content} endobj\n" for number, content in enumerate(objects, 1))
    return f"%PDF-1.4\n%{picture}\n{body}trailer <</Size 6/Root 1 0 R>>\n%%EOF\n"


def unprefixed(terms):
    return {term for term in terms if prefix(term) in ("", "Z")}


def page(chance):
    """A page of plain markup, some of it excluded, with what it states of itself in any order and case."""
    def said(count):
        return " ".join(chance.choice(WORDS) + chance.choice(("", "s", "ing")) for _ in range(count))
    metas = []
    for name in ("author", "Keywords", "DESCRIPTION", "classification", "generator", "robots"):
        if chance.random() < 0.6:
            content = said(chance.randrange(8)) if name != "robots" else chance.choice(("index,follow", "nofollow", "all"))
            pair = [f'name="{name}"', f"content='{content}'"]
            chance.shuffle(pair)
            metas.append(f"<meta {' '.join(pair)}>")
    if chance.random() < 0.2:
        metas.append(chance.choice(('<meta name="robots" content="noindex">', "<META CONTENT='Follow,NONE' NAME=Robots>")))
    chance.shuffle(metas)
    title = f"<title>Caf\u00e9 {said(3)}</title>" if chance.random() < 0.8 else ""
    parts = []
    for _ in range(chance.randrange(1, 12)):
        text = said(chance.randrange(1, 30))
        parts.append(chance.choice((f"<p>{text}.</p>", f"<h2>{text}</h2>", f"<ul><li>{text}<li>{text}</ul>",
                                    f"<nav><a href=x>{text}</a></nav>", f"<p>a&amp;b &eacute;t\u00e9 {text}</p>",
                                    f"<table><tr><td>{text}<td>{text}</table>", f"<script>var hidden = '{text}';</script>",
                                    f"<!--htdig_noindex--><p>secret {text}</p><!--/htdig_noindex-->",
                                    f"<!--UdmComment-->secret {text}<!--/UdmComment-->")))
    return (f'<!DOCTYPE html><html><head><meta charset="utf-8">{title}{"".join(metas)}</head>'
            f'<body>{" ".join(parts)}</body></html>')


class Omindex(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-omindex-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.site = os.path.join(self.folder, "www")
        os.mkdir(self.site)

    def run_program(self, *command):
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        self.assertEqual(0, done.returncode, f"{command}: {done.stdout}{done.stderr}")
        return done.stdout

    def databases(self, site, *options):
        """The same folder as both programs index it; the second output."""
        omindex, index = os.path.join(self.folder, "omindex"), os.path.join(self.folder, "index")
        for path in (omindex, index):
            shutil.rmtree(path, ignore_errors=True)
        self.run_program("omindex", "--db", omindex, "--url", URL, "--duplicates=ignore", *options, site)
        said = self.run_program(TOOL, "index", index, site, "--base-url", URL, "--quiet", *options)
        return Database(omindex).documents, Database(index).documents, said

    def expect_equal_records(self, ours, theirs, place):
        self.assertEqual(theirs[1], ours[1], place)
        kept = [{name: value for name, value in one[2].items() if name not in OTHER_LINES} for one in (theirs, ours)]
        self.assertEqual(*kept, place)

    def expect_equal_prefixes(self, ours, theirs, place):
        """Terms under prefixes."""
        left = {term for term in theirs[0] - ours[0] if prefix(term) not in ("", "Z")}
        added = {term for term in ours[0] - theirs[0] if prefix(term) not in ("", "Z")}
        self.assertLessEqual({prefix(term) for term in left}, ONLY_OMINDEX, (place, left))
        self.assertLessEqual({prefix(term) for term in added}, ONLY_INDEX, (place, added))

    def test_generated_pages_have_the_same_terms(self):
        seed = random.randrange(10**9)
        chance = random.Random(seed)
        for number in range(150):
            folder = os.path.join(self.site, *chance.sample(("a", "b c", "d_e", "\u00fc", "x.y"), chance.randrange(4)))
            os.makedirs(folder, exist_ok=True)
            name = chance.choice(("page", "my_file-", "a&b", "It's ", "1.2.", "%20")) + f"{number}" + \
                chance.choice((".html", ".htm", ".HTML"))
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(page(chance))
        theirs, ours, said = self.databases(self.site)
        self.assertEqual(set(theirs), set(ours), f"seed {seed}")
        self.assertIn(f"excluded {150 - len(theirs)}: by its site", said, f"seed {seed}")
        for url in theirs:
            place = (url, f"seed {seed}")
            self.expect_equal_records(ours[url], theirs[url], place)
            self.expect_equal_prefixes(ours[url], theirs[url], place)
            one, other = unprefixed(theirs[url][0]), unprefixed(ours[url][0])
            self.assertEqual(set(), one - other, place)
            title = {term.replace(b"S", b"", 1) for term in ours[url][0] if prefix(term) in ("S", "ZS")}
            self.assertLessEqual(other - one, title, place)
            self.assertNotIn(b"secret", other, place)

    def test_ignored_exclusions_are_those_of_omindex(self):
        for number in range(40):
            with open(os.path.join(self.site, f"{number}.html"), "w", encoding="utf-8") as file:
                file.write(page(random.Random(number)))
        theirs, ours, said = self.databases(self.site, "--ignore-exclusions")
        self.assertEqual((40, 40), (len(theirs), len(ours)))
        self.assertNotIn("excluded", said)

    def test_real_pages_have_the_same_terms(self):
        archive = os.path.join(DATA, "site_pages", "pages.tar.zst")
        if not DATA or not os.path.exists(archive) or not shutil.which("zstd"):
            self.skipTest("no site_pages in NEARDUP_DATA_DIR, or no zstd")
        unpacked = os.path.join(self.folder, "sites")
        os.mkdir(unpacked)
        subprocess.run(["tar", "--zstd", "-xf", archive, "-C", unpacked, *SITES], check=True)
        shared = only_theirs = only_ours = lost = 0
        for site in SITES:
            part = os.path.join(self.folder, "part", site)
            pages = sorted(os.path.join(place, name) for place, _, names in os.walk(os.path.join(unpacked, site))
                           for name in names if name.endswith((".html", ".htm")))
            for path in random.Random(site).sample(pages, min(PAGES_OF_SITE, len(pages))):
                target = os.path.join(part, os.path.relpath(path, os.path.join(unpacked, site)))
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy2(path, target)
            theirs, ours, _ = self.databases(part)
            self.assertEqual(set(theirs), set(ours))
            for url in theirs:
                self.expect_equal_records(ours[url], theirs[url], url)
                self.expect_equal_prefixes(ours[url], theirs[url], url)
                one, other = unprefixed(theirs[url][0]), unprefixed(ours[url][0])
                if 2 * len(one) < len(other):
                    lost += 1  # omindex takes a CDATA section in a script for text
                    continue
                title = {term.replace(b"S", b"", 1) for term in ours[url][0] if prefix(term) in ("S", "ZS")}
                shared += len(one & other)
                only_theirs += len(one - other)
                only_ours += len(other - one - title)
        print(f"{shared} words in both, {only_theirs} only in omindex's, {only_ours} only in ours; "
              f"{lost} pages of which omindex read less than half")
        self.assertGreater(shared, 30_000)
        self.assertLess(only_theirs, 0.001 * shared)
        self.assertLess(only_ours, 0.001 * shared)

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext")
    def test_scans_with_the_same_few_words_are_copies_by_their_bytes(self):
        site = os.path.join(self.folder, "scans")
        os.mkdir(site)
        for name, picture in (("a", "one"), ("b", "two"), ("c", "one"), ("d", "three")):
            with open(os.path.join(site, name + ".pdf"), "w", encoding="ascii") as file:
                file.write(scan(picture))
        omindex = ("omindex", "--url", "/", "--db")
        ways = {"index": [(TOOL, "index", "index.db", site)], "run": [(TOOL, "run", "--", *omindex, "run.db", site)],
                "sign": [(*omindex, "sign.db", site), (TOOL, "sign", "sign.db")]}
        for way, commands in ways.items():
            database = os.path.join(self.folder, way + ".db")
            for command in (*commands, (TOOL, "group", way + ".db")):
                self.run_program(*(database if word == way + ".db" else word for word in command))
            groups = [os.path.basename(line.split()[-1]) for line in self.run_program(TOOL, "groups", database).splitlines()
                      if ".pdf" in line]
            self.assertEqual(["a.pdf", "c.pdf"], sorted(groups), way)
            found = self.run_program(TOOL, "find", database, "--text", os.path.join(site, "b.pdf"), "--format", "csv")
            self.assertEqual(1, found.count("/b.pdf"), way)
            self.assertEqual(0, found.count("/a.pdf"), way)

    def test_a_filter_keeps_excluded_pages_out(self):
        def write(name, head, more=""):
            with open(os.path.join(self.site, name), "w", encoding="utf-8") as file:
                file.write(f"<title>Page</title>{head}<p>shown {' '.join(WORDS)} {more}</p>")

        def indexed(database):
            self.run_program(TOOL, "run", "--", "omindex", "--db", database, "--url", "/",
                             f"--filter=text/html,text/html:{TOOL} extract --format html", self.site)
            return {posting.term.decode() for posting in xapian.Database(database).allterms()}

        excluded = '<meta content="noindex" name="ROBOTS">'
        write("a.html", "")
        write("b.html", excluded)
        write("c.html", "", "<!--htdig_noindex-->secret<!--/htdig_noindex--><!--googleoff: index-->secret<!--googleon: index-->")
        database = os.path.join(self.folder, "filtered")
        terms = indexed(database)
        self.assertEqual({"U/a.html", "U/c.html"}, {term for term in terms if term.startswith("U")})
        self.assertNotIn("secret", terms)
        self.assertIn("1 group of 2 documents", self.run_program(TOOL, "group", database))
        write("a.html", excluded)
        os.utime(os.path.join(self.site, "a.html"), (4e9, 4e9))
        self.assertEqual({"U/c.html"}, {term for term in indexed(database) if term.startswith("U")})
        self.run_program(TOOL, "group", database)
        self.assertEqual("", self.run_program(TOOL, "groups", database, "--format=jsonl"))
        write("a.html", "")
        os.utime(os.path.join(self.site, "a.html"), (4.1e9, 4.1e9))
        self.assertEqual({"U/a.html", "U/c.html"}, {term for term in indexed(database) if term.startswith("U")})


if __name__ == "__main__":
    if not shutil.which("omindex"):
        print("skipped: no omindex (package xapian-omega)")
        sys.exit(77)
    TOOL = os.path.abspath(sys.argv.pop(1))
    DATA = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("Omindex") else ""
    unittest.main()
