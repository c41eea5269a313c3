#!/usr/bin/env python3
# Rooms: intake/content, intake/formats
"""The command line from end to end: pages, and parts of pages, that a site keeps out of searches."""

import gzip
import json
import os
import random

from command_line import BASE, NEAR, OTHER, WORDS, CommandLine, main, text
import web_archive

NOINDEX = "<meta content='NoIndex, follow' NAME=Robots>"
PARTS = ("<!--htdig_noindex-->secret <!--/htdig_noindex--><!--UdmComment-->secret <!--/UdmComment-->"
         "<!--googleoff: index-->secret <!--googleon: index-->")


def page(content, head=""):
    return f"<title>Page</title>{head}<p>{content}.</p>"


class Exclusions(CommandLine):
    def found(self, word):
        return sorted(os.path.basename(row["id"]) for row in self.rows("search", self.db, word, "--no-collapse"))

    def change(self, path, content):
        later = os.stat(path).st_mtime + 10
        self.write(path, content)
        os.utime(path, (later, later))

    def write_archive(self, *records, name="x.warc"):
        return self.write(name, b"".join(records))

    def test_excluded_pages_and_parts_are_not_found(self):
        self.write("a.html", page(BASE))
        self.write("b.html", page("wanted " + OTHER, NOINDEX))
        self.write("c.html", page(PARTS + "wanted " + text(3), "<meta name=robots content=nofollow>"))
        done = self.run_tool("index", self.db, self.docs)
        self.assertIn("2 documents added, 0 updated, 0 unchanged\n", done.stdout)
        self.assertIn("excluded 1: by its site (", done.stdout)
        self.assertEqual((["c.html"], []), (self.found("wanted"), self.found("secret")))
        shown, = self.rows("search", self.db, "wanted", "--no-collapse")
        self.assertNotIn("secret", json.dumps(shown))
        self.run_tool("check", self.db, "--words")
        again = self.run_tool("index", self.db, self.docs)
        self.assertIn("0 documents added, 0 updated, 2 unchanged\n", again.stdout)
        self.assertIn("excluded 1: by its site (", again.stdout)

    def test_exclusions_may_be_ignored(self):
        self.write("b.html", page("wanted " + OTHER, NOINDEX))
        self.write("c.html", page(PARTS + "wanted " + text(3)))
        done = self.run_tool("index", self.db, self.docs, "--ignore-exclusions")
        self.assertNotIn("excluded", done.stdout)
        self.assertEqual((["b.html", "c.html"], ["c.html"]), (self.found("wanted"), self.found("secret")))
        done = self.run_tool("index", self.db, self.docs, "--force")
        self.assertIn("0 documents added, 1 updated, 0 unchanged, 1 deleted\n", done.stdout)
        self.assertIn("excluded 1: by its site (", done.stdout)
        self.assertEqual((["c.html"], []), (self.found("wanted"), self.found("secret")))

    def test_the_log_says_which_and_why(self):
        paths = [self.write(f"{i:03}.html", page(text(i), NOINDEX)) for i in range(210)]
        for way in ("writer", "shards"):
            done = self.run_tool("index", self.db + way, self.docs, "--log-format", "jsonl", "--build", way)
            events = [json.loads(line) for line in done.stderr.splitlines()]
            excluded = [(event["id"], event["reason"]) for event in events if event["event"] == "excluded"]
            self.assertEqual([(path, "robots meta tag") for path in paths], sorted(excluded))
            self.assertEqual(210, events[-1]["excluded"])

    def test_an_excluded_file_that_is_named_is_no_error(self):
        path = self.write("b.html", page(BASE, NOINDEX))
        self.assertIn("0 documents added", self.run_tool("index", self.db, path).stdout)

    def test_a_page_that_becomes_excluded_leaves_the_database_and_its_group(self):
        first = self.write("a.html", page(BASE))
        self.write("b.html", page(NEAR))
        self.write("c.html", page(OTHER))
        self.run_tool("index", self.db, self.docs, "--group")
        self.assertEqual(1, len(self.rows("groups", self.db)))
        self.change(first, page(BASE, NOINDEX))
        done = self.run_tool("index", self.db, self.docs, "--group")
        self.assertIn("2 unchanged, 1 deleted\n", done.stdout)
        self.assertIn("excluded 1: by its site (", done.stdout)
        self.assertEqual(([], []), (self.rows("groups", self.db), self.rows("pairs", self.db)))
        self.assertEqual([], [row for row in self.rows("find", self.db, os.path.join(self.docs, "b.html"))])
        self.assertEqual(2, self.rows("info", self.db)[0]["documents"])
        self.run_tool("check", self.db)
        os.utime(first, (1, 1))  # an older file is what is there now, too
        self.change(first, page(BASE))
        self.assertIn("1 document added", self.run_tool("index", self.db, self.docs).stdout)
        self.write("a.html", page(BASE, NOINDEX))
        os.utime(first, (1, 1))
        self.assertIn("1 deleted", self.run_tool("index", self.db, self.docs).stdout)

    def test_servers_exclude_pages_of_web_archives(self):
        header = "Content-Type: text/html\r\nX-Robots-Tag: noindex\r\n"
        self.write_archive(web_archive.response("http://a/1", page("wanted " + BASE).encode(), headers=header),
                           web_archive.response("http://a/2", page("wanted " + OTHER, NOINDEX).encode()),
                           web_archive.response("http://a/3", page("wanted " + text(3)).encode()))
        for way in ("writer", "shards"):
            done = self.run_tool("index", self.db + way, self.docs, "--log-format", "jsonl", "--build", way)
            events = [json.loads(line) for line in done.stderr.splitlines()]
            self.assertEqual({("http://a/1", "X-Robots-Tag"), ("http://a/2", "robots meta tag")},
                             {(event["id"], event["reason"]) for event in events if event["event"] == "excluded"})
            self.assertEqual(["http://a/3"], [row["id"] for row in self.rows("search", self.db + way, "wanted")])
        self.run_tool("index", self.db, self.docs, "--ignore-exclusions")
        self.assertEqual(3, len(self.rows("search", self.db, "wanted", "--no-collapse")))

    def test_of_several_captures_the_newest_decides(self):
        def capture(day, head=""):
            return web_archive.response("http://a/1", page("wanted " + BASE, head).encode(), date=f"2026-01-0{day}T00:00:00Z")

        others = [web_archive.response(f"http://a/x{i}", page(text(i)).encode()) for i in range(5)]
        for name, captures, count in (("older first", (capture(1), capture(2, NOINDEX)), 0),
                                      ("newer first", (capture(2, NOINDEX), capture(1)), 0),
                                      ("shown again", (capture(1, NOINDEX), capture(2)), 1),
                                      ("not yet excluded", (capture(2), capture(1, NOINDEX)), 1)):
            archive = self.write_archive(*captures, *others, name=name + ".warc")
            for way in ("writer", "shards"):
                database = f"{self.db} {name} {way}"
                self.run_tool("index", database, archive, "--build", way)
                self.assertEqual(count, len(self.rows("search", database, "wanted")), database)
                self.run_tool("index", database, archive)
                self.assertEqual(count, len(self.rows("search", database, "wanted")), database)

    def test_a_later_archive_excludes_what_an_earlier_one_had(self):
        def archive(name, day, headers):
            return self.write_archive(web_archive.response("http://a/1", page("wanted " + BASE).encode(), headers=headers,
                                                           date=f"2026-01-0{day}T00:00:00Z"), name=name)

        plain = "Content-Type: text/html\r\n"
        self.run_tool("index", self.db, archive("1.warc", 1, plain))
        done = self.run_tool("index", self.db, archive("2.warc", 2, plain + "X-Robots-Tag: otherbot: nofollow\r\n"))
        self.assertIn("1 updated", done.stdout)
        done = self.run_tool("index", self.db, archive("3.warc", 3, plain + "X-Robots-Tag: none\r\n"))
        self.assertIn("1 deleted\n", done.stdout)
        self.assertIn("excluded 1: by its site (", done.stdout)
        self.assertEqual([], self.rows("search", self.db, "wanted"))

    def test_extract_refuses_excluded_pages(self):
        path = self.write("b.html", page(BASE, NOINDEX))
        other = self.write("c.html", page(PARTS + OTHER))
        for options in ([], ["--format", "html"], ["--explain"]):
            done = self.run_tool("extract", path, *options, code=1)
            self.assertEqual("", done.stdout)
            self.assertIn("is excluded by its robots meta tag; --ignore-exclusions reads it", done.stderr)
            self.assertIn(BASE, self.run_tool("extract", path, *options, "--ignore-exclusions").stdout)
            self.assertNotIn("secret", self.run_tool("extract", other, *options).stdout)
            self.assertIn("secret", self.run_tool("extract", other, *options, "--ignore-exclusions").stdout)
        done = self.run_tool("extract", path, other, "--format", "jsonl")
        row, = map(json.loads, done.stdout.splitlines())
        self.assertEqual(other, row["id"])
        self.assertIn("excluded", done.stderr)

    def test_annotate_leaves_out_records_of_excluded_pages(self):
        dump = "".join(f"id={i}\nhtml={html}\n\n" for i, html in enumerate((page(BASE), page(OTHER, NOINDEX), page(PARTS + NEAR))))
        done = self.run_tool("annotate", "--html", "html", stdin=dump)
        self.assertEqual(["id=0", "id=2"], [line for line in done.stdout.splitlines() if line.startswith("id=")])
        self.assertNotIn("ndcontent=secret", done.stdout)
        self.assertIn("1 record left out", done.stderr)
        done = self.run_tool("annotate", "--html", "html", "--ignore-exclusions", stdin=dump)
        self.assertEqual(3, done.stdout.count("id="))
        self.assertEqual(("", 1), (done.stderr, done.stdout.count("ndcontent=secret")))

    def test_a_page_that_a_command_names_is_read(self):
        path = self.write("b.html", page(PARTS + BASE, NOINDEX))
        self.write("c.html", page(BASE))
        self.run_tool("index", self.db, self.docs)
        match, = self.rows("find", self.db, "--text", path)
        self.assertEqual(1, match["jaccard"])

    def test_frames_are_not_learned_from_excluded_pages(self):
        notice = "This notice stands on every one of the pages that nobody is to find in a search of this site."
        seed = random.randrange(10**9)
        chance = random.Random(seed)
        for i in range(25):
            words = " ".join(chance.choice(WORDS) + chance.choice(WORDS) for _ in range(40))
            self.write(f"x{i:02}.html", page(words, NOINDEX) + f"<div><p>{notice}</p></div>")
        shown = self.write("a.html", page(BASE) + f"<div><p>{notice}</p></div>")
        self.run_tool("index", self.db, self.docs)
        self.assertIn(notice, self.run_tool("extract", shown, "--frames", self.db).stdout, f"seed {seed}")
        self.run_tool("index", self.db + "2", self.docs, "--ignore-exclusions")
        self.assertNotIn(notice, self.run_tool("extract", shown, "--frames", self.db + "2").stdout, f"seed {seed}")

    def test_records_of_arc_are_documents(self):
        def record(url, body, kind="text/html", date="20040925001013"):
            return f"{url} 192.0.2.1 {date} {kind} {len(body)}\n".encode() + body + b"\n"

        def response(content):
            return b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + content.encode()

        records = [record("filedesc://x.arc", b"1 0 Writer\nURL IP-address Archive-date Content-type Archive-length\n", "text/plain"),
                   record("http://a/1", response(page(BASE))), record("dns:a", b"20040925001013\na. IN A 192.0.2.1\n", "text/dns"),
                   record("http://a/2 b", response(page(OTHER))), record("http://a/3", response(page(OTHER, NOINDEX)))]
        plain = self.write("x.arc", b"".join(records))
        members = self.write("y.arc.gz", b"".join(gzip.compress(one) for one in records))
        unnamed = self.write("archive", b"".join(records))
        for path in (plain, members, unnamed):
            database = self.db + os.path.basename(path)
            done = self.run_tool("index", database, path)
            self.assertIn("2 documents added, 0 updated, 0 unchanged\n", done.stdout)
            self.assertIn("excluded 1: by its site (", done.stdout)
            self.assertIn("skipped 1: web archive: response not from a web server", done.stdout)
            ids = [row["id"] for row in self.rows("search", database, BASE.split()[0])]
            self.assertEqual(["http://a/1"], ids)


if __name__ == "__main__":
    main()
