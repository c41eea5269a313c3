"""What dedupe() found."""

import ctypes
import html
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Iterator, List, NamedTuple, Optional, Sequence, Tuple

from . import _library
from ._library import copied, made, sized, utf8
from .arrays import copied_array, numpy
from .corpus import Corpus, Found, Grouping
from .signer import Signer


class Pair(NamedTuple):
    """Two texts that reach the threshold."""

    first: int
    second: int
    """The greater number."""
    similarity: float
    """Jaccard index of their shingles, exact."""


@dataclass(frozen=True)
class Why:
    """Why a text goes."""

    kept: int
    """The text that stays in its place."""
    similarity: float
    """With that text, exact."""
    compared_by: str
    """"bytes" or "words" if these are equal, else the features of the scheme: "word:3"."""
    differing: int
    """Words of the longer text in the places where the two differ."""
    words: int
    """Of the longer text."""
    only_in_dropped: Tuple[str, ...]
    """The first five words there."""
    only_in_kept: Tuple[str, ...]


@dataclass(frozen=True)
class Group:
    """At least two texts, each of which reaches the threshold with the centre."""

    id: str
    """As `xapian-neardup dedupe` and `group` name it."""
    representative: int
    """The text that stays."""
    centre: int
    members: Tuple[int, ...]
    """All of them, ascending."""
    similarities: Tuple[float, ...]
    """Of each member with the centre, exact."""

    def __len__(self) -> int:
        return len(self.members)

    def __iter__(self) -> Iterator[int]:
        return iter(self.members)

    @property
    def least_similarity(self) -> float:
        """The smallest one of a member with the centre."""
        return min(self.similarities)


class Result:
    """Which texts stay, and which belong together. Texts are numbered as they were given, from 0.

    Numbers are NumPy arrays where NumPy is installed, else lists. A negative number is a text of `against`:
    against[-1] is the last of them.

    >>> from neardup import dedupe
    >>> result = dedupe(["a b c d e", "one two three", "A, b, c, d, e!", None])
    >>> result
    <Result: 4 texts: 3 kept, 1 dropped, 1 group, the largest of 2>
    >>> [int(number) for number in result.kept]
    [0, 1, 3]
    >>> [group.members for group in result.groups]
    [(0, 2)]
    """

    def __init__(self, corpus: Corpus, found: Found, grouping: Grouping) -> None:
        self._corpus = corpus
        self._found = found
        self._references = grouping.references
        self._grouping = grouping
        groups = found.groups
        self._representatives = copied_array(groups.representatives, groups.texts, "I")

    def __len__(self) -> int:
        """The number of texts."""
        return len(self._corpus) - self._references

    @cached_property
    def kept(self) -> Sequence[int]:
        """The texts that stay, ascending: of each group one, and all that are in no group."""
        return self._where(True)

    @cached_property
    def dropped(self) -> Sequence[int]:
        """The texts that may go, ascending."""
        return self._where(False)

    @cached_property
    def mask(self) -> Sequence[bool]:
        """For each text whether it stays: frame[result.mask]."""
        labels = self.labels
        module = numpy()
        if module:
            mask: Sequence[bool] = labels == module.arange(len(self))
            return mask
        return [label == number for number, label in enumerate(labels)]

    @cached_property
    def labels(self) -> Sequence[int]:
        """For each text the one that stays in its place; the text itself if it stays."""
        own = self._representatives[self._references:]
        module = numpy()
        if module:
            labels: Sequence[int] = module.array(own, dtype="int64") - self._references
            return labels
        return [number - self._references for number in own]

    @cached_property
    def groups(self) -> List[Group]:
        """The groups, the largest first."""
        groups = self._found.groups
        return [group for group in (self._group(groups.groups[i]) for i in range(groups.group_count))
                if group.members[-1] >= 0]

    @cached_property
    def pairs(self) -> Sequence[Pair]:
        """All pairs that reach the threshold, ascending; of families of more than 3,000 texts see pairs_left_out.

        With NumPy a structured array: result.pairs["similarity"]. Unless you gave dedupe() pairs=True, they are looked for
        when you first ask, which takes as long again.
        """
        found = self._paired
        count = found.groups.pair_count
        data = (_library.CPair * count).from_address(found.groups.pairs) if count else ()
        module = numpy()
        if module:
            kinds = {"names": ["first", "second", "similarity"], "formats": ["u4", "u4", "f8"], "itemsize": 16,
                     "offsets": [0, 4, 8]}
            read = module.frombuffer(bytes(data) if count else b"", dtype=kinds)
            pairs = module.empty(len(read), dtype=[("first", "i8"), ("second", "i8"), ("similarity", "f8")])
            for name in ("first", "second"):
                pairs[name] = read[name].astype("i8") - self._references
            pairs["similarity"] = read["similarity"]
            chosen: Sequence[Pair] = pairs[pairs["second"] >= 0]
            return chosen
        minus = self._references
        return [Pair(pair.first - minus, pair.second - minus, pair.similarity) for pair in data
                if pair.second >= minus]

    @property
    def pairs_left_out(self) -> int:
        """How many pairs of families of more than 3,000 texts were not compared, or are of equal texts."""
        return int(self._paired.groups.pairs_left_out)

    @cached_property
    def _paired(self) -> Found:
        return self._found if self._grouping.pairs else self._corpus.again().group(replace(self._grouping, pairs=True))

    def why(self, number: int) -> Optional[Why]:
        """Which text stays in the place of this one, and in which words they differ; None if it stays itself.

        >>> from neardup import dedupe
        >>> why = dedupe(["we meet on Monday at noon", "We meet on Tuesday at noon!"], 0.3, scheme="short").why(1)
        >>> why.kept, why.only_in_dropped, why.only_in_kept
        (0, ('tuesday',), ('monday',))
        """
        text = self.text(number)
        stays = number if number < 0 else int(self.labels[number])
        if stays == number:
            return None
        given = made(_library.library.neardup_differing_words_new, self._signer._handle, *sized(utf8(text)),
                     *sized(utf8(self.text(stays))), to=ctypes.POINTER(_library.CDifferingWords))
        try:
            found = given.contents
            return Why(stays, round(found.similarity, 9), found.compared_by.decode(), found.count, found.words,
                       tuple(copied(found.only_in_a[i]).decode() for i in range(found.only_in_a_count)),
                       tuple(copied(found.only_in_b[i]).decode() for i in range(found.only_in_b_count)))
        finally:
            _library.library.neardup_differing_words_free(given)

    @cached_property
    def _signer(self) -> Signer:
        return Signer(self._corpus.scheme)

    def text(self, number: int) -> str:
        """A text that was given; a negative number is one of `against`."""
        if not -self._references <= number < len(self):
            raise IndexError(f"text {number} of {len(self)}")
        return self._corpus.text(number + self._references)

    def _where(self, stays: bool) -> Sequence[int]:
        module = numpy()
        if module:
            numbers: Sequence[int] = module.flatnonzero(module.asarray(self.mask) == stays)
            return numbers
        return [number for number, kept in enumerate(self.mask) if kept == stays]

    def _group(self, group: _library.CGroup) -> Group:
        minus = self._references
        members = group.members[:group.size]
        return Group(group.id.decode(), group.representative - minus, group.centre - minus,
                     tuple(member.text - minus for member in members),
                     tuple(member.similarity for member in members))

    def __repr__(self) -> str:
        return f"<Result: {self._summary()}>"

    def _summary(self) -> str:
        dropped = len(self.dropped)
        summary = (f"{_counted(len(self), 'text')}: {len(self) - dropped} kept, {dropped} dropped, "
                   f"{_counted(len(self.groups), 'group')}")
        summary += f", the largest of {max(map(len, self.groups))}" if self.groups else ""
        oversized = self._found.groups.oversized_bands
        cap = self._grouping.band_cap
        return summary + (f"; {_counted(oversized, 'band')} of more than {cap} centres, so near texts may stay: "
                          f"band_cap={2 * cap} compares more" if oversized else "")

    def _repr_html_(self) -> str:
        """For notebooks: the largest groups with their texts."""
        rows = "".join(self._row(number, group) for group in self.groups[:_SHOWN_GROUPS]
                       for number in range(min(len(group), _SHOWN_MEMBERS)))
        more = len(self.groups) - _SHOWN_GROUPS
        note = f"<p>{_counted(more, 'more group')}</p>" if more > 0 else ""
        head = "<tr><th>group</th><th>text</th><th>similarity</th><th></th><th></th></tr>"
        return f"<p>{self._summary()}</p>" + (f"<table>{head}{rows}</table>{note}" if rows else "")

    def _row(self, place: int, group: Group) -> str:
        number = group.members[place]
        text = " ".join(self.text(number).split())
        if len(text) > _SHOWN_CHARACTERS:
            text = text[:_SHOWN_CHARACTERS] + "…"
        name = f"{group.id}, {len(group)} texts" if place == 0 else ""
        role = "stays" if number == group.representative else ""
        return (f"<tr><td>{name}</td><td>{number}</td><td>{group.similarities[place]:.4f}</td><td>{role}</td>"
                f"<td style='text-align: left'>{html.escape(text)}</td></tr>")


_SHOWN_GROUPS = 10
_SHOWN_MEMBERS = 5
_SHOWN_CHARACTERS = 160


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
