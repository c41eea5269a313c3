"""Groups of near-duplicates, as `xapian-neardup group` forms them, and search results that show each text once."""

from dataclasses import dataclass
from typing import List, Optional, Tuple

import xapian  # type: ignore

from ..errors import DamagedValueError, SchemeMismatch
from ..scheme import Scheme
from .matching import matching
from .metadata import require_recorded, scheme_of

DEFAULT_GROUP_SLOT, DEFAULT_GROUP_STATE_SLOT = 65, 67  # of every preset


@dataclass(frozen=True)
class Member:
    """A document of a group."""

    docid: int
    role: Optional[str]
    """"representative", or "member"; None if that value was lost or damaged since the groups were formed."""
    similarity: Optional[float]
    """Similarity with the centre of the group, by the measure of the groups; the centre has 1; None as above."""
    exact: Optional[bool]
    """Whether all words were compared; None as above."""


@dataclass(frozen=True)
class CollapsedHit:
    """The best ranked document of a group among the matches of a search, or a document without a near-duplicate."""

    docid: int
    weight: float
    group: str
    """Empty if the document has no near-duplicate."""
    hidden: int
    """Matches of the same group; at least so many if one of several shards is remote."""


@dataclass(frozen=True)
class CollapsedPage:
    """A page of a search."""

    hits: List[CollapsedHit]
    """In rank order."""
    shown: int
    """Hits on all pages."""


def collapse(enquire: xapian.Enquire, db: xapian.Database, first: int, size: int, *,
             scheme: Optional[Scheme] = None) -> CollapsedPage:
    """Search, and show each text once: hits [first, first + size). Documents without a near-duplicate are all shown.

    A page is right in every release of Xapian. It looks at every match, and in Xapian 2 asks for every hit.
    enquire  keeps all its other settings
    db       the database that it searches
    scheme   the database's (scheme_of()), if its slots are not the presets' 64 to 67
    """
    enquire.set_collapse_key(_group_slot(scheme))
    by_page = xapian.major_version() < 2  # the matcher of 2.1.0 loses hits if it is asked for fewer than it has
    rows = size if by_page else enquire.get_mset(0, 0).get_matches_upper_bound()
    found = enquire.get_mset(first if by_page else 0, rows, db.get_doccount())
    hits = [CollapsedHit(hit.docid, hit.weight, hit.collapse_key.decode("ascii", "replace"), hit.collapse_count)
            for hit in found if first <= hit.rank < first + size]
    return CollapsedPage(hits, found.get_matches_lower_bound())


def rank_representatives_first(enquire: xapian.Enquire, *, scheme: Optional[Scheme] = None) -> None:
    """Among hits of equal relevance, rank the representative of each group first: collapse() then shows it, as the tool
    does. Without this the least docid wins. The order by docid of such hits of different groups is lost.

    scheme  as in collapse()
    """
    slot = scheme.group_state_slot if scheme else DEFAULT_GROUP_STATE_SLOT
    enquire.set_sort_by_relevance_then_value(slot, True)


def group_of(document: xapian.Document, *, scheme: Optional[Scheme] = None) -> str:
    """The group of a document; empty if it has no near-duplicate."""
    group: bytes = document.get_value(_group_slot(scheme))
    return group.decode("ascii", "replace")


def members(db: xapian.Database, group: str, *, scheme: Optional[Scheme] = None) -> List[Member]:
    """All documents of a group: the representative, then the others by descending similarity to the centre, ties by docid.

    Empty for an empty group or one that does not exist. Raises SchemeMismatch as scheme_of(), and for a scheme that
    the database does not record.
    """
    if not group:
        return []
    if scheme:
        require_recorded(db, scheme)
    else:
        scheme = scheme_of(db)
    hits = matching(db, _group_query(db, group, scheme))
    return sorted((_member(hit.docid, hit.document, scheme) for hit in hits), key=_standing)


def _group_slot(scheme: Optional[Scheme]) -> int:
    return scheme.group_slot if scheme else DEFAULT_GROUP_SLOT


def _group_query(db: xapian.Database, group: str, scheme: Scheme) -> xapian.Query:
    """By the group's term, or by the group value if groups were written without terms, also in one of several databases."""
    term = scheme.group_prefix + group.encode()
    by_value = xapian.Query(xapian.Query.OP_VALUE_RANGE, scheme.group_slot, group, group)
    if not scheme.is_group_term(term) or not db.term_exists(term):
        return by_value
    by_term = xapian.Query(term)
    return by_term if db.size() == 1 else xapian.Query(xapian.Query.OP_OR, by_term, by_value)


def _member(docid: int, document: xapian.Document, scheme: Scheme) -> Member:
    try:
        state = scheme.decode_group_state(document.get_value(scheme.group_state_slot))
    except (SchemeMismatch, DamagedValueError):
        return Member(docid, None, None, None)
    return Member(docid, state.role, state.similarity, state.exact)


def _standing(member: Member) -> Tuple[float, int]:
    """Sort key: the representative first, a document without a state last."""
    if member.similarity is None:
        return (1, member.docid)
    return (-2 if member.role == "representative" else -member.similarity, member.docid)
