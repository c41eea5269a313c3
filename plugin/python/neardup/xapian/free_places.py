"""Checks whether the value slots and terms of a scheme are free in a database, and its slots in a document."""

from typing import Callable, Iterator, List

import xapian  # type: ignore

from ..errors import InvalidArgumentError
from ..scheme import Scheme
from .document_terms import terms_with_prefix


def require_free(db: xapian.Database, scheme: Scheme, recorded: List[Scheme]) -> None:
    """Raise InvalidArgumentError if another program uses the slots or terms of a scheme.

    recorded  schemes of the database: their values and terms are ours
    """
    if scheme in recorded:
        return
    for slot in (scheme.fingerprint_slot, scheme.signature_slot, scheme.group_state_slot):
        _require_slot(db, slot, recorded, _is_value_of_a_scheme)
    _require_slot(db, scheme.group_slot, recorded,
                  lambda value: scheme.is_group_term(scheme.group_prefix + value))
    _require_terms(db, scheme, recorded)


def slots_of(scheme: Scheme) -> List[int]:
    return [scheme.fingerprint_slot, scheme.group_slot, scheme.signature_slot, scheme.group_state_slot]


def require_no_taken_slot(document: xapian.Document, scheme: Scheme) -> None:
    """Raise InvalidArgumentError if another program keeps a value in a slot of a scheme."""
    values = {slot: document.get_value(slot) for slot in (scheme.fingerprint_slot, scheme.signature_slot,
                                                          scheme.group_state_slot, scheme.group_slot)}
    fingerprint, signature, state, group = values.values()
    fingerprint_proves, signature_proves = map(_is_value_of_a_scheme, (fingerprint, signature))
    are_ours = [_is_ours(fingerprint, scheme, signature_proves), _is_ours(signature, scheme, fingerprint_proves),
                _is_ours(state, scheme, fingerprint_proves or signature_proves)]
    are_ours.append(not group or _has_group_term(document, scheme, group)
                    or bool(state) and are_ours[-1] and _was_group(scheme, group))
    taken = sorted(slot for slot, is_ours in zip(values, are_ours) if not is_ours)
    if taken:
        named = ", ".join(f"value {slot} of {len(values[slot])} bytes" for slot in taken)
        raise InvalidArgumentError(f"document has {named}, of another program, where the scheme keeps its own; use a scheme "
                                   "with free slots, named by slots=")


def _is_ours(value: bytes, scheme: Scheme, proved: bool) -> bool:
    """Whether a value is of a scheme. A damaged one is if it names the scheme, and another value is whole."""
    return not value or _is_value_of_a_scheme(value) or proved and value[-8:-4] == scheme.id.to_bytes(4, "big")


def _has_group_term(document: xapian.Document, scheme: Scheme, group: bytes) -> bool:
    term = scheme.group_prefix + group
    return scheme.is_group_term(term) and term in terms_with_prefix(document.termlist(), term)


def _was_group(scheme: Scheme, group: bytes) -> bool:
    """Whether at most one character of a group is wrong."""
    return any(scheme.is_group_term(scheme.group_prefix + group[:i] + b"a" + group[i + 1:]) for i in range(len(group)))


def _is_value_of_a_scheme(value: bytes) -> bool:
    return Scheme.id_in(value) is not None


def _is_signed(document: xapian.Document, scheme: Scheme) -> bool:
    return any(_is_value_of_a_scheme(document.get_value(slot))
               for slot in (scheme.signature_slot, scheme.fingerprint_slot))


def _require_slot(db: xapian.Database, slot: int, recorded: List[Scheme], is_ours: Callable[[bytes], bool]) -> None:
    if any(slot in slots_of(other) for other in recorded):
        return
    for item in db.valuestream(slot):
        if not is_ours(item.value):
            raise InvalidArgumentError(
                f"document {item.docid} has a value of {len(item.value)} bytes of another program in slot {slot}, "
                "which the scheme uses; use a scheme with free slots, named by slots=")


def _require_terms(db: xapian.Database, scheme: Scheme, recorded: List[Scheme]) -> None:
    for term in _terms(db, scheme.band_prefix):
        known = any(other.is_band_term(term) for other in recorded)
        if scheme.is_band_term(term) and not known:
            _require_term(db, term, lambda document: not recorded and _is_signed(document, scheme), "bandprefix=")
    if not any(other.group_prefix == scheme.group_prefix for other in recorded):
        for term in filter(scheme.is_group_term, _terms(db, scheme.group_prefix)):
            _require_term(db, term, _is_in_group(scheme, term), "groupprefix=")
    if not recorded:
        _require_term(db, scheme.mark_prefix, lambda document: _is_signed(document, scheme), "")


def _is_in_group(scheme: Scheme, term: bytes) -> Callable[[xapian.Document], bool]:
    return lambda document: bool(scheme.group_prefix + document.get_value(scheme.group_slot) == term)


def _terms(db: xapian.Database, prefix: bytes) -> Iterator[bytes]:
    return (item.term for item in db.allterms(prefix))


def _require_term(db: xapian.Database, term: bytes, is_ours: Callable[[xapian.Document], bool], word: str) -> None:
    remedy = (f"use a scheme whose {word} names a prefix that no term begins with" if word
              else "give that program another prefix")
    for posting in db.postlist(term):
        if not is_ours(db.get_document(posting.docid)):
            raise InvalidArgumentError(f"document {posting.docid} has the term {term.decode('utf-8', 'replace')!r} of "
                                       f"another program, which has the form of a term of the scheme; {remedy}")
