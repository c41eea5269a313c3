#!/usr/bin/env python3
"""The example site from end to end: Debian's omindex, Omega's CGI behind busybox, and a browser without a window.

    browser_test.py PATH_OF_XAPIAN_NEARDUP FOLDER_FOR_SCREENSHOTS
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request

from chromium import DESKTOP, PHONE, Chromium
from omega_site import OMEGA, Page

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXAMPLE = os.path.join(ROOT, "examples/site_search/run.py")
NEEDS = {"chromium": "chromium", "busybox": "busybox", "omindex": "xapian-omega", OMEGA: "xapian-omega"}
TOOL = ""
SCREENSHOTS = ""

LETTER = ("Dear reader, this letter is about {0}. We have thought about {0} for a long time, and what we found is written down "
          "here so that nobody needs to find it again: {1}. Keep it where you keep such letters. ")


def write_pages(folder):
    """Letters on twelve subjects; letter n comes in 1 + n % 4 versions that differ in a word. One page is hostile."""
    for number in range(12):
        words = " ".join(f"subject{number}word{i}" for i in range(150))
        for version in range(1 + number % 4):
            title = f"Letter {number}" + (f", version {version + 1}" if version else "")
            text = LETTER.format(f"subject{number}", words) + ("Sincerely" if version else "Yours")
            with open(os.path.join(folder, f"letter{number}-{version}.html"), "w", encoding="utf-8") as file:
                file.write(f"<html><head><title>{title}</title></head><body><h1>Letter {number}</h1><p>{text}</p></body></html>")
    with open(os.path.join(folder, "hostile.html"), "w", encoding="utf-8") as file:
        file.write("<html><head><title>&lt;img src=x onerror=document.title='owned'&gt;&lt;script&gt;document.title='owned'"
                   "&lt;/script&gt;</title></head><body>letter &lt;img src=x onerror=document.title='owned'&gt;</body></html>")


class Browser(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="neardup-browser-")
        pages = os.path.join(cls.folder, "pages")
        os.mkdir(pages)
        write_pages(pages)
        cls.site = subprocess.Popen([sys.executable, EXAMPLE, pages, "--tool", TOOL, "--seconds", "240"], text=True,
                                    stdout=subprocess.PIPE, env={**os.environ, "TMPDIR": cls.folder})
        cls.browser = Chromium(cls.folder, scripts=False)
        cls.address = next((m.group() for m in (re.search(r"http://127\S+", line) for line in cls.site.stdout) if m), "")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        if cls.site.poll() is None:
            cls.site.send_signal(signal.SIGTERM)
        cls.site.wait(timeout=30)
        cls.site.stdout.close()
        shutil.rmtree(cls.folder)

    def search(self, query):
        return f"{self.address}cgi-bin/search?FMT=neardup&MINHITS=1000&{query}"

    def open(self, query):
        self.browser.open(self.search(query))
        self.assertEqual([], self.browser.log)

    def dom(self, query):
        self.open(query)
        return Page(self.browser.value("document.documentElement.outerHTML").encode())

    def test_a_person_searches_opens_a_group_shows_all_and_finds_similar(self):
        page = self.dom("P=letter&COLLAPSE=65")
        self.assertEqual(10, len(page.titles))
        rest = self.dom(page.link("Next"))
        self.assertEqual({f"Letter {n}" for n in range(12)}, {title.split(",")[0] for title in page.titles + rest.titles
                                                              if title.startswith("Letter")})
        self.assertEqual(13, len(page.titles + rest.titles))
        (link,) = [href for text, href in self.dom("P=subject7word3&COLLAPSE=65").links if text == "show"]
        self.assertEqual(4, len(self.dom(link[1:]).titles))
        every = self.dom(page.link("show all") + "&HITSPERPAGE=100")
        self.assertEqual(31, len(every.titles))
        self.assertEqual(["Letter 7"], self.dom(self.dom(link[1:]).link("Back to the results for subject7word3")).titles)

    def test_a_hostile_page_runs_nothing(self):
        page = self.dom("P=onerror&COLLAPSE=65")
        self.assertIn("<img src=x onerror=document.title='owned'>", page.titles[0])
        tags = {tag for tag, _ in page.structure}
        self.assertFalse(tags & {"img", "script"})
        self.assertIn("onerror - Search", page.text)

    def test_the_style_is_applied_under_the_policy(self):
        """Screenshots to look at; that the style was not refused, the browser's log says."""
        page = self.dom("P=subject7word3&COLLAPSE=65")
        for name, query in (("results", "P=letter&COLLAPSE=65"), ("group", page.link("show")),
                            ("hostile", "P=onerror&COLLAPSE=65")):
            self.open(query)
            for size, dark, what in ((DESKTOP, False, "desktop"), (PHONE, True, "phone-dark")):
                self.browser.show(size, dark)
                path = os.path.join(SCREENSHOTS, f"{what}-{name}.png")
                self.browser.screenshot(path)
                self.assertGreater(os.path.getsize(path), 5000)
                self.assertEqual([], self.browser.log)

    def test_a_style_that_the_policy_refuses_is_seen(self):
        """What the other tests rely on."""
        self.open("P=letter&COLLAPSE=65")
        self.browser.value("document.body.setAttribute('style', 'color: red'), 0")
        self.assertIn("Content Security Policy", " ".join(self.browser.log))
        self.browser.log.clear()

    def test_no_page_is_wider_than_a_phone(self):
        self.browser.show(PHONE)
        for query in ("P=letter&COLLAPSE=65", "P=onerror&COLLAPSE=65", "P=" + "x" * 300):
            self.open(query)
            self.assertEqual([PHONE[0], PHONE[0]], self.browser.value(
                "(e => [e.scrollWidth, e.clientWidth])(document.documentElement)"), query)

    def test_the_start_page_leads_to_the_search(self):
        with urllib.request.urlopen(self.address, timeout=10) as answer:
            page = Page(answer.read())
        hidden = {a["name"]: a["value"] for tag, a in page.elements if tag == "input" and a["type"] == "hidden"}
        self.assertEqual({"FMT": "neardup", "COLLAPSE": "65", "MINHITS": "1000", "SORT": "67", "SORTAFTER": "1"}, hidden)


class Example(unittest.TestCase):
    def test_ctrl_c_ends_the_server_and_leaves_nothing(self):
        with tempfile.TemporaryDirectory(prefix="neardup-browser-") as folder:
            pages = os.path.join(folder, "pages")
            os.mkdir(pages)
            write_pages(pages)
            with subprocess.Popen([sys.executable, EXAMPLE, pages, "--tool", TOOL], text=True, stdout=subprocess.PIPE,
                                  env={**os.environ, "TMPDIR": folder}) as site:
                address = next(m.group() for m in (re.search(r"http://127\S+", line) for line in site.stdout) if m)
                site.send_signal(signal.SIGINT)
                self.assertEqual(0, site.wait(timeout=30))
            self.assertEqual(["pages"], os.listdir(folder))
            with self.assertRaises(urllib.error.URLError):
                urllib.request.urlopen(address, timeout=5)


if __name__ == "__main__":
    TOOL = os.path.abspath(sys.argv.pop(1))
    SCREENSHOTS = os.path.abspath(sys.argv.pop(1))
    absent = sorted({package for program, package in NEEDS.items() if not shutil.which(program)})
    if absent:
        print("skipped: not installed: " + " ".join(absent))
        sys.exit(77)
    os.makedirs(SCREENSHOTS, exist_ok=True)
    unittest.main()
