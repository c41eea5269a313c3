#!/usr/bin/env python3
"""axe-core finds no violation on any page: Omega's, and those that commands write. The keyboard alone does what a mouse does.

    accessibility_test.py PATH_OF_XAPIAN_NEARDUP FOLDER_FOR_SCREENSHOTS

axe-core is from npm: `npm install --prefix build/npm axe-core`, or name its axe.min.js by the environment variable AXE.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from urllib.parse import quote

from chromium import DESKTOP, PHONE, Chromium
from omega_site import OmegaSite, missing

if not missing():
    import xapian
    import page_test

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TOOL = ""
SCREENSHOTS = ""


def axe_path():
    places = [os.environ.get("AXE", ""), os.path.join(ROOT, "build/npm/node_modules/axe-core/axe.min.js"),
              *(os.path.join(folder, "axe-core/axe.min.js") for folder in
                ("/usr/local/lib/node_modules", "/usr/lib/node_modules", "/usr/share/nodejs"))]
    return next((place for place in places if os.path.exists(place)), "")


def absent():
    """What keeps these tests from running; empty if nothing does."""
    if missing():
        return missing()
    if not shutil.which("chromium"):
        return "Chromium is not installed (Debian: chromium)"
    return "" if axe_path() else "axe-core is absent: npm install --prefix build/npm axe-core"


class Pages(unittest.TestCase):
    """One site and one browser serve all tests."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="neardup-access-")
        cls.site = OmegaSite(cls.folder)
        database = xapian.WritableDatabase(cls.site.database, xapian.DB_CREATE)
        for number, size in enumerate(page_test.GROUP_SIZES):
            for variant in range(size):
                text = page_test.body(number, variant // 2)
                page_test.add_page(database, text, f"/{number}/{variant}".encode(), f"Text {number}".encode(), text.encode())
        database.close()
        for command in ("sign", "group"):
            cls.run_tool(command, cls.site.database, "--quiet")
        cls.browser = Chromium(cls.folder)
        with open(axe_path(), encoding="utf-8") as file:
            cls.axe = file.read()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder)

    @classmethod
    def run_tool(cls, *arguments):
        done = subprocess.run([TOOL, *arguments], check=True, capture_output=True, text=True)
        return done.stdout

    def place(self, name):
        return os.path.join(self.folder, name)

    def file_of(self, query, **environment):
        """What the CGI answers, as a file. Its links lead nowhere."""
        name = self.place("answer.html")
        with open(name, "wb") as file:
            file.write(self.site.ask(query, **environment).body)
        return name

    def check(self, name, path):
        """No violation by size or by colour, which do not depend on each other; screenshots to look at."""
        self.browser.open("file://" + quote(path))
        self.browser.value(self.axe)
        for size, dark, what in ((DESKTOP, False, "desktop"), (PHONE, True, "phone-dark"), (PHONE, False, "phone-opened")):
            self.browser.show(size, dark)
            if what == "phone-opened":
                self.browser.value("document.querySelectorAll('details').forEach(part => { part.open = true; })")
            found = self.browser.value("axe.run().then(done => done.violations.map(one => one.id + ': ' + one.help + ' ' + "
                                       "one.nodes.map(node => node.target + ' ' + node.failureSummary).join(' | ')))")
            look = f"{name}-{what}"
            self.browser.screenshot(os.path.join(SCREENSHOTS, look + ".png"))
            self.assertEqual([], found, look)
            wide = self.browser.value("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            self.assertLessEqual(wide, 0, look + " is wider than the screen")

    def test_every_view_of_the_search_page(self):
        search = "FMT=neardup&MINHITS=1000&COLLAPSE=65&P="
        group = page_test.Page(self.site.ask(search + "w3x5").body).link("show")
        bands = "".join("&B=" + term.term.decode() for term in xapian.Database(self.site.database).get_document(1).termlist()
                        if term.term.startswith(b"XND"))
        for name, query in (("start", "FMT=neardup"), ("results", search + "common"), ("group", group),
                            ("share", "FMT=neardup&NEAR=1" + bands), ("nothing", search + "zzyzzy"),
                            ("error", search + "common&DB=nosuch")):
            with self.subTest(name):
                self.check("omega-" + name, self.file_of(query))

    def test_other_languages(self):
        group = page_test.Page(self.site.ask("FMT=neardup&MINHITS=1000&COLLAPSE=65&P=w3x5").body).link("show")
        for language in ("de", "fr"):
            for name, query in (("results", "FMT=neardup&MINHITS=1000&COLLAPSE=65&P=common"), ("group", group)):
                with self.subTest(language + " " + name):
                    self.check(f"omega-{name}-{language}", self.file_of(query, HTTP_ACCEPT_LANGUAGE=language))

    def test_keyboard_reaches_everything_in_order_and_shows_where_it_is(self):
        self.browser.show(DESKTOP)
        self.browser.open("file://" + self.file_of("FMT=neardup&MINHITS=1000&COLLAPSE=65&P=common"))
        self.browser.value("document.body.focus()")
        reached = []
        for _ in range(12):
            self.browser.press("Tab")
            reached.append(self.browser.value("(e => e.textContent.trim() || e.name)(document.activeElement)"))
            self.assertEqual("solid", self.browser.value("getComputedStyle(document.activeElement).outlineStyle"), reached)
        self.assertEqual(["Skip to the results", "P", "Search", "COLLAPSE", "show all", "Text 0", "Text 1"], reached[:7])
        self.assertEqual("show the pages that are similar to Text 1", reached[7])

    def test_skip_link_leads_to_the_results(self):
        self.browser.show(DESKTOP)
        self.browser.open("file://" + self.file_of("FMT=neardup&MINHITS=1000&COLLAPSE=65&P=common"))
        self.browser.press("Tab")
        self.browser.value("document.activeElement.click()")
        self.browser.press("Tab")
        self.assertEqual("show all", self.browser.value("document.activeElement.textContent"))

    def test_report(self):
        named = self.place("a_database_whose_name_is_longer_than_a_line_on_the_screen_of_a_phone")
        os.symlink(self.site.database, named)
        self.run_tool("report", named, "-o", self.place("report.html"), "--quiet")
        self.check("report", self.place("report.html"))

    def test_report_of_dedupe(self):
        lines = self.place("lines.txt")
        with open(lines, "w", encoding="utf-8") as file:
            for number in range(6):
                words = page_test.body(number, 0).split() * 2
                for changed in ([], [len(words) // 2], range(3, len(words), max(1, len(words) // 4))):
                    file.write(" ".join("changed" if place in changed else word for place, word in enumerate(words)) + "\n")
        self.run_tool("dedupe", lines, "--threshold=0.8", "--report", self.place("dedupe.html"), "--output",
                      self.place("kept.txt"))
        self.check("dedupe", self.place("dedupe.html"))
        columns = self.browser.value("[...document.querySelectorAll('.texts')].map(table => table.clientWidth - "
                                     "table.querySelectorAll('th')[1].getBoundingClientRect().right)")
        self.assertTrue(columns)
        self.assertLess(max(columns), 40, "texts take the width of a phone")

    def test_explanation(self):
        self.run_tool("explain", self.site.database, "7", "9", "--html", self.place("pair.html"))
        self.check("explain", self.place("pair.html"))

    def test_content_of_a_page(self):
        page = self.place("page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(f"<title>t</title><nav><a href=/>home</a></nav><main><h1>t</h1><p>{page_test.body(1)}.</p></main>")
        with open(self.place("content.html"), "w", encoding="utf-8") as file:
            file.write(self.run_tool("extract", "--explain", page))
        self.check("content", self.place("content.html"))


if __name__ == "__main__":
    TOOL = os.path.abspath(sys.argv.pop(1))
    SCREENSHOTS = os.path.abspath(sys.argv.pop(1))
    if absent():
        print("skipped: " + absent())
        sys.exit(77)
    page_test.TOOL = TOOL
    os.makedirs(SCREENSHOTS, exist_ok=True)
    unittest.main()
