"""The content of web pages: the text that a reader came for, without navigation, banners, sidebars and footers."""

import ctypes
from dataclasses import dataclass

from . import _library
from ._library import Bytes, copied, given_bytes, library, made, sized, utf8


@dataclass(frozen=True)
class PageContent:
    """The text of a page, a line for each block."""

    title: str
    """One line; not part of the content."""
    text: str
    """The content; empty if the page has none. Index it with positions and without a prefix."""
    left_out: str
    """The rest of the text. Index it without positions."""
    rules: int
    """Version of the rules that chose, at least 1."""
    canonical: str = ""
    """URL under which the site wants the page to be known; empty if it names none."""
    evidence: bytes = b""
    """The headline and what else copies must share, as hashes; empty: the content is enough."""


def extract(html: Bytes, charset: str = "", frame: bytes = b"") -> PageContent:
    """The content of a web page: what `xapian-neardup extract` prints and `xapian-neardup index` signs.

    >>> extract("<nav>Home News</nav><main><p>Only the main text counts.</p></main>").text
    'Only the main text counts.'

    html     str, or bytes
    charset  of bytes, as HTTP's Content-Type names it; by default as the page declares it, or as it is detected
    frame    what the pages of its site repeat, as a database keeps it (neardup.xapian.extract)

    Parts that the page keeps out of searches by comments (htdig_noindex, UdmComment, googleoff: index) are left out. A page
    that says "noindex" to robots is read like others.

    Signer.sign() takes the result like a text. Raises InvalidArgumentError for an unknown charset. Cost: linear.
    """
    content = utf8(html, "html")
    encoding = b"UTF-8" if isinstance(html, str) else charset.encode()
    page = made(library.neardup_page_new, *sized(content), encoding, given_bytes(frame), to=ctypes.POINTER(_library.CPage))
    try:
        given = page.contents
        return PageContent(copied(given.title).decode(), copied(given.content).decode(),
                           copied(given.left_out).decode(), given.rules, copied(given.canonical).decode(),
                           copied(given.evidence))
    finally:
        library.neardup_page_free(page)
