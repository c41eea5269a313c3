"""Reads the words of an indexed document from its positional terms, for exact comparison."""

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional, Sequence, Set, Tuple

import xapian  # type: ignore

from .document_terms import words_with_prefix

# Han and Kana, whose characters Xapian's n-gram flag cuts apart.
HAN_AND_KANA = ((0x2e80, 0x2fdf), (0x3005, 0x3007), (0x3021, 0x3029), (0x3031, 0x3035), (0x3038, 0x303c),
                (0x3041, 0x30ff), (0x31f0, 0x31ff), (0x3400, 0x4dbf), (0x4e00, 0x9fff), (0xf900, 0xfaff),
                (0xff66, 0xff9f), (0x1b000, 0x1b16f), (0x20000, 0x3ffff))

WORD_MARK = b"XNW"
WORD_ORDER = b"XNW#"
_STEPS = (1, 2, 0)  # between numbers of places in an order: the next one, behind a gap, the same
_SAME = 2


@dataclass
class TextFromPositions:
    """Terms in the order of their positions, with spaces between words."""

    text: bytearray = field(default_factory=bytearray)
    whole_words: List[Tuple[int, int]] = field(default_factory=list)
    """Begin and end of each range of the text that is one token already."""
    ordered: bool = True
    """Whether no two terms have the same position, so that the order is known."""

    def add_word(self, word: bytes) -> None:
        """Add a word that is one token already."""
        self.whole_words.append((len(self.text), len(self.text) + len(word)))
        self.text += word

    def separate(self) -> None:
        if self.text and not self.text.endswith(b" "):
            self.text += b" "


@dataclass
class _WordMarks:
    """The word marks of a document (plugin/FORMAT.md, "Words from positions")."""

    whole_words: Set[int] = field(default_factory=set)
    corrections: Dict[int, List[bytes]] = field(default_factory=dict)

    def add(self, term: bytes, positions: List[int]) -> None:
        if term == WORD_MARK:
            self.whole_words.update(positions)
        elif term.startswith(WORD_MARK + b":") and len(term) > len(WORD_MARK) + 1:
            tokens = [token for token in term[len(WORD_MARK) + 2:].split(b" ") if token]
            for position in positions:
                self.corrections.setdefault(position, []).extend(tokens)


def texts_of_words(db: xapian.Database, docid: int, prefixes: Sequence[bytes] = ()) -> Iterator[TextFromPositions]:
    """The words of a document by their stored order, which one position list has, then by the positions of all terms. The
    first one that was signed counts."""
    ordered = _text_in_word_order(db, docid, prefixes)
    if ordered:
        yield ordered
    yield text_from_positions(db, docid, prefixes)


def _text_in_word_order(db: xapian.Database, docid: int, prefixes: Sequence[bytes]) -> Optional[TextFromPositions]:
    """By plugin/FORMAT.md, "Order of the words". None for a document without an order."""
    numbers = list(db.positionlist(docid, WORD_ORDER))
    terms = _ranked_terms(db, docid, prefixes) if numbers else []
    if not terms:
        return None
    occurrences: List[Tuple[int, bytes]] = []
    marks = _WordMarks()
    codes = _OrderCodes(terms)
    place = last = 0
    for number in numbers:
        step, word = codes.take(number - last - 1)
        if word is None:
            return None
        place += step
        last = number
        if word.startswith(WORD_MARK):
            marks.add(word, [place])
        else:
            occurrences.append((place, word))
    return _assembled(occurrences, marks)


class _OrderCodes:
    """What a reader of an order knows before each word."""

    def __init__(self, terms: List[Tuple[bytes, int]]):
        """The terms by falling wdf, and these."""
        self._terms = terms
        self._left = [wdf or -1 for _, wdf in terms]  # words without weight are never used up
        self._to_come = list(range(len(terms)))
        self._taken: List[int] = []
        self._last: Dict[int, int] = {}  # place of a term in what was taken
        self._expected: Optional[int] = None  # the same of the word that the text is expected to repeat
        self._usual_step = 0

    def take(self, code: int) -> Tuple[int, Optional[bytes]]:
        """How far the next word is behind the one before, and it; None for a code that no writer gives here."""
        step, place = divmod(code, 2 * len(self._terms) + 1)
        term = self._term_of(place)
        if term is None or not 0 <= step < len(_STEPS):
            return 0, None
        step = _STEPS[(step + self._usual_step) % len(_STEPS)]
        word, wdf = self._terms[term]
        self._usual_step = 0 if wdf else _SAME
        self._expect_behind(term)
        if self._left[term]:
            self._left[term] -= 1
            if not self._left[term]:
                del self._to_come[bisect_left(self._to_come, term)]
        return step, word

    def _expect_behind(self, term: int) -> None:
        if self._expected is None or self._taken[self._expected] != term:
            self._expected = self._last.get(term)
        if self._expected is not None:
            self._expected += 1
        self._last[term] = len(self._taken)
        self._taken.append(term)

    def _term_of(self, place: int) -> Optional[int]:
        expected = None if self._expected is None else self._taken[self._expected]
        if expected is not None and self._left[expected]:
            if place == 0:
                return expected
            place -= 1
        if place < len(self._to_come):
            return self._to_come[place]
        place -= len(self._to_come)
        return place if place < len(self._terms) else None


def _ranked_terms(db: xapian.Database, docid: int, prefixes: Sequence[bytes]) -> List[Tuple[bytes, int]]:
    """By falling wdf, and these."""
    terms = [(word, item.wdf) for _, word, item in _words_and_marks(db, docid, prefixes) if word != WORD_ORDER]
    return sorted(terms, key=lambda each: -each[1])


def text_from_positions(db: xapian.Database, docid: int, prefixes: Sequence[bytes] = ()) -> TextFromPositions:
    """The unprefixed terms of a document, or the words behind a scheme's prefixes; the texts of several prefixes follow
    each other. Empty for a document without positions."""
    occurrences: List[Tuple[int, int, bytes]] = []
    marks = _WordMarks()
    for order, word, item in _words_and_marks(db, docid, prefixes):
        if word == WORD_ORDER:
            continue
        positions = list(item.positer)
        if word.startswith(WORD_MARK):
            marks.add(word, positions)
        else:
            occurrences.extend((order, position, word) for position in positions)
    return _assembled([(position, word) for _, position, word in sorted(occurrences)], marks)


def _assembled(occurrences: List[Tuple[int, bytes]], marks: _WordMarks) -> TextFromPositions:
    result = TextFromPositions()
    waiting = sorted(marks.corrections)
    at = 0
    while at < len(occurrences):
        position = occurrences[at][0]
        while waiting and waiting[0] < position:
            _put_correction(result, marks.corrections[waiting.pop(0)])
        if not (at and _follows(occurrences[at - 1], occurrences[at])):
            result.separate()
        end = _end_of_unit(occurrences, at, marks)
        if waiting and waiting[0] == position:
            _put_correction(result, marks.corrections[waiting.pop(0)])
        else:
            result.ordered = result.ordered and not (at and occurrences[at - 1][0] == position)
            word = b"".join(term for _, term in occurrences[at:end])
            if position in marks.whole_words:
                result.add_word(word)
            else:
                result.text += word
        at = end
    for position in waiting:
        _put_correction(result, marks.corrections[position])
    return result


def _put_correction(result: TextFromPositions, tokens: List[bytes]) -> None:
    for token in tokens:
        result.separate()
        result.add_word(token)


def _end_of_unit(occurrences: List[Tuple[int, bytes]], begin: int, marks: _WordMarks) -> int:
    """A unit is one term, or the characters that form one word of Han or Kana."""
    end = begin + 1
    if occurrences[begin][0] in marks.whole_words:
        while (end < len(occurrences) and _follows(occurrences[end - 1], occurrences[end])
               and occurrences[end][0] not in marks.whole_words):
            end += 1
    return end


def _follows(left: Tuple[int, bytes], right: Tuple[int, bytes]) -> bool:
    return right[0] == left[0] + 1 and _is_one_han_or_kana(left[1]) and _is_one_han_or_kana(right[1])


def has_words(db: xapian.Database, docid: int, prefixes: Sequence[bytes] = ()) -> bool:
    """Whether a document has unprefixed terms, or words behind a scheme's prefixes."""
    return any(not word.startswith(WORD_MARK) for _, word, _ in _words_and_marks(db, docid, prefixes))


def _words_and_marks(db: xapian.Database, docid: int, prefixes: Sequence[bytes]) -> Iterator[Tuple[int, bytes, Any]]:
    """The words behind each prefix with its number; without prefixes the unprefixed terms, and the word marks. Digits sort
    before the capitals that begin a prefix, all other unprefixed terms behind."""
    for order, prefix in enumerate(prefixes):
        for word, item in words_with_prefix(db.termlist(docid), prefix):
            yield order, word, item
    if prefixes:
        return
    termlist = db.termlist(docid)
    for item in termlist:
        while b"A" <= item.term[:1] <= b"Z" and not item.term.startswith(WORD_MARK):
            try:
                item = termlist.skip_to(WORD_MARK if item.term < WORD_MARK else b"[")
            except StopIteration:
                return
        yield 0, item.term, item


def _is_one_han_or_kana(term: bytes) -> bool:
    if len(term) < 3 or len(term) > 4:
        return False
    characters = term.decode("utf-8", "replace")
    return len(characters) == 1 and any(first <= ord(characters) <= last for first, last in HAN_AND_KANA)
