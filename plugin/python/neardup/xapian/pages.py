"""The content of web pages, with what a database knows of their sites."""

from typing import Optional

import xapian  # type: ignore

from .. import _library, pages
from .._library import Bytes, library, made, sized, utf8
from ..pages import PageContent


def extract(html: Bytes, db: Optional[xapian.Database] = None, url: str = "", charset: str = "") -> PageContent:
    """neardup.extract() that also leaves out what `index` has learned to be repeated on the site of a page.

    db, url  a database and the URL of the page

    annotate() and find() take the result like a text.
    """
    frame = b""
    if db is not None:
        key = made(library.neardup_frame_key, *sized(utf8(url, "url")), to=_library.CKey)
        frame = bytes(db.get_metadata(key.text)) if key.text else b""
    return pages.extract(html, charset, frame)
