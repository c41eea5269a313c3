#!/usr/bin/env python3
# Rooms: intake/content
"""The command line from end to end: a page is not hidden behind a page with another text.

The pages have the mark-up of real platforms. Further elements with names from class_names.txt, which lists names that
platforms and themes use, stand around random texts."""

import itertools
import json
import os
import re

from command_line import main
from random_texts import RandomTexts

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "class_names.txt"), encoding="utf-8") as names:
    CLASS_NAMES = names.read().split()

# Around a post, around its text, around a comment, around the box about the weblog.
PLATFORMS = {
    "WordPress": ('<article class="post-{id} post type-post status-publish format-standard hentry">',
                  '<div class="entry-content">', '<div class="comment-body"><div class="comment-content">',
                  '<div class="widget widget_text"><div class="textwidget">'),
    "Blogger": ('<div class="widget Blog" id="Blog1"><div class="blog-posts hfeed"><div class="post-outer">',
                '<div class="post-body entry-content">', '<div class="comment-block"><p class="comment-content">',
                '<div class="widget Text"><div class="widget-content">'),
    "Elementor": ('<div class="elementor-widget elementor-widget-theme-post-content">',
                  '<div class="elementor-widget-container">', '<div class="comment"><div class="comment-text">',
                  '<div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">'),
    "Drupal": ('<div class="node node--type-article node--view-mode-full">',
               '<div class="field field--name-body field--label-hidden field__item">',
               '<div class="comment js-comment"><div class="field field--name-comment-body field--label-hidden">',
               '<div class="block block-block-content"><div class="field field--name-body field--label-hidden">'),
    "TYPO3": ('<div class="news news-single"><div class="article">', '<div class="teaser-text">',
              '<div class="tx-comments-comment"><div class="comment-text">',
              '<div class="frame frame-type-text"><div class="ce-bodytext">'),
}


def closed(tags):
    """The end tags of the elements that `tags` opens."""
    return "".join(f"</{name}>" for name in reversed(re.findall(r"<(\w+)", tags)))


def within(tags, content):
    return f"{tags}{content}{closed(tags)}"


class OtherPages(RandomTexts):
    def tags(self):
        """None to two elements with names that platforms use."""
        return "".join(f'<div class="{" ".join(self.chance.sample(CLASS_NAMES, self.chance.randint(1, 3)))}">'
                       for _ in range(self.chance.randrange(3)))

    def extracts(self, paths):
        rows = self.run_tool("extract", "--format", "jsonl", *paths).stdout.splitlines()
        return {row["id"]: row["text"] for row in map(json.loads, rows)}

    def expect_kept(self, texts, losing=0):
        """The extract of each path has the words of its text, except for so many paths."""
        found, lost = self.extracts(list(texts)), []
        for path, text in texts.items():
            kept = set(re.findall(r"\w+", found[path].lower()))
            wanted = set(re.findall(r"\w+", re.sub("<[^>]*>", " ", text).lower()))
            if len(kept & wanted) < 0.95 * len(wanted):
                with open(path, encoding="utf-8") as page:
                    lost.append(page.read())
        self.assertLessEqual(len(lost), losing, f"seed {self.seed}: {lost}")

    def write_posts(self, platform, comments):
        post, body, comment, box = PLATFORMS[platform]
        about = self.prose(50)
        around = [self.tags() for _ in range(4)]
        texts = {}
        for i in range(40):
            text = self.paragraphs(170)
            answers = "".join(within(around[2] + comment, f"<p>{self.prose(170)}</p>") for _ in range(comments))
            page = (f"<!DOCTYPE html><html><head><title>{' '.join(self.words(4))}</title></head><body>"
                    + within(around[0] + post.format(id=i), f"<h1>{' '.join(self.words(4))}</h1>"
                             + within(around[1] + body, text) + answers)
                    + within(around[3] + box, f"<p>{about}</p>") + "</body></html>")
            texts[self.write(f"{comments}/{i:03}.html", page)] = text
        return texts

    def expect_posts(self, platform):
        texts = {}
        for comments in (0, 2, 8):
            texts.update(self.write_posts(platform, comments))
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.expect_kept(texts)

    def test_posts_of_wordpress(self):
        self.expect_posts("WordPress")

    def test_posts_of_blogger(self):
        self.expect_posts("Blogger")

    def test_posts_of_elementor(self):
        self.expect_posts("Elementor")

    def test_posts_of_drupal(self):
        self.expect_posts("Drupal")

    def test_posts_of_typo3(self):
        self.expect_posts("TYPO3")

    def test_short_posts_before_a_longer_text_about_the_weblog(self):
        about = self.prose(25)
        for i in range(100):
            self.write(f"{i}.html", f'<div class="post status-publish"><h1>{self.words(1)[0]}</h1><p>{self.prose(14)}</p></div>'
                       f"<div><p>{about}</p></div>")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_threads_whose_posts_are_called_comments(self):
        notice, texts = self.prose(40), {}
        for i in range(30):
            posts = [self.prose(self.chance.randint(15, 90)) for _ in range(self.chance.randint(2, 12))]
            page = "".join(f'<div class="comment comment-entry js-comment"><div class="comment-meta">'
                           f'<a href="/u{self.chance.randrange(99)}">{self.words(1)[0]}</a></div>'
                           f'<div class="comment-content"><p>{post}</p></div></div>' for post in posts)
            path = self.write(f"{i}.html", f'<title>{" ".join(self.words(5))}</title><div class="notice"><p>{notice}</p></div>'
                              f'<div class="comments">{page}</div>')
            texts[path] = " ".join(posts)
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        self.expect_kept(texts, losing=1)  # a thread of two posts, one of them short

    def test_products_that_differ_in_the_headline(self):
        text = self.paragraphs(300)
        for i in range(200):
            self.write(f"{i}.html", f'<title>Shop</title><div class="product"><h1>{" ".join(self.words(3))}</h1>{text}</div>')
        self.assertLessEqual(self.hidden(), 2, f"seed {self.seed}")

    def test_products_on_sites_whose_name_is_longer(self):
        frames = ('<div><h1>{site}</h1></div><main><h1>{name}</h1>{text}</main>',
                  '<header><h1>{site}</h1></header><main><h2>{name}</h2>{text}</main>',
                  '<main><h2>{name}</h2>{text}</main><footer><p>{site}</p></footer>',
                  '<div class="menu"><h1 class="menu-title">{site}</h1></div><main><h2><a class="header" href="#x">{name}</a>'
                  '</h2>{text}</main>',
                  '<div>{site}</div><main><div class="name">{name}</div><div>{text}</div></main>')
        paths = []
        for number, (frame, title) in enumerate(itertools.product(frames, ("{name} - {site}", "{site} | {name}"))):
            site, text = " ".join(self.words(6)), self.paragraphs(80)
            for name in self.chance.sample(self.vocabulary, 10):
                page = f"<title>{title}</title>{frame}".format(site=site, name=name, text=text)
                paths.append(self.write(f"{number}-{name}.html", page))
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")
        kept = self.run_tool("dedupe", self.docs).stdout.split()
        self.assertEqual(sorted(set(paths)), sorted(kept), f"seed {self.seed}")

    def test_products_that_differ_in_their_properties(self):
        about = self.paragraphs(120)
        for i in range(20):
            rows = "".join(f"<tr><th>{name}</th><td>{' '.join(self.words(3))}</td></tr>" for name in ("Holz", "Farbe", "Länge"))
            self.write(f"{i}.html", f'<title>Bella</title><main><h1>Bella</h1><div class="desc">{about}</div>'
                       f"<table>{rows}<tr><th>Preis</th><td>{i}9,90 €</td></tr></table></main>")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_offers_that_differ_in_the_facts_beside_one_description(self):
        forms = {"<dl>{}</dl>": "<dt>{}</dt><dd>{}</dd>", "<table>{}</table>": "<tr><td>{}</td><td>{}</td></tr>",
                 "<div>{}</div>": "<div>{}: {}</div>", "<p>{}</p>": "<b>{}</b> {}<br>", "<ul>{}</ul>": "<li>{}: {}</li>",
                 "<aside>{}</aside>": "<p>{}: {}</p>"}
        for number, (form, count) in enumerate(itertools.product(forms, (60, 150, 300))):
            names, about = self.words(4), self.paragraphs(count)
            for i in range(5):
                facts = form.format("".join(forms[form].format(name, " ".join(self.words(3))) for name in names))
                for place, text in (("before", facts + about), ("behind", about + facts)):
                    self.write(f"{number}/{place}{i}.html", f"<title>{place}{number}</title><h1>{place}{number}</h1>{text}")
        self.assertLessEqual(self.hidden(), 4, f"seed {self.seed}")

    def test_pages_that_differ_in_what_forms_and_drawings_show(self):
        for form in ("<textarea>{}</textarea>", "<select><option>{}</option></select>", "<svg><text>{}</text></svg>"):
            for count in (20, 60, 150, 400):
                about = self.paragraphs(count)
                for i in range(4):
                    self.write(f"{form[1:4]}{count}-{i}.html", f"<h1>{form[1:4]}{count}</h1>{about}"
                               f"<form>{form.format(self.prose(60))}</form>")
        self.assertLessEqual(self.hidden(), 1, f"seed {self.seed}")

    def test_short_pages_that_differ_in_what_they_embed(self):
        frames = "<frameset><frame src=menu.html><frame src={}.html><noframes>{}</noframes></frameset>"
        for form in ("<p><img src=/p/{}.jpg><p>{}", "<iframe src=https://v.org/{}></iframe><p>{}", frames):
            about = self.prose(20)
            for i in range(4):
                self.write(f"{form[1:4]}-{i}.html", f"<title>{form[1:4]}</title>{form.format(i, about)}")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_pages_that_differ_in_most_of_what_is_hidden(self):
        for number, tag in enumerate(("<div hidden>", "<div aria-hidden=true>", '<div style="display:none">')):
            for count in (60, 150):
                about = self.paragraphs(count)
                for i in range(4):
                    self.write(f"{number}-{count}-{i}.html", f"<h1>{number} {count}</h1>{about}" +
                               within(tag, self.prose(200)))
        self.assertLessEqual(self.hidden(), 1, f"seed {self.seed}")

    def test_pages_of_one_text_that_declare_one_list_or_the_start_page(self):
        for number, canonical in enumerate(("https://a.org/", "https://a.org/index.html", "https://a.org/branches")):
            about = self.paragraphs(150)
            for i in range(4):
                name = " ".join(self.words(2))
                self.write(f"{number}-{i}.html", f'<title>{name}</title><link rel=canonical href="{canonical}">'
                           f"<h1>{name}</h1>{about}")
        self.assertEqual(0, self.hidden("--base-url", "https://a.org/pages/"), f"seed {self.seed}")

    def test_tables_of_other_numbers_that_declare_one_page(self):
        about = self.prose(20)
        for i in range(8):
            rows = "".join(f"<tr><td>{self.chance.randrange(1000, 9999)}<td>{i}{row}" for row in range(40))
            self.write(f"{i}.html", f'<title>Past prices</title><link rel=canonical href="0.html"><h1>Past prices</h1>'
                       f"<table>{rows}</table><p>{about}</p>")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_pages_that_differ_in_one_word_of_a_long_title(self):
        for place in (0, 4, 9):
            about, title = self.paragraphs(150), self.words(9)
            for i in range(8):
                named = " ".join((*title[:place], self.vocabulary[i], *title[place:]))
                self.write(f"{place}-{i}.html", f"<title>{named}</title><h1>{title[2]}</h1>{about}")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_short_pages_named_by_one_word_and_their_print_views_are_copies(self):
        for i in range(20):
            name, text = self.words(1)[0], self.prose(25)
            self.write(f"{i}.html", f"<title>{name} - Town Crier</title><nav>Home</nav><main><h1>{name}</h1><p>{text}</p></main>")
            self.write(f"{i}-print.html", f"<title>{name}</title><h1>{name}</h1><p>{text}</p>")
        self.assertEqual(20, self.hidden(), f"seed {self.seed}")

    def test_jobs_that_differ_in_what_other_pages_repeat(self):
        towns = {town: self.prose(60) for town in self.chance.sample(self.vocabulary, 5)}
        for i in range(20):
            job, text = " ".join(self.words(3)), self.prose(60)
            for town in self.chance.sample(list(towns), 3):
                self.write(f"{i}-{town}.html", f"<title>{job} {town} - Careers</title><h1>{job}</h1><p>{text}</p>"
                           f"<h2>Your office: {town}</h2><p>{towns[town]}</p>")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_lists_with_one_introduction(self):
        about = self.prose(120)
        for i in range(30):
            items = "".join(f'<li><a href="/{i}/{place}">{" ".join(self.words(4))}</a></li>' for place in range(12))
            self.write(f"{i}.html", f"<title>Oils - Shop</title><main><h1>Oils</h1><p>{about}</p><ul>{items}</ul></main>")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_alerts_are_text(self):
        about = self.prose(18)
        for i in range(20):
            self.write(f"{i}.html", f"<title>Town</title><main><h1>Town</h1><p>{about}</p>"
                       f'<div role="alert"><p>{self.prose(12)}</p></div></main>')
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_markdown_below_a_ruler_and_settings(self):
        ending = self.prose(30)
        for i in range(10):
            self.write(f"ruler{i}.md", f"---\n\n# Minutes {i}\n\n{self.prose(12)}\n\n---\n\n{ending}\n")
            self.write(f"setting{i}.md", f"---\ntitle: {self.words(1)[0]} {i}\nprice: {i}\n---\n{ending} {ending}\n")
        self.assertEqual(0, self.hidden(), f"seed {self.seed}")

    def test_galleries_that_differ_in_the_captions(self):
        text = self.paragraphs(300)
        for i in range(200):
            figures = "".join(f'<figure><img src="{i}-{j}.jpg"><figcaption>{" ".join(self.words(4))}</figcaption></figure>'
                              for j in range(6))
            self.write(f"{i}.html", f'<title>Gallery</title><main><h1>Pictures</h1>{text}{figures}</main>')
        self.assertLessEqual(self.hidden(), 2, f"seed {self.seed}")

    def test_article_under_many_comments_is_one_text_with_one_comment_more(self):
        title, article = " ".join(self.words(5)), self.paragraphs(400)
        comments = [f'<div class="comment"><p>{self.prose(150)}</p></div>' for _ in range(21)]
        for name, count in (("a", 20), ("b", 21)):
            self.write(f"{name}.html", f'<title>{title}</title><article><h1>{title}</h1>{article}</article>'
                       f'<div class="comments">{"".join(comments[:count])}</div>')
        self.assertEqual(1, self.hidden(), f"seed {self.seed}")

    def test_page_and_the_same_without_readings_are_copies(self):
        characters = [chr(self.chance.randrange(0x4E00, 0x9F00)) for _ in range(200)]
        with_readings = "".join(f"<ruby>{character}<rp>(</rp><rt>かな</rt><rp>)</rp></ruby>" for character in characters)
        self.write("a.html", f"<title>本</title><main><p>{with_readings}</p></main>")
        self.write("b.html", f"<title>本</title><main><p>{''.join(characters)}</p></main>")
        self.assertEqual(1, self.hidden(), f"seed {self.seed}")


if __name__ == "__main__":
    main()
