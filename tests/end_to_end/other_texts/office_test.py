#!/usr/bin/env python3
# Rooms: intake/office, intake/formats, cli/indexing, cli/dedupe
"""The command line from end to end: office files, e-books and other documents that people keep."""

import io
import os
import subprocess
import zipfile
from xml.sax.saxutils import escape

from command_line import BASE, OTHER, CommandLine, main


def zipped(parts):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(name, content)
    return packed.getvalue()


def docx(text, author="Ann"):
    main_type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    relationships = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties"
    return zipped({
        "[Content_Types].xml": f"<Types><Override PartName='/word/document.xml' ContentType='{main_type}'/></Types>",
        "_rels/.rels": f"<Relationships><Relationship Id='c' Type='{relationships}' Target='core.xml'/></Relationships>",
        "core.xml": f"<p xmlns:d='d'><d:title>Letter</d:title><d:creator>{author}</d:creator><d:created>2026-11-01T10:00:00Z"
                    "</d:created></p>",
        "word/document.xml": "<w:document xmlns:w='w'><w:body>" + "".join(
            f"<w:p><w:r><w:t xml:space='preserve'>{escape(line)}</w:t></w:r></w:p>" for line in text.splitlines()) +
            "</w:body></w:document>"})


def odt(text):
    return zipped({"mimetype": "application/vnd.oasis.opendocument.text",
                   "content.xml": "<o:document-content xmlns:o='o' xmlns:t='t'><o:body>" +
                                  "".join(f"<t:p>{escape(line)}</t:p>" for line in text.splitlines()) +
                                  "</o:body></o:document-content>"})


def epub(text):
    page = "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())
    return zipped({"mimetype": "application/epub+zip",
                   "META-INF/container.xml": "<c><rootfile full-path='b.opf' media-type='application/oebps-package+xml'/></c>",
                   "b.opf": "<p><item id='a' href='a.xhtml' media-type='application/xhtml+xml'/><itemref idref='a'/></p>",
                   "a.xhtml": f"<html><head><title/></head><body>{page}</body></html>"})


def fictionbook(text):
    return f"<?xml version='1.0'?><FictionBook><body><p>{escape(text)}</p></body><binary>iVBORw0KGgo=</binary></FictionBook>"


def saved_page(text):
    return ("MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html; charset=utf-8\n\n"
            f"<html><body><p>{escape(text)}</p></body></html>\n--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n"
            "iVBORw0KGgo=\n--b--\n")


class Office(CommandLine):
    def write_letter(self):
        """One letter in six forms, and another version of it in two."""
        for name, content in {"letter.docx": docx(BASE), "letter.odt": odt(BASE), "letter.epub": epub(BASE),
                              "letter": docx(BASE, "Bob"), "letter.fb2": fictionbook(BASE), "letter.txt": BASE,
                              "other.docx": docx(OTHER), "other.odt": odt(OTHER)}.items():
            self.write(name, content)

    def test_the_forms_of_a_text_are_one_group(self):
        self.write_letter()
        self.assertIn("8 documents added", self.run_tool("index", self.db, self.docs, "--group").stdout)
        groups = [sorted(os.path.basename(member) for member in row["members"]) for row in self.rows("groups", self.db)]
        self.assertEqual([["letter", "letter.docx", "letter.epub", "letter.fb2", "letter.odt", "letter.txt"],
                          ["other.docx", "other.odt"]], sorted(groups))

    def test_dedupe_keeps_one_form(self):
        self.write_letter()
        done = self.run_tool("dedupe", self.docs, "--output", self.folder + "/kept")
        self.assertIn("8 texts: 2 kept, 6 dropped", done.stdout + done.stderr)

    def test_xml_is_one_text_and_never_lines(self):
        poem = "<TEI>\n<text>\n<l>one line</l>\n<l>one line</l>\n</text>\n</TEI>\n"
        for name in ("poem.tei", "poem"):
            self.assertIn("1 text: 1 kept", self.run_tool("dedupe", self.write(name, poem)).stderr)
        done = self.run_tool("dedupe", self.write("poem.txt", poem), code=1)
        self.assertIn("is a TEI document, not a file of texts", done.stderr)

    def test_each_command_reads_them(self):
        self.write_letter()
        letter, other = (os.path.join(self.docs, name) for name in ("letter.docx", "letter.epub"))
        self.assertEqual(BASE, self.run_tool("extract", letter).stdout.strip())
        self.assertIn("Near-duplicates: similarity 1; ", self.run_tool("explain", letter, other).stdout)
        self.run_tool("index", self.db, self.docs)
        self.assertIn("letter.odt", self.run_tool("find", self.db, "--text", letter).stdout)

    def test_properties_are_stored_as_omindex_stores_them(self):
        self.write("a.docx", docx(BASE))
        self.run_tool("index", self.db, self.docs)
        found = subprocess.run(["xapian-delve", "-1", "-d", "-r1", self.db], capture_output=True, text=True, check=True).stdout
        self.assertIn("\ncaption=Letter\n", found)
        self.assertIn("\nauthor=Ann\n", found)
        self.assertIn("\ncreated=1793527200\n", found + "\n")

    def test_a_file_is_what_its_content_says(self):
        self.write("plain.docx", BASE)
        self.write("archive.docx", zipped({"a.txt": BASE}))
        self.write("list.xml", "<?xml version='1.0'?><list>" + BASE + "</list>")
        self.write("page.mhtml", saved_page(OTHER))
        said = self.run_tool("index", self.db, self.docs).stdout
        self.assertIn("2 documents added", said)
        self.assertIn(f"skipped 1: archive ({self.docs}/archive.docx); unpack it", said)
        self.assertIn(f"skipped 1: XML ({self.docs}/list.xml); convert it to HTML or text", said)
        self.assertEqual([], self.rows("search", self.db, "ivborw0kggo"))

    def test_damaged_files_are_named_and_the_rest_is_indexed(self):
        self.write("cut.docx", docx(BASE)[:400])
        self.write("whole.docx", docx(BASE))
        done = self.run_tool("index", self.db, self.docs, code=1)
        self.assertIn("cut.docx", done.stderr)
        self.assertIn("1 document added", done.stdout)


if __name__ == "__main__":
    main()
