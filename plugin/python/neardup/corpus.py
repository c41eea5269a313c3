"""Texts that are grouped together, in the C library."""

import ctypes
import re
import threading
from array import array
from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, Iterable, List, Optional, Tuple, Union

from . import _library
from ._library import Owned, call, library, made, real, sized, thread_count, utf8
from .arrow_texts import ArrowTexts, arrow_blocks
from .errors import InvalidArgumentError
from .scheme import Scheme
from .texts import TextBlock, blocks_of

KEEP = ("first", "last", "longest")
HEAVIEST = 3


@dataclass(frozen=True)
class Grouping:
    """How to group: see dedupe()."""

    threshold: float
    keep: Union[str, "array[float]"]
    references: int
    """How many texts at the front are those of another set."""
    families: str
    pairs: bool = False
    band_cap: int = 200


def scheme_text(scheme: Union[str, Scheme]) -> bytes:
    return utf8(scheme.text if isinstance(scheme, Scheme) else scheme, "scheme")


class Found(Owned):
    """Groups in the memory of the C library."""

    def __init__(self, handle: Any) -> None:
        super().__init__(handle, library.neardup_groups_free)
        self.groups = handle.contents


class Corpus(Owned):
    """Signs texts as they are added, and groups them once. Afterwards only the texts are left."""

    def __init__(self, scheme: Union[str, Scheme], threads: int) -> None:
        self.scheme = scheme
        self._threads = thread_count(threads)
        super().__init__(made(library.neardup_corpus_new, *sized(scheme_text(scheme)), self._threads),
                         library.neardup_corpus_free)
        self._blocks: List[Union[TextBlock, ArrowTexts]] = []  # of which the library has the addresses
        self._scopes: List[Optional["array[int]"]] = []  # of each block
        self._first: List[int] = []  # number of the first text of each
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def add(self, texts: Iterable[Any], name: str = "text", scopes: Optional["array[int]"] = None) -> None:
        """@param name  of one text, for errors, which number the texts that are added now. @param scopes  of each text."""
        if texts is None:
            raise TypeError(f"{name}s are None; give a list")
        first = self._size
        for block in arrow_blocks(texts) or blocks_of(texts, name):
            begin = self._size - first
            try:
                self._add_block(block, None if scopes is None else scopes[begin:begin + len(block)])
            except InvalidArgumentError as error:
                raise InvalidArgumentError(re.sub(r"^text (\d+)", lambda place: f"{name} {int(place[1]) - first}",
                                                  str(error))) from None
        if scopes is not None and len(scopes) != self._size - first:
            raise ValueError(f"within has {len(scopes)} values for {self._size - first} texts; give one for each")

    def again(self) -> "Corpus":
        """Another corpus of the same texts."""
        twin = Corpus(self.scheme, self._threads)
        for block, scopes in zip(self._blocks, self._scopes):
            twin._add_block(block, scopes)
        return twin

    def add_signed(self, texts: ArrowTexts, forms: ArrowTexts, scopes: Optional["array[int]"]) -> None:
        """@param forms  of the texts, from neardup_prepare_texts()."""
        call(library.neardup_corpus_add_signed, self._handle, texts.given, forms.given, len(texts), _numbers(scopes))
        self._keep(texts, scopes)

    def _add_block(self, block: Union[TextBlock, ArrowTexts], scopes: Optional["array[int]"]) -> None:
        if scopes is not None and len(scopes) < len(block):
            raise ValueError("within has fewer values than there are texts; give one for each")
        if isinstance(block, TextBlock):
            call(library.neardup_corpus_add_within, self._handle, block.given(), _numbers(scopes))
        else:
            call(library.neardup_corpus_add_apart, self._handle, block.given, len(block), _numbers(scopes))
        self._keep(block, scopes)

    def _keep(self, block: Union[TextBlock, ArrowTexts], scopes: Optional["array[int]"]) -> None:
        self._blocks.append(block)
        self._scopes.append(scopes)
        self._first.append(self._size)
        self._size += len(block)

    def text(self, number: int) -> str:
        block = bisect_right(self._first, number) - 1
        return self._blocks[block].text(number - self._first[block]).decode("utf-8", "replace")

    def group(self, grouping: Grouping) -> Found:
        wanted = _library.CGrouping(threshold=real(grouping.threshold, "threshold"), references=grouping.references,
                                    keep_families=_choice("families", grouping.families, ("split", "keep")),
                                    lists_pairs=grouping.pairs,
                                    band_cap=_band_cap(grouping.band_cap))
        if isinstance(grouping.keep, str):
            wanted.keep = _choice("keep", grouping.keep, KEEP, ", or a number or date for each text")
            return self._found(wanted, array("d"))
        weights = array("d", bytes(8 * grouping.references)) + grouping.keep
        if len(weights) != len(self):
            raise ValueError(f"keep has {len(grouping.keep)} numbers for {len(self) - grouping.references} texts; "
                             "give one for each")
        wanted.keep = HEAVIEST
        return self._found(wanted, weights)

    def _found(self, wanted: _library.CGrouping, weights: "array[float]") -> Found:
        """Groups in another thread, so that Ctrl-C reaches this one."""
        stop = ctypes.c_int32(0)
        wanted.stop = ctypes.pointer(stop)
        outcome: List[Union[Found, BaseException]] = []

        def work() -> None:  # keeps what the library reads, whatever happens to the caller
            wanted.weights = weights.buffer_info()[0]
            try:
                outcome.append(Found(made(library.neardup_group_corpus, self._handle, wanted,
                                          to=ctypes.POINTER(_library.CGroups))))
            except BaseException as error:  # raised where the caller is
                outcome.append(error)
            self._free(self._handle)
            self._handle = ctypes.c_void_p()

        thread = threading.Thread(target=work)
        try:
            thread.start()
        except RuntimeError:  # the system has no more threads
            work()
        try:
            if thread.ident is not None:
                thread.join()
        except BaseException:
            stop.value = 1
            thread.join()
            raise
        if isinstance(outcome[0], BaseException):
            raise outcome[0]
        return outcome[0]


def _numbers(scopes: Optional["array[int]"]) -> Any:
    return None if scopes is None else (ctypes.c_uint32 * len(scopes)).from_buffer(scopes)


def _band_cap(given: int) -> int:
    if not 1 <= given < 2 ** 32:
        raise ValueError(f"band_cap is {given}, must be from 1 to {2 ** 32 - 1}")
    return given


def _choice(name: str, given: str, choices: Tuple[str, ...], others: str = "") -> int:
    if given not in choices:
        raise ValueError(f"{name} is {given!r}, must be one of {', '.join(choices)}{others}")
    return choices.index(given)
