#!/usr/bin/env python3
"""The example site from end to end: Debian's omindex, Omega's CGI behind busybox, and a browser without a window.

    browser_test.py PATH_OF_XAPIAN_NEARDUP FOLDER_FOR_SCREENSHOTS
"""

import glob
import html
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
                file.write(f"<html><head><title>{title}</title></head><body><p>{text}</p></body></html>")
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
        cls.address = next((m.group() for m in (re.search(r"http://127\S+", line) for line in cls.site.stdout) if m), "")

    @classmethod
    def tearDownClass(cls):
        if cls.site.poll() is None:
            cls.site.send_signal(signal.SIGTERM)
        cls.site.wait(timeout=30)
        cls.site.stdout.close()
        shutil.rmtree(cls.folder)

    def browse(self, address, *options):
        done = subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                               "--enable-logging=stderr", f"--user-data-dir={self.folder}/profile", *options, address],
                              capture_output=True, text=True, timeout=120, check=True)
        self.assertNotIn("Content Security Policy", done.stderr)
        return done.stdout

    def search(self, query):
        return f"{self.address}cgi-bin/search?FMT=neardup&MINHITS=1000&{query}"

    def dom(self, query):
        return Page(self.browse(self.search(query), "--dump-dom").encode())

    def as_on_a_phone(self, address, measured=False):
        """Address of a page that shows another in 360 pixels, for no window of the browser is so narrow; its title becomes
        how wide the other would be."""
        (root,) = glob.glob(os.path.join(self.folder, "site-search-*", "www"))
        script = ("<script>f = document.querySelector('iframe'); f.onload = () => { e = f.contentDocument.documentElement; "
                  "document.title = e.scrollWidth + ' of ' + e.clientWidth }</script>")
        with open(os.path.join(root, "phone.html"), "w", encoding="utf-8") as file:
            file.write(f"<iframe src=\"{html.escape(address)}\" style='width:360px;height:1560px;border:0'></iframe>"
                       + script * measured)
        return self.address + "phone.html"

    def screenshot(self, name, address, size, *options):
        path = os.path.join(SCREENSHOTS, name + ".png")
        self.browse(address, f"--window-size={size}", f"--screenshot={path}", *options)
        self.assertGreater(os.path.getsize(path), 5000)

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
        dark = "--blink-settings=preferredColorScheme=0"
        results = self.search("P=letter&COLLAPSE=65")
        page = self.dom("P=subject7word3&COLLAPSE=65")
        for name, address in (("results", results), ("group", self.search(page.link("show"))),
                              ("hostile", self.search("P=onerror&COLLAPSE=65"))):
            self.screenshot("desktop-" + name, address, "1280,1600")
            self.screenshot("phone-" + name, self.as_on_a_phone(address), "500,1600")
        self.screenshot("desktop-dark", results, "1280,1600", dark)
        self.screenshot("phone-dark", self.as_on_a_phone(results), "500,1600", dark)

    def test_no_page_is_wider_than_a_phone(self):
        for query in ("P=letter&COLLAPSE=65", "P=onerror&COLLAPSE=65", "P=" + "x" * 300):
            done = self.browse(self.as_on_a_phone(self.search(query), measured=True), "--dump-dom", "--virtual-time-budget=5000")
            self.assertIn("<title>360 of 360</title>", done, query)

    def test_the_start_page_leads_to_the_search(self):
        with urllib.request.urlopen(self.address, timeout=10) as answer:
            page = Page(answer.read())
        hidden = {a["name"]: a["value"] for tag, a in page.elements if tag == "input" and a["type"] == "hidden"}
        self.assertEqual({"FMT": "neardup", "COLLAPSE": "65", "MINHITS": "1000"}, hidden)


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
