#!/usr/bin/env python3
"""The content of web pages from Python: what `extract` prints, `index` signs and `find` finds."""

import doctest
import os
import unittest

from bindings import WORDS, DatabaseTest, neardup, run, xapian

LINKS = "".join(f"<a href=/{i}>Part {i} of this site</a> " for i in range(20))
NOTICE = "This office is open on every day of the week but for the days on which it is closed to all visitors."
SHORT = "Thanks, will do."


def page(number, notice=NOTICE):
    words = " ".join(WORDS[(number * i + i // 7) % 30] + WORDS[(number + i) % 30] for i in range(40))
    return f"<title>Page {number}</title><div>{LINKS}</div><div><p>{notice}</p></div><div><p>{words}.</p></div>"


class Pages(DatabaseTest):
    def site(self):
        """A database that `index` made of 30 pages of one site, and the folder of the pages."""
        folder = self.path("pages")
        os.mkdir(folder)
        for number in range(30):
            with open(os.path.join(folder, f"{number}.html"), "w", encoding="utf-8") as file:
                file.write(page(number))
        self.tool("index", self.path("db"), folder, "--base-url", "https://a.example/")
        return xapian.Database(self.path("db")), folder

    def test_extract_gives_what_the_command_prints(self):
        for html in (page(1), "<nav>Home</nav><main><h1>Grüße</h1><p>Übung macht Meister.</p></main>", "", "plain"):
            path = self.path("a.html")
            with open(path, "w", encoding="utf-8") as file:
                file.write(html)
            row, = self.rows("extract", path)
            found = neardup.extract(html)
            self.assertEqual((row["title"], row["text"], row["left_out"]), (found.title, found.text, found.left_out))
            self.assertEqual(found, neardup.extract(html.encode(), charset="utf-8"))

    def test_bytes_are_read_as_declared(self):
        html = "<meta charset=iso-8859-2><main><p>Zażółć gęślą jaźń, powiedział kot.</p></main>".encode("iso-8859-2")
        self.assertEqual("Zażółć gęślą jaźń, powiedział kot.", neardup.extract(html).text)
        latin = "<meta charset=utf-8><p>naïve".encode("latin-1")
        self.assertEqual("naïve", neardup.extract(latin, charset="latin1").text)
        self.assertEqual("naïve", neardup.extract("<meta charset=koi8-r><p>naïve").text)
        with self.assertRaisesRegex(neardup.InvalidArgumentError, "klingon"):
            neardup.extract(b"<p>a", charset="klingon")

    def test_frame_of_the_site_is_left_out(self):
        db, _ = self.site()
        self.assertIn(NOTICE, neardup.extract(page(77)).text)
        found = neardup.extract(page(77), db, "https://a.example/new.html")
        self.assertNotIn(NOTICE, found.text)
        self.assertIn(NOTICE, found.left_out)
        for url in ("https://b.example/", "", "no url"):
            self.assertIn(NOTICE, neardup.extract(page(77), db, url).text)

    def test_file_urls_have_the_site_that_the_index_knows(self):
        db, folder = self.site()
        self.assertNotIn(NOTICE, neardup.extract(page(77), db, f"file://{folder}/new.html").text)
        self.assertIn(NOTICE, neardup.extract(page(77), db, "file:///elsewhere/new.html").text)

    def test_file_urls_belong_to_the_folder_above_that_has_a_frame(self):
        db, _ = self.site()
        frame = db.get_metadata("neardup:frame:a.example")
        folder = xapian.WritableDatabase("", xapian.DB_BACKEND_INMEMORY)
        folder.set_metadata("neardup:frame:/srv/my docs/", frame)
        for url in ("file:///srv/my%20docs/x.html", "file:///srv/my%20docs/a/" + "b/" * 200 + "x.html"):
            self.assertNotIn(NOTICE, neardup.extract(page(77), folder, url).text)
        for url in ("file:///srv/x.html", "file:///x.html", "file://", "/srv/my docs/x.html"):
            self.assertIn(NOTICE, neardup.extract(page(77), folder, url).text)

    def test_pages_of_the_index_are_found_and_have_its_signature(self):
        db, _ = self.site()
        found = neardup.extract(page(7), db, "https://a.example/7.html")
        match, = neardup.find(db, found)
        self.assertEqual((1, True), (match.jaccard, match.exact))
        signature = neardup.signer_of(db).sign(found)
        self.assertEqual(signature.values[66], db.get_document(match.docid).get_value(66))

    def test_equal_short_contents_match_only_by_their_headlines(self):
        signer = neardup.Signer()
        pages = [neardup.extract(f"<main><h1>{name}</h1><p>{SHORT}</p></main>") for name in ("a b", "c d", "a b")]
        self.assertEqual([SHORT] * 3, [page.text for page in pages])
        path = self.path("short")
        db = xapian.WritableDatabase(path, xapian.DB_CREATE)
        neardup.prepare(db, signer)
        for found in pages:
            document = xapian.Document()
            generator = xapian.TermGenerator()
            generator.set_document(document)
            generator.index_text(found.text)
            signer.annotate(document, found)
            db.add_document(document)
        db.commit()
        self.assertEqual([3], [match.docid for match in neardup.find(db, 1)])
        self.assertEqual([1, 3], sorted(match.docid for match in neardup.find(db, pages[0])))
        self.assertEqual([], neardup.find(db, 2))
        self.assertEqual({3}, {row["docid"] for row in self.rows("find", path, "1")})


def load_tests(_loader, tests, _pattern):
    tests.addTests(doctest.DocTestSuite(neardup.pages))
    return tests


if __name__ == "__main__":
    run()
