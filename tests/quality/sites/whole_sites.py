#!/usr/bin/python3
"""What `index --group` hides, misses and leaves unsigned on whole sites, judged from the pages alone.

    whole_sites.py TOOL PAGES.tar.zst WORK_DIR [SITE...]

Unpacks the sites into WORK_DIR, indexes each with `--content main` and `--content all`, and prints a table. All pages are
indexed (`--ignore-exclusions`): many copies are pages that their site excludes. One more line counts what is left without
that option. The judge knows nothing of the program. It cuts each page into blocks of text with lxml. A block that stands, but for its
figures and the names of days and months, under more than a tenth of the site's names (canonical URL, else title, else path) is frame: so
counters and times are. So are blocks without other words, and baskets. The words of the other blocks are the page's own. Columns:

    hidden     pages behind another one
    other      of these: own words are others (Jaccard index of the words with their counts < .6), at least 20 on one page
    short      the same, with fewer than 20 on both pages
    titles     hidden pages with another title and another first headline than the page that is shown, and not with the same
               canonical URL
    shown      groups that do not show a page at its own canonical URL, though they have one: all, and those of them where all
               others reach the threshold with it
    copies     pages of one canonical URL whose own words agree by .9, beyond the first: collapsed, of all
    equal      pages with the same title and the same own blocks in the same order, beyond the first: collapsed, of all; here
               counters, times and baskets are not frame
    same       pages with the same title and all blocks the same, beyond the first: collapsed, of all. `equal` has more: pages
               that differ in a line that many others have, such as "Showing 0 Subscribers" and "Showing 0 Subscriptions"
    unsigned   pages of at least 20 own words without a signature

Copies, equal and same pages count if they are in the index.
Below the table: the pages of `other`, `short`, `titles` and `shown`, to be looked at. Needs python3-lxml, python3-xapian and zstd."""

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
BASKET = re.compile(r"(^|[\s_-])(mini)?(cart|basket)($|[\s_-])")  # in a class or an id
FIGURES = re.compile(r"\d+(?:st|nd|rd|th)?|\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:jan|febr)(?:uary)?|feb|mar(?:ch)?|"
                     r"apr(?:il)?|may|june?|july?|aug(?:ust)?|(?:sept?|nov|dec)(?:ember)?|oct(?:ober)?|today|yesterday|am|pm|ago|"
                     r"(?:second|minute|hour|day|week|month|year)s?)\b", re.I)
WORD = re.compile(r"\w+")
FEW_WORDS = 60  # of a page whose <noscript> is read, too
SHORT = 20
FRAME = 0.1
OTHER, COPY = 0.6, 0.9

sys.setrecursionlimit(100_000)

Page = collections.namedtuple("Page", "blocks canonical title headline")
Block = collections.namedtuple("Block", "key form words")  # hash, hash without figures or None, words with their counts


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
            if element is body or not BASKET.search(" ".join((element.get("class", ""), element.get("id", ""))).lower()):
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


def block_of(text):
    form = FIGURES.sub("0", text)
    return Block(hashed(text), hashed(form) if re.search(r"[^\W\d]", form) else None,
                 collections.Counter(word.lower() for word in WORD.findall(text)))


def hashed(text):
    return hashlib.md5(text.encode()).digest()[:8]


def place(url):
    """Host, path and query of a URL, decoded, without the name of an index and the ending of a page."""
    parts = urllib.parse.urlsplit(url)
    path = re.sub(r"(^|/)index\.html?$", r"\1", urllib.parse.unquote(parts.path).strip("/")).strip("/")
    return parts.netloc.lower() + "/" + path + ("?" + parts.query if parts.query else "")


def declared_url(tree, base):
    """Without scheme, fragment and the name of an index; nothing if a page names none, or several."""
    links = [link.get("href") for link in tree.iter("link") if (link.get("rel") or "").lower() == "canonical"]
    metas = [meta.get("content") for meta in tree.iter("meta") if meta.get("property") == "og:url"]
    urls = {urllib.parse.urljoin(base, url.strip()) for url in links if url} or {
        urllib.parse.urljoin(base, url.strip()) for url in metas if url}
    if len(urls) != 1:
        return None
    return place(urls.pop())


def read_page(job):
    path, site = job
    with open(path, "rb") as file:
        data = file.read().replace(b"\0", b"")
    try:
        tree = parsed(data)
    except (lxml.etree.LxmlError, ValueError):
        return path, Page([], None, "", "")
    canonical = declared_url(tree, "http://site.invalid/" + urllib.parse.quote(os.path.relpath(path, site)))
    body = tree.find("body")
    blocks = text_blocks(body, UNREAD | {"noscript"}) if body is not None else []
    if body is not None and sum(len(WORD.findall(block)) for block in blocks) < FEW_WORDS:
        blocks = text_blocks(body, UNREAD)
    headline = next(tree.iter("h1"), None)
    return path, Page([block_of(block) for block in blocks], canonical, " ".join((tree.findtext(".//title") or "").split()),
                      " ".join(headline.text_content().split()) if headline is not None else "")


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
        self.frame = {None} | self.repeated(lambda block: block.form)
        self.exact_frame = self.repeated(lambda block: block.key)
        self.own = {path: sum((block.words for block in page.blocks if block.form not in self.frame), collections.Counter())
                    for path, page in self.pages.items()}
        self.worded = {path for path in paths if self.own[path].total() >= SHORT}

    def repeated(self, key_of):
        """What stands under more than a tenth of the site's names."""
        pairs = {(key_of(block), self.name(path)) for path, page in self.pages.items() for block in page.blocks}
        most = max(3, FRAME * len({self.name(path) for path in self.pages}))
        return {key for key, count in collections.Counter(key for key, _ in pairs).items() if count > most}

    def name(self, path):
        page = self.pages[path]
        return page.canonical or (page.title if self.has_titles and page.title else path)

    def is_canonical(self, path):
        """Whether a page is at the canonical URL that it names: the end of its path says the same."""
        url = self.pages[path].canonical
        if url is None:
            return False
        here, there = ("/" + re.sub(r"\.html?$", "", name) for name in (
            place(urllib.parse.quote(os.path.relpath(path, self.folder))).strip("/"), urllib.parse.unquote(url.partition("/")[2])))
        return here == there or (there != "/" and here.endswith(there)) or (here != "/" and there.endswith(here))

    def copies(self):
        """Classes of pages of one canonical URL with nearly the same words."""
        for rest in self.classes(lambda page: page.canonical):
            while len(rest) > 1:
                near = [path for path in rest if jaccard(self.own[rest[0]], self.own[path]) >= COPY]
                yield near
                rest = [path for path in rest if path not in near]

    def equal(self):
        """Classes of pages with one title and one text of their own, figures and all."""
        return self.classes(lambda page: (page.title, tuple(block.key for block in page.blocks if block.key not in self.exact_frame)))

    def same(self):
        """Classes of pages with one title and one text, frame and all."""
        return self.classes(lambda page: (page.title, tuple(block.key for block in page.blocks)))

    def classes(self, key_of):
        by_key = collections.defaultdict(list)
        for path in sorted(self.worded):
            if key_of(self.pages[path]) is not None:
                by_key[key_of(self.pages[path])].append(path)
        return [paths for paths in by_key.values() if len(paths) > 1]


Group = collections.namedtuple("Group", "shown members ahead")  # ahead: members at their own URL, and whether all are near them


def group_of_row(tool, database, site, row, paths):
    shown, members = paths[row["representative_docid"]], [paths[docid] for docid in row["member_docids"]]
    ahead = {}
    if not site.is_canonical(shown):
        for docid in row["member_docids"]:
            if site.is_canonical(paths[docid]):
                found = subprocess.run([tool, "find", database, "--docid", str(docid), "--format", "jsonl"], capture_output=True,
                                       text=True, check=True).stdout
                near = {json.loads(line)["docid"] for line in found.splitlines()} | {docid}
                ahead[paths[docid]] = near.issuperset(row["member_docids"])
    return Group(shown, members, ahead)


def index(tool, site, *options):
    """The groups, the pages without a signature, and all pages."""
    folder = site.folder
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
        return [group_of_row(tool, database, site, group, paths) for group in groups], unsigned, set(paths.values())
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

    def note(kind, path, shown):
        row[kind] += 1
        wrong.append((kind, round(jaccard(site.own[path], site.own[shown]), 2), os.path.relpath(path, site.folder),
                      os.path.relpath(shown, site.folder)))

    for shown, members, ahead in groups:
        for path in set(members) - {shown}:
            row["hidden"] += 1
            page, front = site.pages[path], site.pages[shown]
            one_page = page.canonical is not None and page.canonical == front.canonical
            if page.title and front.title and page.title != front.title and page.headline != front.headline and not one_page:
                note("titles", path, shown)
            same_title = not page.canonical and page.title and page.title == front.title
            if jaccard(site.own[path], site.own[shown]) < OTHER and not (same_title and last_part(path) == last_part(shown)):
                note("other" if max(site.own[path].total(), site.own[shown].total()) >= SHORT else "short", path, shown)
        if ahead:
            row["shown"] += 1
        if any(ahead.values()):
            note("could be shown", max(ahead, key=ahead.get), shown)
    group_of = {path: group.shown for group in groups for path in group.members}
    for name, classes in (("copies", site.copies()), ("equal", site.equal()), ("same", site.same())):
        row[name + " collapsed"], row[name] = collapsed(classes, group_of, indexed)
    row["unsigned"] = len(site.worded & unsigned)
    return row, wrong


def printed(name, row):
    shares = " | ".join(f"{row[kind + ' collapsed']:,} of {row[kind]:,}" for kind in ("copies", "equal", "same"))
    print(f"| {name} | {row['pages']:,} | {row['hidden']:,} | {row['other']} | {row['short']} | {row['titles']} | "
          f"{row['shown']}, {row['could be shown']} | {shares} | {row['unsigned']} |",
          flush=True)


def main(tool, archive, work, *names):
    folder = os.path.join(work, "sites")
    if not os.path.isdir(folder):
        os.makedirs(folder + ".part", exist_ok=True)
        subprocess.run(["tar", "--zstd", "-xf", archive, "-C", folder + ".part"], check=True)
        os.rename(folder + ".part", folder)
    totals, wrong = {row: collections.Counter() for row in (*CHOICES, *([EXCLUDED] if len(CHOICES) > 1 else []))}, []
    print("| site | pages | hidden | other | short | titles | shown | copies collapsed | equal collapsed | same collapsed | unsigned |")
    print("|---" * 11 + "|")
    for name in names or sorted(os.listdir(folder)):
        site = Site(os.path.realpath(os.path.join(folder, name)))
        for content in CHOICES:
            row, found = judge(site, *index(tool, site, "--ignore-exclusions", "--content", content))
            totals[content].update(row)
            wrong += [(name, content, *pair) for pair in found]
            printed(f"{name}, {content}", row)
        if len(CHOICES) > 1:
            totals[EXCLUDED].update(judge(site, *index(tool, site))[0])
    for content, total in totals.items():
        printed(f"**all, {content}**", total)
    print("\nTo be looked at:")
    for pair in wrong:
        print("  ", *pair)


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), *sys.argv[2:])
