#!/usr/bin/env python3
# Rooms: intake/content
"""The command line from end to end: the content of pages and mails."""

import json
import os
import random
import shutil
import subprocess
import unittest

from command_line import BASE, WORDS, CommandLine, main, text, tool

NOTICE = "This office is open on every day of the week but for the days on which it is closed to all visitors."
LINKS = "".join(f"<a href=/{i}>Part {i} of the site</a> " for i in range(20))

SETTINGS = ("<form><fieldset><legend>Options of this list</legend>Show last <a href=?1>50</a> | <a href=?2>100</a> | "
            "<a href=?3>250</a> changes in last <a href=?4>1</a> | <a href=?5>7</a> | <a href=?6>30</a> days<br>"
            "Hide <a href=?7>minor edits</a> | Hide <a href=?8>known users</a> | Hide <a href=?9>my edits</a><hr>"
            "<label>Name space:</label><select><option>all</select><label>And its talk</label></fieldset></form>")


def words(chance, count):
    return " ".join(chance.choice(WORDS) + chance.choice(WORDS) for _ in range(count))


def page(content, before=NOTICE, after=NOTICE[::-1]):
    """A page of a site that names none of its parts."""
    return (f"<title>Site</title><div><div>{LINKS}</div><div><p>{before}</p></div><div><p>{content}.</p></div>"
            f"<div><p>{after}</p></div></div>")


class Content(CommandLine):
    def setUp(self):
        super().setUp()
        self.seed = random.randrange(10**9)
        self.chance = random.Random(self.seed)

    def write_site(self, name, contents, suffix="html"):
        return [self.write(f"{name}/{i:03}.{suffix}", "<!DOCTYPE html>" + page(content)) for i, content in enumerate(contents)]

    def groups(self, db=None, threshold=0.9, families="split"):
        """The groups as sorted lists of ids."""
        self.run_tool("group", db or self.db, "--threshold", str(threshold), "--families", families)
        return sorted(sorted(row["members"]) for row in self.rows("groups", db or self.db))

    def test_products_that_differ_in_a_row_that_others_share_are_apart(self):
        for name, fact in (("table", "<table><tr><th>Number</th><td>{}</td></tr><tr><th>Colour</th><td>{}</td></tr></table>"),
                           ("list", "<dl><dt>Number</dt><dd>{}</dd><dt>Colour</dt><dd>{}</dd></dl>")):
            pages = []
            for i in range(12):
                text_of_product = words(self.chance, 25)
                for colour in ("red", "blue", "red"):
                    head = f"<title>Shirt {i} | Shop</title><nav>{LINKS}</nav><main><article><h1>Shirt {i}</h1>"
                    pages.append(f"<!DOCTYPE html>{head}<p>{text_of_product}.</p>{fact.format(1000 + i, colour)}</article></main>")
            paths = [self.write(f"{name}/{i:03}.html", page) for i, page in enumerate(pages)]
            db = os.path.join(self.folder, name + ".db")
            self.run_tool("index", db, os.path.join(self.docs, name))
            expected = [[paths[i], paths[i + 2]] for i in range(0, len(paths), 3)]
            self.assertEqual(expected, self.groups(db), f"seed {self.seed}, {name}")

    def test_a_text_without_a_title_does_not_join_pages_of_several_titles(self):
        market = words(self.chance, 150)
        source = self.write("market.txt", market)
        pages = [self.write(f"{title}.html", f"<title>{title}</title><main><h1>{title}</h1><p>{market}{more}</p></main>")
                 for title, more in (("Market", ""), ("Reply", " to which nobody answered"), ("Town", ""))]
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([sorted([source, pages[0]])], self.groups(), f"seed {self.seed}")
        self.assertIn("in one group", self.run_tool("explain", self.db, source, pages[0]).stdout)

    def test_extract_prints_the_content(self):
        path = self.write("a.html", f"<title>T</title><nav>{LINKS}</nav><main><h1>T</h1><p>{BASE}.</p></main>")
        self.assertEqual(BASE + ".\n", self.run_tool("extract", path).stdout)
        self.assertIn("Part 3 of the site", self.run_tool("extract", path, "--content", "all").stdout)
        markup = self.run_tool("extract", path, "--format", "html").stdout
        self.assertIn("<title>T</title>", markup)
        self.assertIn(f"<p>{BASE}.</p>", markup)
        self.assertNotIn("Part 3", markup)
        row = json.loads(self.run_tool("extract", path, "--format", "jsonl").stdout)
        self.assertEqual((path, "T", BASE + "."), (row["id"], row["title"], row["text"]))
        self.assertIn("Part 3 of the site", row["left_out"])
        why = self.run_tool("extract", path, "--explain").stdout
        self.assertIn("left out: navigation or another landmark", why)
        self.assertIn(BASE, why)

    def test_no_page_with_words_stays_without_content(self):
        navigation = self.write("a.html", f"<nav>{LINKS}</nav>")
        self.assertIn("Part 3 of the site", self.run_tool("extract", navigation).stdout)
        for name, page_without_text in ("b.html", "<script>x</script>"), ("c.html", ""), ("d.html", "<frame src=x>"):
            self.assertIn("has no text", self.run_tool("extract", self.write(name, page_without_text)).stderr)
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(1, len(self.rows("search", self.db, "site", "--no-collapse")))
        self.assertEqual(1, self.rows("info", self.db)[0]["signed"])

    def test_doubtful_pages_are_one_list(self):
        for i in range(3):
            self.write(f"{i}.html", f"<title>{i}</title><main><p>{words(self.chance, 18)}.</p></main>{SETTINGS * 2}")
        self.write("x.html", page(words(self.chance, 200)))
        self.assertIn("3 with doubtful content", self.run_tool("index", self.db, self.docs).stdout, f"seed {self.seed}")
        self.assertEqual(3, self.rows("info", self.db)[0]["doubtful_content"])
        self.assertIn(f"content of 3 pages is doubtful; 'xapian-neardup check {self.db}' lists them",
                      self.run_tool("info", self.db).stdout)
        issue, = [row for row in self.rows("check", self.db) if row["kind"] == "doubtful-content"]
        self.assertIn("3 documents", issue["detail"])

    def test_a_page_and_the_version_load_no_commands(self):
        path = self.write("a.html", f"<title>T</title><main><p>{BASE}.</p></main>")
        alone = shutil.copy(tool(), os.path.join(self.folder, "alone"))
        for arguments in (["--version"], ["extract", path], ["extract", "--format", "html", path]):
            done = subprocess.run([alone, *arguments], capture_output=True, text=True, env={**os.environ, "LD_DEBUG": "files"})
            self.assertEqual((0, self.run_tool(*arguments).stdout), (done.returncode, done.stdout))
            self.assertNotIn("libxapian", done.stderr)
        done = subprocess.run([alone, "--help"], capture_output=True, text=True)
        self.assertEqual(1, done.returncode)
        self.assertIn("no libxapian-neardup-commands.so beside", done.stderr)

    def test_extract_reads_other_formats_and_several_files(self):
        plain = self.write("a.txt", BASE)
        mail = self.write("b.eml", f"Subject: Re: s\n\n{BASE}\n\n> {text(7)}\n> {text(8)}\n")
        lines = self.run_tool("extract", "--format", "jsonl", plain, mail).stdout.splitlines()
        self.assertEqual([BASE, BASE], [json.loads(line)["text"].strip() for line in lines])
        self.assertIn("name one file", self.run_tool("extract", plain, mail, code=2).stderr)
        self.run_tool("extract", self.write("c.png", b"\x89PNG"), code=1)

    def test_frames_do_not_hide_other_contents(self):
        self.write_site("s", [words(self.chance, 8) for _ in range(60)])
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([], self.groups(), f"seed {self.seed}")

    def test_named_files_share_the_frame_of_their_folder(self):
        pages = self.write_site("s", [words(self.chance, 30) for _ in range(30)])
        for names, listed in (pages, ""), (["--files-from", "-"], "\n".join(pages)):
            self.run_tool("index", self.db, *names, stdin=listed)
            self.assertNotIn(NOTICE, self.run_tool("extract", "--frames", self.db, pages[0]).stdout)
            shutil.rmtree(self.db)

    def test_frames_do_not_part_equal_contents(self):
        frames = [f"<a href=/{i}>{words(self.chance, 1)}</a>" for i in range(5)]
        for i in range(30):
            self.write(f"s/{i}.html", page(BASE, frames[i % 5], frames[i // 6]))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(1, len(self.groups()), f"seed {self.seed}")

    def test_a_host_under_two_names_has_one_frame(self):
        pages = self.write_site("s", [words(self.chance, 30) for _ in range(30)])
        self.run_tool("index", self.db, self.docs, "--base-url", "https://www.example.org/")
        copies = [shutil.copy(path, self.folder) for path in pages[:10]]
        self.run_tool("index", self.db, *copies, "--base-url", "http://example.org/")
        self.assertEqual([sorted(pair) for pair in zip(pages, copies)], self.groups(), f"seed {self.seed}")

    @staticmethod
    def archive(contents, first=0):
        """A web archive with a page of a site for each content."""
        records = b""
        for i, content in enumerate(contents, first):
            body = page(content).encode()
            http = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: %d\r\n\r\n" % len(body) + body
            records += (b"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://a.example/%d\r\n"
                        b"WARC-Date: 2026-01-01T00:00:00Z\r\nWARC-Record-ID: <urn:x:%d>\r\n"
                        b"Content-Type: application/http; msgtype=response\r\nContent-Length: %d\r\n\r\n"
                        % (i, i, len(http))) + http + b"\r\n\r\n"
        return records

    def expect_signed_as_at_once(self, *names):
        """The database has the signatures of one that is made of all these files at once."""
        whole = self.db + "-whole"
        shutil.rmtree(whole, ignore_errors=True)
        self.run_tool("index", whole, *(os.path.join(self.docs, name) for name in names))
        self.assertEqual(self.groups(whole), self.groups(), f"seed {self.seed}")
        return self.groups()

    def test_what_a_site_repeats_is_learned_from_all_archives_before_a_page_is_signed(self):
        contents = [words(self.chance, 8) for _ in range(30)]
        self.write("1.warc", self.archive(contents[:12]))
        self.write("2.warc", self.archive(contents[:12] + contents[12:], 12))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(12, len(self.groups()), f"seed {self.seed}")
        self.write("all.warc", self.archive(contents[:12] + contents))
        self.assertEqual(12, len(self.expect_signed_as_at_once("all.warc")))

    def test_pages_are_read_again_once_what_their_site_repeats_is_learned(self):
        contents = [words(self.chance, 12) for _ in range(15)]
        self.write_site("s", contents)
        self.run_tool("index", self.db, self.docs)
        self.write("s/note.txt", BASE)
        self.write_site("s/copies", contents)
        self.assertIn("16 documents added, 15 updated", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(15, len(self.expect_signed_as_at_once("")))
        self.assertIn("31 unchanged", self.run_tool("index", self.db, self.docs).stdout)

    def test_pages_that_were_saved_from_a_program_of_a_server_are_pages_of_a_site(self):
        contents = [words(self.chance, 12) for _ in range(15)]
        self.write_site("s", contents, "php")
        self.run_tool("index", self.db, self.docs)
        self.write_site("s/copies", contents, "asp")
        self.assertIn("15 documents added, 15 updated", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(15, len(self.groups()), f"seed {self.seed}")

    def test_records_are_read_again_once_what_their_site_repeats_is_learned(self):
        contents = [words(self.chance, 8) for _ in range(30)]
        first = self.write("1.warc", self.archive(contents[:12]))
        self.run_tool("index", self.db, first)
        second = self.write("2.warc", self.archive(contents, 12))
        shutil.copytree(self.db, self.db + "-other")
        said = self.run_tool("index", self.db + "-other", second).stdout
        self.assertIn("kept 12: page that was indexed before it was known what its site repeats", said)
        self.assertIn("12 updated", self.run_tool("index", self.db + "-other", first, "--force").stdout)
        self.assertEqual(12, len(self.groups(self.db + "-other")), f"seed {self.seed}")
        said = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("30 documents added, 12 updated", said)
        self.assertNotIn("kept", said)
        self.assertEqual(12, len(self.expect_signed_as_at_once("")))
        self.assertIn("42 unchanged", self.run_tool("index", self.db, self.docs).stdout)

    def test_frames_of_a_web_archive_do_not_hide_other_contents(self):
        path = self.write("a.warc", self.archive([words(self.chance, 8) for _ in range(30)]))
        self.run_tool("index", self.db, path)
        self.assertEqual([], self.groups(threshold=0.5), f"seed {self.seed}")
        self.run_tool("index", self.db + "2", path, "--content", "all")
        self.assertEqual(1, len(self.groups(self.db + "2", 0.5, "keep")), f"seed {self.seed}")

    def test_what_is_left_out_can_be_searched(self):
        self.write_site("s", [words(self.chance, 30) for _ in range(30)])
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(30, len(self.rows("search", self.db, "visitors", "--limit", "100", "--no-collapse")))
        phrase = self.run_tool("search", self.db, '"closed to all visitors"', "--no-collapse", "--limit", "100")
        self.assertIn("no text has these words next to each other", phrase.stderr)
        self.assertIn("30 hits", phrase.stdout)

    def test_pieces_of_signed_words_are_neither_left_out_nor_a_hit(self):
        text = "自転車は下甲板で無料で運ばれます。乗客は窓口で切符を買い、冬の間は船室で温かい飲み物を注文できます。" * 8
        for name in ("a", "b"):
            self.write(f"{name}.html", f"<!DOCTYPE html><html lang=ja><title>x</title><nav><a href=/>Home</a> <a href=/c>Contact"
                       f"</a></nav><main><p>{text}今年の画展は月底まで。</p></main>")
        self.run_tool("index", self.db, self.docs)
        explained = self.run_tool("explain", self.db, "1", "2").stdout
        self.assertIn("home", explained)
        self.assertNotIn("甲板", explained.split("left out of first")[1].split("\n")[0])
        for row in self.rows("search", self.db, "画展", "--no-collapse"):
            self.assertIn("画展", row["snippet"])

    def test_halves_of_a_site_are_read_like_the_whole(self):
        contents = [words(self.chance, 12) for _ in range(40)]
        contents += [contents[i] for i in range(0, 40, 2)]
        paths = self.write_site("s", contents)
        other = self.db + "2"
        self.run_tool("index", self.db, self.docs)
        away = os.path.join(self.folder, "away")
        os.mkdir(away)
        for path in paths[40:]:
            os.rename(path, os.path.join(away, os.path.basename(path)))
        self.run_tool("index", other, self.docs)
        for path in paths[40:]:
            os.rename(os.path.join(away, os.path.basename(path)), path)
        self.assertIn("20 documents added", self.run_tool("index", other, self.docs).stdout)
        whole, halves = self.groups(), self.groups(db=other)
        self.assertEqual(20, len(whole), f"seed {self.seed}")
        self.assertEqual(whole, halves, f"seed {self.seed}")

    def test_the_frame_of_a_site_does_not_depend_on_its_host(self):
        notes = [words(self.chance, 12) + "." for _ in range(60)]
        for i in range(230):
            self.write(f"{i:03}.html", page(words(self.chance, 60), before="</p><p>".join(self.chance.sample(notes, 3))))
        frames = []
        for host in ("a.example", "b.example"):
            database = f"{self.db}.{host}"
            self.run_tool("index", database, self.docs, "--base-url", f"https://{host}/")
            frames.append(subprocess.run(["xapian-metadata", "get", database, f"neardup:frame:{host}"], capture_output=True,
                                         check=True).stdout)
        self.assertLess(100, len(frames[0]), f"seed {self.seed}")
        self.assertEqual(*frames, f"seed {self.seed}")

    def test_relearning_reads_the_site_again(self):
        self.write_site("s", [words(self.chance, 8) for _ in range(30)])
        self.run_tool("index", self.db, self.docs)
        new = "A notice that the site did not have before, and that all of its pages have from this day on."
        for i in range(30):
            self.write(f"s/{i:03}.html", page(words(self.chance, 8), before=new))
        path = self.write("s/000.html", page("Nothing but these words", before=new))
        frames = ("--frames", self.db)
        self.assertIn("30 updated", self.run_tool("index", self.db, self.docs, "--relearn").stdout)
        self.assertEqual("Nothing but these words.\n", self.run_tool("extract", path, *frames).stdout)
        self.assertIn(new, self.run_tool("extract", path).stdout)

    def test_the_frame_of_a_new_design_is_learned_by_itself(self):
        contents = [words(self.chance, 12) for _ in range(30)]
        contents += [contents[i] for i in range(0, 30, 3)]
        self.write_site("s", contents)
        self.run_tool("index", self.db, self.docs)
        self.assertEqual(10, len(self.groups()), f"seed {self.seed}")
        new = [words(self.chance, 20) for _ in range(3)]
        for i, content in enumerate(contents):
            self.write(f"s/{i:03}.html", "<title>Site</title><p>" + "</p><p>".join([*new, content + "."]) + "</p>")
        part = [os.path.join(self.docs, f"s/{i:03}.html") for i in range(25)]
        self.run_tool("index", self.db, *part)
        self.assertIn(new[0], self.run_tool("extract", part[0], "--frames", self.db).stdout, "a part of a site does not tell")
        self.run_tool("index", self.db, self.docs)
        self.assertNotIn(new[0], self.run_tool("extract", part[0], "--frames", self.db).stdout, f"seed {self.seed}")

    def test_a_notice_that_most_pages_get_is_learned_by_itself(self):
        contents = [words(self.chance, 8) for _ in range(30)]
        self.write_site("s", contents)
        self.run_tool("index", self.db, self.docs)
        new = "A notice that the site did not have before, and that all of its pages have from this day on."
        for i, content in enumerate(contents):
            self.write(f"s/{i:03}.html", page(f"{content}.</p><p>{new}"))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([], self.groups(), f"seed {self.seed}")
        path = os.path.join(self.docs, "s/000.html")
        self.assertNotIn(new, self.run_tool("extract", path, "--frames", self.db).stdout, f"seed {self.seed}")
        self.assertIn("nothing has changed", self.run_tool("index", self.db, self.docs, "--group").stdout +
                      self.run_tool("index", self.db, self.docs, "--group").stderr)

    def test_relearning_forgets_the_frame_of_a_site_that_has_become_small(self):
        self.write_site("s", [words(self.chance, 8) for _ in range(30)])
        self.run_tool("index", self.db, self.docs)
        for i in range(3, 30):
            os.remove(os.path.join(self.docs, f"s/{i:03}.html"))
        relearned = ("--delete-missing", "--relearn", "--group")
        self.run_tool("index", self.db, self.docs, *relearned)
        path, new = self.write("s/000.html", page(words(self.chance, 8))), self.db + ".new"
        self.run_tool("index", self.db, self.docs, *relearned)
        self.run_tool("index", new, self.docs, "--group")
        self.assertEqual(*(self.run_tool("extract", path, "--frames", db).stdout for db in (self.db, new)), f"seed {self.seed}")
        self.assertEqual(*(self.run_tool("explain", db, "1", "2").stdout for db in (self.db, new)), f"seed {self.seed}")

    def test_relearning_takes_a_folder_and_those_within_for_one_site(self):
        texts = [words(self.chance, 8) for _ in range(30)]
        self.write_site("s", texts)
        new = self.db + ".new"
        self.run_tool("index", self.db, os.path.join(self.docs, "s"))
        for i in range(3):
            self.write(f"other/{i}.html", page(texts[i]))
        self.run_tool("index", self.db, self.docs, "--relearn")
        self.run_tool("index", new, self.docs)
        path = os.path.join(self.docs, "other/1.html")
        self.assertEqual(*(self.run_tool("extract", path, "--frames", db).stdout for db in (self.db, new)), f"seed {self.seed}")
        self.assertEqual(texts[1] + ".\n", self.run_tool("extract", path, "--frames", self.db).stdout, f"seed {self.seed}")

    def test_file_is_compared_as_the_index_reads_its_site(self):
        self.write_site("s", [words(self.chance, 12) for _ in range(30)])
        self.run_tool("index", self.db, self.docs, "--base-url", "https://a.example/")
        path = self.write("s/003.html", page(words(self.chance, 12)))
        self.assertEqual(0, len(self.rows("find", self.db, "--text", path, "--url", "https://a.example/x")))
        self.assertIn("--text", self.run_tool("find", self.db, "1", "--url", "x", code=2).stderr)

    @unittest.skipUnless(shutil.which("omindex"), "there is no omindex (package xapian-omega)")
    def test_omindex_indexes_the_content(self):
        self.write("a.html", f"<title>Flood</title><nav>{LINKS}</nav><main><h2>Part</h2><p>{BASE}.</p></main>")
        subprocess.run(["omindex", "--db", self.db, "--url", "/",
                        f"--filter=text/html,text/html:{tool()} extract --format html", self.docs], check=True)
        self.run_tool("sign", self.db)
        self.assertEqual(1, len(self.rows("search", self.db, BASE.split()[0], "--no-collapse")))
        self.assertEqual(0, len(self.rows("search", self.db, "site", "--no-collapse")))
        match, = self.rows("find", self.db, "--text", f"{self.docs}/a.html")
        self.assertEqual((1, "exact-by-index"), (match["jaccard"], match["verification"]))

    @unittest.skipUnless(shutil.which("omindex"), "omindex is not installed (Debian: xapian-omega)")
    def test_snippets_are_of_the_content_with_the_options_of_the_guide(self):
        page = f"<title>Flood</title><nav>{LINKS}{LINKS}</nav><main><p>{BASE}.</p><p>{words(self.chance, 100)} zebra.</p></main>"
        self.write("a.html", page)
        subprocess.run(["omindex", "--db", self.db, "--url", "/", "--sample-size=16K",
                        f"--filter=text/html,text/html:{tool()} extract --format html", self.docs], check=True,
                       stdout=subprocess.DEVNULL)
        self.run_tool("sign", self.db)
        row, = self.rows("search", self.db, "zebra")
        self.assertIn("zebra", row["snippet"])
        self.assertNotIn("Part", row["snippet"])

    def test_other_content_rules_read_unchanged_files_again(self):
        self.write_site("s", [words(self.chance, 30) for _ in range(5)])
        self.write("t.txt", BASE)
        self.run_tool("index", self.db, self.docs)
        self.assertIn("6 unchanged", self.run_tool("index", self.db, self.docs).stdout)
        again = self.run_tool("index", self.db, self.docs, "--content", "all").stdout
        self.assertIn("5 updated, 1 unchanged", again)

    def test_equal_short_answers_to_different_mails_are_no_copies(self):
        for i in range(10):
            quoted = "".join(f"> {text(10 * i + line, 12)}\n" for line in range(6))
            self.write(f"{i}.eml", f"Message-ID: <{i}@a>\nIn-Reply-To: <x{i}@a>\nSubject: Re: {i}\n\nThanks, will do.\n\n"
                                   f"Somebody wrote:\n{quoted}")
        with open(f"{self.docs}/0.eml") as first:
            self.write("copy.eml", first.read().replace("<0@a>", "<copy@a>"))
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([["0@a", "copy@a"]], self.groups())
        matches = self.rows("find", self.db, "--text", f"{self.docs}/0.eml")
        self.assertEqual({"0@a", "copy@a"}, {row["id"] for row in matches})
        self.assertIn("no issues", self.run_tool("check", self.db, "--words").stdout)
        explained = self.run_tool("explain", self.db, "0@a", "1@a").stdout
        for said in ("their subjects and quotations differ", "title of first      Re: 0\n", "title of second     Re: 1\n"):
            self.assertIn(said, explained)
        self.assertNotIn("differ", self.run_tool("explain", self.db, "0@a", "copy@a").stdout)

    def list_mail(self, i, own, footer):
        return (f"From a@a Mon Jan  5 10:00:00 2026\nMessage-ID: <{i}@a>\nList-Id: The mill\n <mill.example>\nSubject: {str(i).removeprefix('copy')}\n\n"
                f"{own}\n\n{footer}\n\n")

    def test_footer_of_a_list_is_learned(self):
        footer = "This mail comes to you from the miller\nbecause you asked for it in the village"
        texts = [words(self.chance, 25) for _ in range(40)]
        mails = "".join(self.list_mail(i, own, footer) for i, own in enumerate(texts))
        copies = "".join(self.list_mail(f"copy{i}", own, "") for i, own in enumerate(texts[:20]))
        self.write("archive.mbox", mails + copies)
        self.run_tool("index", self.db, self.docs)
        self.assertEqual([sorted([f"{i}@a", f"copy{i}@a"]) for i in range(20)], sorted(
            self.groups(), key=lambda members: int(members[0].split("@")[0])), self.seed)
        self.assertEqual(40, len(self.rows("search", self.db, "miller", "--no-collapse", "--limit", "100")))
        one = self.write("one.eml", self.list_mail("new", words(self.chance, 25), footer).split("\n", 1)[1])
        self.assertIn("miller", self.run_tool("extract", one).stdout)
        self.assertNotIn("miller", self.run_tool("extract", "--frames", self.db, one).stdout)
        halves = os.path.join(self.folder, "halves")
        for name, part in (("1.mbox", mails), ("2.mbox", copies)):
            self.run_tool("index", halves, self.write(name, part))
        self.assertEqual(self.groups(), self.groups(halves))

    def test_footer_of_a_list_is_learned_from_all_mailboxes_and_mails_are_read_again(self):
        footer = "This mail comes to you from the miller\nbecause you asked for it in the village"
        texts = [words(self.chance, 25) for _ in range(22)]
        january = "".join(self.list_mail(i, own, footer) for i, own in enumerate(texts[:12]))
        february = "".join(self.list_mail(f"copy{i}", own, footer if i > 11 else "") for i, own in enumerate(texts))
        first = self.write("1.mbox", january)
        self.run_tool("index", self.db, first)
        self.write("2.mbox", february)
        self.assertIn("22 documents added, 12 updated", self.run_tool("index", self.db, self.docs).stdout)
        self.assertEqual(12, len(self.expect_signed_as_at_once("1.mbox", "2.mbox")))
        self.assertIn("34 unchanged", self.run_tool("index", self.db, self.docs).stdout)

    def test_a_list_that_a_body_names_is_no_list_whatever_ends_a_line(self):
        footer = "From the miller\nto the village"
        mails = [self.list_mail(i, words(self.chance, 25), footer) for i in range(30)]
        mails += [mail.replace("List-Id: The mill\n <mill.example>\n", "").replace(f"{i}\n\n", f"{i}\n\nList-Id: The mill\n"
                                                                             " <mill.example>\n\n", 1)
                  for i, mail in enumerate(self.list_mail(i, words(self.chance, 25), footer) for i in range(5))]
        one = self.write("one.eml", self.list_mail("new", words(self.chance, 25), footer).split("\n", 1)[1])
        for name, line_end in (("lf", "\n"), ("crlf", "\r\n")):
            database = os.path.join(self.folder, name)
            self.run_tool("index", database, self.write(f"{name}.mbox", "".join(mails).replace("\n", line_end)))
            self.assertNotIn("miller", self.run_tool("extract", "--frames", database, one).stdout, name)

    def test_footer_of_a_list_is_learned_from_single_mails(self):
        for i in range(30):
            self.write(f"{i}.eml", self.list_mail(i, words(self.chance, 25), "From the miller\nto the village").split("\n", 1)[1])
        self.run_tool("index", self.db, self.docs)
        self.assertNotIn("miller", self.run_tool("extract", "--frames", self.db, f"{self.docs}/3.eml").stdout)

    def test_explain_shows_what_was_left_out(self):
        for name in "ab":
            self.write(f"{name}.html", f"<nav>Home and weather</nav><main><p>{BASE}.</p></main><footer>{name}</footer>")
        self.write("c.txt", BASE)
        self.run_tool("index", self.db, self.docs)
        row, = self.rows("explain", self.db, "1", "2")
        self.assertEqual((["a", "and", "home", "weather"], []), (row["left_out_of_a"], row["parted_by"]))
        self.assertIn("left out of second  and b home weather", self.run_tool("explain", self.db, "1", "2").stdout)
        row, = self.rows("explain", self.db, "1", "3")
        self.assertEqual([], row["left_out_of_b"])


if __name__ == "__main__":
    main()
