#!/usr/bin/env python3
"""parse_html() makes the trees that html5lib makes, of random tag soup.

    html5lib_test.py PATH_OF_print_tree [--documents N] [--seed N]

html5lib 1.1 is from 2020. EXCLUDED names the pieces for which the standard has other rules today; documents have none of
them. The unit tests have them. Exit 77: html5lib is not there."""

import argparse
import random
import signal
import subprocess
import sys

try:
    from today_html5lib import MATH, SVG, parsed
except ImportError:
    print("python3-html5lib is not installed")
    sys.exit(77)

BATCH = 500
MOST_SECONDS = 5

# What html5lib 1.1 does not know, or parses by rules that the standard has given up since; and what is different here.
EXCLUDED = {
    "template": "it has no templates",
    "select": "the insertion mode 'in select' is gone since 2025: a select has any content",
    "option": "the same", "optgroup": "the same",
    "noscript": "plugin/intake/html/html_parser.h says why its end tag closes everything in it",
    "frameset": "plugin/intake/html/html_parser.h says that there are none", "frame": "the same",
    "rb": "it has no rtc, and other rules for the parts of ruby", "rp": "the same", "rt": "the same", "rtc": "the same",
}

INLINE = "a abbr b big code em font i nobr s small span strike strong sub tt u var ruby label q bdo".split()
BLOCK = ("address article aside blockquote center details dir div dl fieldset figcaption figure footer header hgroup "
         "main menu nav ol p section summary ul h1 h2 h3 h4 h5 h6 li dd dt pre listing form button".split())
TABLE = "table tbody thead tfoot tr td th caption colgroup col".split()
VOID = "area br embed img input hr wbr keygen param source track image".split()
HEAD = "base basefont bgsound link meta title style script head body html".split()
OTHER = ("applet marquee object iframe noembed noframes xmp textarea plaintext canvas video audio "
         "unknown x-y custom".split())
FOREIGN = ("svg math desc title foreignObject mi mo mn ms mtext annotation-xml mglyph malignmark g path "
           "clipPath tspan".split())
HTML_NAMES = set(INLINE + BLOCK + TABLE + VOID + HEAD + OTHER) - {"title"} | set(EXCLUDED)
assert not set(EXCLUDED) & set(INLINE + BLOCK + TABLE + VOID + HEAD + OTHER + FOREIGN)
TEXTS = ["x", "y ", " ", "\n", "  z", "\t", "\r\n", "\r", "é", "中", "a<b", "< ", "<", "&amp;", "&lt", "&notit;", "&#65;", "&#x41",
         "&#128;", "&#0;", "&#xD800;", "&#x110000;", "&copy", "&copy1", "&unknown;", "&", "&;", "&#", "&#x;", "&nGt;", "]]>",
         "-->", "--", ">", '"', "'", "/", "=", "&ampx", "&NotEqualTilde;"]
MARKUP = ["<!-- c -->", "<!---->", "<!-->", "<!--->", "<!--a--!>", "<!--a-->", "<!--a--b-->", "<!", "<!x>", "</>", "</ x>",
          "<?xml v?>", "<![CDATA[c]]>", "<![CDATA[", "</", "<!--", "<!DOCTYPE html>", "<!doctype>", "<!--a--!-->",
          "<!doctype html PUBLIC '-//W3C//DTD HTML 3.2//EN'>",
          "<!DOCTYPE html SYSTEM 'about:legacy-compat'>", "<!doctype x>",
          "<script><!--<script></script>", "--></script>", "<script>a<b</script>", "<style>a<b</style>",
          "<title>a&amp;<b></title>", "<textarea>\nq</textarea>", "<pre>\n", "<script><!--a</script>", "<script><!-->b</script>",
          "<xmp>&amp;<a></xmp>", "<svg/>", "<math/>", "<svg><![CDATA[<b>]]>", "<a/>", "<p/>"]
ATTRIBUTES = ["", "", "", "", " a=b", " a", " A='c&amp;d'", ' href="x&copy=1&copy;"', " a=b a=c", " class=x", " color=red", " /a=c",
              " =a", " a = 'b' c", " type=hidden", " type=text", " encoding=text/html", "/", " x=&lt", " x=1>\"", " a=b/", " size=3",
              " a='>'", " \"", "\nk\n=\nv"]
KINDS = [(INLINE, 6), (BLOCK, 5), (TABLE, 5), (VOID, 2), (HEAD, 1), (OTHER, 1), (FOREIGN, 2)]


def cased(rng, name):
    return name.upper() if rng.random() < 0.1 else name


def tag(rng, names):
    name = cased(rng, rng.choice(names))
    if rng.random() < 0.4:
        return f"</{name}>"
    return f"<{name}{rng.choice(ATTRIBUTES)}>"


def document(rng):
    """A few kinds of tags only, so that what belongs together meets."""
    kinds = rng.choices([names for names, _ in KINDS], [weight for _, weight in KINDS], k=3)
    if rng.random() < 0.5:  # few names
        kinds = [rng.sample(names, min(len(names), 4)) for names in kinds]
    pieces = ["<!DOCTYPE html>"] if rng.random() < 0.5 else []
    for _ in range(rng.randint(1, 40)):
        chance = rng.random()
        if chance < 0.65:
            pieces.append(tag(rng, rng.choice(kinds)))
        elif chance < 0.93:
            pieces.append(rng.choice(TEXTS))
        else:
            pieces.append(rng.choice(MARKUP))
    return "".join(pieces)


def escaped(text):
    return '"' + "".join(chr(byte) if 32 < byte < 127 and byte != 92 else f"\\x{byte:02x}" for byte in text.encode()) + '"\n'


def shown(element, depth, lines):
    indent = " " * depth
    lines.append(f"{indent}<{element.nodeName.lower()}>\n")
    lines.extend(sorted(f"{indent} {name.lower()}={escaped(value)}" for name, value in element.attributes.items()))
    shown_content(element, depth + 1, lines)


def shown_content(node, depth, lines):
    text = ""
    for child in node.childNodes:
        if child.nodeType == child.TEXT_NODE:
            text += child.data
        elif child.nodeType == child.ELEMENT_NODE:
            if text:
                lines.append(" " * depth + escaped(text))
            text = ""
            shown(child, depth, lines)
    if text:
        lines.append(" " * depth + escaped(text))


class Unknown(Exception):
    """html5lib has no right tree for a document."""


def check_names(node):
    """html5lib takes any element of SVG named td for a cell, and may even never end then."""
    for child in node.childNodes:
        if child.nodeType == child.ELEMENT_NODE:
            if child.namespaceURI in (SVG, MATH) and child.nodeName in HTML_NAMES:
                raise Unknown
            check_names(child)


def on_alarm(*_):
    raise Unknown


def expected(page):
    signal.setitimer(signal.ITIMER_REAL, MOST_SECONDS)
    document = parsed(page)
    signal.setitimer(signal.ITIMER_REAL, 0)
    check_names(document)
    lines = []
    shown_content(document, 0, lines)
    return "".join(lines)


def trees(program, pages):
    given = b"".join(b"%d\n%s" % (len(page), page) for page in (page.encode() for page in pages))
    output = subprocess.run([program], input=given, stdout=subprocess.PIPE, check=True).stdout
    place = 0
    for _ in pages:
        end = output.index(b"\n", place)
        size = int(output[place:end])
        yield output[end + 1:end + 1 + size].decode()
        place = end + 1 + size


def is_wrong(page, got):
    try:
        return got != expected(page)
    except (Unknown, AssertionError):  # its own assertions
        return False


def differs(program, page):
    return is_wrong(page, next(trees(program, [page])))


def reduced(program, page):
    """A page that differs, too, and of which nothing can be left out."""
    size = len(page) // 2
    while size > len(page) // 64:
        place = 0
        while place < len(page):
            shorter = page[:place] + page[place + size:]
            if differs(program, shorter):
                page = shorter
            else:
                place += size
        size //= 2
    return page


def compare(program, pages):
    """The number of documents whose trees differ; the first one is printed."""
    failed = [page for page, got in zip(pages, trees(program, pages)) if is_wrong(page, got)]
    if failed:
        page = reduced(program, failed[0])
        print(f"{page!r}\nhtml5lib:\n{expected(page)}here:\n{next(trees(program, [page]))}")
    return len(failed)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--documents", type=int, default=2500)
    options.add_argument("--seed", type=int, default=random.randrange(2**32))
    given = options.parse_args()
    print(f"seed {given.seed}")
    signal.signal(signal.SIGALRM, on_alarm)
    rng = random.Random(given.seed)
    failed = 0
    for first in range(0, given.documents, BATCH):
        pages = [document(rng) for _ in range(min(BATCH, given.documents - first))]
        failed += compare(given.program, pages)
        if failed:
            break
    print(f"{given.documents} documents, {failed} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
