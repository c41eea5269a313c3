"""Terms of documents by their prefix."""

from typing import Any, List

import xapian  # type: ignore


def terms_with_prefix(termlist: Any, prefix: bytes) -> List[bytes]:
    """Those of a sorted term list that begin with a prefix."""
    terms: List[bytes] = []
    try:
        item = termlist.skip_to(prefix)
        while item.term.startswith(prefix):
            terms.append(item.term)
            item = next(termlist)
    except StopIteration:
        pass
    return terms


def has_longer_prefix(term: bytes, prefix: bytes) -> bool:
    """Whether a term that begins with the prefix is one of a longer prefix: no capital follows a prefix in a term."""
    return term[len(prefix):len(prefix) + 1].isupper()


def remove_prefixed_terms(document: xapian.Document, prefix: bytes) -> None:
    """Take the terms of a prefix from a document; those of a longer one stay."""
    for term in terms_with_prefix(document.termlist(), prefix):
        if not has_longer_prefix(term, prefix):
            document.remove_term(term)
