"""The content of web pages, with what a database knows of their sites."""

from typing import Optional
from urllib.parse import unquote_to_bytes

import xapian  # type: ignore

from .. import _library, pages
from .._library import Bytes, library, made, sized, utf8
from ..pages import PageContent

FILE_URL = "file://"
BASE_URLS = "neardup:base-urls"
FRAME_KEYS = b"neardup:frame:"
LONGEST_FOLDER = 180  # bytes; longer ones are recorded by a hash, for their own pages alone


def extract(html: Bytes, db: Optional[xapian.Database] = None, url: str = "", charset: str = "") -> PageContent:
    """neardup.extract() that also leaves out what `index` has learned to be repeated on the site of a page.

    db, url  a database and the URL of the page; a file: URL belongs to the indexed folder above the file

    annotate() and find() take the result like a text.
    """
    return pages.extract(html, charset, _frame(db, url) if db is not None else b"")


def _web_url(db: xapian.Database, url: str) -> str:
    """The URL that `index --base-url` gave a file: that of the innermost folder, and the rest of the path."""
    if not url.startswith(FILE_URL):
        return url
    path = url[len(FILE_URL):]
    lines = (line.split(" ", 1) for line in bytes(db.get_metadata(BASE_URLS)).decode(errors="replace").splitlines())
    bases = [(len(line[0]), line[1]) for line in lines if len(line) == 2 and path.startswith(line[0])]
    if not bases:
        return url
    size, base = max(bases)
    return base + path[size:]


def _frame(db: xapian.Database, url: str) -> bytes:
    key = made(library.neardup_frame_key, *sized(utf8(_web_url(db, url), "url")), to=_library.CKey)
    if key.text:
        return bytes(db.get_metadata(key.text))
    folder = unquote_to_bytes(url[len(FILE_URL):]) if url.startswith(FILE_URL) else b""
    while b"/" in folder[1:]:
        folder = folder[:folder[:-1].rindex(b"/") + 1]
        frame = bytes(db.get_metadata(FRAME_KEYS + folder)) if len(folder) <= LONGEST_FOLDER else b""
        if frame:
            return frame
    return b""
