"""Near-duplicates in Xapian databases, for use with Debian's python3-xapian.

    import xapian
    import neardup.xapian as neardup

    signer = neardup.Signer()                    # the scheme "standard"
    db = xapian.WritableDatabase("site.db", xapian.DB_CREATE_OR_OPEN)
    neardup.prepare(db, signer)                  # once for each database
    ...
    signer.annotate(document, text)              # before add_document() or replace_document()
    ...
    for match in neardup.find(db, docid):        # or find(db, "some text")
        print(match.docid, match.jaccard, match.exact)

Values, terms and metadata are byte for byte what the program xapian-neardup writes. So its commands work on these
databases, and these functions work on its databases. `xapian-neardup group` forms groups; then collapse() shows each
text once, and members() lists the documents behind a hit.

Threads: you may share a Signer, but its calls wait for each other; with one Signer a thread they do not. Use Xapian's
databases and documents in one thread at a time.
"""

try:
    import xapian as _  # type: ignore  # noqa: F401
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError("neardup.xapian needs Xapian's bindings: apt install python3-xapian, "
                              "and use the system's python3", name=_error.name) from None

from .. import __version__
from ..errors import (DamagedValueError, InvalidArgumentError, LibraryError, NeardupError, NotSignedError,
                      SchemeMismatch, UnknownTokenizerError)
from ..pages import PageContent
from ..scheme import Scheme
from ..signer import Signature
from ..similarity import Similarity
from .finding import Match, find
from .groups import CollapsedHit, CollapsedPage, Member, collapse, group_of, members, rank_representatives_first
from .metadata import prepare, scheme_of, signer_of
from .pages import extract
from .signer import Signer

__all__ = [
    "CollapsedHit", "CollapsedPage", "DamagedValueError", "InvalidArgumentError", "LibraryError", "Match", "Member", "NeardupError", "NotSignedError",
    "PageContent", "Scheme", "SchemeMismatch", "Signature", "Signer", "Similarity", "UnknownTokenizerError",
    "collapse", "extract", "find", "group_of", "members", "prepare", "rank_representatives_first", "scheme_of",
    "signer_of",
]
