"""The content of web pages: the text that a reader came for, without navigation, banners, sidebars and footers."""

import ctypes
from dataclasses import dataclass
from typing import Optional

import xapian  # type: ignore

from . import _library
from ._library import Bytes, call, copied, given_bytes, library, utf8


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


def extract(html: Bytes, db: Optional[xapian.Database] = None, url: str = "", charset: str = "") -> PageContent:
    """The content of a web page: what `xapian-neardup extract` prints and `xapian-neardup index` signs.

    >>> extract("<nav>Home News</nav><main><p>Only the main text counts.</p></main>").text
    'Only the main text counts.'

    html     str, or bytes
    db, url  a database and the URL of the page: also leaves out what `index` has learned to be repeated on its site
    charset  of bytes, as HTTP's Content-Type names it; by default as the page declares it, or as it is detected

    annotate() and find() take the result like a text. Raises InvalidArgumentError for an unknown charset. Cost: linear.
    """
    content = utf8(html)
    frame = b""
    if db is not None:
        key = _library.CKey()
        name = utf8(url)
        call(library.neardup_frame_key, name, len(name), ctypes.byref(key))
        frame = bytes(db.get_metadata(key.text)) if key.text else b""
    page = ctypes.POINTER(_library.CPage)()
    encoding = b"UTF-8" if isinstance(html, str) else charset.encode()
    call(library.neardup_page_new, content, len(content), encoding, given_bytes(frame), ctypes.byref(page))
    try:
        given = page.contents
        return PageContent(copied(given.title).decode(), copied(given.content).decode(),
                           copied(given.left_out).decode(), given.rules)
    finally:
        library.neardup_page_free(page)
