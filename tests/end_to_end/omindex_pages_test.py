#!/usr/bin/env python3
# Rooms: hook, cli/hooking, plugin/index
"""The content of pages that omindex reads under 'run', against the same content by a filter: terms, positions, values, data
and groups. And what is left to omindex.

    omindex_pages_test.py XAPIAN_NEARDUP FAILING_CALLS"""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

try:
    import xapian
except ImportError:
    print("skipped: no module xapian (package python3-xapian)")
    sys.exit(77)

TOOL = FAILING = ""
WORDS = ("alder birch cedar damson elder fir gorse hazel ivy juniper kelp larch maple nettle oak pine quince rowan "
         "caf\u00e9 na\u00efve \u0441\u043e\u0441\u043d\u0430 \u03b4\u03ad\u03bd\u03c4\u03c1\u03bf").split()
NOTICE = "We walk through the woods of the north on each first Sunday, and you may come along with your children."
PAGES = 500


def said(chance, count):
    return " ".join(chance.choice(WORDS) + chance.choice(("", "s", "ing")) for _ in range(count))


def head(chance):
    """What a page says of itself, in any order; some pages are excluded."""
    parts = [f"<title>{said(random.Random(chance.randrange(9)), 3)}</title>"] if chance.random() < 0.9 else []
    for name in ("author", "Keywords", "DESCRIPTION", "classification"):
        if chance.random() < 0.4:
            parts.append(f'<meta name="{name}" content="{said(chance, 6)}">')
    if chance.random() < 0.3:
        parts.append(f'<link rel=canonical href="/page{chance.randrange(20)}.html">')
    if chance.random() < 0.1:
        parts.append(chance.choice(('<meta name="robots" content="noindex">', "<META CONTENT='Follow,NONE' NAME=Robots>")))
    chance.shuffle(parts)
    return "".join(parts)


def page(chance, texts):
    """A page of a site: the same navigation and notice, a text that others may have too, and markup of many kinds."""
    links = "".join(f"<li><a href=/{i}>{WORDS[i]} {i}</a>" for i in range(12))
    text = list(chance.choice(texts))
    if chance.random() < 0.5:
        text[chance.randrange(len(text))] = said(chance, 8)
    paragraphs = "".join(chance.choice((f"<p>{part}.</p>", f"<h2>{part}</h2><p>{part}</p>", f"<table><tr><td>{part}</table>",
                                        f"<!--htdig_noindex--><p>secret</p><!--/htdig_noindex--><p>{part}</p>"))
                         for part in text)
    return (f"<!DOCTYPE html><html><head>{head(chance)}</head><body><nav><ul>{links}</ul></nav>"
            f"<main>{paragraphs}<p>{NOTICE}</p></main><footer>{said(chance, 5)} &copy; Of all</footer></body></html>")


def bytes_of(chance, text):
    """In an encoding that the page declares, or that nothing declares."""
    charset = chance.choice(("utf-8", "utf-8", "utf-16", "latin1", "none"))
    if charset == "utf-16":
        return text.encode("utf-16")
    if charset == "latin1":
        return text.replace("<head>", '<head><meta charset="iso-8859-1">').encode("latin1", "xmlcharrefreplace")
    return text.replace("<head>", '<head><meta charset="utf-8">' if charset == "utf-8" else "<head>").encode()


def contents(path):
    """Of each document by its URL: terms with frequencies and positions, values, data."""
    database = xapian.Database(path)
    found = {}
    for posting in database.postlist(b""):
        document = database.get_document(posting.docid)
        url = next(line for line in document.get_data().split(b"\n") if line.startswith(b"url="))
        found[url] = ({term.term: (term.wdf, tuple(term.positer)) for term in database.termlist(posting.docid)},
                      {value.num: value.value for value in document.values()}, document.get_data())
    return found


class OmindexPages(unittest.TestCase):
    maxDiff = 2000

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-pages-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.site = os.path.join(self.folder, "www")
        os.mkdir(self.site)
        self.seed = random.randrange(10**9)
        print(f"seed {self.seed}")

    def write(self, name, content):
        path = os.path.join(self.site, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())

    def write_site(self, pages, suffixes=(".html", ".htm", ".HTML", ".shtml", ".xhtml", "")):
        chance = random.Random(self.seed)
        texts = [[said(chance, chance.randrange(5, 40)) for _ in range(chance.randrange(2, 9))] for _ in range(pages // 5)]
        for number in range(pages):
            folder = os.path.join(*chance.sample(("a", "b c", "d_e", "\u00fc"), chance.randrange(3)), "")
            self.write(f"{folder}page{number}{chance.choice(suffixes)}", bytes_of(chance, page(chance, texts)))

    def indexed(self, name, *omindex, options=(), env=None, site=None):
        """The database of the site, and what the programs said. @param site  its folder, as seen from self.folder."""
        database = os.path.join(self.folder, name)
        command = [TOOL, "run", *options, "--", "omindex", "--db", database, "--url", "/", "--sample-size=2K", *omindex,
                   site or self.site]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=dict(os.environ, **(env or {})),
                              cwd=self.folder)
        self.assertEqual(0, done.returncode, f"{command}: {done.stdout}{done.stderr}")
        self.said = done.stdout + done.stderr
        return contents(database)

    def filtered(self, name, *omindex, options=(), extract="", site=None):
        return self.indexed(name, f"--filter=text/html,text/html:{TOOL} extract --format html {extract}", *omindex,
                            options=options, site=site)

    def expect_equal(self, expected, found):
        self.assertEqual(set(expected), set(found), f"seed {self.seed}")
        for url in expected:
            for one, other in zip(expected[url], found[url]):
                self.assertEqual(one, other, f"{url}, seed {self.seed}")

    def test_content_is_that_of_the_filter(self):
        self.write_site(PAGES)
        self.write("page.php", f"<title>A</title><p>{said(random.Random(1), 50)}")
        self.write("plain.txt", said(random.Random(2), 50))
        found = self.indexed("pages", options=["--group"])
        self.assertIn("Skipping - indexing disallowed by meta tag", self.said)
        expected = self.filtered("filter", options=["--group"], extract="--frames pages")
        self.expect_equal(expected, found)
        self.assertGreater(len(expected), PAGES * 3 // 5)
        self.assertLess(len(expected), PAGES)
        grouped = sum(65 in values for _, values, _ in expected.values())
        self.assertGreater(grouped, 20, "the pages must have near-duplicates, or equal groups say nothing")
        left_out = [url for url, (terms, _, _) in expected.items() if terms.get(b"copy", terms.get(b"all", (0, (1,))))[1] == ()]
        self.assertGreater(len(left_out), len(expected) // 2, "most pages leave their footer out")

    def test_relative_folder_is_the_same_site(self):
        self.write_site(60)
        expected = self.indexed("absolute")
        for site in ("www", "./www/", "www/../www"):
            self.expect_equal(expected, self.indexed("relative", "--overwrite", site=site))
        self.expect_equal(expected, self.filtered("filter", extract="--frames absolute", site="www"))

    def test_ignored_exclusions_are_read(self):
        self.write_site(60)
        found = self.indexed("pages", "--ignore-exclusions")
        self.expect_equal(self.filtered("filter", extract="--ignore-exclusions --frames pages"), found)
        self.assertEqual(60, len(found))

    def test_suffixes_are_those_that_omindex_is_told(self):
        self.write_site(40, (".html", ".own", ".page"))
        types = ("--mime-type=own:text/html", "--mime-type=html:text/plain")
        found = self.indexed("pages", *types)
        self.expect_equal(self.filtered("filter", *types, extract="--frames pages"), found)

    def frame(self, name):
        """What a database knows of its site."""
        database = xapian.Database(os.path.join(self.folder, name))
        return {key: database.get_metadata(key) for key in database.metadata_keys("neardup:frame:")}

    def test_frame_of_the_site_is_that_of_index(self):
        self.write_site(60, (".html",))
        subprocess.run([TOOL, "index", os.path.join(self.folder, "frames"), self.site, "--quiet"], check=True)
        found = self.indexed("pages")
        self.assertEqual([f"neardup:frame:{os.path.realpath(self.site)}/".encode()], list(self.frame("pages")))
        self.assertEqual(self.frame("frames"), self.frame("pages"))
        self.expect_equal(self.filtered("filter", extract="--frames frames"), found)
        self.assertTrue(found != self.filtered("without"), "the frame must matter")

    def test_a_frame_that_is_learned_late_is_said(self):
        self.write_site(15, (".html",))
        self.indexed("pages")
        self.assertNotIn("was learned now", self.said)
        self.write_site(60, (".html",))
        self.indexed("pages")
        self.assertIn("was learned now; pages that were indexed before keep it in their text: add --overwrite", self.said)
        for options in ((), ("--overwrite",)):
            self.indexed("pages", *options)
            self.assertNotIn("was learned now", self.said)

    def test_a_second_site_has_no_pages_that_were_indexed_before(self):
        self.write_site(60, (".html",))
        self.indexed("pages", "--url=/one/")
        self.site = os.path.join(self.folder, "second")
        os.mkdir(self.site)
        self.write_site(60, (".html",))
        self.indexed("pages", "--no-delete", "--url=/two/")
        self.assertNotIn("was learned now", self.said)

    def test_an_empty_site_is_no_error(self):
        self.indexed("pages", options=("--group",))
        self.assertNotIn("skips", self.said)
        self.assertIn("0 documents signed", self.said)

    def test_database_may_stand_at_its_option(self):
        self.write_site(9, (".html",))
        database = os.path.join(self.folder, "pages")
        done = subprocess.run([TOOL, "run", "--group", "--", "omindex", f"-D{database}", "-U/", self.site], capture_output=True,
                              text=True, timeout=300)
        self.assertEqual(0, done.returncode, done.stderr)
        done = subprocess.run([TOOL, "run", "--group", "--", "omindex", "--help"], capture_output=True, text=True, timeout=300)
        self.assertEqual(0, done.returncode, done.stderr)

    def test_frame_of_other_pages_is_learned_again(self):
        self.write_site(60, (".html",))
        self.indexed("pages")
        known = self.frame("pages")
        shutil.rmtree(self.site)
        os.mkdir(self.site)
        for number in range(30):
            self.write(f"{number}.html", f"<p>{said(random.Random(number), 40)}<p>{said(random.Random(7), 30)}")
        self.indexed("pages")
        again = self.frame("pages")
        self.assertNotEqual(known, again)
        self.indexed("pages")
        self.assertEqual(again, self.frame("pages"))
        self.indexed("pages", "--overwrite")
        self.assertEqual(again, self.frame("pages"))

    def test_overwriting_keeps_what_people_decided(self):
        text = said(random.Random(1), 80)
        for name in ("one", "two", "three"):
            self.write(f"{name}.html", f"<title>A page</title><p>{text}")
        self.indexed("pages", options=["--group"])
        database = os.path.join(self.folder, "pages")
        for decision in (["--threshold", "0.85"], ["--distinct", "/one.html", "/two.html"]):
            subprocess.run([TOOL, "group", database, "--quiet", *decision], check=True)
        lists = [[TOOL, "groups", database, "--format", "tsv", *pairs] for pairs in ([], ["--distinct"])]
        before = [subprocess.run(listed, capture_output=True, check=True).stdout for listed in lists]
        self.indexed("pages", "--overwrite", options=["--group"])
        self.assertIn("threshold 0.85", self.said)
        self.assertEqual(before, [subprocess.run(listed, capture_output=True, check=True).stdout for listed in lists])

    def write_slow_files(self):
        """A filter lets omindex read two files, and waits at the third if `calls` is not there.
        @return the command that indexes them, and `calls`."""
        calls, read = (os.path.join(self.folder, name) for name in ("calls", "filter"))
        with open(read, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\ncat "$1"\necho >> {calls}\ntest "$(wc -l < {calls})" != 3 || exec sleep 20\n')
        os.chmod(read, 0o755)
        for number in range(3):
            self.write(f"{number}.slow", f"<title>A page</title><p>{said(random.Random(number), 80)}")
        return [TOOL, "run", "--flush", "1", "--group", "--", "omindex", "--db", os.path.join(self.folder, "pages"), "--url", "/",
                self.site, "--mime-type=slow:text/x-slow", f"--filter=text/x-slow:{read}"], calls

    def cut_off(self, command, calls, ended_by):
        """What it says, ended while it waits."""
        with open(os.path.join(self.folder, "errors"), "w+", encoding="utf-8") as said_there, \
                subprocess.Popen(command, stderr=said_there, start_new_session=True) as run:
            while run.poll() is None and not (os.path.exists(calls) and os.path.getsize(calls) == 3):
                time.sleep(0.01)
            os.killpg(run.pid, ended_by)
            run.wait()
            said_there.seek(0)
            self.assertNotEqual(0, run.returncode)
            return said_there.read()

    def expect_decisions_outlive(self, ended_by):
        command, calls = self.write_slow_files()
        command.append("--overwrite")
        database = os.path.join(self.folder, "pages")
        with open(calls, "w", encoding="utf-8") as file:
            file.write(3 * "\n")
        subprocess.run(command, check=True, capture_output=True)
        subprocess.run([TOOL, "group", database, "--quiet", "--threshold", "0.85"], check=True)
        os.remove(calls)
        errors = self.cut_off(command, calls, ended_by)
        if ended_by == signal.SIGINT:
            self.assertIn("--overwrite had emptied the database: run the same command again", errors)
        again = subprocess.run(command, check=True, capture_output=True, text=True)
        self.assertIn("threshold 0.85", again.stdout)
        self.assertEqual([], [name for name in os.listdir(self.folder) if "decisions" in name])

    def test_what_people_decided_outlives_overwriting_that_is_cut_off_or_killed(self):
        for ended_by in (signal.SIGINT, signal.SIGKILL):
            self.expect_decisions_outlive(ended_by)

    def test_damaged_decisions_are_named(self):
        self.write_site(25, (".html",))
        self.indexed("pages")
        file = os.path.join(self.folder, "pages.decisions")
        for damage in (b"", b"\x82\xa3abc", b"\x81\xa3abc\x05", b"# notes\n"):
            with open(file, "wb") as out:
                out.write(damage)
            run = subprocess.run([TOOL, "run", "--", "omindex", "--db", os.path.join(self.folder, "pages"), "--url", "/",
                                  self.site], check=False, capture_output=True, text=True)
            self.assertEqual(1, run.returncode, damage)
            self.assertIn(f"'{os.path.realpath(file)}' is damaged", run.stderr)
            self.assertIn("remove it", run.stderr)

    def test_the_frame_of_a_run_that_was_killed_is_not_late(self):
        self.write_site(60, (".html",))
        command, calls = self.write_slow_files()
        self.cut_off(command, calls, signal.SIGKILL)
        self.assertLess(0, xapian.Database(os.path.join(self.folder, "pages")).get_doccount())
        self.assertEqual({}, self.frame("pages"))
        again = subprocess.run(command, check=True, capture_output=True, text=True)
        self.assertNotIn("was learned now", again.stderr, f"seed {self.seed}")
        self.assertEqual(1, len(self.frame("pages")))
        self.assertEqual([], [name for name in os.listdir(self.folder) if "decisions" in name])

    def test_damaged_database_can_be_overwritten(self):
        self.write_site(25, (".html",))
        expected = self.indexed("pages")
        for name in os.listdir(os.path.join(self.folder, "pages")):
            with open(os.path.join(self.folder, "pages", name), "r+b") as file:
                file.write(b"damaged " * 4)
        self.expect_equal(expected, self.indexed("pages", "--overwrite"))

    def test_pages_that_omindex_indexed_alone_have_a_remedy(self):
        self.write("one.html", f"<title>A page</title><p>{said(random.Random(1), 80)}")
        database = os.path.join(self.folder, "pages")
        command = ["omindex", "--db", database, "--url", "/", self.site]
        subprocess.run(command, check=True, capture_output=True)
        done = subprocess.run([TOOL, "run", "--group", "--", *command], capture_output=True, text=True)
        self.assertEqual(1, done.returncode)
        self.assertIn("add --overwrite, once", done.stderr)
        self.indexed("pages", "--overwrite", options=["--group"])

    def test_pages_that_are_signed_with_all_words_beside_contents_are_said(self):
        self.write_site(40, (".html",))
        self.indexed("pages")
        self.write("new.html", f"<title>A page</title><p>{said(random.Random(1), 80)}")
        database = os.path.join(self.folder, "pages")
        subprocess.run(["omindex", "--db", database, "--url", "/", self.site], check=True, capture_output=True)
        sign = [TOOL, "sign", database, "--quiet"]
        self.assertIn("1 document signed with all words", subprocess.run(sign, capture_output=True, text=True).stderr)
        self.assertEqual("", subprocess.run(sign, capture_output=True, text=True).stderr, "nothing new")
        check = subprocess.run([TOOL, "check", database], capture_output=True, text=True)
        self.assertEqual(0, check.returncode, check.stdout + check.stderr)
        self.assertRegex(check.stdout, r"1 document \(docid \d+\) signed with all words, and others by their content, so copies may be missed")
        self.assertIn("omindex once with --overwrite", check.stdout)
        info = subprocess.run([TOOL, "info", database], check=True, capture_output=True, text=True).stdout
        self.assertIn("note: 1 document signed with all words", info)
        self.indexed("pages", "--overwrite")
        self.assertNotIn("all words", subprocess.run([TOOL, "info", database], check=True, capture_output=True, text=True).stdout)

    def test_site_is_the_host_of_its_url(self):
        self.write_site(40, (".html",))
        self.indexed("pages", "--url=https://www.example.org/")
        self.assertEqual([b"neardup:frame:example.org"], list(self.frame("pages")))

    def test_few_pages_and_all_text_have_no_frame(self):
        self.write_site(25, (".html",))
        self.indexed("all", options=["--content=all"])
        self.assertEqual({}, self.frame("all"))
        shutil.rmtree(self.site)
        self.write_site(19, (".html",))
        self.indexed("few")
        self.assertEqual({}, self.frame("few"))

    def test_all_text_is_what_omindex_reads(self):
        self.write_site(40)
        self.write("zip.html", b"PK\x03\x04 words of no page")
        whole = self.indexed("whole", options=["--content=all"])
        subprocess.run(["omindex", "--db", os.path.join(self.folder, "plain"), "--url", "/", "--sample-size=2K", self.site],
                       check=True, capture_output=True)
        plain = contents(os.path.join(self.folder, "plain"))
        self.assertEqual(set(plain), set(whole))
        for url, (terms, values, data) in plain.items():
            self.assertEqual(data, whole[url][2])
            self.assertEqual(values, {slot: value for slot, value in whole[url][1].items() if slot < 5})
            self.assertEqual(terms, {term: found for term, found in whole[url][0].items() if not term.startswith(b"XN")})
        self.assertTrue(whole != self.indexed("pages"))
        own = os.path.join(self.folder, "filter.sh")  # omindex 1.4.29 kills a filter that closes its output before it ends, as cat does
        with open(own, "w", encoding="ascii") as script:
            script.write('#!/bin/sh\ncat "$1"\ntrue\n')
        os.chmod(own, 0o755)
        own = f"--filter=text/html,text/html:{own}"
        self.expect_equal(self.indexed("own", own, options=["--content=all"]), self.indexed("filter", own))

    def test_each_call_that_fails_leaves_the_page_to_omindex(self):
        self.write_site(30)
        whole = self.indexed("whole", options=["--content=all"])
        said_of_whole = self.said
        self.assertTrue(whole != self.indexed("none", env={"LD_PRELOAD": FAILING}), "no call fails")
        for call in ("memfd_create", "pwrite", "pread"):
            with self.subTest(call):
                found = self.indexed(call, env={"LD_PRELOAD": FAILING, "FAILING_CALL": call})
                self.expect_equal(whole, found)
                self.assertEqual(said_of_whole, self.said)

    def test_pages_that_change_are_read_again_and_others_are_not(self):
        self.write_site(20, (".html",))
        self.indexed("pages")
        path = os.path.join(self.site, "new.html")
        self.write("new.html", "<title>New</title><nav><a href=/>Home</a></nav><main><p>The new page.</p></main>")
        os.utime(path, (4e9, 4e9))
        before = self.indexed("pages")
        self.write("new.html", "<title>New</title><meta name=robots content=noindex><main><p>The new page.</p></main>")
        os.utime(path, (4.1e9, 4.1e9))
        after = self.indexed("pages")
        self.assertEqual(set(before) - set(after), {next(url for url in before if b"new.html" in url)})


if __name__ == "__main__":
    if not shutil.which("omindex"):
        print("skipped: no omindex (package xapian-omega)")
        sys.exit(77)
    TOOL, FAILING = (os.path.abspath(sys.argv.pop(1)) for _ in range(2))
    unittest.main()
