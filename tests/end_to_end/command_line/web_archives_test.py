#!/usr/bin/env python3
# Rooms: intake/documents
"""The command line from end to end: web archives."""

import gzip
import os

from command_line import BASE, OTHER, CommandLine, main, text, tool
import web_archive


class WebArchives(CommandLine):
    """Records of web archives, one document each."""

    def archive(self, *records, name="x.warc.gz"):
        return self.write(name, b"".join(web_archive.gzip_member(data) for data in records))

    def ids(self):
        return {row["id"] for row in self.rows("find", self.db, "--fingerprint", "0" * 16, "--max-distance", "64",
                                               "--scan")}

    def test_planted_duplicates_are_grouped(self):
        seed = 7
        pairs = web_archive.write_archive(os.path.join(self.docs, "x.warc.gz"), 300, seed)
        done = self.run_tool("index", self.db, self.docs)
        self.assertIn("300 documents added", done.stdout)
        self.assertIn("skipped 150: web archive: record of type request", done.stdout)
        self.assertIn("skipped 1: web archive: record of type warcinfo", done.stdout)
        self.run_tool("group", self.db)
        self.assertEqual(len(pairs), web_archive.found_pairs(tool(), self.db, pairs), f"seed {seed}")
        (hit,) = self.rows("search", self.db, "title:page", "--limit", "1")
        self.assertTrue(hit["url"].startswith("http://site"))

    def test_a_killed_run_is_resumed(self):
        archive = os.path.join(self.docs, "x.warc.gz")
        web_archive.write_archive(archive, 1500, 8)
        committed = web_archive.killed_when(tool(), self.db, archive, 400)
        if committed == 1500:
            self.skipTest("the run ended before the signal")
        self.assertGreaterEqual(committed, 400)
        done = self.run_tool("index", self.db, archive)
        self.assertIn(f"{1500 - committed} documents added, 0 updated, {committed} unchanged", done.stdout)
        again = self.run_tool("index", self.db, archive)
        self.assertIn("0 documents added, 0 updated, 1500 unchanged", again.stdout)

    def test_of_several_captures_the_newest_stays(self):
        page = web_archive.response
        self.archive(page("http://a/", b"<p>" + text(1).encode(), date="2026-01-02T00:00:00Z"),
                     page("http://a/", b"<p>" + text(2).encode(), date="2026-01-03T00:00:00Z"),
                     page("http://a/", b"<p>" + text(3).encode(), date="2026-01-01T00:00:00Z"))
        self.run_tool("index", self.db, self.docs, "--jobs", "2")
        self.run_tool("index", self.db, self.docs)
        self.run_tool("index", self.db, self.docs, "--force")
        self.assertEqual(["http://a/"], [row["id"] for row in self.rows("search", self.db, text(2).split()[0])])
        self.assertEqual(1, self.rows("info", self.db)[0]["documents"])

    def test_a_record_met_twice_in_a_run_is_written_once(self):
        page = web_archive.response("http://a/", b"<p>" + BASE.encode())
        self.archive(page, page)
        self.archive(page, name="y.warc.gz")
        for arguments, said in ([], "1 document added, 0 updated, 2 unchanged"), (
                ["--force"], "0 documents added, 1 updated, 2 unchanged"), ([], "0 documents added, 0 updated, 3 unchanged"):
            for jobs in ("1", "4"):
                if arguments or jobs == "1":
                    self.assertIn(said, self.run_tool("index", self.db, self.docs, "--jobs", jobs, *arguments).stdout)

    def test_older_records_are_left_out_when_asked(self):
        self.archive(web_archive.record("conversion", "http://a/", BASE.encode(), date="2025-12-31T23:59:59Z"),
                     web_archive.record("conversion", "http://b/", OTHER.encode(), date="2026-01-01T00:00:00Z"))
        done = self.run_tool("index", self.db, self.docs, "--since", "2026-01-01")
        self.assertIn("1 document added", done.stdout)
        self.assertIn("skipped 1: older than --since", done.stdout)
        self.run_tool("index", self.db, self.docs, "--since", "yesterday", code=2)

    def test_pages_come_in_chunks_compressed_and_in_the_charset_of_their_header(self):
        body = gzip.compress("<title>Заголовок</title><p>Первый второй третий четвёртый".encode("koi8-r"))
        chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        headers = ("Content-Type: text/html; charset=koi8-r\r\nContent-Encoding: gzip\r\n"
                   "Transfer-Encoding: chunked\r\n")
        self.archive(web_archive.response("http://a/", chunked, headers=headers))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual("Заголовок", self.rows("search", self.db, "третий")[0]["title"])

    def test_what_is_no_page_is_counted_by_reason(self):
        page = web_archive.response
        self.archive(page("http://a/", b"x", status="404 Not Found"),
                     page("http://b/", b"x", headers="Content-Type: image/png\r\n"),
                     web_archive.record("revisit", "http://c/", b""), web_archive.record("resource", "dns:c", b"a\0b"),
                     web_archive.record("klingon", "http://d/", b""))
        done = self.run_tool("index", self.db, self.docs)
        for reason in ("web archive: response without status 200", "web archive: neither HTML nor plain text", "binary",
                       "web archive: record of type revisit", "web archive: record of unknown type"):
            self.assertIn("skipped 1: " + reason, done.stdout)

    def test_a_damaged_archive_costs_itself_alone(self):
        good = [web_archive.record("conversion", f"http://a/{i}", text(i).encode()) for i in range(3)]
        whole = b"".join(web_archive.gzip_member(data) for data in good)
        self.write("a.warc.gz", whole[:-20])
        self.write("b.warc.zst", b"not what it says")
        self.write("c.warc", good[2][:-60])
        self.write("d.warc", web_archive.record("conversion", "http://d/", b"x", length=2**40))
        self.write("e.txt", OTHER)
        done = self.run_tool("index", self.db, self.docs, code=1)
        data = len(good[0] + good[1])
        for line in (f"a.warc.gz: gzip data is cut off: nothing was read from byte {data} of its content on; get an "
                     "intact copy", "b.warc.zst: 16 bytes belong to no record",
                     "c.warc: record at byte 0: is cut off", "d.warc: record at byte 0: has 1099511627776 bytes",
                     "d.warc: record at byte 0: is cut off"):
            self.assertEqual(1, done.stderr.count(line), line + "\n" + done.stderr)
        self.assertEqual(6, len(done.stderr.splitlines()), done.stderr)  # the last says how many failed
        self.assertIn("3 documents added", done.stdout)

    def test_a_record_that_is_too_large_is_not_held(self):
        zeros = b"\0" * 150_000_000
        self.archive(web_archive.record("conversion", "http://a/", zeros),
                     web_archive.response("http://b/", gzip.compress(zeros, 1),
                                          headers="Content-Type: text/plain\r\nContent-Encoding: gzip\r\n"),
                     web_archive.record("conversion", "http://c/", BASE.encode()))
        del zeros
        code, memory, _, said = web_archive.measured([tool(), "index", self.db, self.docs, "--max-size", "1000000"])
        self.assertEqual(1, code)
        self.assertIn("1 document added", said)
        self.assertIn("2 failed", said)
        self.assertLess(memory, 120, "MiB of resident memory")


if __name__ == "__main__":
    main()
