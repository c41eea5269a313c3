#!/usr/bin/env python3
# Rooms: intake/formats, cli/indexing
"""The command line from end to end: pages that name the URL under which they want to be known."""

import json
import os
import random
import shutil
import subprocess
import unittest

from command_line import BASE, WORDS, CommandLine, main, text

SITE = "https://a.example/"
NAMES = ("Ada", "Blaise", "Carl", "David", "Emmy", "Felix", "Grace", "Henri", "Isaac", "Johannes", "Kurt", "Leonhard")


def words(chance, count):
    return " ".join(chance.choice(WORDS) + chance.choice(WORDS) for _ in range(count))


def page(content, canonical=None):
    link = f'<link rel="canonical" href="{canonical}">' if canonical else ""
    return f"<!doctype html><title>Site</title>{link}<main><p>{content}.</p></main>"


def web_archive(pages):
    """A record for each URL and page."""
    records = b""
    for number, (url, markup) in enumerate(pages):
        body = markup.encode()
        http = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: %d\r\n\r\n" % len(body) + body
        records += (b"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: %s\r\nWARC-Date: 2026-01-01T00:00:00Z\r\n"
                    b"WARC-Record-ID: <urn:x:%d>\r\nContent-Type: application/http; msgtype=response\r\n"
                    b"Content-Length: %d\r\n\r\n" % (url.encode(), number, len(http))) + http + b"\r\n\r\n"
    return records


class Canonical(CommandLine):
    def setUp(self):
        super().setUp()
        self.seed = random.randrange(10**9)
        self.chance = random.Random(self.seed)

    def archive(self, pages, name="a.warc"):
        return self.write(name, web_archive(pages))

    def groups(self, db=None):
        """The groups as sorted lists of ids."""
        self.run_tool("group", db or self.db)
        return sorted(sorted(row["members"]) for row in self.rows("groups", db or self.db))

    def answers(self, canonical):
        """One page under an address for each comment, which differs in the name of its author, as in WordPress."""
        article = words(self.chance, 120)
        return [(f"{SITE}post/?replytocom={i}", page(f"{article}. Leave a reply to {name}", canonical))
                for i, name in enumerate(NAMES)]

    def test_one_url_for_a_whole_site_groups_nothing(self):
        self.archive([(f"{SITE}{i}", page(words(self.chance, 60), SITE)) for i in range(40)])
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([], self.groups(), f"seed {self.seed}")

    def test_names_do_not_part_what_the_site_calls_one_page(self):
        for name, canonical, groups in (("one", SITE + "post/", 1), ("none", None, 0)):
            db = f"{self.db}.{name}"
            self.run_tool("index", db, self.archive(self.answers(canonical), f"{name}.warc"))
            self.assertEqual(groups, len(self.groups(db)), f"seed {self.seed}, {name}")

    def test_headline_does_not_part_what_the_site_calls_one_page(self):
        for i, (name, canonical) in enumerate({"x": "x", "y": "x", "z": None, "a": "list", "b": "list"}.items()):
            markup = page(BASE, canonical and SITE + canonical)
            self.write(f"{name}.html", markup.replace("<main>", f"<main><h1>Number {NAMES[i]}</h1>"))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([[f"{self.docs}/x.html", f"{self.docs}/y.html"]], self.groups())

    def test_page_at_its_own_url_represents_its_copies(self):
        copies = [(f"{SITE}post/?from={i}", page(BASE, SITE + "post/")) for i in range(3)]
        self.archive(copies + [(SITE + "post/", page(BASE, SITE + "post/"))])
        self.run_tool("index", self.db, self.docs)
        self.run_tool("group", self.db)
        group, = self.rows("groups", self.db)
        self.assertEqual(SITE + "post/", group["representative"])
        self.assertEqual(4, len(group["members"]))
        self.run_tool("sign", self.db, "--resign", "--scheme", "short")  # without the pages
        self.run_tool("group", self.db)
        group, = self.rows("groups", self.db)
        self.assertEqual(SITE + "post/", group["representative"])

    def test_file_at_the_end_of_its_url_represents_its_copies(self):
        for name in ("feed/index.html", "post/index.html"):
            self.write(name, page(BASE, SITE + "post/"))
        self.run_tool("index", self.db, self.docs)
        self.run_tool("group", self.db)
        group, = self.rows("groups", self.db)
        self.assertEqual(f"{self.docs}/post/index.html", group["representative"])

    def representative(self, *urls):
        """Of copies at these URLs, each with its canonical one."""
        self.archive([(SITE + url, page(BASE, canonical)) for url, canonical in urls], "b.warc")
        db = self.db + ".b"
        shutil.rmtree(db, ignore_errors=True)
        self.run_tool("index", db, os.path.join(self.docs, "b.warc"), "--group")
        group, = self.rows("groups", db)
        return group["representative"].removeprefix(SITE)

    def test_one_url_has_several_spellings(self):
        for own, canonical in (("topic%2C738.0.html", "topic,738.0.html"), ("it%27s%281%29.html", "it's(1).html"),
                               ("%C3%A9", "%c3%a9"), ("%C3%A9", "é"), ("a%5B1%5D", "HTTPS://A.example:443/x/../a[1]")):
            self.assertEqual(own, self.representative(("a-prev", canonical), (own, canonical)), canonical)

    def test_mirrored_file_at_its_own_url_represents_its_copies(self):
        for own, href in (("topic,738.0.html", "topic,738.0.html"), ("my page.html", "my%20page.html"),
                          ("מחרוז.html", "%d7%9e%d7%97%d7%a8%d7%95%d7%96.html"),
                          ("index.php?a=1&b=2.html", "index.php?a=1&amp;b=2")):
            shutil.rmtree(self.docs, ignore_errors=True)
            for name in ("a-prev.html", own):
                self.write(name, page(BASE, href))
            db = self.db + ".m"
            shutil.rmtree(db, ignore_errors=True)
            self.run_tool("index", db, self.docs, "--group")
            group, = self.rows("groups", db)
            self.assertEqual(f"{self.docs}/{own}", group["representative"])

    def test_plain_address_represents_its_copies(self):
        plain = ("z/wiki/Building", None)
        for other in ("a?oldid=1", "a/print/", "a-print.html", "amp/a", "index.php%3Ftitle=X&oldid=1.html"):
            self.assertEqual(plain[0], self.representative((other, None), plain), other)
        self.assertEqual("t?t=2", self.representative(("t?sid=ab&t=2", None), ("t?print=1", None), ("t?t=2", None)))
        self.assertEqual("a?t=1", self.representative(plain, ("a?t=1", "a?t=1"), ("b", "a?t=1")))

    def test_halves_group_like_the_whole(self):
        pages = self.answers(SITE + "post/") + self.answers(None)
        pages += [(f"{SITE}copy/{i}", page(BASE, SITE + "copy/")) for i in range(5)]
        self.chance.shuffle(pages)
        whole, halves = self.db + ".whole", self.db + ".halves"
        self.run_tool("index", whole, self.archive(pages, "whole.warc"))
        for name, part in (("1.warc", pages[:12]), ("2.warc", pages[12:])):
            self.run_tool("index", halves, self.archive(part, name))
            self.groups(halves)
        self.assertEqual(self.groups(whole), self.groups(halves), f"seed {self.seed}")
        self.assertIn("no issues", self.run_tool("check", halves, "--words").stdout)

    def test_records_name_it_in_a_field(self):
        rows = [{"id": str(i), "text": f"{text(1, 80)} {name}", "url": f"{SITE}{i}", "canonical": "/post"}
                for i, name in enumerate(NAMES)]
        lines = self.write("a.jsonl", "".join(json.dumps(row) + "\n" for row in rows))
        table = self.write("a.csv", "id,text,url,canonical\n" + "".join(
            f"{row['id']},{row['text']},{row['url']},{row['canonical']}\n" for row in rows))
        for name, path in (("jsonl", lines), ("csv", table)):
            db = f"{self.db}.{name}"
            self.run_tool("index", db, f"--{name}", path)
            self.assertEqual(1, len(self.groups(db)), name)
            data = subprocess.run(["xapian-delve", "-d", "-r", "1", db], check=True, capture_output=True, text=True).stdout
            self.assertIn(f"canonical={SITE}post\n", data)

    def test_extract_and_explain_show_it(self):
        paths = [self.write(f"{i}.html", page(BASE, "/post")) for i in range(2)]
        row = json.loads(self.run_tool("extract", paths[0], "--url", SITE + "0", "--format", "jsonl").stdout)
        self.assertEqual(SITE + "post", row["canonical"])
        self.run_tool("index", self.db, self.docs, "--base-url", SITE)
        self.assertIn("canonical URLs      the same", self.run_tool("explain", self.db, "1", "2").stdout)
        self.write("1.html", page(BASE, "/other"))
        os.utime(paths[1], (1e9, 1e9))
        self.run_tool("index", self.db, self.docs)
        row, = self.rows("explain", self.db, "1", "2")
        self.assertIs(False, row["same_canonical"])

    def test_explain_says_that_numbers_do_not_count(self):
        for i in (1, 2):
            prices = " ".join(f"{word} {i}{number}" if number % 20 == 0 else word for number, word in enumerate(BASE.split()))
            self.write(f"{i}.html", page(prices, "/post"))
        self.run_tool("index", self.db, self.docs, "--base-url", SITE)
        self.assertEqual(1, len(self.groups()))
        row, = self.rows("explain", self.db, "1", "2")
        self.assertEqual("near-duplicates", row["verdict"])
        self.assertRegex(row["verdict_text"], r"^Near-duplicates by their canonical URL: \d+ of \d+ words differ \(similarity 1 "
                         r"without numbers\); the threshold is 0.9. They are in one group")


if __name__ == "__main__":
    main()
