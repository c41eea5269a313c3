"""Finding: candidates share a band term; unless their values rule them out, they are compared word by word."""

from dataclasses import dataclass
from functools import lru_cache
from operator import index
from typing import Any, Callable, FrozenSet, Iterator, List, Optional, Sequence, SupportsIndex, Tuple, Union

import xapian  # type: ignore

from .._library import Bytes, real, utf8, whole
from ..errors import DamagedValueError, InvalidArgumentError, NotSignedError, SchemeMismatch
from ..pages import PageContent
from ..scheme import Scheme
from ..signer import Features, Text
from ..similarity import Similarity
from .distinct_documents import distinct_from
from .document_terms import band_terms
from .matching import matching
from .metadata import require_recorded, signer_of
from .signer import Signer
from .text_from_positions import has_words, texts_of_words

@dataclass(frozen=True)
class Match:
    """A near-duplicate."""

    docid: int
    jaccard: float
    """Jaccard index of the two texts' shingles, 0 to 1."""
    containment: float
    """Share of the text with fewer shingles that is in the other, 0 to 1."""
    exact: bool
    """Whether all signed words were compared; otherwise this is an estimate, whose `lower` reached the threshold."""
    lower: float
    """The Jaccard index if exact, else its one-sided 99 % lower bound."""
    distance: Optional[int]
    """Bits in which the fingerprints differ, 0 to 64; None if one of them is damaged."""


@dataclass(frozen=True)
class _Stored:
    """The values of a document."""

    docid: int
    signature: bytes
    fingerprint: Optional[bytes]


@dataclass(frozen=True)
class _Target:
    """The document or text whose near-duplicates are wanted; docid is 0 for a text. Its features are computed when the
    first candidate needs them, because most documents have no candidate."""

    stored: _Stored
    terms: Tuple[bytes, ...]
    distinct: FrozenSet[int]
    features: Callable[[], Optional[Features]]
    is_text: bool = False  # and nothing is known of headlines, captions and attachments


@dataclass(frozen=True)
class _Candidate:
    stored: _Stored
    distance: Optional[int]
    estimate: Optional[Similarity]


def find(db: xapian.Database, what: Union[SupportsIndex, Text], threshold: float = 0.8, *,
         signer: Optional[Signer] = None, limit: int = 0, verify_limit: int = 10000) -> List[Match]:
    """The near-duplicates of a document (its docid), of a text, of fields read as one text, or of a page (extract()), best
    first.

    They are those that `xapian-neardup find` finds.

    Candidates share a band term or, with a text of too few words for one, have its fingerprint. Each is compared word by
    word, from the positions of the index, if these cover both texts; otherwise by an estimate with a lower bound. A document never matches itself or a document that is declared
    distinct from it. A text or a document without words has no matches.

    threshold     least Jaccard index, 0 to 1
    signer        of the database's scheme; by default this makes one (signer_of()), at the cost of a page of text
    limit         most matches; 0: all
    verify_limit  most candidates to compare word by word, the most promising first; make it small for remote databases,
                  where each costs milliseconds

    Raises xapian.DocNotFoundError, NotSignedError, SchemeMismatch, DamagedValueError and InvalidArgumentError.
    """
    if signer is None:
        signer = signer_of(db)
    elif isinstance(signer, Signer):
        require_recorded(db, signer.scheme)
    else:
        given = type(signer)
        raise TypeError(f"signer is {given.__module__}.{given.__qualname__}, must be neardup.xapian.Signer")
    for name, count in (("limit", limit), ("verify_limit", verify_limit)):
        if whole(count, name) < 0:
            raise InvalidArgumentError(f"{name} is {count}, must be at least 0")
    threshold = real(threshold, "threshold")
    floor = signer.scheme.rejection_floor(threshold)
    docid = _docid_of(what)
    target = _text_target(signer, what) if docid is None else _document_target(db, signer, docid)
    if target is None:
        return []
    kept = [candidate for candidate in _candidates(db, signer.scheme, target, _candidate_query(signer, target))
            if _may_match(candidate, signer.scheme, floor)]
    kept.sort(key=lambda candidate: -candidate.estimate.jaccard if candidate.estimate else 0)
    matches = _verified(db, signer, target, kept, threshold, verify_limit)
    matches.sort(key=lambda match: (-match.jaccard, 65 if match.distance is None else match.distance, match.docid))
    return matches[:limit] if limit else matches


def _docid_of(what: Any) -> Optional[int]:
    """Whatever is an integer, such as NumPy's."""
    try:
        return index(what)
    except TypeError:
        return None


def _text_target(signer: Signer, text: Any) -> Optional[_Target]:
    if hasattr(text, "__iter__") and not isinstance(text, (str, bytes)):
        text = list(text)  # of an iterator, too, which can be read only once
    signature = signer.sign(text)
    if not signature:
        return None
    scheme = signer.scheme
    words = _words_of(text)
    stored = _Stored(0, signature.values[scheme.signature_slot], signature.values[scheme.fingerprint_slot])
    return _Target(stored, signature.terms, frozenset(), lru_cache(1)(lambda: signer.features(words)),
                   not isinstance(text, PageContent))


def _words_of(text: Text) -> Bytes:
    if isinstance(text, (str, bytes)):
        return text
    return text.text if isinstance(text, PageContent) else b"\n".join(map(utf8, text))


def _document_target(db: xapian.Database, signer: Signer, docid: int) -> Optional[_Target]:
    if not 1 <= docid < 1 << 32:
        raise InvalidArgumentError(f"docid is {docid}, must be from 1 to {(1 << 32) - 1}")
    document = db.get_document(docid)
    if not _is_signed(document, signer.scheme) and not has_words(db, docid, signer.scheme.text_prefixes):
        return None  # a text without words
    stored = _required_values(docid, document, signer.scheme)
    terms = tuple(band_terms(document, signer.scheme))
    return _Target(stored, terms, frozenset(distinct_from(db, docid, signer.scheme)),
                   lru_cache(1)(lambda: _features(db, signer, stored)))


def _is_signed(document: xapian.Document, scheme: Scheme) -> bool:
    return bool(document.get_value(scheme.signature_slot) or document.get_value(scheme.fingerprint_slot))


def _required_values(docid: int, document: xapian.Document, scheme: Scheme) -> _Stored:
    """The values of a document; raises an exception if there are none. The document has the docid of its own shard."""
    signature = document.get_value(scheme.signature_slot)
    if not signature:
        raise NotSignedError(f"document {docid} is not signed; annotate() it before you write it")
    try:
        scheme.decode_tokens(signature)
    except (SchemeMismatch, DamagedValueError) as error:
        raise type(error)(f"document {docid}: {error}") from None
    return _Stored(docid, signature, _valid_fingerprint(document, scheme))


def _valid_fingerprint(document: xapian.Document, scheme: Scheme) -> Optional[bytes]:
    value = bytes(document.get_value(scheme.fingerprint_slot))
    try:
        scheme.decode_fingerprint(value)
    except (SchemeMismatch, DamagedValueError):
        return None
    return value


def _candidate_query(signer: Signer, target: _Target) -> xapian.Query:
    terms = set(target.terms)
    if signer.scheme.guaranteed_distance >= 0 and target.stored.fingerprint:
        fingerprint = signer.scheme.decode_fingerprint(target.stored.fingerprint)
        if fingerprint:  # 0 belongs to texts without a word
            terms.update(signer.fingerprint_terms(fingerprint))
    fingerprint_value = target.stored.fingerprint
    if not terms and fingerprint_value:
        return xapian.Query(xapian.Query.OP_VALUE_RANGE, signer.scheme.fingerprint_slot, fingerprint_value,
                            fingerprint_value)
    return xapian.Query(xapian.Query.OP_OR, sorted(terms))


def _candidates(db: xapian.Database, scheme: Scheme, target: _Target, query: xapian.Query) -> Iterator[_Candidate]:
    """Documents that match the query and have a valid signature of the scheme, except those that cannot match."""
    for hit in matching(db, query):
        if hit.docid == target.stored.docid or hit.docid in target.distinct:
            continue
        try:
            stored = _required_values(hit.docid, hit.document, scheme)
        except (NotSignedError, SchemeMismatch, DamagedValueError):
            continue
        if not target.is_text and scheme.conflict(target.stored.signature, stored.signature):
            continue
        distance = None
        if stored.fingerprint is not None and target.stored.fingerprint is not None:
            distance = scheme.distance(target.stored.fingerprint, stored.fingerprint)
        yield _Candidate(stored, distance, scheme.estimate(target.stored.signature, stored.signature))


def _may_match(candidate: _Candidate, scheme: Scheme, floor: float) -> bool:
    """Whether a match is possible by the values; true if they do not tell."""
    near = candidate.distance is not None and candidate.distance <= max(0, scheme.guaranteed_distance)
    if candidate.estimate is None:
        return near or not scheme.only_simhash
    return candidate.estimate.jaccard >= floor or (near and scheme.guaranteed_distance >= 0)


def _verified(db: xapian.Database, signer: Signer, target: _Target, candidates: List[_Candidate], threshold: float,
              verify_limit: int) -> List[Match]:
    matches: List[Match] = []
    for candidate in candidates:
        similarity = candidate.estimate
        if not (similarity and similarity.exact) and verify_limit > 0:
            verify_limit -= 1
            similarity = _compared(target.features(), db, signer, candidate)
        if similarity and similarity.lower >= threshold:
            matches.append(Match(candidate.stored.docid, similarity.jaccard, similarity.containment, similarity.exact,
                                 similarity.lower, candidate.distance))
    return matches


def _compared(own: Optional[Features], db: xapian.Database, signer: Signer,
              candidate: _Candidate) -> Optional[Similarity]:
    """Exact if the words of both are known, otherwise the estimate."""
    other = _features(db, signer, candidate.stored) if own else None
    return own.compare(other) if own and other else candidate.estimate


def _features(db: xapian.Database, signer: Signer, stored: _Stored) -> Optional[Features]:
    """Features of a document's words from its positions; None if quite other words were signed. Of the stored order only the
    very words that were signed count."""
    features = None
    for text in texts_of_words(db, stored.docid, signer.scheme.text_prefixes):
        features = signer.features_of_positions(text, stored.signature)
        if features is not None and features.compare(features).exact:
            break
    return features
