"""Terms of documents by their prefix."""

from typing import Any, Iterator, List, Tuple

import xapian  # type: ignore

from ..scheme import Scheme


def terms_with_prefix(termlist: Any, prefix: bytes) -> List[bytes]:
    """The terms of a sorted term list that begin with a prefix."""
    terms: List[bytes] = []
    try:
        item = termlist.skip_to(prefix)
        while item.term.startswith(prefix):
            terms.append(item.term)
            item = next(termlist)
    except StopIteration:
        pass
    return terms


def words_with_prefix(termlist: Any, prefix: bytes) -> Iterator[Tuple[bytes, Any]]:
    """The words behind a prefix in a sorted term list, and their items; a longer prefix has a capital there."""
    try:
        item = termlist.skip_to(prefix)
        while item.term.startswith(prefix):
            word = item.term[len(prefix):]
            if b"A" <= word[:1] <= b"Z":
                item = termlist.skip_to(prefix + b"[")
                continue
            if word:
                yield word, item
            item = next(termlist)
    except StopIteration:
        pass


def band_terms(document: xapian.Document, scheme: Scheme) -> List[bytes]:
    """The band terms of a document; similar terms of other programs are skipped."""
    return list(filter(scheme.is_band_term, terms_with_prefix(document.termlist(), scheme.band_prefix)))


def remove_own_terms(document: xapian.Document, scheme: Scheme) -> None:
    """Remove band terms, group terms and the duplicate mark of a document; terms of other programs stay, also those of our
    form: band terms without a signature, group terms that do not name the document's group."""
    ids = [scheme.id_in(document.get_value(slot)) for slot in (scheme.signature_slot, scheme.fingerprint_slot)]
    own: List[bytes] = []
    if ids != [None, None]:
        is_band = scheme.is_band_term if set(ids) <= {None, scheme.id} else scheme.is_band_of_some_scheme
        own += filter(is_band, terms_with_prefix(document.termlist(), scheme.band_prefix))
    group = document.get_value(scheme.group_slot)
    for term in filter(scheme.is_group_term, terms_with_prefix(document.termlist(), scheme.group_prefix)):
        name = term[len(scheme.group_prefix):]
        if len(name) == len(group) and sum(a != b for a, b in zip(name, group)) <= 1:  # one may be damaged
            own.append(term)
    marks = terms_with_prefix(document.termlist(), scheme.mark_prefix)
    if marks and marks[0] == scheme.mark_prefix:
        own += [marks[0], *filter(scheme.is_mark_name, marks)]
    for term in own:
        document.remove_term(term)
