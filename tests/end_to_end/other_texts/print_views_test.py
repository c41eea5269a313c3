#!/usr/bin/python3
"""Pages and their print views: other frames, dates and footers around the same text and title. Copies, whatever the frame says.

    print_views_test.py PATH_OF_XAPIAN_NEARDUP"""

# Rooms: intake/content

from command_line import main
from random_texts import RandomTexts

COPIES = 150


class PrintViews(RandomTexts):
    def setUp(self):
        super().setUp()
        self.menu = "".join(f'<li><a href="/{word}">{word}</a></li>' for word in self.words(12))
        self.imprint = self.prose(25)

    def related(self):
        return "".join(f'<li><a href="/{i}">{" ".join(self.words(4))}</a></li>' for i in range(5))

    def cms(self, title, text):
        """A content element with a sidebar; the print view has neither menu nor sidebar, and says when it was printed."""
        page = (f'<div id="menu"><ul>{self.menu}</ul></div><div class="content"><h1>{title}</h1>{text}</div>'
                f'<div class="side"><h3>You may also like</h3><ul>{self.related()}</ul></div><div class="foot">{self.imprint}</div>')
        view = f"<h1>{title}</h1>{text}<hr><p>Printed from example.org on {self.chance.randint(1, 28)} November 2026</p>"
        return page, view

    def article(self, title, text):
        page = (f"<header><nav><ul>{self.menu}</ul></nav></header><main><article><h1>{title}</h1><p>By {self.words(1)[0]}, "
                f"{self.chance.randint(1, 28)} May 2025</p>{text}</article></main><aside><ul>{self.related()}</ul></aside>"
                f"<footer>{self.imprint}</footer>")
        view = (f'<div class="print"><h1>{title}</h1>{text}<p class="note">This page was printed at '
                f"{self.chance.randint(10, 23)}:{self.chance.randint(10, 59)}, {self.chance.randint(1, 28)}.11.2026</p></div>")
        return page, view

    def wiki(self, title, text):
        page = (f'<div id="content"><h1>{title}</h1><div id="sub">From the wiki</div>{text}</div><div id="tools"><ul>{self.menu}'
                f'</ul></div><div id="footer">This page was last changed on {self.chance.randint(1, 28)} March 2024. {self.imprint}</div>')
        view = (f"<h1>{title}</h1>{text}<p>Retrieved from example.org/{title.replace(' ', '_')}</p><p>This page was last changed on "
                f"{self.chance.randint(1, 28)} March 2024.</p>")
        return page, view

    def table(self, title, text):
        page = (f"<table><tr><td><ul>{self.menu}</ul></td><td><h2>{title}</h2>{text}</td><td><b>News</b><p>{self.prose(12)}</p>"
                f"</td></tr><tr><td>{self.imprint}</td></tr></table>")
        return page, f"<table><tr><td><h2>{title}</h2>{text}</td></tr></table>"

    def test_print_views_are_copies(self):
        makers = (self.cms, self.article, self.wiki, self.table)
        for i in range(COPIES):
            title = " ".join(self.words(4)).capitalize()
            page, view = makers[i % 4](title, self.paragraphs(self.chance.randint(200, 900)))
            for name, body in ((f"{i % 4}/{i}.html", page), (f"{i % 4}/print-{i}.html", view)):
                self.write(name, f"<!DOCTYPE html><html><head><title>{title}</title></head><body>{body}</body></html>")
        self.run_tool("index", self.db, *(f"{self.docs}/{site}" for site in range(4)), "--group")
        groups = [sorted(name.rsplit("/", 1)[1].replace("print-", "") for name in row["members"])
                  for row in self.rows("groups", self.db)]
        found = sum(len(names) == 2 and names[0] == names[1] for names in groups)
        self.assertEqual(len(groups), found, f"another group, seed {self.seed}")
        self.assertGreaterEqual(found, COPIES * 98 // 100, f"seed {self.seed}")

    def manual(self, version, folder, texts):
        """A version of a manual: the same pages, whose titles end in the name of the manual with its version."""
        for i, (name, text) in enumerate(texts):
            body = f"<nav><ul>{self.menu}</ul></nav><main><h1>{name}</h1>{text}</main><footer>Copyright {2020 + version}</footer>"
            self.write(f"{folder}/{i}.html", f"<title>{name} (Locks 2.{version} API)</title>{body}")

    def test_versions_of_a_manual_are_copies(self):
        texts = [(" ".join(self.words(2)).capitalize(), self.paragraphs(self.chance.randint(40, 300))) for _ in range(40)]
        self.manual(3, "2.3", texts[:30])
        self.manual(4, "2.4", texts[:20] + texts[30:])
        self.manual(5, "current", texts[:10])
        self.assertEqual(30, self.hidden(), f"seed {self.seed}")
        self.assertEqual({"3": 10, "2": 10}, {size: sum(len(row["members"]) == int(size) for row in self.rows("groups", self.db))
                                              for size in "32"}, f"seed {self.seed}")

    def test_versions_in_one_folder_are_what_they_say(self):
        """Pens of two widths, each with a page: the title alone says which."""
        for i in range(20):
            text = self.paragraphs(120)
            for width in (0.5, 0.8):
                self.write(f"{i}-{width}.html", f"<title>Pen {i} - {width} mm</title><h1>Pen {i}</h1>{text}")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")


if __name__ == "__main__":
    main()
