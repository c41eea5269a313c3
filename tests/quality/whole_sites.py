#!/usr/bin/python3
"""What `index --group` hides, misses and leaves unsigned on whole sites, judged from the pages alone.

    whole_sites.py TOOL PAGES.tar.zst WORK_DIR [SITE...]

Unpacks the sites into WORK_DIR, indexes each with `--content main` and `--content all`, and prints a table. All pages are
indexed (`--ignore-exclusions`): many copies are pages that their site excludes. One more line counts what is left without
that option. The judge knows nothing of the program. It cuts each page into blocks of text with lxml. A block that stands under more than a tenth of the
site's names (canonical URL, else title, else path) is frame. The words of the other blocks are the page's own. Columns:

    hidden     pages behind another one
    other      of these: own words are others (Jaccard index of the words with their counts < .6), at least 20 on one page
    short      the same, with fewer than 20 on both pages
    copies     pages of one canonical URL whose own words agree by .9, beyond the first: collapsed, of all
    equal      pages with the same title and the same own blocks in the same order, beyond the first: collapsed, of all
    same       pages with the same title and all blocks the same, beyond the first: collapsed, of all. `equal` has more: pages
               that differ in a line that many others have, such as "Showing 0 Subscribers" and "Showing 0 Subscriptions"
    unsigned   pages of at least 20 own words without a signature

Below the table: the pages of `other` and `short`, to be looked at. Needs python3-lxml, python3-xapian and zstd."""

import collections
import hashlib
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

import lxml.html
import xapian

CHOICES = ("main", "all")
EXCLUDED = "main, without excluded pages"  # a row of totals
BLOCKS = set("p div li td th h1 h2 h3 h4 h5 h6 section article header footer nav aside main ul ol dl dt dd table tr tbody thead "
             "form fieldset figure figcaption blockquote pre option select button label br hr".split())
UNREAD = {"script", "style", "template", "svg"}
WORD = re.compile(r"\w+")
FEW_WORDS = 60  # of a page whose <noscript> is read, too
SHORT = 20
FRAME = 0.1
OTHER, COPY = 0.6, 0.9

sys.setrecursionlimit(100_000)

Page = collections.namedtuple("Page", "blocks canonical title")  # blocks: [(hash, words with counts)]


def text_blocks(body, unread):
    found, current = [], []

    def flush():
        text = " ".join(" ".join(current).split())
        if WORD.search(text):
            found.append(text)
        current.clear()

    def walk(element):
        if isinstance(element.tag, str) and element.tag not in unread:
            if element.tag in BLOCKS:
                flush()
            current.append(element.text or "")
            for child in element:
                walk(child)
            if element.tag in BLOCKS:
                flush()
        current.append(element.tail or "")

    walk(body)
    flush()
    return found


def parsed(data):
    try:
        data.decode()
        return lxml.html.document_fromstring(data, parser=lxml.html.HTMLParser(encoding="utf8"))
    except UnicodeDecodeError:
        return lxml.html.document_fromstring(data)


def declared_url(tree, base):
    """Without scheme, fragment and the name of an index; nothing if a page names none, or several."""
    links = [link.get("href") for link in tree.iter("link") if (link.get("rel") or "").lower() == "canonical"]
    metas = [meta.get("content") for meta in tree.iter("meta") if meta.get("property") == "og:url"]
    urls = {urllib.parse.urljoin(base, url.strip()) for url in links if url} or {
        urllib.parse.urljoin(base, url.strip()) for url in metas if url}
    if len(urls) != 1:
        return None
    parts = urllib.parse.urlsplit(urls.pop())
    path = re.sub(r"(^|/)index\.html?$", r"\1", urllib.parse.unquote(parts.path).strip("/")).strip("/")
    return parts.netloc.lower() + "/" + path + ("?" + parts.query if parts.query else "")


def read_page(job):
    path, site = job
    with open(path, "rb") as file:
        data = file.read().replace(b"\0", b"")
    try:
        tree = parsed(data)
    except (lxml.etree.LxmlError, ValueError):
        return path, Page([], None, "")
    canonical = declared_url(tree, "http://site.invalid/" + os.path.relpath(path, site))
    body = tree.find("body")
    blocks = text_blocks(body, UNREAD | {"noscript"}) if body is not None else []
    if body is not None and sum(len(WORD.findall(block)) for block in blocks) < FEW_WORDS:
        blocks = text_blocks(body, UNREAD)
    return path, Page([(hashlib.md5(block.encode()).digest()[:8], collections.Counter(word.lower() for word in WORD.findall(block)))
                       for block in blocks], canonical, " ".join((tree.findtext(".//title") or "").split()))


def last_part(path):
    return os.path.basename(re.sub(r"(/index)?\.html?$", "", path))


def jaccard(one, other):
    union = (one | other).total()
    return (one & other).total() / union if union else 1.0


class Site:
    def __init__(self, folder):
        self.folder = folder
        paths = sorted(os.path.join(place, name) for place, _, names in os.walk(folder)
                       for name in names if name.lower().endswith((".html", ".htm")))
        with multiprocessing.Pool() as pool:
            self.pages = dict(pool.imap(read_page, [(path, folder) for path in paths], 50))
        titles = {page.title for page in self.pages.values()}
        self.has_titles = 2 * len(titles) >= len(paths)
        pairs = {(key, self.name(path)) for path, page in self.pages.items() for key, _ in page.blocks}
        names = collections.Counter(key for key, _ in pairs)
        most = max(3, FRAME * len({self.name(path) for path in paths}))
        self.frame = {key for key, count in names.items() if count > most}
        self.own = {path: sum((words for key, words in page.blocks if key not in self.frame), collections.Counter())
                    for path, page in self.pages.items()}
        self.worded = {path for path in paths if self.own[path].total() >= SHORT}

    def name(self, path):
        page = self.pages[path]
        return page.canonical or (page.title if self.has_titles and page.title else path)

    def copies(self):
        """Classes of pages of one canonical URL with nearly the same words."""
        for rest in self.classes(lambda page: page.canonical):
            while len(rest) > 1:
                near = [path for path in rest if jaccard(self.own[rest[0]], self.own[path]) >= COPY]
                yield near
                rest = [path for path in rest if path not in near]

    def equal(self):
        """Classes of pages with one title and one text of their own."""
        return self.classes(lambda page: (page.title, tuple(key for key, _ in page.blocks if key not in self.frame)))

    def same(self):
        """Classes of pages with one title and one text, frame and all."""
        return self.classes(lambda page: (page.title, tuple(key for key, _ in page.blocks)))

    def classes(self, key_of):
        by_key = collections.defaultdict(list)
        for path in sorted(self.worded):
            if key_of(self.pages[path]) is not None:
                by_key[key_of(self.pages[path])].append(path)
        return [paths for paths in by_key.values() if len(paths) > 1]


def index(tool, folder, *options):
    """The groups, each as the path of its representative and those of its members, the pages without a signature, and all
    pages."""
    work = tempfile.mkdtemp()
    try:
        database = os.path.join(work, "db")
        run = subprocess.run([tool, "index", database, folder, "--group", "--quiet", *options],
                             capture_output=True, text=True, check=False)
        if run.returncode not in (0, 1):  # 1: some files have no text
            sys.exit(f"{folder}: {run.stderr}")
        listed = subprocess.run([tool, "groups", database, "--format", "jsonl"], capture_output=True, text=True, check=True)
        db = xapian.Database(database)
        paths, unsigned = {}, set()
        for posting in db.postlist(""):
            document = db.get_document(posting.docid)
            url = re.search(rb"^url=file://(.*)$", document.get_data(), re.M)
            paths[posting.docid] = urllib.parse.unquote(url[1].decode("utf8", "replace"))
            if not document.get_value(66):
                unsigned.add(paths[posting.docid])
        groups = map(json.loads, listed.stdout.splitlines())
        return [(paths[group["representative_docid"]], [paths[docid] for docid in group["member_docids"]])
                for group in groups], unsigned, set(paths.values())
    finally:
        shutil.rmtree(work)


def collapsed(classes, group_of, indexed):
    copies = done = 0
    for paths in classes:
        paths = indexed.intersection(paths)
        copies += max(len(paths) - 1, 0)
        done += len(paths) - len({group_of.get(path, path) for path in paths})
    return done, copies


def judge(site, groups, unsigned, indexed):
    """The numbers of a row, and the pages to look at."""
    row, wrong = collections.Counter(pages=len(indexed.intersection(site.pages))), []
    for shown, members in groups:
        for path in set(members) - {shown}:
            row["hidden"] += 1
            one, other = site.own[path], site.own[shown]
            page = site.pages[path]
            same_title = not page.canonical and page.title and page.title == site.pages[shown].title
            if jaccard(one, other) >= OTHER or (same_title and last_part(path) == last_part(shown)):
                continue
            kind = "other" if max(one.total(), other.total()) >= SHORT else "short"
            row[kind] += 1
            wrong.append((kind, round(jaccard(one, other), 2), os.path.relpath(path, site.folder),
                          os.path.relpath(shown, site.folder)))
    group_of = {path: shown for shown, members in groups for path in members}
    for name, classes in (("copies", site.copies()), ("equal", site.equal()), ("same", site.same())):
        row[name + " collapsed"], row[name] = collapsed(classes, group_of, indexed)
    row["unsigned"] = len(site.worded & unsigned)
    return row, wrong


def printed(name, row):
    shares = " | ".join(f"{row[kind + ' collapsed']:,} of {row[kind]:,}" for kind in ("copies", "equal", "same"))
    print(f"| {name} | {row['pages']:,} | {row['hidden']:,} | {row['other']} | {row['short']} | {shares} | {row['unsigned']} |",
          flush=True)


def main(tool, archive, work, *names):
    folder = os.path.join(work, "sites")
    if not os.path.isdir(folder):
        os.makedirs(folder + ".part", exist_ok=True)
        subprocess.run(["tar", "--zstd", "-xf", archive, "-C", folder + ".part"], check=True)
        os.rename(folder + ".part", folder)
    totals, wrong = {row: collections.Counter() for row in (*CHOICES, EXCLUDED)}, []
    print("| site | pages | hidden | other | short | copies collapsed | equal collapsed | same collapsed | unsigned |")
    print("|---" * 9 + "|")
    for name in names or sorted(os.listdir(folder)):
        site = Site(os.path.realpath(os.path.join(folder, name)))
        for content in CHOICES:
            row, found = judge(site, *index(tool, site.folder, "--ignore-exclusions", "--content", content))
            totals[content].update(row)
            wrong += [(name, content, *pair) for pair in found]
            printed(f"{name}, {content}", row)
        totals[EXCLUDED].update(judge(site, *index(tool, site.folder))[0])
    for content, total in totals.items():
        printed(f"**all, {content}**", total)
    print("\nTo be looked at:")
    for pair in wrong:
        print("  ", *pair)


main(os.path.abspath(sys.argv[1]), *sys.argv[2:])
