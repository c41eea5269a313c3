"""Near-duplicate texts: which are nearly the same, compared word for word.

    import neardup

    result = neardup.dedupe(texts)               # a list, a generator, a column of a data frame
    clean = [texts[i] for i in result.kept]
    for group in result.groups:
        print(group.members, group.least_similarity)

dedupe() groups texts in memory, signatures() signs them on all cores, and Index() takes a stream. Signer signs and
compares single texts. The groups are those of the program xapian-neardup. neardup.xapian signs and finds documents in
Xapian databases; it needs python3-xapian, nothing else here does.

Threads: the GIL is free while texts are signed and compared. You may share a Signer, but its calls wait for each other.
"""

from ._library import library_version
from .bulk_signing import Signatures, signatures
from .dedupe_texts import dedupe
from .errors import (DamagedValueError, InvalidArgumentError, LibraryError, NeardupError, NotSignedError,
                     SchemeMismatch, UnknownTokenizerError)
from .index import Index, Near
from .pages import PageContent, extract
from .result import Group, Pair, Result, Why
from .scheme import Scheme
from .signer import Signature, Signer
from .similarity import Similarity

__version__ = library_version()

__all__ = [
    "DamagedValueError", "Group", "Index", "InvalidArgumentError", "LibraryError", "Near", "NeardupError",
    "NotSignedError", "PageContent", "Pair", "Result", "Scheme", "SchemeMismatch", "Signature", "Signatures", "Signer",
    "Similarity", "UnknownTokenizerError", "Why", "dedupe", "extract", "signatures",
]
