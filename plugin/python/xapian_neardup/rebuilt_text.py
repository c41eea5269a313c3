"""The words of an indexed document, put together again from its positional terms: what exact comparison reads."""

from typing import Any, Iterator, List, Tuple

import xapian  # type: ignore

# The blocks that Xapian's n-gram flag cuts into single characters.
HAN_AND_KANA = ((0x2e80, 0x2fdf), (0x3005, 0x3007), (0x3021, 0x3029), (0x3031, 0x3035), (0x3038, 0x303c),
                (0x3040, 0x30ff), (0x31f0, 0x31ff), (0x3400, 0x4dbf), (0x4e00, 0x9fff), (0xf900, 0xfaff),
                (0xff66, 0xff9f), (0x1b000, 0x1b16f), (0x20000, 0x3ffff))


def rebuilt_text(db: xapian.Database, docid: int) -> bytes:
    """The unprefixed terms in the order of their positions, separated by spaces; adjacent terms of one Han or Kana
    character stand together. Empty for a document without positions."""
    occurrences: List[Tuple[int, bytes]] = []
    for item in _unprefixed(db.termlist(docid)):
        occurrences.extend((position, item.term) for position in item.positer)
    occurrences.sort()
    parts: List[bytes] = []
    last, last_joins = -1, False
    for position, term in occurrences:
        joins = term[0] >= 0xe2 and _is_one_han_or_kana(term)
        if parts and not (joins and last_joins and position == last + 1):
            parts.append(b" ")
        parts.append(term)
        last, last_joins = position, joins
    return b"".join(parts)


def has_words(db: xapian.Database, docid: int) -> bool:
    """Whether a document has unprefixed terms."""
    return any(True for _ in _unprefixed(db.termlist(docid)))


def _unprefixed(termlist: Any) -> Iterator[Any]:
    """Digits stand before the capitals that begin a prefix, all else after."""
    for item in termlist:
        while b"A" <= item.term[:1] <= b"Z":
            try:
                item = termlist.skip_to(b"[")
            except StopIteration:
                return
        yield item


def _is_one_han_or_kana(term: bytes) -> bool:
    characters = term.decode("utf-8", "replace")
    return len(characters) == 1 and any(first <= ord(characters) <= last for first, last in HAN_AND_KANA)
