"""Documents that a person declared not to be duplicates of each other (`xapian-neardup group --distinct`)."""

from typing import Optional, Set, Tuple

import xapian  # type: ignore

from .._library import library
from .document_terms import terms_with_prefix
from ..scheme import Scheme

DISTINCT_KEYS = b"neardup:distinct:"


def distinct_from(db: xapian.Database, docid: int, scheme: Scheme) -> Set[int]:
    """The documents from which one is declared distinct; usually none."""
    keys = list(db.metadata_keys(DISTINCT_KEYS))
    own = _document_id(db, docid, scheme) if keys else None
    if own is None:
        return set()
    found = set()
    for key in keys:
        pair = _pair_under(key, db.get_metadata(key)) if _hash(own) in key[len(DISTINCT_KEYS):] else None
        if pair and own in pair:
            other = _find_document(db, pair[1] if pair[0] == own else pair[0], scheme)
            if other is not None:
                found.add(other)
    return found - {docid}


def _pair_under(key: bytes, value: bytes) -> Optional[Tuple[bytes, bytes]]:
    """The pair that an entry declares; None for an entry that no version of this project writes."""
    digits, _, ids = value.partition(b":")
    if not digits.isdigit() or digits != b"%d" % int(digits) or int(digits) > len(ids):
        return None
    first, second = ids[:int(digits)], ids[int(digits):]
    written = first < second and key == DISTINCT_KEYS + _hash(first) + _hash(second)
    return (first, second) if written else None


def _hash(data: bytes) -> bytes:
    return b"%016x" % library.neardup_xxh3(data, len(data))


def _document_id(db: xapian.Database, docid: int, scheme: Scheme) -> Optional[bytes]:
    """The unique term of a document without its prefix (plugin/FORMAT.md, "Metadata")."""
    for prefix in scheme.id_prefixes:
        terms = terms_with_prefix(db.termlist(docid), prefix)
        own = [term[len(prefix):] for term in terms if not b"A" <= term[len(prefix):len(prefix) + 1] <= b"Z"]
        if own:
            return own[0][1:] if len(prefix) > 1 and own[0].startswith(b":") else own[0]
        if len(prefix) == 1 and terms:
            return terms[0][1:]
    for prefix in () if scheme.id_prefixes else (b"Q", b"U"):
        terms = terms_with_prefix(db.termlist(docid), prefix)
        if terms:
            return terms[0][1:]
    return None


def _find_document(db: xapian.Database, own_id: bytes, scheme: Scheme) -> Optional[int]:
    """The document whose _document_id() is this id."""
    colon = own_id.startswith(b":") or b"A" <= own_id[:1] <= b"Z"
    for prefix in scheme.id_prefixes or (b"Q", b"U"):
        for posting in db.postlist(prefix + (b":" if colon and len(prefix) > 1 else b"") + own_id):
            return int(posting.docid)
    return None
