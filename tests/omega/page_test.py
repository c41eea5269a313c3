#!/usr/bin/env python3
"""Omega's pages through its CGI: what is shown, what its links lead to, and that nothing breaks out of a page.

    page_test.py PATH_OF_XAPIAN_NEARDUP
"""

import base64
import contextlib
import hashlib
import json
import os
import pwd
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.parse

from hostile_strings import HOSTILE, is_utf8
from omega_site import TEMPLATES, OmegaSite, Page, missing

if not missing():
    import xapian

TOOL = ""
GROUP_SIZES = [1 + i % 4 for i in range(25)]
# Hostile in one request each, and those that let a search go on all at once. Dates are left out: Omega 1.4 itself never ends
# with some that are none, whatever the template.
PARAMETERS = (("P",), ("DB",), ("B",), ("N",),
              ("NEAR", "BACK", "WORDS", "SORT", "SORTREVERSE", "SORTAFTER", "DOCIDORDER", "DEFAULTOP", "xP", "ANYTHING"),
              ("COLLAPSE", "TOPDOC", "HITSPERPAGE", "SPAN", "THRESHOLD", "MINHITS"))  # numbers


def is_refused(answer):
    """Omega 2.1 refuses a number that is not one before it reads a template, in text without tags."""
    return re.fullmatch(rb"Exception: \w+ (parameter|value) must be [^<>]*", answer) is not None


def body(number, variant=0):
    """A hundred words that no other number has, and `common`; a variant replaces words at the end."""
    words = [f"w{number}x{i}" for i in range(100)]
    for i in range(variant):
        words[-1 - 2 * i] = f"v{number}y{i}"
    return "common " + " ".join(words)


def add_page(database, text, url, title=b"", sample=None, group=None):
    """One page as omindex stores it. Addresses and titles are bytes."""
    document = xapian.Document()
    generator = xapian.TermGenerator()
    generator.set_document(document)
    generator.set_stemmer(xapian.Stem("english"))
    generator.index_text(text)
    fields = [b"url=" + url, b"title=" + title, b"sample=" + (text.encode()[:300] if sample is None else sample),
              b"modtime=1600000000", b"size=4321"]
    document.set_data(b"\n".join(fields))
    if group is not None:
        document.add_value(65, group)
    database.add_document(document)


@contextlib.contextmanager
def remote_server(place):
    """Serves a database on loopback. @return its HOST:PORT."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    # It ends its whole process group.
    server = subprocess.Popen(["xapian-tcpsrv", "--interface", "127.0.0.1", "--port", str(port), "--quiet", place],
                              start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


class Pages(unittest.TestCase):
    """A site of 25 texts, of which text n has GROUP_SIZES[n] near-duplicates and copies of itself."""

    grouping = ()

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="neardup-omega-")
        cls.site = OmegaSite(cls.folder)
        database = xapian.WritableDatabase(cls.site.database, xapian.DB_CREATE)
        for number, size in enumerate(GROUP_SIZES):
            for variant in range(size):
                add_page(database, body(number, variant // 2), f"/{number}/{variant}".encode(),
                         f"Text {number}".encode())
        database.close()
        subprocess.run([TOOL, "sign", cls.site.database, "--quiet"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([TOOL, "group", cls.site.database, "--quiet", *cls.grouping], check=True,
                       stdout=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def page(self, query):
        return Page(self.site.ask(query).body)

    def search(self, **parameters):
        return self.page({"FMT": "neardup", "P": "common", "COLLAPSE": "65", "MINHITS": "1000", **parameters})

    def pages_from(self, page):
        """That page and those that its `Next` leads to."""
        pages = [page]
        while page.link("Next"):
            self.assertLess(len(pages), 30, "the last page has a 'Next'")
            page = self.page(page.link("Next"))
            pages.append(page)
        return pages


class Representatives(unittest.TestCase):
    """Three equal pages, of which each in turn is the preferred one."""

    def test_sorting_by_the_state_of_the_group_shows_the_preferred_of_equal_pages(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site = OmegaSite(folder)
            database = xapian.WritableDatabase(site.database, xapian.DB_CREATE)
            for number in range(3):
                add_page(database, body(1), f"/{number}".encode())
            add_page(database, "common words alone", b"/3")
            database.close()
            subprocess.run([TOOL, "sign", site.database, "--quiet"], check=True, stdout=subprocess.DEVNULL)
            for preferred in ("/2", "/1", "/0"):
                subprocess.run([TOOL, "group", site.database, "--quiet", "--prefer", "path:" + preferred], check=True,
                               stdout=subprocess.DEVNULL)
                query = {"FMT": "neardup-json", "P": "common", "COLLAPSE": "65", "SORT": "67", "SORTAFTER": "1"}
                hits = json.loads(site.ask(query).body)["hits"]
                self.assertEqual(["/3", preferred], [hit["url"] for hit in hits])
                form = [a for tag, a in Page(site.ask("FMT=neardup").body).elements if tag == "input"]
                shown = Page(site.ask({a["name"]: a.get("value", "") or "common" for a in form}).body)
                self.assertIn(preferred, [link for _, link in shown.links])


class Samples(unittest.TestCase):
    """Long pages of prose, of whose words the query has none."""

    def test_pages_that_share_a_part_show_their_beginnings(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site = OmegaSite(folder)
            with open("/usr/share/common-licenses/GPL-2", encoding="utf-8") as file:
                text = " ".join(file.read().split())
            database = xapian.WritableDatabase(site.database, xapian.DB_CREATE)
            for number in range(3):
                add_page(database, f"number{number} <{number}> " + text, f"/{number}".encode(),
                         sample=(f"number{number} <{number}> " + text).encode()[:500])
            database.close()
            subprocess.run([TOOL, "sign", site.database, "--quiet"], check=True, stdout=subprocess.DEVNULL)
            (hit, *_) = json.loads(site.ask({"FMT": "neardup-json", "P": "licenses"}).body)["hits"]
            found = Page(site.ask([("FMT", "neardup"), ("NEAR", "1"), *(("B", band) for band in hit["bands"])]).body)
            for number in range(3):
                self.assertIn(f"number{number} <{number}> GNU GENERAL PUBLIC LICENSE Version 2", found.text)


class Differences(unittest.TestCase):
    """One group of pages that each have words of their own."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="neardup-omega-")
        cls.site = OmegaSite(cls.folder)
        words = ["common"] + [f"w{i}" for i in range(400)]
        database = xapian.WritableDatabase(cls.site.database, xapian.DB_CREATE)
        for number in range(12):
            own = [f"own{number}x{i}" for i in range(2)] if number else []
            add_page(database, " ".join(words[:-2 if number else None] + own), f"/{number}".encode(), f"Page {number}".encode())
        database.close()
        for command in ("sign", "group"):
            subprocess.run([TOOL, command, cls.site.database, "--quiet"], check=True, stdout=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def test_each_page_is_compared_with_the_chosen_one_alone(self):
        found = Page(self.site.ask({"FMT": "neardup", "P": "common", "COLLAPSE": "65", "MINHITS": "1000"}).body)
        (chosen,) = found.titles
        group = Page(self.site.ask(found.link("show") + "&HITSPERPAGE=20").body)
        self.assertEqual(12, len(group.titles))
        self.assertIn(f"Words are compared with this page: {chosen}", group.text)
        base = int(chosen.split()[1])
        expected = {f"own{n}x0. own{n}x1" if n else "w398. w399" for n in range(12) if n != base}
        missing_words = f"own{base}x0. own{base}x1" if base else "w398. w399"
        shown = [re.search(r"Words only here: (.*?)\. Words missing here: (\w+\. \w+|.*?)\.(?!\w)", part)
                 for part in re.findall(r"Words only here:.*?(?=Words only here:|$)", group.text, re.S)]
        self.assertEqual(11, len(shown), group.text)
        self.assertEqual(11, group.text.count("Words of menus and footers are included."), "there are no samples")
        self.assertEqual({(only, missing_words) for only in expected},
                         {tuple(". ".join(sorted(re.findall(r"\w+", words))) for words in match.groups()) for match in shown})

    def test_words_of_a_page_alone_are_marked_in_its_lines_and_many_are_a_number(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site = OmegaSite(folder)
            words = ["common", *(f"w{i}" for i in range(200)), "R&D", "<b>", *(f"w{i}" for i in range(200, 500))]
            several = [f"other{i}" if i in range(450, 460) else word for i, word in enumerate(words)]
            one = ["own" if word == "w300" else word for word in words]
            database = xapian.WritableDatabase(site.database, xapian.DB_CREATE)
            for number, text in enumerate((words, several, one)):
                add_page(database, " ".join(text), f"/{number}".encode(), f"Page {number}".encode(), " ".join(text).encode())
            database.close()
            for command in ("sign", "group"):
                subprocess.run([TOOL, command, site.database, "--quiet"], check=True, stdout=subprocess.DEVNULL)
            link = Page(site.ask("FMT=neardup&P=common&COLLAPSE=65&MINHITS=1000").body).link("show")
            link = re.sub(r"&NEAR=\d+", "&NEAR=1", link)  # what is shown for all is the choice of the search
            body = site.ask(link).body.decode()
            parts = {number: part for part in body.split("<li>") for number in "012" if f"Page {number}</a>" in part}
            self.assertIn("<b>10</b> words only here. <b>10</b> words missing here. </p>", parts["1"])
            self.assertNotIn("other450.", parts["1"])
            self.assertIn('Words only here: <b dir="auto">own</b>. Words missing here: <b dir="auto">w300</b>. ', parts["2"])
            lines = re.search(r"<p dir=\"auto\">(.*?)</p>", parts["2"])[1]
            self.assertRegex(lines, r"^\.\.\. w\d+ .*w299 <mark>own</mark> w301 .*w\d+ \.\.\.$")
            self.assertLess(len(lines), 450)
            self.assertIn("<details><summary>More of its text</summary>", parts["2"])
            self.assertIn("R&amp;D &lt;b&gt;", parts["2"])
            self.assertEqual(10, re.search("<details>.*", parts["1"])[0].count("<mark>other4"))
            self.assertNotIn("<mark>", parts["0"])


class Frames(unittest.TestCase):
    """Pages with words of their own in a navigation that is not signed."""

    def test_words_that_are_not_signed_are_no_difference_if_the_samples_are_whole(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site = OmegaSite(folder)
            www = os.path.join(folder, "www")
            os.mkdir(www)
            words = " ".join(f"word{n}" for n in range(200))
            pages = (("0", words, "camp full"), ("1", words, "barn friday"), ("2", words + " extra", "heating order"))
            for name, text, side in pages:
                with open(os.path.join(www, name + ".html"), "w", encoding="utf-8") as file:
                    file.write(f"<title>Page</title><nav><a href=a>{side}</a></nav><main><p>{text}.</p></main>")
            subprocess.run([TOOL, "run", "--group", "--", "omindex", "--db", site.database, "--url", "/",
                            "--sample-size=16K", www], check=True, capture_output=True)
            link = Page(site.ask("FMT=neardup&P=word1&COLLAPSE=65&MINHITS=1000").body).link("show")
            link = re.sub(r"&NEAR=\d+", "&NEAR=1", link)
            body = site.ask(link).body.decode()
            parts = {number: part for part in body.split("<li>") for number in "012" if f"/{number}.html</p>" in part}
            chosen = next(number for number, part in parts.items() if "The others are compared" in part)
            for number, part in parts.items():
                if "2" in (number, chosen):
                    said = re.search(r"(only|missing) here: <b dir=\"auto\">extra</b>\. <", part)
                    self.assertTrue(number == chosen or said, part)
                elif number != chosen:
                    self.assertIn("The same words.", part)
            self.assertNotRegex(body, "camp|barn|heating")


class Searching(Pages):
    def test_pages_of_a_collapsed_search_show_each_text_once(self):
        pages = self.pages_from(self.search())
        titles = [title for page in pages for title in page.titles]
        self.assertEqual(sorted(f"Text {n}" for n in range(25)), sorted(titles))
        self.assertEqual([10, 10, 5], [len(page.titles) for page in pages])

    def test_paging_needs_no_hint_from_the_form(self):
        first = self.page({"FMT": "neardup", "P": "common", "COLLAPSE": "65"})
        titles = [title for page in self.pages_from(first) for title in page.titles]
        self.assertEqual(sorted(f"Text {n}" for n in range(25)), sorted(titles))

    def test_a_hit_says_how_many_pages_are_like_it_and_opens_them(self):
        page = self.search(P="w3x5")
        self.assertEqual(["Text 3"], page.titles)
        self.assertEqual(1, page.text.count("3 similar pages:"))
        self.assertIn("1 result for w3x5. At least 3 similar pages are hidden here: show all", page.text)
        link = page.link("show")
        self.assertNotIn("COLLAPSE", urllib.parse.parse_qs(link))
        self.assertEqual(["Text 3"] * 4, self.page(link).titles)

    def test_pages_that_share_a_band_and_no_group_are_not_in_its_list(self):
        link = self.search(P="w3x5").link("show")
        near = self.page(self.search(P="w7x5").link("show")).titles
        (other,) = set(near)
        if "GROUP=" in link:  # bands of two groups, one group value
            both = link + "".join("&B=" + urllib.parse.quote(band) for band in
                                  urllib.parse.parse_qs(self.search(P="w7x5").link("show"))["B"])
            self.assertEqual("Text 7", other)
            self.assertEqual(["Text 3"] * 4, self.page(both).titles)

    def test_a_group_keeps_the_query_leads_back_and_shows_what_differs(self):
        group = self.page(self.search(P="w3x5", TOPDOC="0").link("show"))
        (words,) = [a["value"] for tag, a in group.elements if tag == "input" and a["name"] == "P"]
        self.assertEqual("w3x5", words)
        back = self.page(group.link("Back to the results for w3x5"))
        self.assertEqual(["Text 3"], back.titles)
        self.assertIn("1 result for w3x5", back.text)
        self.assertEqual(1, group.text.count("The others are compared with this page."))
        self.assertEqual(1, group.text.count("The same words."))  # variants 0 and 1 have one text
        self.assertEqual(2, group.text.count("Words only here: v3y0. Words missing here: w3x99."))

    def test_pages_of_a_large_group_lead_back_too(self):
        group = self.page(self.search(P="w3x5").link("show") + "&HITSPERPAGE=3")
        self.assertIsNotNone(self.page(group.link("Next")).link("Back to the results for w3x5"))

    def test_names_of_links_tell_them_apart(self):
        page = self.search()
        targets = {}
        for name, (_, href) in zip(page.link_names, page.links):
            targets.setdefault(name, set()).add(href)
        self.assertEqual({}, {name: hrefs for name, hrefs in targets.items() if len(hrefs) > 1})

    def test_a_hit_without_a_group_offers_none(self):
        page = self.search(P="w4x5")
        self.assertEqual(["Text 4"], page.titles)
        self.assertNotIn("similar page:", page.text)
        self.assertNotIn("hidden here", page.text)
        self.assertIsNone(page.link("show"))

    def test_show_all_shows_every_page_and_stays_on_over_pages(self):
        page = self.page(self.search().link("show all"))
        pages = self.pages_from(page)
        self.assertEqual(sum(GROUP_SIZES), sum(len(page.titles) for page in pages))
        for page in pages:
            self.assertFalse([href for _, href in page.links if "COLLAPSE" in href and "TOPDOC" in href])
            self.assertNotIn("hidden here", page.text)
        self.assertIn("COLLAPSE=65", pages[1].link("Hide similar pages"))

    def test_the_box_says_whether_similar_pages_are_hidden(self):
        def checked(page):
            (box,) = [a for tag, a in page.elements if tag == "input" and a["name"] == "COLLAPSE"]
            return "checked" in box
        self.assertTrue(checked(self.search()))
        self.assertTrue(checked(self.page({"FMT": "neardup"})))
        self.assertFalse(checked(self.page({"FMT": "neardup", "P": "common"})))

    def test_pages_that_share_a_part_are_offered_only_if_the_group_is_not_all_of_them(self):
        self.assertIsNone(self.search(P="w7x5").link("Find pages that share a part"))
        self.assertIsNone(self.search(P="w4x5").link("Find pages that share a part"))

    def test_pages_that_share_a_part_are_listed_by_what_they_share(self):
        bands = json.loads(self.site.ask({"FMT": "neardup-json", "P": "w7x5"}).body)["hits"][0]["bands"]
        found = self.page([("FMT", "neardup"), ("NEAR", "14"), *(("B", band) for band in bands)])
        self.assertEqual(["Text 7"] * 4, found.titles)
        self.assertEqual(1, found.text.count("the page you chose"))
        shared = [8 if "chose" in note else int(note.split()[1]) for note in
                  re.findall(r"the page you chose|shares \d+ of 8", found.text)]
        self.assertEqual(sorted(shared, reverse=True), shared)
        self.assertLess(shared[-1], 8)

    def test_filters_and_settings_of_a_site_stay(self):
        page = self.search(HITSPERPAGE="20", SORT="+0", N="Knone")
        self.assertEqual(20, len(page.titles))
        for text in ("Next", "show all", "show"):
            self.assertIn("HITSPERPAGE=20", page.link(text))
            self.assertIn("SORT=%2B0", page.link(text))
            self.assertIn("N=Knone", page.link(text))

    def test_a_new_search_leaves_a_group_and_keeps_a_sites_filters(self):
        group = self.search(P="w3x5").link("show")
        page = self.page(group + "&B=Kfilter")
        self.assertEqual(["Kfilter"], [a["value"] for tag, a in page.elements if tag == "input" and a["name"] == "B"])

    def test_links_ask_for_what_was_asked(self):
        words = 'common "w3x5 & w3x6" a=b&COLLAPSE=1 #x 50% \u732b'
        page = self.search(P=words, DEFAULTOP="or", HITSPERPAGE="10")
        for text in ("show all", "Next"):
            self.assertEqual([words], urllib.parse.parse_qs(page.link(text))["P"])
        self.assertEqual(["65"], urllib.parse.parse_qs(page.link("Next"))["COLLAPSE"])

    def test_a_database_that_is_not_there_is_said(self):
        page = self.search(DB="nosuch")
        self.assertIn("Database 'nosuch' couldn't be opened", page.text)
        self.assertEqual([], page.titles)

    def test_nothing_found_is_said(self):
        self.assertIn("No page matches zzyzzy", self.search(P="zzyzzy").text)


class SearchingWithGroupTerms(Searching):
    """The same, and the pages of a group have a term."""

    grouping = ("--group-terms",)

    def test_a_link_names_the_group_by_its_term(self):
        parameters = urllib.parse.parse_qs(self.search(P="w3x5").link("show"))
        self.assertRegex(parameters["B"][0], "^XNG[a-z2-7]{13}$")
        self.assertNotIn("GROUP", parameters)


class Headers(Pages):
    def test_the_style_is_the_one_that_the_policy_names_and_nothing_else_is_allowed(self):
        answer = self.site.ask({"FMT": "neardup"})
        style = re.search(rb"<style>(.*?)</style>", answer.body, re.DOTALL).group(1)
        digest = base64.b64encode(hashlib.sha256(style).digest()).decode()
        self.assertEqual(f"default-src 'none'; style-src 'sha256-{digest}'; form-action 'self'; base-uri 'none'; "
                         "frame-ancestors 'self'", answer.headers["content-security-policy"])
        self.assertEqual("nosniff", answer.headers["x-content-type-options"])
        self.assertEqual("text/html; charset=utf-8", answer.headers["content-type"])

    def test_no_element_has_a_style_or_a_script_of_its_own(self):
        for tag, attributes in self.search().elements:
            self.assertNotIn(tag, ("script", "link", "img"))
            self.assertFalse([name for name in attributes if name == "style" or name.startswith("on")])

    def test_text_stands_out_from_the_page_as_wcag_asks(self):
        def luminance(colour):
            parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
            parts = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

        def contrast(a, b):
            low, high = sorted((luminance(a), luminance(b)))
            return (high + 0.05) / (low + 0.05)

        light, dark = (dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block))
                       for block in re.findall(r":root \{(.*?)\}", self.search().style, re.DOTALL))
        for colours in (light, dark):
            self.assertEqual(10, len(colours))
            for name in ("text", "quiet", "link", "visited", "address"):
                self.assertGreaterEqual(contrast(colours[name], colours["page"]), 4.5, name)
            for name in ("text", "link"):
                self.assertGreaterEqual(contrast(colours[name], colours["soft"]), 4.5, name)
            self.assertGreaterEqual(contrast(colours["button"], colours["on-button"]), 4.5)
            self.assertGreaterEqual(contrast(colours["line"], colours["page"]), 3)

    def test_inputs_have_names_and_headings_are_in_order(self):
        page = self.search()
        for tag, attributes in page.elements:
            if tag == "input" and attributes["type"] == "search":
                self.assertTrue(attributes["aria-label"])
        tags = [tag for tag, _ in page.elements]
        self.assertEqual((1, 10), (tags.count("h1"), tags.count("h2")))
        self.assertLess(tags.index("h1"), tags.index("h2"))
        self.assertEqual(tags.count("label"), 1)


class HostilePages(unittest.TestCase):
    """A site of one page whose title, address or sample is hostile."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-omega-")
        self.site = OmegaSite(self.folder)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def show(self, template="neardup", **fields):
        """The page of results after the site's only page has these fields, and other pages' own words."""
        database = xapian.WritableDatabase(self.site.database, xapian.DB_CREATE_OR_OVERWRITE)
        fields = {"url": b"/plain", "title": b"plain", "sample": b"plain", **fields}
        add_page(database, "onlyword", **fields)
        database.close()
        return self.site.ask({"FMT": template, "P": "onlyword", "COLLAPSE": "65"}).body

    def test_titles_and_samples_stay_text(self):
        structure = Page(self.show()).structure
        for raw in HOSTILE:
            for field in ("title", "sample"):
                page = Page(self.show(**{field: raw}))
                self.assertEqual(structure, page.structure, (field, raw))
            if is_utf8(raw) and raw.decode().isprintable():
                self.assertEqual([raw.decode()], Page(self.show(title=raw)).titles)

    def test_values_of_other_programs_in_the_group_slot_stay_text(self):
        structure = Page(self.show()).structure
        for raw in HOSTILE + [b"\0" * 300]:
            self.assertEqual(structure, Page(self.show(group=raw)).structure, raw)
            self.assertEqual(1, len(json.loads(self.show("neardup-json", group=raw).decode())["hits"]), raw)

    def test_a_page_that_is_not_signed_offers_no_similar_ones(self):
        self.assertIsNone(Page(self.show()).link("Find pages that share a part"))

    def test_addresses_stay_in_their_attribute(self):
        linked = Page(self.show()).structure
        unlinked = Page(self.show(url=b"javascript:alert(1)")).structure
        self.assertNotEqual(linked, unlinked)
        for raw in HOSTILE:
            for url in (raw, b"/" + raw):
                self.assertIn(Page(self.show(url=url)).structure, (linked, unlinked), url)

    def test_only_addresses_that_run_nothing_are_links(self):
        for url, is_link in ((b"http://a.example/x", True), (b"HTTPS://a.example", True), (b"ftp://a.example/x", True),
                             (b"file:///x", True), (b"/x", True), (b"x/y:z", True), (b"x", True), (b"?a:b", True),
                             (b"#a:b", True), (b"javascript:alert(1)", False), (b"JavaScript:alert(1)", False),
                             (b"\x01javascript:alert(1)", False), (b" javascript:alert(1)", False),
                             (b"java\tscript:alert(1)", False), (b"java\x0bscript:alert(1)", False),
                             (b"data:text/html,x", False), (b"vbscript:x", False), (b"blob:x", False),
                             (b"javascript\xc2\xa0:x", False), (b"x\ry:z", False), (b"feed:javascript:x", False),
                             (b"http:javascript", False)):
            hrefs = [href for _, href in Page(self.show(url=url)).links if not href.startswith(("?", "https://xapian"))]
            hrefs = [href for href in hrefs if href != "#results"]
            self.assertEqual(is_link or url == b"?a:b", bool(hrefs) or url == b"?a:b", url)

    def hostile_queries(self, template):
        for raw in HOSTILE:
            for names in PARAMETERS:
                parameters = [("FMT", template), *((name, raw) for name in names)]
                yield urllib.parse.urlencode(parameters + [("P", "onlyword")] * ("P" not in names))

    def test_parameters_stay_text(self):
        self.show()
        known = ("html", "head", "meta", "title", "style", "body", "header", "h1", "form", "p", "input", "button", "label", "main",
                 "b", "a", "ol", "li", "h2", "span", "footer")
        for query in self.hostile_queries("neardup"):
            answer = self.site.ask(query).body
            if is_refused(answer):
                continue
            page = Page(answer)
            for tag, attributes in page.elements:
                self.assertIn(tag, known, query)
                self.assertFalse([name for name in attributes if name.startswith("on")], query)
                self.assertTrue(tag != "a" or re.match(r"\?|#results$|/plain$|https://xapian\.org/$", attributes["href"]), query)
            self.assertEqual(1, [tag for tag, _ in page.elements].count("footer"), query)

    def test_json_is_json_whatever_a_page_holds(self):
        for raw in HOSTILE:
            for field in ("title", "sample", "url"):
                answer = json.loads(self.show("neardup-json", **{field: raw}).decode())
                if is_utf8(raw):
                    self.assertEqual(raw.decode(), answer["hits"][0][field])

    def test_json_is_json_whatever_the_parameters_are(self):
        self.show()
        for query in self.hostile_queries("neardup-json"):
            answer = self.site.ask(query).body
            if not is_refused(answer):
                self.assertIn("hits", json.loads(answer.decode()), query)


class Languages(Pages):
    """German and French are files of texts; the English texts in the template are their names."""

    def template(self, name):
        with open(os.path.join(TEMPLATES, name), encoding="utf-8") as file:
            return file.read()

    def names_used(self):
        template = self.template("neardup")
        names = set(re.findall(r"\$TEXT\{([^{}$]+)\}", template))
        for one, many in re.findall(r"\$N\{[^%]*?,([^{},]*%[^{},]*),([^{},]*%[^{},]*)\}", template):
            names |= {one, many}
        return names

    def test_every_text_of_the_page_is_translated_and_no_other(self):
        self.assertIn("% similar pages:", self.names_used())
        for language in ("de", "fr"):
            texts = re.findall(r"\$setmap\{text,([^{},]+),([^{},]+)\}", self.template("neardup-" + language))
            self.assertEqual(self.names_used(), {name for name, _ in texts}, language)
            for name, text in texts:
                self.assertEqual(sorted(re.findall("%[12]?", name)), sorted(re.findall("%[12]?", text)), text)
                self.assertNotRegex(text, '["<>&]')

    def test_the_browser_chooses_the_language(self):
        query = {"FMT": "neardup", "P": "w3x5", "COLLAPSE": "65"}
        for asked, lang, said in (("de-CH,de;q=0.9", "de", "3 ähnliche Seiten: zeigen"),
                                  ("fr", "fr", "3 pages semblables : afficher"), ("en-GB, de", "en", "3 similar pages: show"),
                                  ("xx\"><script>", "en", "3 similar pages"), ("../de", "en", "3 similar pages")):
            page = Page(self.site.ask(query, HTTP_ACCEPT_LANGUAGE=asked).body)
            self.assertEqual([lang], [a["lang"] for tag, a in page.elements if tag == "html"])
            self.assertIn(said, page.text)

    def test_all_views_are_translated(self):
        group = self.search(P="w3x5").link("show")
        for query in ("FMT=neardup", group, "FMT=neardup&P=zzyzzy", "FMT=neardup&P=common&COLLAPSE=65"):
            text = Page(self.site.ask(query, HTTP_ACCEPT_LANGUAGE="de").body).text
            for name in self.names_used() - {"Text", "show", "with", "Page", "At least", "Search"}:
                self.assertNotIn(name.replace("%", "").strip(" ."), text.replace("Search by", ""), query)


class Json(Pages):
    def test_errors_have_a_status(self):
        for template in ("neardup", "neardup-json"):
            for query, status in (({"P": "common"}, None), ({"P": "common", "DB": "nosuch"}, "404 Not Found"),
                                  ({"P": "common AND"}, "400 Bad Request")):
                answer = self.site.ask({"FMT": template, **query})
                self.assertEqual(status, answer.headers.get("status"), (template, query))

    def test_members_tell_what_the_page_tells(self):
        answer = self.site.ask({"FMT": "neardup-json", "P": "w3x5", "COLLAPSE": "65", "MINHITS": "1000"})
        self.assertEqual("application/json", answer.headers["content-type"])
        found = json.loads(answer.body)
        (hit,) = found["hits"]
        self.assertEqual(("Text 3", 4, 3), (hit["title"], hit["group_size"], hit["collapsed_at_least"]))
        self.assertEqual(("w3x5", None, 65, False), tuple(found[k] for k in ("query", "error", "collapsed_on", "more")))
        self.assertEqual((1600000000, 4321), (hit["modified"], hit["bytes"]))
        near = json.loads(self.site.ask([("FMT", "neardup-json"), *(("B", band) for band in hit["bands"])]).body)
        shared = [member["terms_shared"] for member in near["hits"]]
        self.assertEqual((4, 8), (len(shared), shared[0]))
        self.assertEqual([hit["group"]] * 4, [member["group"] for member in near["hits"]])
        self.assertEqual(sorted(shared, reverse=True), shared)

    def test_more_leads_through_all_pages(self):
        titles, first, found = [], 0, {"more": True, "terms": ""}
        while found["more"]:
            found = json.loads(self.site.ask({"FMT": "neardup-json", "P": "common", "COLLAPSE": "65",
                                              "xP": found["terms"], "TOPDOC": str(first)}).body)
            titles += [hit["title"] for hit in found["hits"]]
            first += 10
            self.assertLess(first, 100)
        self.assertEqual(sorted(f"Text {n}" for n in range(25)), sorted(titles))


class RankedPages(unittest.TestCase):
    """Random searches, each compared with a ranking of all documents."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-omega-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.site = OmegaSite(self.folder)
        self.seed = random.randrange(10**9)
        self.chance = random.Random(self.seed)
        database = xapian.WritableDatabase(self.site.database, xapian.DB_CREATE)
        for _ in range(400):
            document = xapian.Document()
            for _ in range(self.chance.randint(1, 30)):
                document.add_term("Z" + self.word())
            if self.chance.randrange(3):
                document.add_value(65, f"g{self.chance.randrange(60)}")
            database.add_document(document)
        database.close()
        self.database = xapian.Database(self.site.database)

    def word(self):
        return f"t{self.chance.randrange(self.chance.randrange(30) + 1)}"

    def ranked(self, collapse, query):
        enquire = xapian.Enquire(self.database)
        enquire.set_query(query)
        shown, hidden = [], {}
        for hit in enquire.get_mset(0, 400, 400):
            group = hit.document.get_value(65) if collapse else b""
            if not group or group not in hidden:
                shown.append((hit.docid, group))
            if group:
                hidden[group] = hidden.get(group, -1) + 1
        return [docid for docid, _ in shown], [hidden.get(group, 0) for _, group in shown]

    def test_every_page_is_right(self):
        for _ in range(60):
            required, others = self.word(), [self.word() for _ in range(self.chance.randint(1, 3))]
            parser = xapian.QueryParser()
            parser.set_stemmer(xapian.Stem("english"))
            for prefix in ("S", "B", "F", ""):
                parser.add_prefix("", prefix)
            text = self.chance.choice(["+" + required + " ", ""]) + " ".join(others)
            collapse = self.chance.randrange(3) != 0
            shown, hidden = self.ranked(collapse, parser.parse_query(text))
            first = 5 * self.chance.randrange(max(1, (len(shown) + 4) // 5))  # beyond the end Omega gives the last page
            query = {"P": text, "DEFAULTOP": "or", "HITSPERPAGE": "5", "TOPDOC": str(first), **({"COLLAPSE": "65"} if collapse else {})}
            place = f"{query}, seed {self.seed}"
            query["MINHITS"] = "1000"  # with fewer, libxapian may leave a hit out between two pages
            answer = json.loads(self.site.ask({"FMT": "neardup-json", **query}).body)
            self.assertEqual(shown[first:first + 5], [hit["docid"] for hit in answer["hits"]], place)
            for count, hit in zip(hidden[first:first + 5], answer["hits"]):
                self.assertLessEqual(hit["collapsed_at_least"], count, place)
            matches = answer["matches"]
            self.assertTrue(matches["at_least"] <= len(shown) <= matches["at_most"], f"{matches}, {place}")
            page = self.site.ask({"FMT": "neardup", **query}).body.decode()
            self.assertEqual(len(shown[first:first + 5]), page.count("<h2"), place)
            if shown[first:]:
                self.assertIn(f"{len(shown)} result", page, place)


class SeveralDatabases(unittest.TestCase):
    """The same texts, spread over databases so that no text is in one alone."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-omega-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.site = OmegaSite(self.folder)

    def place(self, name):
        return os.path.join(self.folder, "data", name)

    def spread_over(self, names):
        databases = [xapian.WritableDatabase(self.place(name), xapian.DB_CREATE) for name in names]
        for number, size in enumerate(GROUP_SIZES):
            for variant in range(size):
                add_page(databases[(number + variant) % len(names)], body(number, variant // 2),
                         f"/{number}/{variant}".encode(), f"Text {number}".encode())
        for name, database in zip(names, databases):
            database.close()
            self.run_tool("sign", self.place(name))

    def run_tool(self, *arguments):
        subprocess.run([TOOL, *arguments, "--quiet"], check=True, stdout=subprocess.DEVNULL)

    def check_collapse(self, names):
        databases = "&".join("DB=" + name for name in names)
        query, titles = f"FMT=neardup&{databases}&P=common&COLLAPSE=65&MINHITS=1000", []
        while query:
            page = Page(self.site.ask(query).body)
            titles += page.titles
            query = page.link("Next")
            self.assertLess(len(titles), 100)
        self.assertEqual(sorted(f"Text {n}" for n in range(25)), sorted(titles))
        page = Page(self.site.ask(f"FMT=neardup&{databases}&P=w7x5&COLLAPSE=65").body)
        self.assertEqual(["Text 7"] * 4, Page(self.site.ask(page.link("show")).body).titles)

    def test_groups_reach_over_databases_that_were_grouped_together(self):
        names = ("one", "two", "three")
        self.spread_over(names)
        self.run_tool("group", *(self.place(name) for name in names))
        self.check_collapse(names)

    def test_groups_reach_over_a_remote_database_that_was_grouped_on_its_own_host(self):
        if shutil.which("xapian-tcpsrv") is None:
            self.skipTest("xapian-tcpsrv is not installed (Debian: xapian-tools)")
        self.spread_over(("here", "there"))
        self.run_tool("group", self.place("there"), "--singles")
        with remote_server(self.place("there")) as address:
            self.run_tool("group", self.place("here"), "--reference", address)
            with open(self.place("remote"), "w", encoding="utf-8") as stub:
                stub.write(f"remote {address}\n")
            self.check_collapse(("here", "remote"))


class Scripts(unittest.TestCase):
    """The table of scripts in plugin/omega/README.md."""

    def test_what_omindex_indexed_is_found_as_the_readme_says(self):
        texts = {"ja": "吾輩は猫である。名前はまだ無い。", "ko": "국가는 재외국민을 보호할 의무를 진다.", "th": "ประเทศไทยเป็นราชอาณาจักร"}
        #                           query, found without the setting, found with it
        cuts_thai = xapian.major_version() >= 2
        queries = {"ja": [("名前", 0, 1)], "ko": [("의무를", 1, 1), ("의무", 0, 1)], "th": [("ประเทศไทย เป็น", 0, int(cuts_thai))]}
        for setting in ({}, {"XAPIAN_CJK_NGRAM": "1"}):
            with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
                site, pages = OmegaSite(folder), os.path.join(folder, "pages")
                os.mkdir(pages)
                for name, text in texts.items():
                    with open(os.path.join(pages, name + ".txt"), "w", encoding="utf-8") as file:
                        file.write(text)
                subprocess.run([TOOL, "run", "--", "omindex", "--db", site.database, "--url", "/", pages], check=True,
                               env={**os.environ, **setting}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for query, *found in (entry for entries in queries.values() for entry in entries):
                    answer = json.loads(site.ask({"FMT": "neardup-json", "P": query}, **setting).body)
                    self.assertEqual(found[bool(setting)], len(answer["hits"]), (query, setting))
                every = json.loads(site.ask({"FMT": "neardup-json", "B": "Ttext/plain"}).body)["hits"]
                self.assertEqual([8] * 3, [len(hit["bands"]) for hit in every])  # `run` signs every script

    def test_rest_of_a_page_beside_its_content_is_found(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site, pages = OmegaSite(folder), os.path.join(folder, "pages")
            os.mkdir(pages)
            links = "".join(f"<a href=/{i}>Part {i} of this site</a> " for i in range(20))
            with open(os.path.join(pages, "a.html"), "w", encoding="utf-8") as file:
                file.write(f"<title>A</title><nav>{links}</nav><main><p>{body(1)}.</p></main>")
            subprocess.run([TOOL, "run", "--", "omindex", "--db", site.database, "--url", "/", "--sample-size=16K", pages],
                           check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for query, found in (("w1x1", 1), ("site", 1), ('"w1x1 w1x2"', 1), ('"this site"', 0)):
                hits = json.loads(site.ask({"FMT": "neardup-json", "P": query}).body)["hits"]
                self.assertEqual(found, len(hits), query)
                for hit in hits:
                    self.assertEqual(f"{body(1)}.", hit["sample"], "a sample ends where the content ends")
            self.assertTrue(Page(site.ask({"FMT": "neardup", "P": "site"}).body).titles)
            self.check_words_alone(site)

    def check_words_alone(self, site):
        link = "Find pages that have these words anywhere"
        for query in ('"this site"', "this-site", "this/site", "part.site", '"this site" part', "this@site 3.5"):
            page = Page(site.ask({"FMT": "neardup", "P": query, "COLLAPSE": "65"}).body)
            self.assertEqual([], page.titles, query)
            parted = page.link(link)
            self.assertIn("COLLAPSE=65", parted)
            self.assertEqual([] if "3.5" in query else ["A"], Page(site.ask(parted).body).titles, query)
        for query in ("zzyzzy", "this-site -part", 'this-site NOT part', 'title:"this site"', "topic:this-site", "3.5", "site"):
            self.assertIsNone(Page(site.ask({"FMT": "neardup", "P": query}).body).link(link), query)

    def test_thai_is_found_where_index_cut_it(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site = OmegaSite(folder)
            page = json.dumps({"id": "a", "url": "/a", "title": "a", "text": "ประเทศไทยเป็นราชอาณาจักร"})
            subprocess.run([TOOL, "index", site.database, "--jsonl", "-"], input=page, text=True, check=True,
                           stdout=subprocess.DEVNULL)
            for query, found in (("ประเทศไทย เป็น", 1), ("ประเทศไทยเป็น", 0)):
                self.assertEqual(found, len(json.loads(site.ask({"FMT": "neardup-json", "P": query}).body)["hits"]))

    def test_japanese_is_found_where_the_cgi_cuts_it(self):
        with tempfile.TemporaryDirectory(prefix="neardup-omega-") as folder:
            site = OmegaSite(folder)
            page = json.dumps({"id": "a", "url": "/a", "title": "a", "text": "吾輩は猫である。名前はまだ無い。"})
            subprocess.run([TOOL, "index", site.database, "--jsonl", "-"], input=page, text=True, check=True,
                           stdout=subprocess.DEVNULL)
            query = {"FMT": "neardup-json", "P": "名前"}
            self.assertEqual([], json.loads(site.ask(query).body)["hits"])
            self.assertEqual(1, len(json.loads(site.ask(query, XAPIAN_CJK_NGRAM="1").body)["hits"]))


class Annotate(unittest.TestCase):
    """Records that `annotate` signed, through Debian's scriptindex, against the same texts signed by `index`."""

    TEXTS = [body(0), body(0, 1), "two lines\nof one = value\n\n=and more", "Größe und Maß, naïve café", "吾輩は猫である。名前はまだ無い。",
             "ภาษาไทย", "x", "\u202e", "a" * 60 + " b" * 3000, "line\n" * 50]
    SCRIPT = "id : field=id boolean=Q unique=Q\ntext : index field=sample\n"

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-annotate-")
        self.dump = "\n".join(f"id={i}\ntext=" + text.replace("\n", "\n=") + "\n" for i, text in enumerate(self.TEXTS))

    def tearDown(self):
        shutil.rmtree(self.folder)

    def path(self, name, content=None):
        path = os.path.join(self.folder, name)
        if content is not None:
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(content)
        return path

    def annotated(self, dump, *arguments):
        done = subprocess.run([TOOL, "annotate", *arguments], input=dump.encode(), capture_output=True, check=True)
        return done.stdout.decode()

    def signatures(self, name):
        """Fingerprint, signature and band terms of each id."""
        database = xapian.Database(self.path(name))
        found = {}
        for posting in database.postlist(""):
            document = database.get_document(posting.docid)
            terms = [item.term for item in document.termlist()]
            (name,) = [term[1:].decode() for term in terms if term.startswith(b"Q")]
            found[name] = (document.get_value(64), document.get_value(66), [t for t in terms if t.startswith(b"XND")])
        return found

    def by_the_library(self):
        lines = "\n".join(json.dumps({"id": str(i), "text": text}) for i, text in enumerate(self.TEXTS))
        subprocess.run([TOOL, "index", self.path("library"), "--jsonl", "-"], input=lines, text=True, check=True,
                       stdout=subprocess.DEVNULL)
        return self.signatures("library")

    def scriptindex(self, name, script, dump, *before):
        subprocess.run([*before, "scriptindex", self.path(name), self.path("script", script), self.path("dump", dump)],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def test_both_roads_give_what_the_library_gives(self):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../plugin/omega/neardup.script"),
                  encoding="utf-8") as file:
            self.scriptindex("annotated", self.SCRIPT + file.read(), self.annotated(self.dump))
        self.scriptindex("hooked", self.SCRIPT, self.dump, TOOL, "run", "--")
        library = self.by_the_library()
        self.assertEqual(8, len(library["0"][2]))
        self.assertEqual((b"", b"", []), library["7"])
        self.assertEqual(library, self.signatures("annotated"))
        self.assertEqual(library, self.signatures("hooked"))

    def test_pages_are_signed_by_their_content(self):
        links = "".join(f"<a href=/{i}>Part {i} of this site</a>\n" for i in range(20))
        pages = [f"<title>t</title>\n<nav>{links}</nav><main><h1>t</h1><p>{body(i)}.</p></main>" for i in range(3)]
        dump = "\n".join(f"id={i}\nhtml=" + page.replace("\n", "\n=") + "\n" for i, page in enumerate(pages))
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../plugin/omega/neardup.script"),
                  encoding="utf-8") as file:
            self.scriptindex("annotated", "id : field=id boolean=Q unique=Q\n" + file.read(),
                             self.annotated(dump, "--html", "html"))
        os.mkdir(self.path("pages"))
        for i, page in enumerate(pages):
            self.path(f"pages/{i}.html", page)
        subprocess.run([TOOL, "index", self.path("library"), self.path("pages")], check=True, stdout=subprocess.DEVNULL)
        database = xapian.Database(self.path("library"))
        expected = sorted(database.get_document(docid).get_value(66) for docid in (1, 2, 3))
        self.assertEqual(expected, sorted(value for _, value, _ in self.signatures("annotated").values()))
        written = xapian.Database(self.path("annotated"))
        self.assertEqual(3, written.get_termfreq("site"))
        self.assertEqual([], list(written.positionlist(1, "site")))
        once = self.annotated(dump, "--html", "html")
        self.assertEqual(once, self.annotated(once, "--html", "html"))

    def test_the_database_can_be_grouped(self):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../plugin/omega/neardup.script"),
                  encoding="utf-8") as file:
            self.scriptindex("annotated", self.SCRIPT + file.read(), self.annotated(self.dump))
        before = self.signatures("annotated")
        for command in ("sign", "group"):
            subprocess.run([TOOL, command, self.path("annotated")], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(before, self.signatures("annotated"))
        groups = subprocess.run([TOOL, "groups", self.path("annotated"), "--format=jsonl"], capture_output=True, check=True)
        (group,) = [json.loads(line) for line in groups.stdout.splitlines()]
        self.assertEqual(["0", "1"], sorted(group["members"]))

    def test_records_stay_as_they_are_before_the_new_fields(self):
        out = self.annotated(self.dump)
        added = [line for line in out.split("\n") if re.match("nd(fp|sig|band)=", line)]
        self.assertEqual(3 * (len(self.TEXTS) - 1), len(added))
        self.assertEqual(self.dump, "".join(line for line in out.splitlines(True) if not re.match("nd(fp|sig|band)=", line)))

    def test_annotating_again_changes_nothing(self):
        once = self.annotated(self.dump)
        self.assertEqual(once, self.annotated(once))

    def test_fields_are_read_as_one_text_in_the_order_of_the_record(self):
        one = self.annotated("a=one two three four\nb=five six seven\n", "--text", "b,a")
        other = self.annotated("text=one two three four five six seven\n")
        self.assertEqual(one.splitlines()[2:], other.splitlines()[1:])


class Setup(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="neardup-setup-")
        self.templates = os.path.join(self.folder, "templates")
        self.conf = os.path.join(self.folder, "omega.conf")
        os.mkdir(self.templates)
        self.write_conf(self.templates)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def write_conf(self, templates, data="data"):
        with open(self.conf, "w", encoding="utf-8") as file:
            file.write(f"# folders\ndatabase_dir {self.folder}/{data}\n\ttemplate_dir  {templates} \n")

    def setup(self, *arguments, code=0):
        env = {name: value for name, value in os.environ.items() if name != "OMEGA_CONFIG_FILE"}
        done = subprocess.run([TOOL, "omega-setup", "--omega-conf", self.conf, *arguments], capture_output=True, text=True,
                              env=env, timeout=60)
        self.assertEqual(code, done.returncode, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def test_templates_and_examples_are_written_and_the_form_is_shown(self):
        said = self.setup()
        self.assertEqual(["neardup", "neardup-de", "neardup-fr", "neardup-json", "neardup-rows"], sorted(os.listdir(self.templates)))
        self.assertIn("COLLAPSE", said)
        self.assertIn(f"xapian-neardup sign {self.folder}/data/default", said)
        for name in ("cron", "service"):
            job = self.read(f"xapian-neardup/xapian-neardup.{name}")
            self.assertRegex(job, f"group --quiet --wait \\d+ {re.escape(self.folder)}/data/default")
            self.assertNotIn("@", job)
            self.assertIn(pwd.getpwuid(os.stat(self.folder).st_uid).pw_name, job)
        self.assertTrue(os.path.exists(os.path.join(self.folder, "xapian-neardup/xapian-neardup.timer")))
        self.assertEqual(0o644, os.stat(os.path.join(self.templates, "neardup")).st_mode & 0o777)

    def test_without_omega_its_package_is_named(self):
        with open(self.conf, "w", encoding="utf-8") as file:
            file.write("# no folders\n")
        self.assertIn("Debian: xapian-omega", self.setup(code=2))

    def test_the_recipe_indexes_the_content_of_the_pages_and_groups_them(self):
        site = os.path.join(self.folder, "a süd's site")
        os.mkdir(site)
        words = " ".join(f"word{n}" for n in range(80))
        for name, navigation in (("one", "Home Products"), ("two", "Archive Contact")):
            with open(os.path.join(site, name + ".html"), "w", encoding="utf-8") as file:
                file.write(f"<html><body><nav>{navigation}</nav><main><p>{words}.</p></main></body></html>")
        recipe = self.setup("--recipe", site)
        self.assertEqual(1, recipe.count("\n"))
        self.assertEqual([], os.listdir(self.templates))
        os.mkdir(os.path.join(self.folder, "data"))
        done = subprocess.run(["bash", "-c", recipe], capture_output=True, text=True, timeout=60)
        self.assertEqual(0, done.returncode, done.stdout + done.stderr)
        self.assertIn("1 group of 2 documents", done.stdout + done.stderr)
        self.assertIn("nowhere", self.setup("--recipe", self.folder + "/nowhere", code=2))

    def test_what_is_there_already_is_left(self):
        self.setup()
        before = os.stat(os.path.join(self.templates, "neardup")).st_mtime_ns
        self.assertIn("neardup: unchanged", self.setup())
        self.assertEqual(before, os.stat(os.path.join(self.templates, "neardup")).st_mtime_ns)

    def test_a_file_that_differs_is_never_replaced_unasked(self):
        with open(os.path.join(self.templates, "neardup"), "w", encoding="utf-8") as file:
            file.write("mine")
        self.assertIn("--force", self.setup(code=1))
        self.assertEqual(["neardup"], os.listdir(self.templates))
        self.assertEqual("mine", self.read("templates/neardup"))
        self.setup("--force")
        self.assertIn("<!DOCTYPE html>", self.read("templates/neardup"))

    def test_remove_takes_away_what_was_written_and_nothing_else(self):
        with open(os.path.join(self.templates, "query"), "w", encoding="utf-8") as file:
            file.write("Omega's own")
        before = sorted(os.walk(self.folder))
        self.setup()
        said = self.setup("--remove")
        self.assertIn("Remove from your own form the hidden fields FMT, COLLAPSE, MINHITS, SORT and SORTAFTER", said)
        self.assertEqual(before, sorted(os.walk(self.folder)))
        self.assertIn("neardup-de: removed", said)
        self.assertIn("detach", said)
        self.setup()
        for name in ("templates/neardup", "xapian-neardup/xapian-neardup.cron"):
            with open(os.path.join(self.folder, name), "a", encoding="utf-8") as file:
                file.write("# mine\n")
        said = self.setup("--remove")
        kept = [*(f"neardup{part}" for part in ("", "-de", "-fr", "-json", "-rows")), "query"]
        self.assertEqual(kept, sorted(os.listdir(self.templates)), "the changed template includes the others")
        self.assertEqual(["xapian-neardup.cron"], os.listdir(os.path.join(self.folder, "xapian-neardup")))
        self.assertEqual(2, said.count(": kept, because it was changed; give --force to remove it"))
        with open(self.conf, "a", encoding="utf-8") as file:
            file.write("default_template neardup\n")
        self.assertNotIn("default_template", self.setup("--remove"), "the template stays")
        self.assertIn("Remove 'default_template neardup'", self.setup("--remove", "--force"))
        self.assertEqual(before, sorted(os.walk(self.folder)))

    def test_a_missing_template_directory_is_named(self):
        self.write_conf(self.folder + "/nowhere")
        self.assertIn(f"no template directory '{self.folder}/nowhere'", self.setup(code=1))

    def test_a_template_directory_that_cannot_be_written_is_named(self):
        self.write_conf("/proc/self/fdinfo")
        said = self.setup("--examples-dir", self.folder + "/examples", code=1)
        self.assertIn("'/proc/self/fdinfo", said)
        self.assertFalse(os.path.exists(self.folder + "/examples"))

    def test_paths_that_cron_would_read_otherwise_are_refused(self):
        self.write_conf(self.templates, "100% data")
        self.assertIn("100% data", self.setup(code=2))
        self.assertEqual([], os.listdir(self.templates))

    def test_a_configuration_that_is_not_there_is_named(self):
        os.remove(self.conf)
        self.assertIn(self.conf, self.setup(code=2))


if __name__ == "__main__":
    TOOL = os.path.abspath(sys.argv.pop(1))
    if missing():
        print("skipped: " + missing())
        sys.exit(77)
    unittest.main()
