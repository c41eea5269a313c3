#!/usr/bin/env python3
# Rooms: cli/dedupe
"""The command line from end to end: files that dedupe names, deletes and moves. No layout of links, folders and overlaps
costs the last copy of a text."""

import contextlib
import fcntl
import gzip
import itertools
import json
import os
import random
import resource
import shutil
import subprocess
import tempfile
import time

from command_line import WORDS, CommandLine, main, tool

PARAGRAPHS = [" ".join(f"{word}{number}" for word in WORDS) for number in range(6)]


def jaccard(a, b):
    a, b = (set(zip(words, words[1:], words[2:])) for words in (a, b))
    return len(a & b) / len(a | b)


def figures(words):
    return [word for word in words if word.isdigit()]


class Files(CommandLine):
    def path(self, name):
        return os.path.join(self.folder, name)

    def file(self, path, text):
        path = self.path(path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def dedupe(self, *arguments, code=0):
        return self.run_tool("dedupe", *arguments, code=code)

    def dropped(self, *arguments):
        names = subprocess.run([tool(), "dedupe", *arguments, "--dropped", "--null", "--quiet"], check=True,
                               stdout=subprocess.PIPE).stdout
        return [os.fsdecode(name) for name in names.split(b"\0") if name]

    def texts(self, folder=None):
        """The texts that any name below a folder leads to."""
        found = set()
        for root, _, names in os.walk(folder or self.path("."), followlinks=False):
            for name in names:
                path = os.path.join(root, name)
                if os.path.isfile(path) and path.endswith(".txt"):
                    with open(path, encoding="utf-8") as file:
                        found.add(file.read())
        return found


class NamesOfOneFile(Files):
    def setUp(self):
        super().setUp()
        self.file("D/z-real.txt", PARAGRAPHS[0])
        self.file("D/sub/1.txt", PARAGRAPHS[1])

    def expect_nothing_dropped(self, *arguments):
        self.assertEqual(self.dropped(*arguments), [])

    def test_a_link_beside_its_file(self):
        os.symlink("z-real.txt", self.path("D/a-link.txt"))
        self.expect_nothing_dropped(self.path("D"))
        self.expect_nothing_dropped(self.path("D"), "--follow")
        self.expect_nothing_dropped("--as", "files", self.path("D/a-link.txt"), self.path("D/z-real.txt"))

    def test_a_hard_link(self):
        os.link(self.path("D/z-real.txt"), self.path("D/a-hard.txt"))
        self.expect_nothing_dropped(self.path("D"))
        self.assertIn("skipped 1: file already read under another name (", self.dedupe(self.path("D")).stderr)

    def test_overlapping_folders(self):
        folder = self.path("D")
        self.expect_nothing_dropped(folder, folder + "/")
        self.expect_nothing_dropped(folder, self.path("D/sub"))
        self.expect_nothing_dropped(self.path("D/sub"), folder)
        self.expect_nothing_dropped(folder, self.path("D/../D"))

    def test_a_link_to_a_folder(self):
        os.symlink("D", self.path("B"))
        self.expect_nothing_dropped(self.path("D"), self.path("B"))
        self.expect_nothing_dropped(self.path("B"), self.path("D"), "--follow")

    def test_a_reference_inside_the_input(self):
        self.expect_nothing_dropped(self.path("D"), "--against", self.path("D/sub"))

    def test_a_file_that_is_read_as_records_twice(self):
        records = self.file("t.txt", PARAGRAPHS[0] + "\n" + PARAGRAPHS[1] + "\n")
        self.assertEqual(self.dropped(records, records), [])
        self.assertEqual(self.dropped(records, self.path("./t.txt")), [])
        with open(records, encoding="utf-8") as file:
            whole = subprocess.run([tool(), "dedupe", "-", records, "--quiet"], check=True, stdin=file,
                                   stdout=subprocess.PIPE, text=True).stdout
        self.assertEqual(whole, PARAGRAPHS[0] + "\n" + PARAGRAPHS[1] + "\n")

    def test_an_input_that_is_its_own_reference_is_an_error(self):
        records = self.file("t.txt", PARAGRAPHS[0] + "\n")
        self.assertIn("--against", self.dedupe(records, "--against", self.path("./t.txt"), code=2).stderr)


class RandomLayouts(Files):
    """Files, hard links, links to files and folders, overlapping arguments: after the removal each text is still there."""

    LAYOUTS = 40

    def make(self, chance):
        folders = ["R"] + [f"R/{name}" for name in "abc"] + ["R/a/in"]
        files = []
        for number in range(chance.randrange(3, 9)):
            text = PARAGRAPHS[chance.randrange(4)]
            if chance.random() < 0.2:
                text += " more"
            files.append(self.file(f"{chance.choice(folders)}/{chance.randrange(100)}-{number}.txt", text))
        for folder in folders:
            os.makedirs(self.path(folder), exist_ok=True)
        for number in range(chance.randrange(6)):
            name = os.path.join(self.path(chance.choice(folders)), f"{chance.randrange(100)}-l{number}.txt")
            kind = chance.randrange(3)
            if kind == 0:
                os.link(chance.choice(files), name)
            elif kind == 1:
                os.symlink(chance.choice(files), name)
            else:
                os.symlink(self.path(chance.choice(folders)), name[:-4])
        arguments = [self.path(chance.choice(folders)) for _ in range(chance.randrange(1, 4))]
        arguments += chance.choice(([], ["--against", self.path(chance.choice(folders))]))
        return files, arguments + chance.choice(([], ["--follow"])) + chance.choice(([], ["--keep", "last"]))

    def run_layouts(self, removes):
        seed = int(os.environ.get("NEARDUP_TEST_SEED", "1"))
        print(f"seed {seed}")
        for number in range(self.LAYOUTS):
            with self.subTest(layout=number):
                chance = random.Random(f"{seed} {number}")
                files, arguments = self.make(chance)
                before = self.texts(self.path("R"))
                removes(arguments)
                after = self.texts(self.path("R"))
                missing = {text.removesuffix(" more") for text in before} - {text.removesuffix(" more") for text in after}
                self.assertEqual(missing, set(), arguments)
                if "--near" not in arguments and removes == self.delete:
                    self.assertEqual(before, after, arguments)
                shutil.rmtree(self.path("R"))

    def delete(self, arguments):
        self.dedupe(*arguments, "--delete", "--quiet", "--log", self.path("log.tsv"))

    def test_rm_of_the_dropped_names(self):
        def remove(arguments):
            for name in self.dropped(*arguments):
                os.unlink(name)
        self.run_layouts(remove)

    def test_delete(self):
        self.run_layouts(self.delete)

    def test_delete_near_ones(self):
        self.run_layouts(lambda arguments: self.dedupe(*arguments, "--delete", "--near", "--quiet", "--log", self.path("l")))

    def test_move(self):
        self.run_layouts(
            lambda arguments: self.dedupe(*arguments, "--move-to", self.path("away"), "--quiet"))


class ChangedInputs(Files):
    """The last input is a pipe: as long as it is open, the others have been read and nothing is printed."""

    def run_and_change(self, change, *arguments):
        pipe = self.path("pipe")
        os.mkfifo(pipe)
        run = subprocess.Popen([tool(), "dedupe", *arguments, pipe], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        with open(pipe, "w", encoding="utf-8") as file:
            file.write(PARAGRAPHS[5] + "\n")
            file.flush()
            change()
        output, errors = run.communicate(timeout=60)
        return run.returncode, output, errors

    def test_records_that_change(self):
        records = self.file("t.txt", (PARAGRAPHS[0] + "\n") * 3)
        result = self.run_and_change(lambda: self.file("t.txt", (PARAGRAPHS[1] + "\n") * 3), records)
        self.assertEqual((1, ""), result[:2])
        self.assertIn("t.txt: was changed while it was read; nothing was written: run it again", result[2])

    def test_files_that_change_or_go_stay(self):
        for change in (lambda: self.file("D/b.txt", PARAGRAPHS[1]), lambda: os.unlink(self.path("D/a.txt"))):
            for name in "ab":
                self.file(f"D/{name}.txt", PARAGRAPHS[0])
            code, output, errors = self.run_and_change(change, self.path("D"), "--dropped")
            self.assertEqual((1, ""), (code, output))
            self.assertIn("has changed since it was read", errors)
            os.unlink(self.path("pipe"))


class Removal(Files):
    def setUp(self):
        super().setUp()
        self.first = self.file("D/a.txt", PARAGRAPHS[0])
        self.equal = self.file("D/b.txt", PARAGRAPHS[0])
        self.near = self.file("D/c.txt", PARAGRAPHS[0] + "!")
        self.equal_to_near = self.file("D/d.txt", PARAGRAPHS[0] + "!")
        self.log = self.path("log.tsv")

    def left(self):
        return sorted(os.listdir(self.path("D")))

    def test_of_each_set_of_equal_files_one_stays(self):
        result = self.dedupe(self.path("D"), "--delete", "--log", self.log)
        self.assertEqual(self.left(), ["a.txt", "c.txt"])
        self.assertIn("2 files deleted; 1 near-duplicate left: not equal to what stays, or links; --near removes those "
                      "of one type and of the same words, too", result.stderr)
        self.assertIn(f"deleted {self.equal}: equal to {self.first}\n", result.stdout)

    def test_a_flag_that_is_set_to_false_removes_nothing(self):
        page = self.path("page.html")
        printed = self.dedupe(self.path("D"), "--delete=false", "--follow=false", "--report", page).stdout
        self.assertEqual(self.left(), ["a.txt", "b.txt", "c.txt", "d.txt"])
        self.assertEqual(printed, self.first + "\n")
        with open(page, encoding="utf-8") as file:
            self.assertNotIn("--follow", file.read())

    def test_a_log_with_another_name_is_refused_before_anything_goes(self):
        document = self.write("document.txt", "a document\n")
        os.link(document, self.path("linked.log"))
        done = self.dedupe(self.path("D"), "--delete", "--log", self.path("linked.log"), code=1)
        self.assertIn("has another name", done.stderr)
        self.assertEqual(self.left(), ["a.txt", "b.txt", "c.txt", "d.txt"])
        with open(document, encoding="utf-8") as file:
            self.assertEqual("a document\n", file.read())

    def test_near_ones_go_if_asked_for(self):
        self.dedupe(self.path("D"), "--delete", "--near", "--keep=first", "--log", self.log)
        self.assertEqual(self.left(), ["a.txt"])

    def test_what_would_go_is_listed_with_the_least_similar_first_and_equal_files_last(self):
        for name, changes in {"a": (0, 1, 0), "b": (4,), "c": (1,), "d": (2, 0)}.items():
            words = [f"{name}{letters}" for letters in map("".join, itertools.islice(itertools.product("klmnop", repeat=4), 300))]
            self.file(f"O/{name}.txt", " ".join(words))
            for copy, changed in enumerate(changes):
                other = [f"other{name}" if place % 30 == copy + 1 and place < 30 * changed else word
                         for place, word in enumerate(words)]
                self.file(f"O/{name}{copy}.txt", " ".join(other))
        listed = self.dedupe(self.path("O"), "--delete", "--near", "--dry-run", "--format=jsonl").stdout.splitlines()
        rows = list(map(json.loads, listed))
        similarities = [row["similarity"] for row in rows]
        self.assertEqual((7, sorted(similarities)), (len(rows), similarities))
        self.assertEqual([False] * 4 + [True] * 3, [similarity == 1 for similarity in similarities])

    def test_of_near_ones_the_newest_stays_and_what_has_other_figures(self):
        letter = PARAGRAPHS[0] + " we met at the bakery in December and paid 20 euros " + PARAGRAPHS[1]
        for place, (name, text) in enumerate({"a": letter, "b": letter.replace("bakery", "harbour"),
                                              "c": letter.replace("20", "21"), "d": letter.replace("20", "21"),
                                              "e": letter.replace("met", "meet")}.items()):
            os.utime(self.file(f"L/{name}.txt", text), (place, 1000 - place if name != "b" else 2000))
        for options, left in ((["--dry-run"], "abcde"), ([], "bc"), (["--families=keep"], "b")):
            result = self.dedupe(self.path("L"), "--delete", "--near", "--threshold=0.8", "--log", self.log, *options)
            self.assertEqual([name + ".txt" for name in left], sorted(os.listdir(self.path("L"))), options)
            if options == ["--dry-run"]:
                self.assertIn("3 files would be deleted; 1 near-duplicate left for other figures, names, signs or parts (", result.stderr)
                self.assertRegex(result.stderr, r"\(\S*/c.txt\); --families keep removes them, too")
                self.assertRegex(result.stdout, r"would delete \S+/e.txt: near to \S+/b.txt \(0\.8\d+\): 2 of 83 words differ: "
                                                r"meet bakery / met harbour\n")
                self.assertIn("d.txt: equal to", result.stdout)
                self.assertFalse(os.path.exists(self.log))
        with open(self.log, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.assertEqual({"a": "1 of 83 words differs: bakery / harbour", "d": "", "e": "2 of 83 words differ: meet bakery / met harbour",
                          "c": "2 of 83 words differ: bakery 21 / harbour 20"},
                         {os.path.basename(row[3])[0]: row[6] for row in rows})
        self.dedupe(self.path("L"), "--dry-run", code=2)

    def left_of_near(self, texts, *options):
        """How many files of these texts stay; the last one is the newest."""
        shutil.rmtree(self.path("Q"), ignore_errors=True)
        for place, (name, text) in enumerate(texts.items()):
            os.utime(self.file(f"Q/{name}", text), (place, place))
        self.dedupe(self.path("Q"), "--delete", "--near", "--log", self.log, *options)
        return len(os.listdir(self.path("Q")))

    def test_texts_stay_whose_units_numbers_or_negations_differ(self):
        for one, other in (("5 mg", "5 mcg"), ("5 million", "5 billion"), ("three", "four"), ("5 am", "5 pm"),
                           ("stage II", "stage III"), ("4 March", "4 April"), ("Stop", "Do not stop")):
            texts = {f"{place}.txt": f"{text} of it. {' '.join(PARAGRAPHS[:2])}" for place, text in enumerate((one, other))}
            self.assertEqual(2, self.left_of_near(texts), one)
            self.assertEqual(1, self.left_of_near(texts, "--families=keep"), one)
        self.assertEqual(1, self.left_of_near({f"{place}.txt": f"The {text} of it. {' '.join(PARAGRAPHS[:2])}"
                                               for place, text in enumerate(("gate", "barn"))}))

    def test_texts_stay_whose_signs_differ(self):
        for one, other in (("$500", "€500"), ("500 €", "500 £"), ("15 %", "15 ‰"), ("15%", "15"), ("< 15", "> 15"),
                           ("≤15", "≥15")):
            texts = {f"{place}.txt": f"It is {text} of it. {' '.join(PARAGRAPHS)}" for place, text in enumerate((one, other))}
            self.assertEqual(2, self.left_of_near(texts), one)
            self.assertEqual(1, self.left_of_near(texts, "--families=keep"), one)

    def test_code_and_tables_stay_of_which_a_line_differs(self):
        for suffix, line, one, other in (("yaml", "key{0}: value v{0} of n{0}", "- start: it", "# - start: it"),
                                         ("py", "value{0} = call(first{0}, second{0})", "if a < b: stop()", "if a > b: stop()"),
                                         ("py", "value{0} = call(first{0})", "if a:\n    b()\n    c()", "if a:\n    b()\nc()"),
                                         ("c", "int v{0} = call(first{0}, second{0});", "if (a && b) c();", "if (a || b) c();"),
                                         ("csv", "name{0},in{0},,place p{0}", "last,5,,end", "last,,5,end")):
            lines = [line.format(number) for number in range(40)]
            texts = {f"{place}.{suffix}": "\n".join(lines + [last]) + "\n" for place, last in enumerate((one, other))}
            self.assertEqual(2, self.left_of_near(texts, "--as=files"), one)
            spaces = {f"{place}.{suffix}": "\n".join(lines) + end for place, end in enumerate(("\n", " \r\n\n"))}
            self.assertEqual(1, self.left_of_near(spaces, "--as=files"), suffix)

    def test_texts_that_begin_with_fields_stay_of_which_a_line_differs(self):
        for suffix, record in (("ris", "TY  - BOOK\nTI  - {} and people\nAB  - {}\nER  - \n"),
                               ("mrk", "=LDR  00000nam a2200000 a 4500\n=245  10$a{} and people.\n=520  \\\\$a{}\n"),
                               ("txt", "00714cam a2200205 a 4500\n001 12\n245 10 $a {} and people\n520 $a {}\n"),
                               ("txt", "Title: {} and people\nAuthor: Miller\nLanguage: en\nType: book\n\n{}\n")):
            abstract = " ".join(PARAGRAPHS)
            texts = {f"{place}.{suffix}": record.format(title, abstract) for place, title in enumerate(("Rivers", "Lakes"))}
            self.assertEqual(2, self.left_of_near(texts), record)
            same = texts[f"0.{suffix}"]
            self.assertEqual(1, self.left_of_near({f"0.{suffix}": same, f"1.{suffix}": same.replace("\n", "\r\n")}), record)
        letters = {f"{place}.txt": f"Title: Rivers\nNote: it\n{word} {abstract}" for place, word in enumerate(("Dear", "Dearest"))}
        self.assertEqual(1, self.left_of_near(letters), "two fields")

    def pages(self, *parts, title="Terms", suffix="html"):
        titles = title if isinstance(title, list) else [title] * len(parts)
        text = " ".join(WORDS[:8] * 3 + list(reversed(WORDS)))
        return {f"{number}.{suffix}": f"<!DOCTYPE html><title>{titles[number]}</title><main><h1>Terms</h1><p>{text}.</p>"
                                      f"<p>{text}.</p>{part}</main>" for number, part in enumerate(parts)}

    def test_pages_stay_whose_title_or_frame_has_other_figures(self):
        self.assertEqual(1, self.left_of_near(self.pages("", "<hr>")))
        terms = self.pages("", "", title=["Terms 2021", "Terms 2022"])
        self.assertEqual(2, self.left_of_near(terms))
        self.assertEqual(1, self.left_of_near(terms, "--families=keep"))
        for open, close in (("</main><aside><p>", "</p></aside>"), ("</main><footer><p>", "</p></footer>")):
            def both(*texts):
                return self.pages(*(open + text + close for text in texts))
            self.assertEqual(2, self.left_of_near(both("Order 4711, total 500 euro", "Order 4712, total 900 euro")), open)
            self.assertEqual(2, self.left_of_near(both("Order 4711", "")), "a view that lacks it")
            self.assertEqual(1, self.left_of_near(both("", "Order 4711")), "a view that has it")
            self.assertEqual(1, self.left_of_near(both("Printed on 1 May 2023", "Printed on 2 May 2024 at 10:32:11")), open)
            self.assertEqual(1, self.left_of_near(both("9 comments", "12 comments")), open)
        self.assertEqual(1, self.left_of_near(both("2023年4月3日 10時15分", "2023年4月4日 11時47分")), "a footer")

    def test_saved_pages_are_compared_as_pages(self):
        for one, other, left in (("Order 4711", "Order 4712", 2), ("Order 4711", "Order 4711<hr>", 1)):
            pages = self.pages(f"</main><aside><p>{one}</p></aside>", f"</main><aside><p>{other}</p></aside>")
            saved = {name[0] + ".mhtml": "From: <Saved>\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=B\n\n"
                                         f"--B\nContent-Type: text/html\n\n{page}\n--B--\n" for name, page in pages.items()}
            self.assertEqual(left, self.left_of_near(saved))

    def test_pages_stay_that_show_other_pictures_or_filled_fields(self):
        for one, other in (("<img src=a/house.jpg>", "<img src=a/bridge.jpg>"), ("<img src=house.jpg>", ""),
                           (f"<img src='data:image/gif;base64,{1024 * 'A'}A=='>", f"<img src='data:image/gif;base64,{1024 * 'A'}Q=='>"),
                           ("<input type=radio checked>a<input type=radio>b", "<input type=radio>a<input type=radio checked>b"),
                           ("<select><option>a<option selected>b</select>", "<select><option>a<option>b</select>"),
                           ("<input value=Anna>", "<input value=Paul>"), ("<input value=Paul>", "<input value=''>")):
            pages = self.pages(f"<form>{one}</form>", f"<form>{other}</form>")
            self.assertEqual(2, self.left_of_near(pages), one)
            self.assertEqual(1, self.left_of_near(pages, "--families=keep"), one)
        for one, other in (("<img src=a_files/house.jpg>", "<img src=b_files/house.jpg>"),
                           ("<form><input name=q><input type=submit></form>", ""), ("<input value=''>", "<input value=Paul>"),
                           ("<select><option>English<option>Deutsch</select>", ""),
                           ("<iframe src='https://ads.example/f?s=1'></iframe>", "<iframe src='https://ads.example/f?s=2'></iframe>"),
                           ("<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>", "")):
            self.assertEqual(1, self.left_of_near(self.pages(one, other)), one)

    def test_texts_stay_that_show_more_than_words(self):
        words = " ".join(WORDS * 30)
        for suffix, one, other, left in (
                ("md", "![](map.png)", "", 2), ("md", "", "![](map.png)", 1), ("md", "<img src='a.png'>", "<img src='b.png'>", 2),
                ("md", "- [x] paid", "- [ ] paid", 2), ("md", "~~paid~~", "paid", 2), ("txt", "[*] paid\n[ ] sent", "[ ] paid\n[*] sent", 2),
                ("txt", "\u2611 paid \u2610 sent", "\u2610 paid \u2611 sent", 2), ("txt", "# paid=1\n# sent=1", "# paid=1\nsent=1", 2),
                ("txt", "the thirtieth", "the fortieth", 2), ("txt", "dreihundert", "vierhundert", 2), ("txt", "agreed: ja", "agreed: nein", 2),
                ("txt", "paid", "paid!", 1), ("rtf", "{\\header DRAFT}", "", 2), ("rtf", "{\\deleted no pets}", "", 2),
                ("rtf", "{\\pict 00}", "", 2)):
            texts = {f"{number}.{suffix}": (f"{{\\rtf1 {words} {end}}}" if suffix == "rtf" else f"{words}\n\n{end}\n")
                     for number, end in enumerate((one, other))}
            self.assertEqual(left, self.left_of_near(texts), (suffix, one, other))
        for end, left in (("", 1), ("{\\header DRAFT}", 2), ("{\\footer " + WORDS[0] + "}", 1), ("{\\pict 00}", 2)):
            texts = {"0.rtf": f"{{\\rtf1 {words} {end}}}", "1.txt": words}
            self.assertEqual(left, self.left_of_near(texts, "--keep=newest"), ("another type", end))

    def test_folders_that_are_one_thing_stay_whole(self):
        for folder, files in (("Book.epub", ("mimetype", "META-INF/container.xml")), ("Thing.pkg", ("Contents/Info.plist", "Contents/data")),
                              ("code.git", ("HEAD", "objects/x", "refs/y", "config"))):
            for number in range(2):
                for name in files:
                    self.file(f"G/{number}/{folder}/{name}", f"{folder} {name}")
        for number in range(2):
            self.file(f"G/{number}/loose", "the same bytes")
        self.dedupe(self.path("G"), "--delete", "--log", self.log)
        left = [name for _, _, names in os.walk(self.path("G")) for name in names]
        self.assertEqual(2 * 8 + 1, len(left))

    def test_texts_stay_whose_front_matter_says_more(self):
        def texts(*settings):
            return {f"{number}.md": f"---\ntitle: Terms\n{setting}\n---\n{' '.join(WORDS * 30)}\n" + number * "\n"
                    for number, setting in enumerate(settings)}
        self.assertEqual(1, self.left_of_near(texts("party: Smith", "party:  Smith")))
        self.assertEqual(2, self.left_of_near(texts("party: Smith", "party: Jones")))
        self.assertEqual(1, self.left_of_near(texts("party: Smith", "party: Jones"), "--families=keep"))

    def test_mails_stay_whose_subject_or_signature_has_other_figures(self):
        body = " ".join(WORDS * 3)

        def mails(one, other, *subjects):
            return {f"{number}.eml": f"From: a@example.org\nSubject: {subject}\n\n{body}\n-- \n{ending}\n"
                    for number, (ending, subject) in enumerate(zip((one, other), subjects or ("Bill", "Re: Bill")))}
        self.assertEqual(1, self.left_of_near(mails("Ada", "Ada Byron")))
        self.assertEqual(1, self.left_of_near(mails("Ada, 555-0100", "Ada, 555-0100, 1 May 2023")))
        self.assertEqual(2, self.left_of_near(mails("Bill 4711", "Bill 4712")))
        for one, other, left in (("1", "2", 2), ("\uff11", "\uff12", 2), ("\u0661", "\u0662", 2), ("\uff11", "1", 1)):
            self.assertEqual(left, self.left_of_near(mails("Ada", "Ada", f"Bill {one}", f"Bill {other}")), other)

    def test_bills_whose_number_is_in_the_subject_are_no_copies(self):
        def box(*subjects):
            return self.file("bills.mbox", "".join(
                f"From a@example.org Mon Nov  2 10:00:00 2026\nFrom: a@example.org\nMessage-ID: <{number}@a>\n"
                f"Subject: {subject}\n\n{' '.join(WORDS * 3)}\n\n" for number, subject in enumerate(subjects)))
        for subjects, copies in ((("Bill 4711", "Bill 4712"), 0), (("Bill 4711", "Re: [list] Bill 4711"), 1), (("Bill 1", "Bill 2"), 1)):
            self.assertEqual(copies, len(self.dropped(box(*subjects))), subjects)
            db = self.path("bills.db")
            shutil.rmtree(db, ignore_errors=True)
            self.run_tool("index", db, self.path("bills.mbox"), "--group")
            self.assertEqual(copies, len(self.run_tool("groups", db, "--format=jsonl").stdout.splitlines()), subjects)

    def test_the_newest_version_stays_and_what_is_not_near_it(self):
        words = [f"{word}{letter}" for letter in "abcd" for word in WORDS]
        for name, count, time in (("v1", 0, 1), ("v2", 2, 2), ("final", 4, 3)):  # final is near v2, v2 is near v1
            text = ["".join(reversed(word)) if place in range(0, count * 20, 20) else word for place, word in enumerate(words)]
            os.utime(self.file(f"V/{name}.txt", " ".join(text)), (0, time))
        for options in (["--dry-run"], []):
            done = self.dedupe(self.path("V"), "--delete", "--near", "--log", self.log, *options)
            self.assertRegex(done.stdout, r"deleted? \S+/v2.txt: near to \S+/final.txt \(0.9")
            self.assertIn("3 texts: 2 kept, 1 dropped, 1 group, the largest of 2;", done.stderr)
        self.assertEqual(["final.txt", "v1.txt"], sorted(os.listdir(self.path("V"))))

    def test_of_equal_files_beside_a_near_one_the_preferred_stays(self):
        for name, text, time in (("a", PARAGRAPHS[0], 1), ("b", PARAGRAPHS[0], 2), ("c", PARAGRAPHS[0] + "!", 3)):
            os.utime(self.file(f"E/{name}.txt", text), (0, time))
        self.dedupe(self.path("E"), "--delete", "--keep=newest", "--log", self.log)
        self.assertEqual(["b.txt", "c.txt"], sorted(os.listdir(self.path("E"))))

    def test_near_ones_of_another_type_stay_and_of_equal_ones_what_can_be_edited(self):
        words = PARAGRAPHS[0] + " " + PARAGRAPHS[1]

        def rtf(path, text):
            return self.file(path, "{\\rtf1\\ansi " + text + "}")

        os.utime(rtf("T/letter.rtf", words), (0, 1))
        os.utime(self.file("T/letter.html", f"<!DOCTYPE html><p>{words}</p>"), (0, 2))
        os.utime(self.file("T/letter.txt", words), (0, 3))
        os.utime(self.file("T/notes.txt", words + " and more"), (0, 4))
        os.utime(rtf("T/older.rtf", words + " and"), (0, 0))
        self.dedupe(self.path("T"), "--delete", "--near", "--log", self.log)
        self.assertEqual(["letter.rtf", "notes.txt"], sorted(os.listdir(self.path("T"))))
        os.utime(self.file("T/letter.html", f"<!DOCTYPE html><p>{words}</p>"), (0, 9))
        self.dedupe(self.path("T"), "--delete", "--near", "--keep=newest", "--log", self.log)
        self.assertEqual(["letter.html", "notes.txt"], sorted(os.listdir(self.path("T"))), "somebody asked for it")

    def kept_of(self, files, *options):
        """Which of some files stays. The files: names, each with its text and its time."""
        shutil.rmtree(self.path("Q"), ignore_errors=True)
        for name, (text, time) in files.items():
            os.utime(self.file(f"Q/{name}", text), (time, time))
        self.dedupe(self.path("Q"), "--delete", "--log", self.log, *options)
        return [os.path.relpath(os.path.join(folder, name), self.path("Q"))
                for folder, _, names in os.walk(self.path("Q")) for name in names]

    def test_of_equal_files_the_one_without_a_mark_of_a_copy_stays(self):
        text = PARAGRAPHS[0]
        for copy in ("Report (1).txt", "Copy of Report.txt", "Report - Kopie.txt", "Backup/Report.txt"):
            for options in ([], ["--near"], ["--keep=last"], ["--near", "--keep=newest"]):
                kept = self.kept_of({"Report.txt": (text, 1000), copy: (text, 2000)}, *options)
                self.assertEqual(["Report.txt"], kept, (copy, options))
        of_words = {"Report.txt": (text, 1000), "Report (1).txt": (text + "\n", 1000)}
        self.assertEqual(["Report.txt"], self.kept_of(of_words, "--near"))
        of_words["Report (1).txt"] = (text + "\n", 2000)
        self.assertEqual(["Report (1).txt"], self.kept_of(of_words, "--near"), "it was written later")
        self.assertEqual(["A (1).txt"], self.kept_of({"A (1).txt": (text, 1), "Report.txt": (text, 1)}), "no copy of it")
        self.assertEqual(["Report.txt"], self.kept_of({"Report.txt": (text, 1), "Report (1).txt": (text, 2)}, "--bytes"))
        for name in ("N/a (1).txt", "N/a.txt", "N (1)/a.txt"):
            self.file(name, text)
        self.assertEqual([self.path("N/a (1).txt")], self.dropped(self.path("N/a (1).txt"), self.path("N/a.txt"), "--as=files"))
        self.assertEqual([self.path("N/a (1).txt"), self.path("N/a.txt")],
                         self.dropped(self.path("N (1)"), self.path("N")), "the order of inputs")
        self.file("R/Backup/a.txt", text)
        self.file("R/a.txt", text)
        relative = subprocess.run([tool(), "dedupe", "R", "--dropped", "--quiet"], cwd=self.path("."), check=True, text=True,
                                  stdout=subprocess.PIPE)
        self.assertEqual(os.path.join(os.path.realpath(self.path("R")), "Backup/a.txt\n"), relative.stdout)
        trashed = {"Report (1).txt": (text, 1), "Report.txt": (text + "!", 1), "Trash/Report (1).txt": (text, 1)}
        self.assertEqual(["Report (1).txt", "Report.txt"], sorted(self.kept_of(trashed)))

    def test_titles_tell_files_of_one_template_apart_as_in_an_index(self):
        for state in ("failed", "passed"):
            body = f"The run has {state}. {PARAGRAPHS[0]} {PARAGRAPHS[1]}"
            self.file(f"N/{state}.eml", f"From: ci@example.org\nSubject: widget: run {state}\n\n{body}\n")
            self.file(f"W/{state}.html", f"<!DOCTYPE html><title>widget: run {state}</title><p>{body}</p>")
            self.file(f"O/{state}.eml", f"From: ci@example.org\nSubject: widget\n\n{body}\n")
            self.file(f"L/{state}.eml", f"From: ci@example.org\nSubject: [{state}] widget\n\n{body}\n")
        self.assertEqual(1, len(self.dropped(self.path("L"))), "names of lists")
        for folder, dropped in (("N", 0), ("W", 0), ("O", 1)):
            self.assertEqual(dropped, len(self.dropped(self.path(folder))), folder)
            db = self.path(folder + ".db")
            self.run_tool("index", db, self.path(folder), "--group")
            self.assertEqual(dropped, len(self.run_tool("groups", db, "--format=jsonl").stdout.splitlines()), folder)

    def test_of_copies_of_a_mail_what_is_thrown_away_goes(self):
        def mail(path, text=PARAGRAPHS[0]):
            self.file(path, f"From: a@example.org\nMessage-ID: <1@a>\nSubject: x\n\n{text}\n")

        for folder in (".Trash", ".Junk", "Bin/old", "Archive/Deleted Items"):
            for keep in ("first", "last", "newest"):
                mail("M/cur/1.a:2,S")
                os.utime(self.path("M/cur/1.a:2,S"), (0, 0))
                mail(f"M/{folder}/cur/1.a:2,S")
                mail(f"M/{folder}/cur/2.a:2,S", PARAGRAPHS[0] + " more")
                for near in ([], ["--near"]):
                    self.dedupe(self.path("M"), "--delete", "--keep", keep, "--log", self.log, *near)
                    self.assertEqual(["1.a:2,S"], os.listdir(self.path("M/cur")), (folder, keep))
                self.assertEqual([], os.listdir(self.path(f"M/{folder}/cur")), (folder, keep))
        mail("F/cur/1.a:2,ST")
        mail("F/cur/2.a:2,S")
        self.assertEqual([self.path("F/cur/1.a:2,ST")], self.dropped(self.path("F")))
        self.assertEqual([self.path("F/cur/2.a:2,S")],
                         self.dropped(self.path("F/cur/2.a:2,S"), "--against", self.path("F/cur/1.a:2,ST")))

    def test_no_mail_goes_for_one_that_is_thrown_away(self):
        """Though that is near all others, which are not near each other."""
        words = [f"{word}{letter}" for letter in "abcd" for word in WORDS]
        for name, count in (("F/cur/1.a:2,S", 0), ("F/.Trash/cur/2.a:2,S", 2), ("F/cur/3.a:2,S", 4)):
            text = ["".join(reversed(word)) if place in range(0, count * 20, 20) else word for place, word in enumerate(words)]
            self.file(name, f"From: a@example.org\nSubject: x\n\n{' '.join(text)}\n")
        self.assertEqual([self.path("F/.Trash/cur/2.a:2,S")], self.dropped(self.path("F")))

    def test_what_a_program_has_marked_as_deleted_goes(self):
        for field, gone, live in (("X-Mozilla-Status", "0009", "0001"), ("X-Evolution", "00000001-0012", "00000002-0010"),
                                  ("X-Gmail-Labels", "Trash,Opened", "Inbox,Opened"), ("X-Gmail-Labels", "Spam", "Inbox"),
                                  ("X-Gmail-Labels", "=?UTF-8?Q?Papierkorb,Ge=C3=B6ffnet?=", "Inbox"),
                                  ("X-Gmail-Labels", "Archived,\n Trash", "Inbox")):
            mails = [f"From - Mon Nov  2 10:00:00 2026\n{field}: {status}\nFrom: a@example.org\nMessage-ID: <1@a>\n\n"
                     f"{PARAGRAPHS[0]}\n\n" for status in (gone, live)]
            box = self.file("Inbox.mbox", "".join(mails))
            self.dedupe(box, "--output", self.path("once.mbox"))
            with open(self.path("once.mbox"), encoding="utf-8") as file:
                self.assertEqual(mails[1].rstrip(), file.read().rstrip(), field)
        for name, flags in (("1", 1), ("2", 3)):
            mail = f"From: a@example.org\nDate: Mon, 2 Nov 2026 10:00:00 +0000\n\n{PARAGRAPHS[0]}\n"
            marks = f"<plist><dict><key>flags</key><integer>{flags}</integer></dict></plist>\n"
            self.file(f"Apple/{name}.emlx", f"{len(mail)}\n{mail}{marks}")
        self.assertEqual([self.path("Apple/2.emlx")], self.dropped(self.path("Apple")))

    def test_no_mail_goes_for_one_in_the_trash_of_a_reference(self):
        mail = f"From: a@example.org\nMessage-ID: <1@a>\nDate: Mon, 2 Nov 2026 10:00:00 +0000\n\n{PARAGRAPHS[0]}\n"
        box = self.file("old.mbox", "From - Mon Nov  2 10:00:00 2026\n" + mail)
        for folder in ("new", "tmp", "cur"):
            os.makedirs(self.path(f"M/{folder}"))
        self.file("M/.Trash/cur/1.a:2,S", mail)
        self.file("M/cur/2.a:2,ST", mail)
        self.assertEqual([], self.dropped(box, "--against", self.path("M")))
        self.assertEqual(1, len(self.dropped(box, "--against", self.path("M/.Trash"))))
        self.file("M/cur/3.a:2,S", mail)
        self.assertEqual(1, len(self.dropped(box, "--against", self.path("M"))))

    def test_source_is_known_by_its_name(self):
        for name in ("Dockerfile", "makefile", "robots.txt"):
            for folder, text in (("a", "one: /\n#two\n"), ("b", "one:\ntwo\n"), ("c", "one:\ntwo\n")):
                self.file(f"S/{folder}/{name}", f"of {name}\n{text}")
        self.dedupe(self.path("S"), "--delete", "--near", "--log", self.log)
        left = sorted(os.path.relpath(os.path.join(root, name), self.path("S")) for root, _, names in os.walk(self.path("S"))
                      for name in names)
        self.assertEqual(6, len(left), left)

    def test_what_differs_in_number_order_or_sign_stays(self):
        passage = PARAGRAPHS[0].split()
        self.file("P/two.txt", " ".join(passage * 2))
        os.utime(self.file("P/eight.txt", " ".join(passage * 8)), (0, 0))
        self.dedupe(self.path("P"), "--delete", "--near", "--log", self.log)
        self.assertEqual(["eight.txt", "two.txt"], sorted(os.listdir(self.path("P"))), "the same runs of words")
        for number, amounts in enumerate((("-$500", "$500"), ("\u2212\u20ac500", "\u20ac500"), ("$-7", "$7"))):
            for amount in amounts:
                self.file(f"A{number}/{amount}.txt", f"The balance of the account is {amount} today.")
            self.dedupe(self.path(f"A{number}"), "--delete", "--near", "--threshold=0.1", "--log", self.log)
            self.assertEqual(2, len(os.listdir(self.path(f"A{number}"))), amounts)

    def test_a_file_that_changes_while_the_log_is_written_stays(self):
        for name in "ab":
            self.file(f"C/{name}.txt", PARAGRAPHS[0])
        log = self.path("log-pipe")
        os.mkfifo(log)
        pipe = os.open(log, os.O_RDWR | os.O_NONBLOCK)
        self.addCleanup(os.close, pipe)
        with contextlib.suppress(BlockingIOError):
            while True:  # so that the log waits for its place
                os.write(pipe, b" " * 512)
        run = subprocess.Popen([tool(), "dedupe", self.path("C"), "--delete", "--log", log], stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
        for _ in range(100):
            with open(f"/proc/{run.pid}/wchan", encoding="ascii") as place:
                if "pipe" in place.read():
                    break
            time.sleep(0.02)
        self.file("C/b.txt", "what was written meanwhile")
        written = b""
        while run.poll() is None:
            with contextlib.suppress(BlockingIOError):
                written += os.read(pipe, 1 << 16)
            time.sleep(0.01)
        errors = run.communicate()[1]
        self.assertEqual(["a.txt", "b.txt"], sorted(os.listdir(self.path("C"))), errors)
        self.assertIn("has changed; it stays", errors)

    def test_what_near_removes_is_near_what_stays(self):
        """In random folders, whose files differ by words and figures, and have copies."""
        for seed in range(int(os.environ.get("NEARDUP_FOLDERS", "12"))):
            random.seed(seed)
            base = [random.choice(WORDS) + random.choice("abcdef") for _ in range(60)]
            made = [base]
            for _ in range(random.randrange(3, 14)):
                words = list(random.choice(made))
                for place in random.sample(range(60), random.randrange(3)):
                    words[place] = random.choice(["seven", "eight", "2021", "2022", "nine"])
                made.append(words)
            shutil.rmtree(self.path("R"), ignore_errors=True)
            if os.path.exists(self.log):
                os.remove(self.log)
            texts = {self.file(f"R/{number:02}.{random.choice(['txt', 'txt', 'md'])}", " ".join(words)): words
                     for number, words in enumerate(made)}
            times = {path: random.randrange(5) for path in texts}
            for path, time in times.items():
                os.utime(path, (0, time))
            options = ["--threshold=0.8", "--log", self.log] + random.choice([[], ["--families=keep"], ["--keep=first"]])
            planned = self.dedupe(self.path("R"), "--delete", "--near", "--dry-run", *options).stdout
            done = self.dedupe(self.path("R"), "--delete", "--near", *options).stdout
            self.assertEqual(sorted(planned.replace("would delete", "deleted").splitlines()), sorted(done.splitlines()), seed)
            left = [words for path, words in texts.items() if os.path.exists(path)]
            gone = {path: words for path, words in texts.items() if not os.path.exists(path)}
            logged = {}
            if os.path.exists(self.log):
                with open(self.log, encoding="utf-8") as file:
                    logged = {row[3]: row for row in (line.rstrip("\n").split("\t") for line in file)}
            self.assertEqual(set(gone), set(logged))
            for path, words in gone.items():
                _, act, how, _, kept, _, named = logged[path]
                self.assertTrue(os.path.exists(kept), seed)
                self.assertGreaterEqual(max(jaccard(words, other) for other in left), 0.8, seed)
                self.assertGreaterEqual(jaccard(words, texts[kept]), 0.8, seed)
                self.assertEqual("deleted", act)
                same_type = path[-3:] == kept[-3:]
                self.assertTrue(same_type or words == texts[kept], f"{seed}: {path} for {kept}")
                if "--keep=first" not in options:
                    self.assertTrue(same_type or kept.endswith(".md"), seed)
                    if same_type:
                        self.assertGreaterEqual(times[kept], times[path], seed)
                if how == "near" and words != texts[kept]:
                    self.assertRegex(named, r"^\d+ of 60 words differs?: \w+( \w+)* / \w+( \w+)*$")
                if "--families=keep" not in options:
                    self.assertEqual(figures(words), figures(texts[kept]), seed)

    def test_files_of_any_kind_with_equal_bytes_are_copies(self):
        kinds = {"a.docx": b"PK\3\4docx\0\1", "b.png": b"\x89PNG\r\n\x1a\n\0", "c.zip": os.urandom(300000), "d.c": b"int main() {}\n",
                 "e": b"\x7fELF\0zz", "f.tar.gz": gzip.compress(b"tar"), "g.pdf": b"%PDF-1.4 broken", "h.md": b"# Heading\n\nsome *text*\n",
                 "i.eml": b"Subject: x\n\nmail\n", "j.mp3": b"\0\1\2"}
        for options in ([], ["--bytes"]):
            for name, content in kinds.items():
                for path in (f"K/{name}", f"K/sub/{name.split('.')[0]}.txt"):
                    os.makedirs(os.path.dirname(self.path(path)), exist_ok=True)
                    with open(self.path(path), "wb") as file:
                        file.write(content)
            self.file("K/other.zip", "\0" * 300000)
            self.file("K/empty1", "")
            self.file("K/empty2", "")
            code = 0 if options else 1  # the damaged PDF
            rows = self.dedupe(self.path("K"), "--dropped", "--why", "--format=jsonl", *options, code=code).stdout
            rows = [json.loads(row) for row in rows.splitlines()]
            self.assertEqual([self.path(f"K/sub/{name.split('.')[0]}.txt") for name in kinds], [row["id"] for row in rows])
            self.assertEqual({("bytes", 1.0)}, {(row["compared_by"], row["similarity"]) for row in rows})
            self.dedupe(self.path("K"), "--delete", "--log", self.log, *options, code=code)
            self.assertEqual([], os.listdir(self.path("K/sub")))
            self.assertEqual(sorted([*kinds, "other.zip", "empty1", "empty2", "sub"]), sorted(os.listdir(self.path("K"))))

    def test_files_of_a_saved_page_stay(self):
        folders = ["a_files", "b-Dateien", "c_fichiers", "d.files", "e elemei", "f_файлы/deeper", "k.resources"]
        notes = ["l.assets", "m_files"]
        others = ["g_files", "h-2", "i", "j.folder", "n_old"]  # without a page, or with another name
        for name in [*notes, "n_old"]:
            self.file(f"S/{name[0]}.md", f"# {PARAGRAPHS[2]} {name}\n")
        folders += notes
        for name in folders + others:
            self.file(f"S/{name}/x.css", "body {}\n")
            self.file(f"S/{name}/y.txt", PARAGRAPHS[0])
            if name not in ("g_files", "n_old", *notes):
                self.file(f"S/{name[0]}.htm" + "l" * (name[0] != "d"), f"<p>{PARAGRAPHS[1]}</p>{name}\n")
        self.file("S/0.css", "body {}\n")
        self.file("S/0.txt", PARAGRAPHS[0])
        for options in (["--dry-run"], ["--near"]):
            done = self.dedupe(self.path("S"), "--delete", "--keep=first", "--log", self.log, *options)
            self.assertIn("skipped 18: part of a saved page or of something else that is many files, so it stays (", done.stderr)
            self.assertIn(", 2 groups, the largest of 6", done.stderr)
        self.assertEqual(sorted(folders), sorted(name for name in folders + others if os.listdir(self.path("S/" + name))))
        self.assertEqual([2] * len(folders), [len(os.listdir(self.path("S/" + name))) for name in folders])
        self.assertEqual([], self.dropped(self.path("S/a_files"), self.path("S/b-Dateien")))

    def test_files_that_belong_to_one_in_their_folder_stay_with_it(self):
        parts = ("IMG_{}.jpg.xmp", "IMG_{}.AAE", "RAW_{}.CR2.pp3", "roads{}.prj", "film{}.en.srt", "img{}.txt", "letter{}_html_1a2b.png")
        for number in (1, 2):
            for name in ("IMG_{}.jpg", "RAW_{}.CR2", "roads{}.shp", "film{}.mkv", "img{}.png", "letter{}.html"):
                self.file("C/a/" + name.format(number), f"\1{number} {name} {PARAGRAPHS[number]}")
            for name in parts:
                self.file("C/a/" + name.format(number), f"{name} {PARAGRAPHS[0]}")
        for near in ([], ["--near", "--keep=first"]):
            done = self.dedupe(self.path("C"), "--delete", "--log", self.log, *near)
            self.assertEqual("", done.stdout)
            self.assertIn("skipped 7: belongs to a file in its folder, such as a picture or a map, so it stays (", done.stderr)
        shutil.copytree(self.path("C/a"), self.path("C/b"))
        self.file("C/b/IMG_2.jpg", "\1 another picture")
        self.file("C/c.xmp", f"IMG_{{}}.jpg.xmp {PARAGRAPHS[0]}")
        self.dedupe(self.path("C"), "--delete", "--log", self.log)
        self.assertEqual(["IMG_2.AAE", "IMG_2.jpg", "IMG_2.jpg.xmp"], sorted(os.listdir(self.path("C/b"))))
        self.assertEqual(26, len(os.listdir(self.path("C/a"))))
        self.assertFalse(os.path.exists(self.path("C/c.xmp")))

    def test_a_picture_and_its_settings_stay_in_one_folder(self):
        for folder in "ab":
            self.file(f"D/{folder}/a.jpg", "\1 a picture")
            self.file(f"D/{folder}/a.xmp", f"settings {PARAGRAPHS[0]}")
            os.utime(self.path(f"D/{folder}/a.jpg"), (1, 1))
        os.utime(self.path("D/a/a.xmp"), (1, 1))
        self.dedupe(self.path("D"), "--near", "--delete", "--log", self.log)
        self.assertEqual(["a.jpg", "a.xmp"], sorted(os.listdir(self.path("D/a"))))
        self.assertEqual(["a.xmp"], os.listdir(self.path("D/b")))

    def test_parts_of_documents_that_are_folders_stay(self):
        folders = ["A.rtfd", "B.RTFD", "novel.scriv/Files/Data/1", "photos.photoslibrary/originals/0"]
        for name, mark in (("Tool.app", "Contents/Info.plist"), ("talk.key", "Index.zip"), ("book.pages", "Index/Document.iwa")):
            self.file(f"B/{name}/{mark}", name)
            folders.append(f"{name}/Data")
        for name, marks in (("array", [".zarray"]), ("leveldb", ["CURRENT"]), ("pg", ["PG_VERSION"]), ("dvd", ["VIDEO_TS.IFO"]),
                            ("restic", ["config", "keys/1", "snapshots/1"]), ("repository/.hg", ["requires", "store/1"])):
            for mark in marks:
                self.file(f"B/{name}/{mark}", f"MANIFEST-1 {name} {mark}")
            folders.append(f"{name}/Data")
        self.file("B/tiles/12/2204/1341.png", "\x89PNG sea")
        self.file("B/tiles/12/2204/1342.png", "\x89PNG sea")
        for folder in (*folders, "03/05", "notes", "v1.2", "docs.example.app", "a.pages"):
            self.file(f"B/{folder}/picture.txt", PARAGRAPHS[0])
        self.file("B/0.txt", PARAGRAPHS[0])
        for near in ([], ["--near", "--keep=first"]):
            self.dedupe(self.path("B"), "--delete", "--log", self.log, *near)
            self.assertEqual([["picture.txt"]] * len(folders), [os.listdir(self.path("B/" + folder)) for folder in folders])
        self.assertEqual(2, len(os.listdir(self.path("B/tiles/12/2204"))))
        self.file("B/CURRENT/a.txt", "of this year")
        for folder in ("03/05", "notes", "v1.2", "docs.example.app", "a.pages"):
            self.assertEqual([], os.listdir(self.path("B/" + folder)), folder)

    def test_files_without_text_are_copies_by_their_bytes(self):
        message = "Message-ID: <1@a>\nContent-Type: application/pkcs7-mime; name=smime.p7m\n\nMIIDzgYJKoZI\n"
        for name, text in {"a.eml": message, "b.eml": message, "c.eml": message + "AAAA\n", "d.html": "<p></p>\n",
                           "e.html": "<p></p>\n", "f.html": "<p> </p>\n"}.items():
            self.file("W/" + name, text)
        self.dedupe(self.path("W"), "--delete", "--log", self.log)
        self.assertEqual(["a.eml", "c.eml", "d.html", "f.html"], sorted(os.listdir(self.path("W"))))

    def test_the_report_counts_what_was_done(self):
        page = self.path("page.html")
        size = len(PARAGRAPHS[0])
        for options, said in ((["--dry-run"], f"<p>2 files would be deleted, {2 * size + 1} B. "), ([], f"<p>2 files deleted, {2 * size + 1} B. ")):
            self.dedupe(self.path("D"), "--delete", "--log", self.log, "--report", page, *options)
            with open(page, encoding="utf-8") as file:
                text = file.read()
            self.assertIn(said, text)
            self.assertEqual(bool(options), "The inputs are unchanged." in text)
            self.assertNotIn("can go", text)

    def test_names_of_files_are_not_written_as_a_mailbox(self):
        self.file("M/cur/1.x:2,S", "Subject: a\n\n" + PARAGRAPHS[0])
        done = self.dedupe(self.path("M"), "--output", self.path("once.mbox"), code=2)
        self.assertIn("choose a name such as names.txt, or remove copies with --move-to", done.stderr)
        self.assertFalse(os.path.exists(self.path("once.mbox")))

    def test_files_that_are_not_read_are_listed_as_staying(self):
        for name in ("a.txt", "b.txt", "c.c", "D/d.css"):
            self.file("T/" + name, PARAGRAPHS[0] if name in ("a.txt", "b.txt") else name)
        os.mkfifo(self.path("T/pipe"))
        names = lambda *options: sorted(os.path.relpath(line, self.path("T")) for line in self.dedupe(
            self.path("T"), *options).stdout.splitlines())
        self.assertEqual(["D/d.css", "a.txt", "c.c"], names())
        self.assertEqual(["D/d.css\t", "a.txt\t", "b.txt\t" + self.path("T/a.txt"), "c.c\t"], names("--mark=of"))
        self.assertEqual(["b.txt"], names("--dropped"))

    def test_a_file_that_two_folders_hold_is_skipped_for_its_reason(self):
        self.file("K/sub/1.csv", "id,text\n1,one\n")
        self.assertIn("skipped 1: table (", self.dedupe(self.path("K"), self.path("K/sub")).stderr)

    def test_near_copies_go_whatever_the_names_of_files_with_their_bytes_say(self):
        self.file("N/a.txt", PARAGRAPHS[0] + "  \n")
        self.file("N/b.md", PARAGRAPHS[0] + "  \n")
        self.file("N/c.txt", PARAGRAPHS[0] + "!\n")
        self.dedupe(self.path("N"), "--delete", "--near", "--keep=last", "--log", self.log)
        self.assertEqual(["c.txt"], os.listdir(self.path("N")))

    def test_documents_share_what_copies_must_share_in_an_index_too(self):
        names = ('xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
                 'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"')

        def letter(path, text, picture):
            self.file(path, f'<?xml version="1.0"?><office:document {names} '
                            'office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>'
                            f"<text:p>{text}</text:p><office:binary-data>{picture}</office:binary-data></office:text>"
                            "</office:body></office:document>")

        for number in range(3):
            letter(f"scans/{number}.fodt", "Scanned by a telephone", number)
            letter(f"bills/{number}.fodt", f"{PARAGRAPHS[0]} please pay {1234 + number} euros {PARAGRAPHS[1]}", "")
            letter(f"copies/{number}.fodt", f"{PARAGRAPHS[0]} please pay 1234 euros {PARAGRAPHS[1]}", number)
        self.file("copies/3.txt", f"{PARAGRAPHS[0]} please pay 1234 euros {PARAGRAPHS[1]}")
        for folder, copies in (("scans", 0), ("bills", 0), ("copies", 3)):
            self.assertEqual(copies, len(self.dropped(self.path(folder))), folder)
            db = self.path(folder + ".db")
            self.run_tool("index", db, self.path(folder), "--group")
            groups = self.run_tool("groups", db, "--format=jsonl").stdout.splitlines()
            self.assertEqual(copies, sum(len(json.loads(group)["members"]) - 1 for group in groups), folder)
            found = self.run_tool("find", db, "--text", self.path(folder + "/0.fodt"), "--format=jsonl").stdout
            self.assertEqual(copies + 1, len(found.splitlines()), folder)
        db = self.path("other.db")  # of a program that knows no evidence
        self.run_tool("index", db, "--jsonl", self.write("other.jsonl", '{"text": "Scanned by a telephone"}\n'))
        self.assertEqual(1, len(self.run_tool("find", db, "--text", self.path("scans/0.fodt"), "--format=jsonl").stdout.splitlines()))

    def test_mails_with_other_received_lines_have_the_same_text_and_not_the_same_bytes(self):
        for name, hop in (("a", "one"), ("b", "two"), ("c", "two")):
            self.file(f"M/{name}.eml", f"Received: from {hop}\nSubject: x\nMessage-ID: <1@a>\n\n{PARAGRAPHS[0]}\n")
        rows = self.dedupe(self.path("M"), "--groups", "--why", "--keep=last", "--format=jsonl").stdout
        self.assertEqual({"a.eml": "text", "b.eml": "bytes", "c.eml": None},
                         {os.path.basename(row["id"]): row["compared_by"] for row in json.loads(rows)["members"]})
        self.assertIn("(1.0000): the same text\n", self.dedupe(self.path("M"), "--dropped", "--why").stdout)

    def test_copies_of_a_reference_go_whatever_they_are(self):
        for options in ([], ["--bytes"]):
            for path in ("old/x.png", "new/y.jpg", "new/sub/z.bin"):
                os.makedirs(os.path.dirname(self.path(path)), exist_ok=True)
                with open(self.path(path), "wb") as file:
                    file.write(b"\x89PNG\r\n\x1a\n\0")
            result = self.dedupe(self.path("new"), "--against", self.path("old"), "--delete", "--log", self.log, *options)
            self.assertIn("2 files deleted", result.stderr)
            self.assertEqual((["sub"], ["x.png"]), (os.listdir(self.path("new")), os.listdir(self.path("old"))))

    def test_links_to_what_goes_are_named_or_pointed_to_what_stays(self):
        os.symlink("b.txt", self.path("D/link"))
        result = self.dedupe(self.path("D"), "--delete", "--log", self.log)
        self.assertIn(f"\n  the link {self.path('D/link')} points to what is gone; --follow points it to what stays\n",
                      result.stdout)
        self.assertFalse(os.path.exists(self.path("D/link")))
        self.file("D/b.txt", PARAGRAPHS[0])
        row, = map(json.loads, self.dedupe(self.path("D"), "--delete", "--dry-run", "--follow", "--format=jsonl").stdout.splitlines())
        self.assertEqual([self.path("D/link")], row["links"])
        self.assertEqual("b.txt", os.readlink(self.path("D/link")))
        self.dedupe(self.path("D"), "--delete", "--follow", "--log", self.log)
        self.assertEqual(self.first, os.readlink(self.path("D/link")))

    def test_the_same_characters_in_another_encoding_are_equal(self):
        for name, charset in (("u8", "utf-8"), ("u16", "utf-16"), ("u32", "utf-32")):
            with open(self.path(f"D/{name}.txt"), "wb") as file:
                file.write((PARAGRAPHS[4] + " größer").encode(charset))
        self.dedupe(self.path("D"), "--delete", "--log", self.log)
        self.assertEqual([name for name in self.left() if name.startswith("u")], ["u16.txt"])

    def test_an_encoding_that_is_guessed_proves_nothing(self):
        os.makedirs(self.path("G"))
        for name, content in (("a", b"price: 5 \xa4 per day"), ("b", "price: 5 \u20ac per day".encode())):
            with open(self.path(f"G/{name}.txt"), "wb") as file:
                file.write(content)
        self.dedupe(self.path("G"), "--delete", "--log", self.log)
        self.assertEqual(2, len(os.listdir(self.path("G"))))

    def test_pages_with_other_markup_are_not_equal(self):
        for name, image in (("a.html", "cat"), ("b.html", "dog")):
            self.file("H/" + name, f"<!DOCTYPE html><p>{PARAGRAPHS[0]}</p><img src='{image}.png'>")
        self.dedupe(self.path("H"), "--delete", "--log", self.log)
        self.assertEqual(len(os.listdir(self.path("H"))), 2)

    def moves(self, away):
        """File and new path of each line of the log."""
        with open(os.path.join(away, "removed.log"), encoding="utf-8") as log:
            rows = [line.split("\t") for line in log]
        self.assertEqual({"moved"}, {row[1] for row in rows})
        return [(row[3], row[5]) for row in rows]

    def content(self, path):
        with open(path, encoding="utf-8") as file:
            return file.read()

    def test_moved_files_keep_their_paths_and_replace_nothing(self):
        away = self.path("away")
        target = self.file("away" + self.equal, "precious")
        before = self.content(self.equal)
        for options in (["--dry-run"], []):
            rows = map(json.loads, self.dedupe(self.path("D"), "--move-to", away, "--format=jsonl", *options).stdout.splitlines())
            self.assertEqual({self.equal: target + ".~1~", self.equal_to_near: away + self.equal_to_near},
                             {row["id"]: row["moved_to"] for row in rows})
        self.assertNotIn(os.path.basename(self.equal), self.left())
        self.assertEqual(("precious", before), (self.content(target), self.content(target + ".~1~")))

    def test_a_copy_that_comes_again_goes_again_and_the_log_gives_each_one_back(self):
        away, path = self.path("away"), self.path("A/b.txt")
        contents = [PARAGRAPHS[0], PARAGRAPHS[0], PARAGRAPHS[1], PARAGRAPHS[0], PARAGRAPHS[1], PARAGRAPHS[2]]
        for content in contents:
            self.file("A/a.txt", content)
            self.file("A/b.txt", content)
            self.dedupe(self.path("A"), "--move-to", away, "--keep", "first")
            self.assertEqual(["a.txt"], os.listdir(self.path("A")))
        target = away + path
        self.assertEqual([(path, target + ending) for ending in ("", "", ".~1~", "", ".~1~", ".~2~")], self.moves(away))
        self.assertEqual(contents, [self.content(moved) for _, moved in self.moves(away)])
        self.assertEqual(3, len(os.listdir(os.path.dirname(target))))

    def test_a_file_is_not_taken_for_a_copy_of_itself(self):
        """Where it would go is a link to it, symbolic or not."""
        for link in (os.symlink, os.link):
            away = tempfile.mkdtemp(dir=self.folder)
            self.file("B/a.txt", PARAGRAPHS[0])
            path = self.file("B/b.txt", PARAGRAPHS[0])
            os.makedirs(os.path.dirname(away + path))
            link(path, away + path)
            self.dedupe(self.path("B"), "--move-to", away, "--keep", "first")
            self.assertEqual([(path, away + path + ".~1~")], self.moves(away))
            self.assertEqual(PARAGRAPHS[0], self.content(away + path + ".~1~"))

    def test_what_another_run_holds_stays(self):
        """Of two runs at once each one would remove the copy that the other one relies on."""
        for name, how in (("P/a.txt", fcntl.LOCK_EX), ("P/b.txt", fcntl.LOCK_SH)):
            for options in (["--delete", "--log", self.log], ["--delete", "--near", "--log", self.log],
                            ["--move-to", self.path("away")]):
                for path in ("P/a.txt", "P/b.txt"):
                    os.utime(self.file(path, PARAGRAPHS[0]), (0, 0))
                with open(self.path(name), encoding="utf-8") as file:
                    fcntl.flock(file, how)
                    self.assertIn("is held by another run", self.dedupe(self.path("P"), *options, code=1).stderr)
                self.assertEqual(["a.txt", "b.txt"], sorted(os.listdir(self.path("P"))))

    def test_two_runs_at_once_leave_each_text(self):
        texts = {f"{paragraph} {number}" for paragraph in PARAGRAPHS[:4] for number in range(100)}
        for number, text in enumerate(sorted(texts)):
            self.file(f"R/{number}a.txt", text)
            self.file(f"R/{number}b.txt", text)
        runs = [subprocess.Popen([tool(), "dedupe", self.path("R"), "--delete", "--families=split", "--keep", keep, "--quiet",
                                  "--threshold=1", "--log", self.path(keep)], stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL) for keep in ("first", "last")]
        for run in runs:
            self.assertIn(run.wait(60), (0, 1))
        self.assertEqual(texts, self.texts(self.path("R")))

    def test_folders_of_moved_files_are_as_private_as_before(self):
        private = self.path("D/private")
        os.makedirs(private + "/open")
        copy = self.file("D/private/open/z.txt", PARAGRAPHS[0])
        os.chmod(private, 0o700)
        os.chmod(private + "/open", 0o755)
        away = self.path("away")
        self.dedupe(self.path("D"), "--move-to", away)
        self.assertTrue(os.path.exists(away + copy))
        self.assertEqual([0o700, 0o755], [os.stat(away + path).st_mode & 0o777 for path in (private, private + "/open")])

    def test_the_command_of_the_reference_brings_files_back_and_changes_nothing_else(self):
        with open(os.path.join(os.path.dirname(__file__), "../../../docs/reference/commands.md"), encoding="utf-8") as page:
            (command,) = [line.strip() for line in page if line.startswith("    (cd DIR && find")]
        away, root = self.path("away"), self.path("root")
        before = self.left()
        for name in before:
            os.utime(self.path("D/" + name), ns=(0, 1_262_304_000_750_000_000))
        self.dedupe(self.path("D"), "--move-to", away)
        moved = [os.path.join(self.path("D"), name) for name in sorted(set(before) - set(self.left()))]
        self.assertTrue(moved)
        os.makedirs(root)
        os.chmod(root, 0o711)
        command = command.replace("DIR", away).replace("-C /", "-C " + root)
        subprocess.run(command, shell=True, check=True)
        self.assertEqual([1_262_304_000_750_000_000] * len(moved), [os.stat(root + path).st_mtime_ns for path in moved])
        self.assertEqual((0o711, [self.folder.split("/")[1]]), (os.stat(root).st_mode & 0o777, os.listdir(root)))
        with open(root + moved[0], "w", encoding="utf-8") as file:
            file.write("newer")
        self.assertNotEqual(0, subprocess.run(command, shell=True, stderr=subprocess.DEVNULL).returncode)
        with open(root + moved[0], encoding="utf-8") as file:
            self.assertEqual("newer", file.read())

    def test_a_move_to_another_disk_that_fails_leaves_no_part_behind(self):
        here = os.stat(self.folder).st_dev
        other = next((place for place in ("/dev/shm", "/var/tmp") if os.stat(place).st_dev != here), None)
        if not other:
            self.skipTest("there is one file system here")
        away = tempfile.mkdtemp(prefix="neardup-", dir=other)
        self.addCleanup(shutil.rmtree, away)
        for name in ("a.html", "b.html"):  # only the words are kept in TMPDIR
            self.file("L/" + name, f"<!DOCTYPE html><!-- {'no word ' * 10000} --><p>{PARAGRAPHS[0]}</p>")
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))
        done = subprocess.run([tool(), "dedupe", self.path("L"), "--move-to", away], capture_output=True, text=True,
                              preexec_fn=limit)
        self.assertEqual(1, done.returncode, done.stderr)
        self.assertIn("File too large", done.stderr)
        self.assertEqual(["a.html", "b.html"], sorted(os.listdir(self.path("L"))))
        self.assertEqual(["removed.log"], [name for _, _, names in os.walk(away) for name in names])
        self.dedupe(self.path("L"), "--move-to", away)
        self.assertTrue(os.path.isfile(away + self.path("L/b.html")))

    def test_the_log_names_every_act(self):
        self.dedupe(self.path("D"), "--delete", "--log", self.log)
        self.file("D/e.txt", PARAGRAPHS[0])
        self.dedupe(self.path("D"), "--delete", "--log", self.log)
        with open(self.log, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.assertEqual([row[1:5] for row in rows],
                         [["deleted", "equal", self.equal, self.first], ["deleted", "equal", self.equal_to_near, self.near],
                          ["deleted", "equal", self.path("D/e.txt"), self.first]])
        self.assertRegex(rows[0][0], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")

    def test_a_line_that_a_full_disk_has_cut_is_ended(self):
        cut = "2026-01-01T00:00:00Z\tdeleted\tequal\t/a/fi"
        for before in (cut, cut + "\n", ""):
            self.file("D/b.txt", PARAGRAPHS[0])
            with open(self.log, "w", encoding="utf-8") as file:
                file.write(before)
            self.dedupe(self.path("D"), "--delete", "--log", self.log)
            with open(self.log, encoding="utf-8") as file:
                lines = file.read().split("\n")
            self.assertEqual(before.split("\n")[:1] if before else [], [line for line in lines[:-1] if line.count("\t") != 6], before)
            self.assertTrue(all(lines[:-1]), "no blank line")

    def test_the_log_has_a_place_of_its_own(self):
        self.dedupe(self.path("D"), "--move-to", self.path("away"))
        self.assertTrue(os.path.exists(self.path("away/removed.log")))
        self.file("D/b.txt", PARAGRAPHS[0])
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        subprocess.run([tool(), "dedupe", self.path("D"), "--delete", "--quiet"], check=True, env=environment,
                       stdout=subprocess.DEVNULL)
        self.assertTrue(os.path.exists(self.path("state/xapian-neardup/removed.log")))

    def test_a_folder_in_the_input_is_no_place_to_move_to(self):
        self.assertIn("lie in each other", self.dedupe(self.path("D"), "--move-to", self.path("D/away"), code=2).stderr)
        self.assertIn("lie in each other", self.dedupe(self.path("D"), "--move-to", self.path("."), code=2).stderr)
        file = self.file("a.txt", "")
        for how in ["--dry-run"], []:
            self.assertIn("a.txt' is a file;", self.dedupe(self.path("D"), "--move-to", file, *how, code=2).stderr)

    def test_of_equal_files_that_are_too_large_one_is_not_read(self):
        for name in "GH":
            self.file(f"L/{name}.txt", PARAGRAPHS[0] * 99)
        done = self.dedupe(self.path("L"), "--delete", "--log", self.log, "--max-size", "999", code=1)
        self.assertIn("1 file deleted", done.stderr)
        self.assertEqual(1, done.stderr.count("over --max-size"), done.stderr)
        self.assertIn("\nxapian-neardup: 1 input not read, which is kept as it is", done.stderr)
        self.assertEqual(["G.txt"], os.listdir(self.path("L")))

    def test_records_are_not_removed(self):
        lines = self.file("t.txt", (PARAGRAPHS[0] + "\n") * 2)
        self.assertIn("holds records, not files", self.dedupe(lines, "--delete", "--log", self.log, code=2).stderr)

    def test_messages_in_a_mailbox_stay(self):
        mail = f"From a@b Thu Jan  1 00:00:00 1970\nSubject: x\nFrom: a@b\n\n{PARAGRAPHS[0]}\n\n"
        self.file("M/m.mbox", mail * 3)
        result = self.dedupe(self.path("M"), "--delete", "--near", "--log", self.log)
        self.assertIn("0 files deleted; 2 near-duplicates left in files of many documents; 'dedupe FILE", result.stderr)

    def test_references_stay(self):
        self.dedupe(self.path("D"), "--against", self.file("R/r.txt", PARAGRAPHS[0]), "--as", "files", "--delete", "--near",
                    "--log", self.log)
        self.assertEqual(self.left(), [])
        self.assertTrue(os.path.exists(self.path("R/r.txt")))


if __name__ == "__main__":
    main()
