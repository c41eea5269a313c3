#!/usr/bin/env python3
# Rooms: intake/documents
"""The command line from end to end: web archives."""

import gzip
import os
import subprocess
import zipfile

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
        for arguments, said in ([], "1 document added, 0 updated, 0 unchanged"), (
                ["--force"], "0 documents added, 1 updated, 0 unchanged"), ([], "0 documents added, 0 updated, 3 unchanged"):
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
                     web_archive.record("revisit", "http://c/", b""), web_archive.record("resource", "dns:c", b"x"),
                     web_archive.record("resource", "http://e/", b"a\0b"),
                     web_archive.record("klingon", "http://d/", b""))
        done = self.run_tool("index", self.db, self.docs)
        for reason in ("web archive: response without status 200", "web archive: neither HTML, PDF nor plain text", "binary",
                       "web archive: revisit of a page that is not at hand", "web archive: a crawler's own record", "web archive: record of unknown type"):
            self.assertIn("skipped 1: " + reason, done.stdout)

    def test_no_word_of_a_crawler_or_of_a_head_is_found(self):
        own = web_archive.record
        head = "Content-Type: text/html; charset=utf-8\r\nX-Headword: headword\r\nSet-Cookie: headword\r\n"
        answer = f"HTTP/1.1 200 OK\r\n{head}\r\n".encode()
        page = b"<title>t</title><p>" + BASE.encode()
        wget = "metadata://gnu.org/software/wget/warc/"
        self.archive(own("warcinfo", "", b"software: crawlword\r\nwget-arguments: --password crawlword"),
                     own("request", "http://a/", b"GET /crawlword HTTP/1.1\r\nAuthorization: crawlword\r\n\r\n"),
                     own("metadata", "http://a/", b"via: http://crawlword/"),
                     web_archive.response("http://a/", page, headers=head),
                     web_archive.response("http://b/", answer + page.replace(b"t<", b"u<"), headers="Via: headword\r\n"),
                     own("response", "http://c/", answer + page, content_type="text/html"),
                     own("revisit", "http://d/", answer, content_type="application/http"),
                     own("response", "http://e/", answer.replace(b"HTTP/1.1", b"crawlword"), content_type="application/http"),
                     *(own("resource", target, b"--http-password=crawlword") for target in (
                         wget + "wget_arguments.txt", wget + "wget.log", wget + "MANIFEST.txt", "urn:X-wpull:log",
                         "urn:text:http://a/", "urn:view:http://a/", "urn:pageinfo:http://a/", "dns:crawlword",
                         "urn:crawl-log:crawlword")),
                     own("conversion", "urn:text:http://a/", b"crawlword"))
        self.run_tool("index", self.db, self.docs, code=1)
        self.assertEqual({"http://a/", "http://b/", "http://c/"}, self.ids())
        for word in ("crawlword", "headword", "password", "software", "HTTP"):
            self.assertEqual([], self.rows("search", self.db, word), word)
        self.assertEqual(3, len(self.rows("search", self.db, BASE.split()[0], "--no-collapse")))

    def test_a_page_that_is_there_again_is_the_newest(self):
        refers = "WARC-Refers-To-Target-URI: http://a/\r\nWARC-Refers-To-Date: 2026-01-01T00:00:00Z\r\nContent-Length"
        def again(target, day):
            return web_archive.record("revisit", target, b"", date=f"2026-01-0{day}T00:00:00Z").replace(
                b"Content-Length", refers.encode())
        page = web_archive.response
        for jobs, name in ("1", "x.warc"), ("2", "x.warc.gz"):
            self.write(name, b"")
            records = [page("http://a/", b"<p>" + text(1).encode(), date="2026-01-01T00:00:00Z"),
                       page("http://a/", b"<p>" + text(2).encode(), date="2026-01-02T00:00:00Z"),
                       again("http://a/", 3), again("http://b/", 4)]
            pack = web_archive.gzip_member if name.endswith("gz") else bytes
            path = self.write(name, b"".join(pack(record) for record in records))
            db = self.db + jobs
            self.run_tool("index", db, path, "--jobs", jobs)
            first, second = ({row["id"] for row in self.rows("search", db, f'"{text(i)}"', "--no-collapse")} for i in (1, 2))
            self.assertEqual(({"http://a/", "http://b/"}, set()), (first, second))
            self.assertIn("0 documents added, 0 updated, 4 unchanged", self.run_tool("index", db, path).stdout)

    def test_a_wacz_file_is_its_archives(self):
        path = os.path.join(self.docs, "x.wacz")
        with zipfile.ZipFile(path, "w") as zipped:
            for name in "ab":
                zipped.writestr(f"archive/{name}.warc.gz", web_archive.gzip_member(web_archive.response(
                    f"http://{name}/", b"<p>" + text(ord(name)).encode())))
            zipped.writestr("pages/pages.jsonl", '{"url": "http://c/", "text": "pageword"}')
        self.assertIn("2 documents added", self.run_tool("index", self.db, path).stdout)
        self.assertEqual({"http://a/", "http://b/"}, self.ids())
        self.assertEqual([], self.rows("search", self.db, "pageword"))
        self.assertIn("2 kept", self.run_tool("dedupe", path).stderr)
        with open(path, "r+b") as file:
            file.truncate(os.path.getsize(path) // 2)
        self.assertIn("x.wacz: archive/", self.run_tool("index", self.db, path, "--force", code=1).stderr)

    def test_a_dictionary_that_is_missing_is_named(self):
        text_file = self.write("page", BASE)
        dictionary = os.path.join(self.docs, "dictionary")
        samples = [self.write(f"sample{i}", f"WARC/1.0 sample {i * 7} of a record number {i}\n" * 20) for i in range(200)]
        subprocess.run(["zstd", "-q", "--train", *samples, "--maxdict=2000", "-o", dictionary], check=True)
        path = self.write("x.warc.zst", subprocess.run(["zstd", "-q", "-c", "-D", dictionary, text_file], check=True,
                                                       capture_output=True).stdout)
        said = self.run_tool("index", self.db, path, code=1).stderr
        self.assertIn("needs a dictionary that is not at its start: nothing was read from it; decompress it with", said)
        self.assertNotIn("intact", said)

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
