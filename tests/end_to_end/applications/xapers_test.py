#!/usr/bin/env python3
# Rooms: cli/attaching
"""Papers of xapers, whose title and authors lie over the text."""

import os

from application import ApplicationTest, main, needs, needs_module, needs_name, text


def pdf(words):
    """One page with these words."""
    lines = "".join(f"({' '.join(words[at:at + 8])}) Tj T* " for at in range(0, len(words), 8))
    stream = f"BT /F1 10 Tf 12 TL 40 780 Td {lines}ET"
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
               "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
               f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream",
               "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    return "%PDF-1.4\n" + "".join(f"{number} 0 obj\n{content}\nendobj\n" for number, content in enumerate(objects, 1)) + (
        "trailer << /Size 6 /Root 1 0 R >>\n%%EOF\n")


class Xapers(ApplicationTest):
    def setUp(self):
        super().setUp()
        self.environment["XAPERS_ROOT"] = self.path("papers")
        os.mkdir(self.path("papers"))
        for number in range(20):
            author = ("Carl Single", "Ann Writer and Bob Other")[number % 2]
            self.write(f"{number}.bib", f"@article{{key{number},\n title = {{Paper {number} on subject{number}}},\n "
                                        f"author = {{{author}}},\n year = {{2020}}\n}}\n")
            self.write(f"{number}.pdf", pdf(text(number // 2).split()))
            self.run_program("sh", "-c", f"echo y | xapers add --source={number}.bib --file={number}.pdf")

    def test_papers_of_one_text_are_grouped_whatever_their_titles(self):
        said = self.tool("attach", "xapers", "--group").stdout
        self.assertIn(": 10 groups of 20 documents, the largest of 2", said)
        self.assertIn("their words in the index are the same", self.tool("explain", "xapers", "1", "2").stdout)
        self.tool("check", "xapers", "--words", "--quiet")

    def test_groups_survive_a_restored_index(self):
        self.expect_groups_survive(("xapers",), self.path("papers/.xapers/xapian"), lambda: self.run_program("xapers", "restore"))


if __name__ == "__main__":
    needs("xapers", "pdftotext")
    needs_module("pycurl")  # which the package of xapers does not ask for
    needs_name("xapian", "ValueRangeProcessor")  # xapers 0.9.0 uses it; Xapian 2 has it no longer
    main()
